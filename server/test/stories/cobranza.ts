import {
  type ContextoCobranza,
  calcular,
  type createCobranza,
  type DocumentoACancelar,
  type editCobranza,
  getContextoCobranza,
  listCobranzas,
  SIN_DESCUENTO_FIJO,
  type TipoDocumento,
} from '@distri/domain/cobranzas';
import type { BodyOf } from '@distri/domain/kernel';
import { type ItemDeCobranzaEntrada, normalizeValor } from '@distri/domain/valores';
import { sql } from 'kysely';
import { first, run } from '../../src/platform/db/index.ts';
import type { Persona, TestApi } from '../support/testApi.ts';

export type CobranzaBody = Omit<BodyOf<typeof createCobranza>, 'setStatus'>;
export type EdicionBody = BodyOf<typeof editCobranza>;

/** The day of the stories' receipts. */
export const RECIBO = '2026-11-20';

let serial = 0;
const next = () => ++serial;

export interface Deuda {
  cliente: string;
  tipo?: TipoDocumento;
  ingreso?: string;
  importe: number;
  percepciones?: number;
  puntoVenta?: number;
  /** The Guardada that its term adjustment is for. */
  cobranza?: number;
}

/** An open document of a customer's account; answers its id. */
export async function buildDocumento(api: TestApi, deuda: Deuda): Promise<number> {
  const { tipo = 'FAC', ingreso = '2026-11-02', importe, percepciones = 0, puntoVenta = 4 } = deuda;
  const documento = `A${String(puntoVenta).padStart(4, '0')}${String(70_000_000 + next())}`;
  const row = await first(
    api.pool,
    sql<{ id: number }>`
      INSERT INTO cuenta_documentos (cliente, tipo, documento, ingreso, vencimiento, importe, pendiente, percepciones, cobranza)
      VALUES (${deuda.cliente}, ${tipo}, ${documento}, ${ingreso}, ${ingreso}, ${importe}, ${importe}, ${percepciones}, ${deuda.cobranza ?? null})
      RETURNING id`,
  );
  if (!row) throw new Error('no document');
  return row.id;
}

/** Credit in the customer's favour: the surplus of an older receipt. */
export async function buildCredito(api: TestApi, cliente: string, importe: number): Promise<void> {
  const documento = `X0006${String(80_000_000 + next())}`;
  await run(
    api.pool,
    sql`
      WITH recibo AS (
        INSERT INTO cuenta_documentos (cliente, tipo, documento, ingreso, vencimiento, importe, pendiente)
        VALUES (${cliente}, 'RCO', ${documento}, '2026-10-01', '2026-10-01', ${importe}, 0)),
      movimiento AS (INSERT INTO cuenta_movimientos (cliente, importe, clase) VALUES (${cliente}, ${importe}, 'inicial'))
      UPDATE cuentas_corrientes SET saldo = saldo + ${importe} WHERE cliente = ${cliente}`,
  );
}

/** The two invoices of the worked example, eighteen and eight days old (domain-facts §4.7). */
export async function buildEjemplo(api: TestApi, cliente: string): Promise<number[]> {
  const first = await buildDocumento(api, { cliente, importe: 600_000_00, percepciones: 15_000_00 });
  const second = await buildDocumento(api, {
    cliente,
    ingreso: '2026-11-12',
    importe: 400_000_00,
    percepciones: 10_000_00,
  });
  return [first, second];
}

type Item = ItemDeCobranzaEntrada & { cotizacion_item?: number };
const base = { leyenda: 'Valor', cheques: [], jurisdiccion: null, transferencia: null };

/** Payment items as the form sends them. */
export const trf = (importe: number, fecha = RECIBO): Item => ({
  ...base,
  id: next(),
  tipo: 'TRF',
  importe,
  fecha,
  transferencia: { numero: '', cuenta: 1 },
});
export const suelto = (tipo: ItemDeCobranzaEntrada['tipo'], importe: number, fecha: string | null = RECIBO): Item => ({
  ...base,
  id: next(),
  tipo,
  importe,
  fecha,
});
export const rib = (importe: number): Item => ({ ...suelto('RIB', importe), jurisdiccion: 902 });

interface ChequeDicho {
  importe: number;
  fecha?: string;
  numero?: string;
  idelectro?: string;
  banco?: string;
  repetido?: boolean;
}

