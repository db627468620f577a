import { createCotizacion } from '@distri/domain/cotizaciones';
import type { Call } from '@distri/domain/kernel';
import { businessDay } from '@distri/domain/kernel';
import { sendNotificacion } from '@distri/domain/notificaciones';
import { createPedido } from '@distri/domain/pedidos';
import type pg from 'pg';
import { z } from 'zod';
import type { Prng } from '../../demo/prng.ts';
import { cotizacionBody, pedidoBody } from '../stories/venta.ts';

/** What is created by one request of its own. */
export type KindSuelto = 'pedido' | 'cotizacion' | 'notificacion';
/** What the writers do: that, and each step of a sale that goes on to its invoice, its collection and the books. */
export const KINDS = [
  'pedido',
  'cotizacion',
  'notificacion',
  'factura',
  'devolucion',
  'cobranza',
  'recepcion',
  'rendicion',
  'asiento',
  'notaDebito',
  'ajustePlazo',
  'edicion',
] as const;
export type Kind = (typeof KINDS)[number];

/** What the bodies are made of. */
export interface Material {
  clientes: string[];
  articulos: { id: string; precio: number }[];
  usuarios: number[];
  /** No receipt has this number or a later one. */
  recibo: number;
}

/** Customers that may buy and have discounts, ordinary articles of one VAT rate: nothing is refused. */
export async function readMaterial(
  db: pg.Pool,
  sizes: { clientes: number; articulos: number } = { clientes: 40, articulos: 60 },
): Promise<Material> {
  const clientes = await db.query<{ id: string }>(
    `SELECT c.id FROM clientes c WHERE NOT c.inhabilitado AND NOT c.inactivo AND NOT c.ocasional AND NOT c.sin_descuento
       AND EXISTS (SELECT 1 FROM direcciones_entrega d WHERE d.cliente = c.id AND d.activa AND d.id = 1)
       AND NOT EXISTS (SELECT 1 FROM cuenta_documentos k WHERE k.cliente = c.id AND k.pendiente > 0)
     ORDER BY c.id LIMIT $1`,
    [sizes.clientes],
  );
  const articulos = await db.query<{ id: string; precio: number }>(
    `SELECT id, lista1 AS precio FROM articulos
     WHERE activo AND NOT armado AND NOT condvta30 AND notas !~ '8888' AND lista1 > 0
       AND NOT EXISTS (SELECT 1 FROM envases_articulo e WHERE e.id = articulos.envase AND e.granel)
       AND ivavta = (SELECT id FROM alicuotas WHERE clase = 'IVA' AND porcentaje = 210000)
     ORDER BY id LIMIT $1`,
    [sizes.articulos],
  );
  const usuarios = await db.query<{ id: number }>('SELECT id FROM usuarios WHERE activo ORDER BY id LIMIT 10');
  const recibos = await db.query<{ ultimo: number }>('SELECT coalesce(max(numrec::int), 0) AS ultimo FROM cobranzas');
  return {
    clientes: clientes.rows.map(({ id }) => id),
    articulos: articulos.rows,
    usuarios: usuarios.rows.map(({ id }) => id),
    recibo: (recibos.rows[0]?.ultimo ?? 0) + 1,
  };
}

export interface Request {
  method: string;
  /** With its query, after the base address of the API. */
  path: string;
  body: string;
}

/** A declared call as it leaves. */
export const request = (call: Call, query: string, body?: unknown): Request => ({
  method: call.method,
  path: `${call.path}${query}`,
  body: body === undefined ? '' : JSON.stringify(z.encode(call.body, body)),
});

/** A request with the call that it is of, and the customer that it is for; nobody for a notification. */
export interface Built extends Request {
  call: Call;
  cliente: string;
}

/**
 * The request that creates one document of a kind. `mark` goes into a field of the document itself (`notacompra`,
 * `msg`), so that what is stored can be counted without asking the table of keys.
 */
export function buildRequest(kind: KindSuelto, mark: string, material: Material, prng: Prng): Built {
  const hoy = businessDay(new Date());
  if (kind === 'notificacion') {
    const body = { to: [prng.pick(material.usuarios)], msg: mark };
    return { call: sendNotificacion, cliente: '', ...request(sendNotificacion, '', body) };
  }
  const cliente = prng.pick(material.clientes);
  const lines = prng
    .sample(material.articulos, prng.int(1, 6))
    .map((articulo) => ({ ...articulo, cantidad: prng.int(1, 9) }));
  const days = { ingreso: hoy, entrega: hoy };
  const [call, body] =
    kind === 'cotizacion'
      ? [createCotizacion, cotizacionBody(lines, { ...days, notacompra: mark })]
      : [createPedido, pedidoBody(lines, { notacompra: mark }, days)];
  return { call, cliente, ...request(call, `?cliente=${cliente}`, body) };
}
