import { type CodigoEnvio, chequesDe, type createCobranza, MENSAJES_ENVIO } from '@distri/domain/cobranzas';
import { type BodyOf, type Refusal, refuse } from '@distri/domain/kernel';
import type { Valor } from '@distri/domain/valores';
import { sql } from 'kysely';
import type { CommandCtx } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { first } from '../../platform/db/kysely.ts';

type Cuerpo = Omit<BodyOf<typeof createCobranza>, 'setStatus'>;

/** Fields of `headerData` that name rows of other tables. */
const ENCABEZADO = {
  usuario: 'No existe el usuario',
  condcomercial: 'No existe la condición comercial',
  tipoasiento: 'No existe el tipo de asiento',
  talrecibo: 'No existe el talonario de notas de crédito',
  jurisdiccion: 'No existe la jurisdicción',
  transporte: 'No existe el transporte',
} as const;

/** What the database says of what was sent, in one statement. */
export interface Hechos {
  /** Credit of the account that nothing uses yet. */
  saldo: number;
  cuentas: number[];
  jurisdicciones: number[];
  bancos: string[];
  encabezado: (keyof typeof ENCABEZADO)[];
  /** Cheques of other live collections: place among those that were sent. */
  cheques: { orden: number; por: 'numero' | 'idelectro' }[];
  /** Another collection has this receipt, or the account has it already. */
  recibo: boolean;
}

interface Pregunta {
  cliente: string;
  cuerpo: Cuerpo;
  items: readonly Valor[];
  /** The one that is being edited; its own cheques and receipt do not count. */
  cobranza: number;
}

/** Cheques that may clash: nobody said that they are repeated, and their number is one. */
const dudosos = (items: readonly Valor[]) =>
  chequesDe(items).filter(({ repetido, numero }) => !repetido && /^\d{1,8}$/.test(numero));

export async function readHechos(
  tx: Tx,
  { sesion }: CommandCtx,
  { cliente, cuerpo, items, cobranza }: Pregunta,
): Promise<Hechos> {
  const { headerData: h } = cuerpo;
  const elegido = sesion.rol === 'A' || sesion.rol === 'O' ? (h.usuario ?? null) : null;
  const cuentas = items.flatMap(({ transferencia }) => transferencia.cuenta ?? []);
  const jurisdicciones = items.flatMap(({ jurisdiccion }) => jurisdiccion ?? []);
  const bancos = items.flatMap(({ cheques }) => cheques.map(({ banco }) => banco));
  const cheques = dudosos(items);
  const recibo = `X0006${cuerpo.cobranza.numrec.padStart(8, '0')}`;
  const row = await first(
    tx,
    sql<Hechos>`
      WITH enviados AS (
        SELECT * FROM unnest(${cheques.map(({ numero }) => numero)}::bigint[], ${cheques.map(({ banco }) => banco)}::text[],
          ${cheques.map(({ idelectro }) => idelectro)}::text[]) WITH ORDINALITY AS s (numero, banco, idelectro, orden)),
      ajenos AS (
        SELECT s.orden, 'numero' AS por FROM enviados s JOIN cheques q ON q.numero_llano = s.numero AND q.banco = s.banco
          JOIN cobranza_items i ON i.id = q.item WHERE NOT q.repetido AND NOT q.rechazado AND i.cobranza <> ${cobranza}
        UNION ALL
        SELECT s.orden, 'idelectro' FROM enviados s JOIN cheques q ON q.idelectro = s.idelectro AND s.idelectro <> ''
          JOIN cobranza_items i ON i.id = q.item WHERE NOT q.repetido AND NOT q.rechazado AND i.cobranza <> ${cobranza})
      SELECT saldo_a_favor(${cliente}) AS saldo,
        ARRAY(SELECT unnest(${cuentas}::int[]) EXCEPT SELECT id FROM cuentas_bancarias WHERE activa
              EXCEPT SELECT cuenta FROM cobranza_items WHERE cobranza = ${cobranza}) AS cuentas,
        ARRAY(SELECT unnest(${jurisdicciones}::int[]) EXCEPT SELECT id FROM jurisdicciones) AS jurisdicciones,
        ARRAY(SELECT unnest(${bancos}::text[]) EXCEPT SELECT id FROM bancos) AS bancos,
        array_remove(ARRAY[
          CASE WHEN ${elegido}::int NOT IN (SELECT id FROM usuarios) THEN 'usuario' END,
          CASE WHEN ${h.condcomercial}::bigint NOT IN (SELECT id FROM condiciones_venta) THEN 'condcomercial' END,
          CASE WHEN ${h.tipoasiento}::bigint NOT IN (SELECT id FROM tipos_asiento) THEN 'tipoasiento' END,
          CASE WHEN ${h.talrecibo}::int <> ALL (SELECT id FROM talonarios WHERE comprobante = 'notaCredito' AND activo) THEN 'talrecibo' END,
          CASE WHEN ${h.jurisdiccion ?? null}::bigint NOT IN (SELECT id FROM jurisdicciones) THEN 'jurisdiccion' END,
          CASE WHEN ${h.transporte}::text NOT IN (SELECT id FROM transportes) THEN 'transporte' END], NULL) AS encabezado,
        (SELECT coalesce(json_agg(a ORDER BY a.orden), '[]') FROM ajenos a) AS cheques,
        EXISTS (SELECT 1 FROM cobranzas b WHERE b.recibo = ${recibo} AND b.id <> ${cobranza})
          OR EXISTS (SELECT 1 FROM cuenta_documentos r WHERE r.tipo = 'RCO' AND r.documento = ${recibo}) AS recibo`,
  );
  if (!row) throw new Error('a row of facts');
  return row;
}

