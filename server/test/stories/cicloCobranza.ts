import {
  type CobranzaCompleta,
  type CobranzaEntrada,
  calcular,
  changeCobranzaStatus,
  createCobranza,
  type DescuentoFijo,
  type EstadoCobranza,
  editCobranza,
  getContextoCobranza,
  listCobranzas,
  putComprobante,
  SIN_DESCUENTO_FIJO,
  updateCobranzaStatus,
} from '@distri/domain/cobranzas';
import type { BodyOf } from '@distri/domain/kernel';
import { createPedido } from '@distri/domain/pedidos';
import { listRecepciones, type RecepcionItem, updateRecepcion } from '@distri/domain/recepciones';
import { type ItemDeCobranzaEntrada, normalizeValor } from '@distri/domain/valores';
import { sql } from 'kysely';
import type pg from 'pg';
import sharp from 'sharp';
import { first, run } from '../../src/platform/db/index.ts';
import { buildArticulo, buildCliente, seedCuentasBancarias } from '../factories.ts';
import { sendFile } from '../support/sendFile.ts';
import { AHORA, type Persona, type TestApi } from '../support/testApi.ts';
import { invoiced, seedFacturacion } from './facturacion.ts';
import { pedidoBody } from './venta.ts';

/** The day of the stories' clock. */
export const HOY = '2026-11-20';

let serial = 0;
const next = () => ++serial;
/** A receipt number that no other collection has. */
export const nextRecibo = () => String(10_000 + next());

/** Lookup rows, pads, accounts and the usual scale. */
export async function seedCobranzas(pool: pg.Pool): Promise<void> {
  await seedFacturacion(pool);
  await seedCuentasBancarias(pool);
  await run(
    pool,
    sql`INSERT INTO bonificaciones_dias_pago VALUES (-1, 300000), (9, 250000), (32, 220000), (47, 200000) ON CONFLICT DO NOTHING`,
  );
}

/** The clock at noon, so many days before the stories' day. */
const daysAgo = (days: number) => new Date(AHORA.getTime() - days * 86_400_000);

export interface FacturaDeHistoria {
  id: number;
  documento: string;
  /** Its document in the account. */
  cuenta: number;
  total: number;
}

/** An invoice of so much net, issued through the API some days ago; with 21% on top. */
export async function facturaDe(
  api: TestApi,
  operador: Persona,
  cliente: string,
  { neto, dias }: { neto: number; dias: number },
): Promise<FacturaDeHistoria> {
  api.setNow(daysAgo(dias));
  try {
    const articulo = await buildArticulo(api.pool, { precio: neto });
    const day = daysAgo(dias).toISOString().slice(0, 10);
    const renglones = [{ id: articulo, cantidad: 1, precio: neto }];
    const body = pedidoBody(renglones, {}, { ingreso: day, entrega: day });
    const { id: pedido } = await operador.ok(createPedido, { query: { cliente }, body, clave: `pedido-${next()}` });
    const { factura } = await invoiced(operador, pedido);
    const row = await first(
      api.pool,
      sql<{ id: number; importe: number }>`SELECT id, importe FROM cuenta_documentos WHERE factura = ${factura.id}`,
    );
    return { id: factura.id, documento: factura.documento, cuenta: row?.id ?? 0, total: row?.importe ?? 0 };
  } finally {
    api.setNow(AHORA);
  }
}

/** A customer who owes invoices of these nets and ages. */
export async function clienteQueDebe(
  api: TestApi,
  operador: Persona,
  facturas: readonly { neto: number; dias: number }[],
): Promise<{ cliente: string; facturas: FacturaDeHistoria[] }> {
  const cliente = await buildCliente(api.pool);
  const issued: FacturaDeHistoria[] = [];
  for (const each of facturas) issued.push(await facturaDe(api, operador, cliente, each));
  return { cliente, facturas: issued };
}

type ItemDicho = Partial<ItemDeCobranzaEntrada> & { importe: number; cotizacion_item?: number };

