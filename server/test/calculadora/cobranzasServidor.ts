import { sql } from 'kysely';
import { expect } from 'vitest';
import { all, first, run } from '../../src/platform/db/index.ts';
import { buildCliente, buildSaldo, seedCuentasBancarias } from '../factories.ts';
import { seedFacturacion } from '../stories/facturacion.ts';
import { createTestApi, type Persona, type TestApi } from '../support/testApi.ts';
import { type Cifras, type Comprobante, calculateRecibo, type Recibo, type Valor } from './cobranzas.ts';
import { minus } from './documento.ts';
import { readExact, round, write } from './racional.ts';
import { cents, jsonNumber } from './wire.ts';

/** The business day of the test's clock: a receipt cannot be older (D3 §5). */
export const HOY = '2026-11-20';

/** An API without collections of anybody, and who may enter everything in it. */
export interface MesaDeCobranzas {
  api: TestApi;
  admin: Persona;
}

export async function openMesaDeCobranzas(): Promise<MesaDeCobranzas> {
  const api = await createTestApi({
    seed: async (pool) => {
      await seedFacturacion(pool);
      await seedCuentasBancarias(pool);
    },
    empresa: { tablaFijaDiasPago: false },
    sinInvariantes: 'Las facturas no tienen renglones y sus importes son los del caso',
  });
  return { api, admin: await api.persona({ rol: 'A' }) };
}

/** Receipts, invoices and cheques of every collection are their own. */
let serial = 0;
const next = (): number => ++serial;

const CENTAVOS_POR_PESO = 100;
const toCents = (amount: string): number => Math.round(jsonNumber(amount) * CENTAVOS_POR_PESO);

async function writeEscala({ api }: MesaDeCobranzas, escala: Recibo['escala']): Promise<void> {
  await run(api.pool, sql`DELETE FROM bonificaciones_dias_pago`);
  const rows = escala.map(({ dias, porcentaje }) => ({
    dias,
    porcentaje: Math.round(jsonNumber(porcentaje) * 10_000),
  }));
  await run(
    api.pool,
    sql`INSERT INTO bonificaciones_dias_pago SELECT * FROM unnest(${rows.map(({ dias }) => dias)}::int[], ${rows.map((row) => row.porcentaje)}::int[])`,
  );
}

/** An invoice whose only use is what a collection reads of it. */
async function insertFactura({ api }: MesaDeCobranzas, cliente: string, row: Comprobante): Promise<number> {
  const [total, percepciones] = [toCents(row.total), toCents(row.percepciones)];
  const neto = total - percepciones;
  const inserted = await first(
    api.pool,
    sql<{ id: number }>`
      INSERT INTO facturas (letra, punto_venta, numero, talonario, cliente, vendedor, ingreso, vencimiento, isprepago, condvta30, bonificacion,
        listaprecio, condcomercial, subtotal, bonificado, importe_bonificado, iva, impiibb, importe, alicuota_iva)
      VALUES ('A', ${row.puntoVenta}, ${next()}, 50, ${cliente}, 'V1', ${row.ingreso}, ${row.ingreso}, ${row.prepago}, ${row.condvta30}, 0,
        1, 1, ${neto}, 0, ${neto}, 0, ${percepciones}, ${total}, 0) RETURNING id`,
  );
  return inserted?.id ?? 0;
}

/** Opens the document in the account, part of it paid; answers its number there. */
async function insertComprobante(mesa: MesaDeCobranzas, cliente: string, row: Comprobante): Promise<number> {
  const factura = row.tipo === 'FAC' ? await insertFactura(mesa, cliente, row) : null;
  const documento = `A${String(row.puntoVenta).padStart(4, '0')}${String(next()).padStart(8, '0')}`;
  const inserted = await first(
    mesa.api.pool,
    sql<{ id: number }>`
      INSERT INTO cuenta_documentos (cliente, tipo, documento, factura, ingreso, vencimiento, importe, pendiente, percepciones)
      VALUES (${cliente}, ${row.tipo}, ${documento}, ${factura}, ${row.ingreso}, ${row.ingreso}, ${toCents(row.total)}, ${toCents(row.pendi)},
        ${toCents(row.percepciones)}) RETURNING id`,
  );
  return inserted?.id ?? 0;
}

