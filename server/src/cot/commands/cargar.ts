import { cargarCot, estadoEnvio, isCot, normalizeCot, setCodigoArba } from '@distri/domain/cot';
import { refuse } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { command } from '../../platform/commands/index.ts';
import { first } from '../../platform/db/index.ts';
import { despacharPedidos } from '../envios/pedidos.ts';
import {
  endPerdido,
  isPerdido,
  lockEnvio,
  otroEnvioCon,
  readPedidosDe,
  readRemitos,
  setCot,
} from '../envios/repository.ts';

const DONE = { result: true } as const;
/** Where ARBA may have it: it said so, said nothing, or somebody uploaded the file by hand. */
const CARGABLES: readonly string[] = ['a_verificar', 'sin_respuesta', 'descargado'];

/** PUT /afip/cot/cargar: the COT that a person looked up on ARBA's page; its orders leave as with any other. */
export const cargarRoute = command(cargarCot, async (tx, ctx, { body }) => {
  const cot = normalizeCot(body.cot);
  if (!isCot(cot)) return refuse(422, 'El COT tiene entre 4 y 30 números o letras.', { problems: [COT_INVALIDO] });
  const { envio, numeroUnico } = body;
  const ahora = ctx.now();
  const locked = await lockEnvio(tx, envio);
  if (locked && isPerdido(locked, ahora)) await endPerdido(tx, envio);
  const rows = await readRemitos(tx, envio);
  const row = rows.find(({ numero_unico }) => numero_unico === numeroUnico);
  if (!locked || !row) return refuse(404, 'No existe ese documento en el envío');
  if (row.resultado === 'aceptado' && row.cot === cot) return DONE;
  if (!CARGABLES.includes(row.resultado))
    return refuse(409, NO_CARGABLE[row.resultado] ?? 'Ese documento ya tiene su COT.');
  if (await otroEnvioCon(tx, envio, numeroUnico)) return refuse(409, 'Otro archivo ya lleva ese documento.');
  const after = rows.map(({ numero_unico, resultado }) => (numero_unico === numeroUnico ? 'aceptado' : resultado));
  await setCot(tx, { envio, numeroUnico, cot, username: ctx.sesion.username, estado: estadoEnvio(after), ahora });
  await despacharPedidos(tx, ctx, await readPedidosDe(tx, envio, [numeroUnico]), `COT ${cot}, cargado a mano`);
  ctx.audit('cargar', 'cot', envio, { numeroUnico, resultado: row.resultado }, { numeroUnico, cot });
  return DONE;
});

const COT_INVALIDO = { code: 'COT', path: 'cot', message: 'El COT tiene entre 4 y 30 números o letras.' };
const NO_CARGABLE: Readonly<Record<string, string>> = {
  enviando: 'Se está enviando a ARBA en este momento.',
  rechazado: 'ARBA lo rechazó: no tiene COT. Corregilo y envialo otra vez.',
};

/** PUT /afip/cot/codigoArticulo: mended where its lack is told. */
export const codigoRoute = command(setCodigoArba, async (tx, ctx, { body: { articulo, codigo } }) => {
  const row = await first(
    tx,
    sql<{ antes: string }>`UPDATE articulos a SET codigo_arba = ${codigo} FROM articulos b
      WHERE a.id = ${articulo} AND b.id = a.id RETURNING b.codigo_arba AS antes`,
  );
  if (!row) return refuse(404, 'No existe el artículo');
  if (row.antes !== codigo) ctx.audit('codigoArba', 'articulo', articulo, { codigo: row.antes }, { codigo });
  return DONE;
});