function cheques(tipo: 'CHE' | 'CHF', dichos: readonly ChequeDicho[]): Item {
  const rows = dichos.map(({ importe, fecha = '2026-12-05', banco = '011', ...cheque }) => {
    const numero = cheque.numero ?? String(10_000 + next());
    const iselectro = tipo === 'CHE';
    const idelectro = iselectro ? (cheque.idelectro ?? `E${numero}`) : '';
    return { numero, banco, fecha, importe, iselectro, idelectro, repetido: cheque.repetido ?? false };
  });
  return {
    ...base,
    id: next(),
    tipo,
    fecha: null,
    importe: rows.reduce((sum, row) => sum + row.importe, 0),
    cheques: rows,
  };
}
export const echeqs = (...dichos: ChequeDicho[]) => cheques('CHE', dichos);
export const fisicos = (...dichos: ChequeDicho[]) => cheques('CHF', dichos);

/** The items of the worked example: with them the balance is nothing. */
export const itemsDelEjemplo = () => [trf(300_000_00), echeqs({ importe: 465_500_00 }), rib(20_000_00)];

const headerData = {
  condcomercial: 1,
  tipoasiento: 1,
  talrecibo: 3,
  jurisdiccion: null,
  transporte: '000',
  leyenda1: '',
  leyenda2: '',
};

export interface Carga {
  /** Ids, or ids with the part that is cancelled. */
  documentos: readonly (number | { id: number; importe: number })[];
  items: readonly Item[];
  numrec?: string;
  fecharecibo?: string;
  observa?: string;
  descuentoFijo?: CobranzaBody['descuentoFijo'];
}

/** A receipt number of five digits that no other story has. */
export const nextRecibo = () => String(20_000 + next());

function rulesOf(row: ContextoCobranza['documentos'][number], importe: number): DocumentoACancelar {
  const { id, tipo, numero, ingreso, total, percepciones, pendi, isPrepago, max_importe, punto_venta, condvta30 } = row;
  const facts = { id, tipo, numero, ingreso, total, percepciones, pendi, isPrepago };
  return { ...facts, importe, maxImporte: max_importe, puntoVenta: punto_venta, condVta30: condvta30 };
}

/** What the form sends: it reads its context, lets the domain calculate, and sends ids, amounts and the two figures. */
export async function llenar(persona: Persona, cliente: string, carga: Carga, id?: number): Promise<CobranzaBody> {
  const { result: contexto } = await persona.ok(getContextoCobranza, { query: { cliente, ...(id && { id }) } });
  const { numrec = nextRecibo(), fecharecibo = RECIBO, observa = '', descuentoFijo = SIN_DESCUENTO_FIJO } = carga;
  const documentos = carga.documentos.map((one) => {
    const wanted = typeof one === 'number' ? { id: one } : one;
    const row = contexto.documentos.find((each) => each.id === wanted.id);
    if (!row) throw new Error(`document ${wanted.id} is not offered`);
    return rulesOf(row, 'importe' in wanted ? wanted.importe : row.importe);
  });
  const calculo = calcular(
    { fechaRecibo: fecharecibo, documentos, items: carga.items.map(normalizeValor), descuentoFijo },
    {
      escala: contexto.escala,
      sinDescuento: contexto.cliente.sin_descuento,
      saldoCuentaCorriente: contexto.cliente.saldoCuentaCorriente,
    },
  );
  const { impdesc, saldo } = calculo;
  const sent = documentos.map(({ id: documento, tipo, importe }) => ({ id: documento, tipo, importe }));
  const cobranza = { numrec, fecharecibo, observa, documentos: sent, items: [...carga.items], impdesc, saldo };
  return { headerData: { ...headerData }, cobranza, descuentoFijo };
}

/** The whole collection as its page shows it. */
export async function leer(persona: Persona, id: number) {
  const [cobranza] = (await persona.ok(listCobranzas, { query: { id } })).result;
  if (!cobranza?.items || !cobranza.documentos || !cobranza.detalleCompleto) throw new Error(`no collection ${id}`);
  const { items, documentos, detalleCompleto, ...row } = cobranza;
  return { ...row, items, documentos, detalle: detalleCompleto };
}