/** The customer of the case with its account, and the case with the numbers that its documents got. */
export async function setUp(mesa: MesaDeCobranzas, caso: Recibo): Promise<{ cliente: string; recibo: Recibo }> {
  await writeEscala(mesa, caso.escala);
  const cliente = await buildCliente(mesa.api.pool);
  await run(mesa.api.pool, sql`UPDATE clientes SET sin_descuento = ${caso.sinDescuento} WHERE id = ${cliente}`);
  await buildSaldo(mesa.api.pool, cliente, toCents(caso.cuenta));
  const comprobantes: Comprobante[] = [];
  for (const row of [...caso.comprobantes].sort((a, b) => a.id - b.id))
    comprobantes.push({ ...row, id: await insertComprobante(mesa, cliente, row) });
  return { cliente, recibo: { ...caso, comprobantes } };
}

function inject({ api, admin }: MesaDeCobranzas, method: 'GET' | 'POST', path: string, payload?: object) {
  return api.app.inject({
    method,
    url: `/${api.empresa.id}/v1${path}`,
    headers: { authorization: `Bearer ${admin.token}`, 'idempotency-key': `cobranza-${next()}` },
    ...(payload ? { payload } : {}),
  });
}

async function read(mesa: MesaDeCobranzas, path: string) {
  const response = await inject(mesa, 'GET', path);
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
  return response.json();
}

const asDay = (day: string): string => day.split('-').reverse().join('/');

interface DocumentoLeido {
  id: number;
  dias: number;
  total: number;
  percepciones: number;
  pendi: number;
  max_importe: number;
  punto_venta: number;
  isPrepago: boolean;
  condvta30: boolean;
  importe: number;
  descuento: number;
}

/** Compares what the form starts with: documents, scale and account, as the case has them. */
export async function compareContexto(mesa: MesaDeCobranzas, cliente: string, recibo: Recibo): Promise<void> {
  const { result } = await read(mesa, `/cobranzas/contexto?cliente=${cliente}`);
  const { dias } = calculateRecibo(recibo);
  const expected = recibo.comprobantes.map((row, n) => ({
    id: row.id,
    dias: dias[n],
    total: jsonNumber(row.total),
    percepciones: jsonNumber(row.percepciones),
    pendi: jsonNumber(row.pendi),
    max_importe: jsonNumber(row.maximo),
    punto_venta: row.puntoVenta,
    isPrepago: row.prepago,
    condvta30: row.condvta30,
  }));
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
  const documentos: DocumentoLeido[] = result.documentos;
  expect([...documentos].sort(byId)).toMatchObject([...expected].sort(byId));
  expect(documentos).toHaveLength(expected.length);
  const escala = recibo.escala.map((row) => ({ dias: row.dias, porcentaje: jsonNumber(row.porcentaje) }));
  expect(result.escala).toEqual([...escala].sort((a, b) => a.dias - b.dias));
  expect(result.cliente).toMatchObject({
    sin_descuento: recibo.sinDescuento,
    saldoCuentaCorriente: jsonNumber(recibo.cuenta),
  });
}

const itemOf = ({ tipo, fecha, importe, cheques }: Valor, n: number) => ({
  id: n + 1,
  tipo,
  fecha: fecha === null ? null : asDay(fecha),
  importe: jsonNumber(importe),
  leyenda: `Ítem ${n + 1}`,
  transferencia: { numero: String(n + 1), cuenta: 1 },
  cheques: cheques.map((cheque) => {
    const numero = String(next());
    const electronico = tipo === 'CHE' ? { iselectro: true, idelectro: `E${numero}` } : {};
    const dia = cheque.fecha === null ? null : asDay(cheque.fecha);
    return { numero, banco: '011', fecha: dia, importe: jsonNumber(cheque.importe), ...electronico };
  }),
  jurisdiccion: tipo === 'RIB' ? 902 : null,
});

const fijoOf = (fijo: Recibo['fijo']) => ({
  enabled: fijo !== null,
  tipo: fijo?.tipo ?? 'importe',
  importe: fijo?.tipo === 'importe' ? jsonNumber(fijo.valor) : 0,
  porcentaje: fijo?.tipo === 'porcentaje' ? jsonNumber(fijo.valor) : 0,
});

/** What the form sends, with the calculator's figures. */
export function bodyOf(recibo: Recibo, { impdesc, saldo }: Pick<Cifras, 'impdesc' | 'saldo'>) {
  return {
    headerData: {},
    cobranza: {
      numrec: String(next()).padStart(5, '0'),
      fecharecibo: asDay(recibo.fecha),
      documentos: recibo.comprobantes.map(({ id, tipo, importe }) => ({ id, tipo, importe: jsonNumber(importe) })),
      items: recibo.valores.map(itemOf),
      impdesc: jsonNumber(impdesc),
      saldo: jsonNumber(saldo),
    },
    descuentoFijo: fijoOf(recibo.fijo),
  };
}