/** A payment item as the dialog leaves it. */
export function item(tipo: ItemDeCobranzaEntrada['tipo'], changes: ItemDicho) {
  const base: ItemDeCobranzaEntrada = {
    id: next(),
    tipo,
    fecha: HOY,
    leyenda: tipo === 'TRF' ? 'Banco de la Nación Argentina' : tipo,
    transferencia: tipo === 'TRF' ? { numero: String(4_000 + next()), cuenta: 1 } : null,
    cheques: [],
    jurisdiccion: tipo === 'RIB' ? 902 : null,
    ...changes,
  };
  return { ...base, ...(changes.cotizacion_item ? { cotizacion_item: changes.cotizacion_item } : {}) };
}

/** An item of cheques, one by amount and day. */
export function cheques(tipo: 'CHE' | 'CHF', ...each: [importe: number, fecha: string][]) {
  return item(tipo, {
    importe: each.reduce((total, [importe]) => total + importe, 0),
    fecha: null,
    cheques: each.map(([importe, fecha]) => {
      const numero = String(100_000 + next());
      const electro = tipo === 'CHE';
      return { numero, banco: '011', fecha, importe, iselectro: electro, idelectro: electro ? `E${numero}` : '' };
    }),
  });
}

export interface CobranzaDicha {
  documentos: readonly { id: number; importe?: number }[];
  items: readonly ReturnType<typeof item>[];
  numrec?: string;
  fecharecibo?: string;
  descuentoFijo?: DescuentoFijo;
}

/** The body that the form sends: figures from the context, as the screen computes them. */
export async function cobranzaBody(persona: Persona, cliente: string, dicha: CobranzaDicha, id?: number) {
  const { result: contexto } = await persona.ok(getContextoCobranza, { query: { cliente, ...(id ? { id } : {}) } });
  const rows = dicha.documentos.map((wanted) => {
    const found = contexto.documentos.find((row) => row.id === wanted.id);
    if (!found) throw new Error(`document ${wanted.id} is not offered`);
    return { ...found, importe: wanted.importe ?? found.max_importe };
  });
  const descuentoFijo = dicha.descuentoFijo ?? SIN_DESCUENTO_FIJO;
  const fecharecibo = dicha.fecharecibo ?? HOY;
  const entrada: CobranzaEntrada = {
    fechaRecibo: fecharecibo,
    documentos: rows.map(({ punto_venta: puntoVenta, max_importe: maxImporte, condvta30: condVta30, ...row }) => ({
      ...row,
      puntoVenta,
      maxImporte,
      condVta30,
    })),
    items: dicha.items.map(normalizeValor),
    descuentoFijo,
  };
  const { escala, cliente: datos } = contexto;
  const calculo = calcular(entrada, {
    escala,
    sinDescuento: datos.sin_descuento,
    saldoCuentaCorriente: datos.saldoCuentaCorriente,
  });
  const body: Omit<BodyOf<typeof createCobranza>, 'setStatus'> = {
    headerData: { condcomercial: 1, tipoasiento: 1, talrecibo: 3, transporte: '000', leyenda1: '', leyenda2: '' },
    cobranza: {
      numrec: dicha.numrec ?? nextRecibo(),
      fecharecibo,
      observa: '',
      documentos: rows.map(({ id: documento, tipo, importe }) => ({ id: documento, tipo, importe })),
      items: [...dicha.items],
      impdesc: calculo.impdesc,
      saldo: calculo.saldo,
    },
    descuentoFijo,
  };
  return { body, calculo };
}

/** Confirms a collection; with `guardar`, saves it. */
export async function cobrar(persona: Persona, cliente: string, dicha: CobranzaDicha, guardar = false) {
  const { body, calculo } = await cobranzaBody(persona, cliente, dicha);
  const setStatus = guardar ? { setStatus: 'G' as const } : {};
  const query = { cliente };
  const { id, status } = await persona.ok(createCobranza, {
    query,
    body: { ...body, ...setStatus },
    clave: `cobranza-${next()}`,
  });
  return { id, status, calculo, body };
}

