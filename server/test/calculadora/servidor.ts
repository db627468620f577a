import { sql } from 'kysely';
import { expect } from 'vitest';
import { run } from '../../src/platform/db/index.ts';
import { buildArticulo, buildCliente } from '../factories.ts';
import { seedFacturacion } from '../stories/facturacion.ts';
import { readPdf } from '../support/pdfText.ts';
import { createTestApi, type Persona, type TestApi } from '../support/testApi.ts';
import { IIBB, IVA, PARTES } from './arbitrarios.ts';
import { addUp, calculate, type Documento, type Importes } from './documento.ts';
import { asPrinted, cents, jsonNumber } from './wire.ts';

/** What the server's own rules need besides the amounts: a customer for each pair of rates, articles of each VAT. */
export interface Mesa {
  api: TestApi;
  admin: Persona;
  clientes: Map<string, string>;
  articulos: Map<string, string[]>;
  /** The kit of the first two articles of each VAT. */
  armados: Map<string, string>;
}

const ARTICULOS_POR_ALICUOTA = 5;
const ALICUOTA_IVA: Readonly<Record<string, number>> = { '21': 5, '10.5': 4, '27': 6, '0': 3 };
const ALICUOTA_IIBB: Readonly<Record<string, number>> = {
  '2.5': 102,
  '1': 101,
  '0.0001': 103,
  '3.3333': 104,
  '6': 105,
  '0': 106,
};

async function seed(pool: TestApi['pool']): Promise<void> {
  await seedFacturacion(pool);
  await run(
    pool,
    sql`INSERT INTO alicuotas (id, nombre, clase, porcentaje) VALUES (6, 'IVA 27%', 'IVA', 270000), (3, 'IVA 0%', 'IVA', 0),
      (103, 'IIBB mínima', 'IIBB', 1), (104, 'IIBB con cuatro decimales', 'IIBB', 33333), (105, 'IIBB 6%', 'IIBB', 60000), (106, 'IIBB 0%', 'IIBB', 0)`,
  );
}

export async function openMesa(): Promise<Mesa> {
  const api = await createTestApi({ seed });
  const clientes = new Map<string, string>();
  for (const tasas of IIBB) {
    const [primera = null, segunda = null] = tasas.map((tasa) => ALICUOTA_IIBB[tasa] ?? null);
    clientes.set(tasas.join(), await buildCliente(api.pool, { iibb: [primera, segunda] }));
  }
  const articulos = new Map<string, string[]>();
  for (const iva of IVA) {
    const codes: string[] = [];
    for (let n = 0; n < ARTICULOS_POR_ALICUOTA; n++)
      codes.push(
        await buildArticulo(api.pool, { alicuota: ALICUOTA_IVA[iva] ?? 0, unidad: n, stock: 1_000_000, shell: true }),
      );
    articulos.set(iva, codes);
  }
  const armados = await buildArmados(api, articulos);
  return { api, admin: await api.persona({ rol: 'A' }), clientes, articulos, armados };
}

async function buildArmados(api: TestApi, articulos: Mesa['articulos']): Promise<Map<string, string>> {
  const armados = new Map<string, string>();
  for (const [iva, codes] of articulos) {
    const kit = await buildArticulo(api.pool, { alicuota: ALICUOTA_IVA[iva] ?? 0, shell: true });
    await run(api.pool, sql`UPDATE articulos SET armado = true WHERE id = ${kit}`);
    for (const [n, { milesimas, bonificacion }] of PARTES.entries())
      await run(
        api.pool,
        sql`INSERT INTO articulos_componentes VALUES (${kit}, ${n + 1}, ${codes[n]}, ${milesimas / 1000}, ${bonificacion * 10_000})`,
      );
    armados.set(iva, kit);
  }
  return armados;
}

export type Clase = 'cotizacion' | 'pedido';
const RUTA: Readonly<Record<Clase, string>> = { cotizacion: 'cotizaciones', pedido: 'pedidos' };

export const headersOf = (persona: Persona) => ({ authorization: `Bearer ${persona.token}` });

const header = (documento: Documento) => ({
  bonificacion: jsonNumber(documento.bonificacion),
  listaprecio: 1,
  condcomercial: 1,
  direccionEntrega: 1,
});

/** What a form sends for the document, with the calculator's amounts. */
export function bodyOf(mesa: Mesa, clase: Clase, documento: Documento) {
  const calculated = calculate(documento);
  const codes = mesa.articulos.get(documento.iva) ?? [];
  const kit = mesa.armados.get(documento.iva);
  const articulos = documento.renglones.map(({ cantidad, precio, bonificacion, armado }, n) => ({
    ...(armado ? { fromArmado: armado.numero, armado: kit } : {}),
    id: codes[armado ? armado.parte : n % codes.length],
    cantidad: jsonNumber(cantidad),
    precio: jsonNumber(precio),
    bonificacion: jsonNumber(bonificacion),
  }));
  const dias = { ingreso: '20/11/2026', entrega: '23/11/2026' };
  if (clase === 'pedido') {
    const importe = jsonNumber(addUp([calculated.gravado, calculated.exento]));
    return { header: header(documento), ...dias, importe, articulos };
  }
  const importes = {
    subtotal: jsonNumber(calculated.subtotal),
    bonificado: jsonNumber(calculated.bonificado),
    total: jsonNumber(calculated.total),
  };
  const cabecera = { ...header(documento), ...dias, isProforma: documento.conImpuestos };
  return { header: cabecera, importes, articulos, operation: 'CREATE' };
}