const problem = (code: string, message: string, path: string) =>
  refuse(422, message, { problems: [{ code, message, path }] });

const envio = (code: CodigoEnvio, params: Record<string, string>, path: string) =>
  problem(code, MENSAJES_ENVIO[code](params), path);

export const RECIBO_REPETIDO = (numrec: string): Refusal => {
  const message = `El recibo ${numrec} ya se usó: verificá el número`;
  return refuse(409, message, { problems: [{ code: 'RECIBO_REPETIDO', message, path: 'numrec' }] });
};

/** The first thing that was named and is not there, or is somebody else's already. */
export function checkHechos(hechos: Hechos, { cobranza }: Cuerpo, items: readonly Valor[]): Refusal | null {
  const [campo] = hechos.encabezado;
  if (campo) return problem('NO_EXISTE', ENCABEZADO[campo], `headerData.${campo}`);
  if (hechos.recibo) return RECIBO_REPETIDO(cobranza.numrec);
  return checkReferidos(hechos, items) ?? checkAjenos(hechos, items);
}

function checkReferidos({ cuentas, jurisdicciones, bancos }: Hechos, items: readonly Valor[]): Refusal | null {
  for (const [index, { transferencia, jurisdiccion, cheques }] of items.entries()) {
    const at = `items.${index}`;
    if (transferencia.cuenta !== null && cuentas.includes(transferencia.cuenta))
      return problem('NO_EXISTE', 'No existe la cuenta bancaria', `${at}.cuenta`);
    if (jurisdiccion !== null && jurisdicciones.includes(jurisdiccion))
      return problem('NO_EXISTE', 'No existe la jurisdicción', `${at}.jurisdiccion`);
    const position = cheques.findIndex(({ banco }) => bancos.includes(banco));
    if (position !== -1) return problem('NO_EXISTE', 'No existe el banco', `${at}.cheques.${position}.banco`);
  }
  return null;
}

function checkAjenos(hechos: Hechos, items: readonly Valor[]): Refusal | null {
  const [ajeno] = hechos.cheques;
  const cheque = ajeno && dudosos(items)[ajeno.orden - 1];
  if (!ajeno || !cheque) return null;
  const { numero, idelectro, path } = cheque;
  return ajeno.por === 'numero'
    ? envio('CHEQUE_REPETIDO', { numero }, path)
    : envio('IDELECTRO_REPETIDO', { numero, idelectro }, path);
}