/** The whole stored collection. */
export async function readCobranza(persona: Persona, id: number) {
  const row: CobranzaCompleta | undefined = (await persona.ok(listCobranzas, { query: { id } })).result[0];
  if (!row?.detalleCompleto || !row.items || !row.documentos) throw new Error(`no collection ${id}`);
  const { detalleCompleto: detalle, items, documentos } = row;
  return { ...row, detalle, items, documentos };
}

/** Edits a stored collection as the form does, opened now. */
export async function editar(persona: Persona, id: number, dicha: Omit<CobranzaDicha, 'numrec'>) {
  const { version, numrec, idcliente, fecharecibo } = await readCobranza(persona, id);
  const { body, calculo } = await cobranzaBody(persona, idcliente, { fecharecibo, ...dicha, numrec }, id);
  const response = await persona.send(editCobranza, { query: { id }, body: { ...body, version } });
  return { response, calculo };
}

let image: Promise<Buffer> | undefined;
const jpeg = () => {
  image ??= sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  return image;
};

/** Uploads the images of a collection: the receipt and each item that needs one. */
export async function adjuntarTodo(api: TestApi, persona: Persona, id: number): Promise<void> {
  const { items, tipocob } = await readCobranza(persona, id);
  // With cash or physical cheques it is handed in on paper.
  if (tipocob === 'M') return;
  const bytes = await jpeg();
  const numbers = ['RDC', ...items.filter(({ tipo }) => tipo !== 'SCC').map((each) => String(each.id))];
  for (const numitem of numbers) {
    const response = await sendFile(api, persona, putComprobante, { idrecibo: id, numitem }, bytes);
    if (response.statusCode !== 200) throw new Error(`comprobante: ${response.statusCode} ${response.body}`);
  }
  await persona.ok(updateCobranzaStatus, { query: { id } });
}

/** Rows of a tab that belong to a collection, or to a quotation. */
export async function recepcionesDe(
  admin: Persona,
  id: number,
  filter: 'PENDIENTES' | 'RECIBIDOS' | 'RECHAZADOS' = 'PENDIENTES',
  origen: 'cobranza' | 'cotizacion' = 'cobranza',
): Promise<RecepcionItem[]> {
  const query = { filter, origen, sortBy: 'fecha', sortDir: 'asc' } as const;
  return (await admin.ok(listRecepciones, { query })).result.filter(({ idrecibo }) => idrecibo === id);
}

type Palabra = Partial<BodyOf<typeof updateRecepcion>>;

/** An administrator's word on a row of the list. */
export function decir(admin: Persona, { id, version }: Pick<RecepcionItem, 'id' | 'version'>, palabra: Palabra = {}) {
  return admin.send(updateRecepcion, {
    body: { id, version, anular: false, rechazado: false, updateMessage: '', ...palabra },
  });
}

/** Confirms every value of a collection, one by one. */
export async function confirmarTodo(admin: Persona, id: number): Promise<void> {
  for (let rows = await recepcionesDe(admin, id); rows[0]; rows = await recepcionesDe(admin, id)) {
    const response = await decir(admin, rows[0]);
    if (response.statusCode !== 200) throw new Error(`recepcion: ${response.statusCode} ${response.body}`);
  }
}

/** changeStatus, answer and all. */
export const pasarA = (persona: Persona, id: number, status: EstadoCobranza) =>
  persona.send(changeCobranzaStatus, { query: { id, status } });

/** The same, when it has to go well. */
export const pasada = (persona: Persona, id: number, status: EstadoCobranza) =>
  persona.ok(changeCobranzaStatus, { query: { id, status } });

/** Confirmed, proven and settled: ready to be posted. */
export async function rendida(api: TestApi, admin: Persona, id: number): Promise<void> {
  await confirmarTodo(admin, id);
  await adjuntarTodo(api, admin, id);
  await pasada(admin, id, 'S');
}