export const send = (mesa: MesaDeCobranzas, cliente: string, body: object) =>
  inject(mesa, 'POST', `/cobranzas?cliente=${cliente}`, body);

/** An exact average as it is shown: days with two decimals. */
const shownDays = (fraction: string): number => jsonNumber(write(round(readExact(fraction), 2), 2));

async function compareStored(mesa: MesaDeCobranzas, id: number, recibo: Recibo, figures: Cifras): Promise<void> {
  const [row] = (await read(mesa, `/cobranzas?id=${id}`)).result;
  const documentos: DocumentoLeido[] = row.documentos;
  const place = new Map(documentos.map((documento, n) => [documento.id, n]));
  const inOrder = recibo.comprobantes.map((each) => documentos[place.get(each.id) ?? -1]);
  expect({
    totdocs: cents(row.totdocs),
    totitems: cents(row.totitems),
    saldo: cents(row.saldo),
    saldototal: cents(row.saldototal),
    dpromdocs: row.dpromdocs,
    dpromitems: row.dpromitems,
    pordesc: figures.pordesc === null ? null : row.pordesc.toFixed(4),
    impdesc: cents(row.impdesc),
    tipodesc: row.tipodesc,
    equivImp: cents(row.equiv_imp),
    equivPorc: row.equiv_porc.toFixed(4),
    dias: inOrder.map((documento) => documento?.dias),
    importes: inOrder.map((documento) => cents(documento?.importe ?? 0)),
    partes: inOrder.map((documento) => cents(documento?.descuento ?? 0)),
  }).toEqual({
    totdocs: figures.totdocs,
    totitems: figures.totitems,
    saldo: figures.saldo,
    saldototal: figures.saldototal,
    dpromdocs: shownDays(figures.dpromdocs),
    dpromitems: shownDays(figures.dpromitems),
    pordesc: figures.pordesc,
    impdesc: figures.impdesc,
    tipodesc: figures.tipodesc,
    equivImp: figures.equivImp,
    equivPorc: figures.equivPorc,
    dias: figures.dias,
    importes: recibo.comprobantes.map(({ importe }) => importe),
    partes: figures.partes,
  });
}

const countCobranzas = async ({ api }: MesaDeCobranzas): Promise<number> =>
  (await all(api.pool, sql`SELECT id FROM cobranzas`)).length;

/**
 * Confirms the collection and compares what is stored with what the calculator says; one that the calculator blocks has
 * to be refused and leave nothing. Answers whether it went in.
 */
export async function confirmAndCompare(mesa: MesaDeCobranzas, cliente: string, recibo: Recibo): Promise<boolean> {
  const figures = calculateRecibo(recibo);
  const before = await countCobranzas(mesa);
  const response = await send(mesa, cliente, bodyOf(recibo, figures));
  if (figures.bloqueos.length > 0) {
    expect([response.statusCode, await countCobranzas(mesa)]).toEqual([422, before]);
    return false;
  }
  if (response.statusCode !== 200) throw new Error(`cobranza: ${response.statusCode} ${response.body}`);
  await compareStored(mesa, response.json().id, recibo, figures);
  return true;
}

/** Less of a document than this is nothing to cancel (domain-facts §4.9). */
const MINIMO_IMPAGO = 0.05;

/** What the first collection left, all of it, by one transfer of today that leaves no balance. */
export function restOf(recibo: Recibo): Recibo | null {
  const comprobantes = recibo.comprobantes.flatMap((row): Comprobante[] => {
    const pendi = minus(row.pendi, row.importe);
    return jsonNumber(pendi) < MINIMO_IMPAGO ? [] : [{ ...row, pendi, importe: pendi, maximo: pendi }];
  });
  if (comprobantes.length === 0) return null;
  const usado = recibo.valores.filter(({ tipo }) => tipo === 'SCC').map(({ importe }) => importe);
  const cuenta = usado.reduce(minus, recibo.cuenta);
  return balanced({ ...recibo, comprobantes, valores: [], cuenta }, recibo.fecha);
}

/** With a transfer of that day for what is missing: its amount is alone, so it does not move the days. */
export function balanced(recibo: Recibo, fecha: string): Recibo {
  const transfer = (importe: string): Recibo => ({
    ...recibo,
    valores: [...recibo.valores, { tipo: 'TRF', fecha, importe, cheques: [] }],
  });
  const { saldo } = calculateRecibo(transfer('0.01'));
  const missing = minus('0.01', saldo);
  return jsonNumber(missing) > 0 ? transfer(missing) : recibo;
}
