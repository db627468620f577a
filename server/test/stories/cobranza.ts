import {
  createCobranza,
  type editCobranza,
  getContextoCobranza,
  listCobranzas,
  putComprobante,
  type TipoDocumento,
} from '@distri/domain/cobranzas';
import type { BodyOf } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { first, run } from '../../src/platform/db/index.ts';
import { buildCliente } from '../factories.ts';
import { sendFile } from '../support/sendFile.ts';
import type { Persona, TestApi } from '../support/testApi.ts';
import { armarCuerpo, type Carga, type CobranzaBody, itemsDelEjemplo, next, nextRecibo } from './cobranzaBody.ts';

export {
  type Carga,
  type CobranzaBody,
  echeqs,
  fisicos,
  itemsDelEjemplo,
  nextRecibo,
  rib,
  suelto,
  trf,
} from './cobranzaBody.ts';
export type EdicionBody = BodyOf<typeof editCobranza>;

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

/** What the form sends: it reads its context, lets the domain calculate, and sends ids, amounts and the two figures. */
export async function llenar(persona: Persona, cliente: string, carga: Carga, id?: number): Promise<CobranzaBody> {
  const { result } = await persona.ok(getContextoCobranza, { query: { cliente, ...(id && { id }) } });
  return armarCuerpo(result, carga);
}

/** The whole collection as its page shows it. */
export async function leer(persona: Persona, id: number) {
  const [cobranza] = (await persona.ok(listCobranzas, { query: { id } })).result;
  if (!cobranza?.items || !cobranza.documentos || !cobranza.detalleCompleto) throw new Error(`no collection ${id}`);
  const { items, documentos, detalleCompleto, ...row } = cobranza;
  return { ...row, items, documentos, detalle: detalleCompleto };
}

/** A customer who owes the two invoices of the worked example. */
export async function buildDeudor(api: TestApi, vendedor = 'V1'): Promise<{ cliente: string; documentos: number[] }> {
  const cliente = await buildCliente(api.pool, { vendedor });
  return { cliente, documentos: await buildEjemplo(api, cliente) };
}

export interface Hecha {
  id: number;
  cliente: string;
  documentos: number[];
  carga: Carga;
}

/** A collection of the worked example as somebody entered it, with what the test changes; 'G' saves it. */
export async function hacerCobranza(
  api: TestApi,
  persona: Persona,
  changes: Partial<Carga> = {},
  { setStatus, vendedor }: { setStatus?: 'G' | undefined; vendedor?: string } = {},
): Promise<Hecha> {
  const { cliente, documentos } = await buildDeudor(api, vendedor);
  const carga = { documentos, items: itemsDelEjemplo(), numrec: nextRecibo(), ...changes };
  const body = { ...(await llenar(persona, cliente, carga)), ...(setStatus && { setStatus }) };
  const { id } = await persona.ok(createCobranza, { query: { cliente }, body });
  return { id, cliente, documentos, carga };
}

/** Uploads the proof of an item, or of the receipt (RDC), as the dialog does; `null`: without the file. */
export const subirComprobante = (
  api: TestApi,
  persona: Persona,
  idrecibo: number,
  numitem: string | number,
  bytes: Uint8Array | null,
) => sendFile(api, persona, putComprobante, { idrecibo, numitem: String(numitem) }, bytes);