let claves = 0;
export const nuevaClave = () => `calculadora-${++claves}`;

export function send(mesa: Mesa, clase: Clase, { iibb }: Documento, body: object) {
  return mesa.api.app.inject({
    method: 'POST',
    url: `/${mesa.api.empresa.id}/v1/${RUTA[clase]}?cliente=${mesa.clientes.get(iibb.join())}`,
    headers: { ...headersOf(mesa.admin), 'idempotency-key': nuevaClave() },
    payload: body,
  });
}

export async function enterBody(mesa: Mesa, clase: Clase, documento: Documento, body: object): Promise<number> {
  const response = await send(mesa, clase, documento, body);
  if (response.statusCode !== 200) throw new Error(`${clase}: ${response.statusCode} ${response.body}`);
  return response.json().id;
}

/** Enters the document; answers its number. */
export const enter = (mesa: Mesa, clase: Clase, documento: Documento): Promise<number> =>
  enterBody(mesa, clase, documento, bodyOf(mesa, clase, documento));

interface Leido {
  articulos: { importe: number }[];
  impuestosIIBB: { importe: number }[];
}

async function readDetail<D extends Leido>(mesa: Mesa, clase: Clase, id: number): Promise<[row: never, detail: D]> {
  const response = await mesa.api.app.inject({
    url: `/${mesa.api.empresa.id}/v1/${RUTA[clase]}?id=${id}`,
    headers: headersOf(mesa.admin),
  });
  if (response.statusCode !== 200) throw new Error(`${clase} ${id}: ${response.statusCode} ${response.body}`);
  const [row] = response.json().result;
  return [row as never, row.detalleCompleto];
}

type CotizacionLeida = Leido & { importes: Record<keyof Omit<Importes, 'renglones'>, number> };

export async function readCotizacion(mesa: Mesa, id: number): Promise<Importes> {
  const [, { importes, articulos, impuestosIIBB }] = await readDetail<CotizacionLeida>(mesa, 'cotizacion', id);
  return {
    renglones: articulos.map(({ importe }) => cents(importe)),
    subtotal: cents(importes.subtotal),
    bonificado: cents(importes.bonificado),
    gravado: cents(importes.gravado),
    exento: cents(importes.exento),
    iva: cents(importes.iva),
    iibb: impuestosIIBB.map(({ importe }) => cents(importe)),
    total: cents(importes.total),
    totalPrepago: cents(importes.totalPrepago),
  };
}

type PedidoLeido = Leido & { subtotal: number; bonificado: number; iva: number; importe: number };

/** An order answers one net, whether taxed or exempt, and nothing of a prepaid total. */
async function readPedido(mesa: Mesa, id: number) {
  const [row, detail] = await readDetail<PedidoLeido>(mesa, 'pedido', id);
  return {
    renglones: detail.articulos.map(({ importe }) => cents(importe)),
    subtotal: cents(detail.subtotal),
    bonificado: cents(detail.bonificado),
    neto: cents((row as { importe_bonificado: number }).importe_bonificado),
    iva: cents(detail.iva),
    iibb: detail.impuestosIIBB.map(({ importe }) => cents(importe)),
    total: cents(detail.importe),
  };
}

/** Compares a stored order with what the calculator says of the document. */
export async function comparePedido(mesa: Mesa, id: number, documento: Documento): Promise<void> {
  const { gravado, exento, totalPrepago: _, ...rest } = calculate({ ...documento, conImpuestos: true });
  expect(await readPedido(mesa, id)).toEqual({ ...rest, neto: addUp([gravado, exento]) });
}

async function compareCotizacion(mesa: Mesa, id: number, documento: Documento): Promise<void> {
  const calculated = calculate(documento);
  const iibb = documento.conImpuestos ? calculated.iibb : [];
  expect(await readCotizacion(mesa, id)).toEqual({ ...calculated, iibb });
}

/** Enters a document, reads it back and compares every amount with the calculator's. */
export async function enterAndCompare(mesa: Mesa, clase: Clase, documento: Documento): Promise<number> {
  const id = await enter(mesa, clase, documento);
  await (clase === 'pedido' ? comparePedido : compareCotizacion)(mesa, id, documento);
  return id;
}

/** The amounts that the paper of a document has to show, as it shows them. */
export async function comparePaper(mesa: Mesa, clase: Clase, id: number, documento: Documento): Promise<void> {
  const response = await mesa.api.app.inject({
    url: `/${mesa.api.empresa.id}/v1/${RUTA[clase]}/pdf?id=${id}`,
    headers: headersOf(mesa.admin),
  });
  const { text } = await readPdf(response.rawPayload);
  const printed = text.replaceAll('\u00a0', ' ');
  const conImpuestos = documento.conImpuestos || clase === 'pedido';
  const { renglones, subtotal, iva, iibb, total } = calculate({ ...documento, conImpuestos });
  const taxes = conImpuestos ? [iva, ...iibb].filter((amount) => amount !== '0.00') : [];
  for (const amount of [...renglones, subtotal, total, ...taxes]) expect(printed).toContain(asPrinted(amount));
}
