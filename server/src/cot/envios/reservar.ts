import { createHash } from 'node:crypto';
import { bytesArchivo, nombreArchivo, repartirEnArchivos } from '@distri/domain/cot';
import { formatNumero } from '@distri/domain/cuentas';
import { isBlocking, isRefusal, type Refusal, refuse } from '@distri/domain/kernel';
import type { CommandCtx } from '../../platform/commands/index.ts';
import { arbaEsperaMs } from '../../platform/config.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { esSimulada } from '../arba/conexion.ts';
import {
  type Armado,
  armar,
  presentProblema,
  problemasGenerales,
  problemasPropios,
  queViajan,
  type Viaje,
} from '../armar.ts';
import type { HojasDeRuta } from '../hojas.ts';
import { checkDominio, leerSeleccion, type Seleccion } from '../seleccion.ts';
import { despacharPedidos } from './pedidos.ts';
import { insertEnvio, readPedidosDe, takeSecuencia } from './repository.ts';

/** After the wait for the answer, time to note it: beyond this whoever was sending is gone. */
const MARGEN_MS = 30_000;

/** Until when a sending that starts now may still be on its way. */
export const esperaDesde = (ahora: Date) => new Date(ahora.getTime() + arbaEsperaMs() + MARGEN_MS);

/** A file that is fixed, and the request that fixed it. */
export interface Reservado {
  envio: number;
  pedido: string;
}

/**
 * Fixes name, bytes and documents of a file before anybody sees it (reliability D4), under the lock of the day's
 * counter. `descarga`: people upload it by themselves, so that its orders leave now (domain-facts §4.2).
 */
export async function reservar(
  tx: Tx,
  ctx: CommandCtx,
  seleccion: Seleccion,
  via: 'arba' | 'descarga',
  hojas: HojasDeRuta,
): Promise<Reservado | Refusal> {
  const wrongPlate = checkDominio(seleccion.dominio);
  if (wrongPlate) return wrongPlate;
  const { cot } = ctx.empresa;
  const secuencia = cot ? await takeSecuencia(tx, cuitDe(ctx), ctx.today()) : 0;
  const leida = await leerSeleccion(ctx, seleccion, hojas);
  if (isRefusal(leida)) return leida;
  const armados = armar(queViajan(leida.rows), leida.viaje);
  const refused = checkArmados(armados, leida.viaje);
  if (refused) return refused;
  const envio = await guardar(tx, ctx, armados, leida.viaje, via, secuencia);
  if (via === 'descarga') {
    const numeros = armados.map(({ numeroUnico }) => numeroUnico);
    await despacharPedidos(tx, ctx, await readPedidosDe(tx, envio, numeros), 'COT: archivo TXT descargado');
  }
  return { envio, pedido: ctx.requestId };
}

const cuitDe = ({ empresa }: Pick<CommandCtx, 'empresa'>) => empresa.legal.cuit.replace(/\D/g, '');

/** What ARBA would refuse is refused here, document by document, and nothing is kept. */
function checkArmados(armados: readonly Armado[], { hoja }: Viaje): Refusal | null {
  const generales = problemasGenerales(armados, hoja)
    .filter(isBlocking)
    .map((problem) => ({ ...presentProblema(problem), path: 'dominio' }));
  const propios = armados.flatMap((armado) =>
    problemasPropios(armado).map((problem) => {
      const { code, message } = presentProblema(problem);
      return { code, message: `${nombreDe(armado)}: ${message}`, path: problem.path ?? armado.numeroUnico };
    }),
  );
  const problems = [...generales, ...propios].map(({ code, message, path }) => ({ code, message, path }));
  const [first] = problems;
  if (first) return refuse(VIVOS.has(first.code) ? 409 : 422, first.message, { problems });
  const archivos = repartirEnArchivos(armados.map((armado) => ({ ...armado.remito, armado })));
  const apart = archivos[1]?.[0];
  if (!apart) return null;
  return refuse(422, `${nombreDe(apart.armado)} tiene el mismo número que otro documento: va en otro archivo.`);
}

/** Somebody else's file has it: a state, not a defect of the document. */
const VIVOS: ReadonlySet<string> = new Set(['CON_COT', 'ENVIANDO', 'SIN_RESPUESTA', 'A_VERIFICAR']);

/** 'Remito R 0004-00001234'. */
const nombreDe = ({ row }: Armado) => `${row.tipo === 'REM' ? 'Remito' : 'Factura'} ${formatNumero(row.documento)}`;

async function guardar(
  tx: Tx,
  ctx: CommandCtx,
  armados: readonly Armado[],
  { cuit, patente, vehiculo, hoja, hoy, cot }: Viaje,
  via: 'arba' | 'descarga',
  secuencia: number,
): Promise<number> {
  const bytes = Buffer.from(bytesArchivo({ cuit, remitos: armados.map(({ remito }) => remito) }));
  const md5 = createHash('md5').update(bytes).digest('hex');
  const nombre = nombreArchivo(cuit, hoy, secuencia);
  const ahora = ctx.now();
  const { userId: usuario, username } = ctx.sesion;
  const id = await insertEnvio(tx, {
    via,
    nombre,
    cuit,
    dia: hoy,
    bytes,
    md5,
    patente,
    vehiculoTipo: vehiculo?.tipo ?? 'P',
    vehiculoDesc: vehiculo?.detalle ?? '',
    hoja: hoja?.id ?? null,
    usuario,
    username,
    ahora,
    esperaHasta: via === 'arba' ? esperaDesde(ahora) : null,
    simulada: via === 'arba' && esSimulada(cot),
    resultado: via === 'arba' ? 'enviando' : 'descargado',
    numeros: armados.map(({ numeroUnico }) => numeroUnico),
    tipos: armados.map(({ row }) => row.tipo),
    facturas: armados.map(({ row }) => row.factura),
    remitos: armados.map(({ row }) => row.remito),
  });
  ctx.audit(via === 'arba' ? 'enviar' : 'descargar', 'cot', id, null, {
    nombre,
    md5,
    patente,
    documentos: armados.map(nombreDe),
  });
  return id;
}
