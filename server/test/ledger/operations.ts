import { createCotizacion } from '@distri/domain/cotizaciones';
import type { Call } from '@distri/domain/kernel';
import { businessDay } from '@distri/domain/kernel';
import { sendNotificacion } from '@distri/domain/notificaciones';
import { createPedido } from '@distri/domain/pedidos';
import type pg from 'pg';
import { z } from 'zod';
import type { Prng } from '../../demo/prng.ts';
import { cotizacionBody, pedidoBody } from '../stories/venta.ts';

/** What the writers create. Orders come up most often: they touch most tables. */
export const KINDS = ['pedido', 'pedido', 'cotizacion', 'notificacion'] as const;
export type Kind = (typeof KINDS)[number];

/** What the bodies are made of. */
export interface Material {
  clientes: string[];
  articulos: { id: string; precio: number }[];
  usuarios: number[];
}

/** Customers that may buy and ordinary articles of one VAT rate, so that nothing is refused. */
export async function readMaterial(
  db: pg.Pool,
  sizes: { clientes: number; articulos: number } = { clientes: 40, articulos: 60 },
): Promise<Material> {
  const clientes = await db.query<{ id: string }>(
    `SELECT c.id FROM clientes c WHERE NOT c.inhabilitado AND NOT c.inactivo AND NOT c.ocasional
       AND EXISTS (SELECT 1 FROM direcciones_entrega d WHERE d.cliente = c.id AND d.activa AND d.id = 1)
       AND NOT EXISTS (SELECT 1 FROM cuenta_documentos k WHERE k.cliente = c.id AND k.pendiente > 0)
     ORDER BY c.id LIMIT $1`,
    [sizes.clientes],
  );
  const articulos = await db.query<{ id: string; precio: number }>(
    `SELECT id, lista1 AS precio FROM articulos
     WHERE activo AND NOT armado AND NOT condvta30 AND notas !~ '8888' AND lista1 > 0
       AND ivavta = (SELECT id FROM alicuotas WHERE clase = 'IVA' AND porcentaje = 210000)
     ORDER BY id LIMIT $1`,
    [sizes.articulos],
  );
  const usuarios = await db.query<{ id: number }>('SELECT id FROM usuarios WHERE activo ORDER BY id LIMIT 10');
  return {
    clientes: clientes.rows.map(({ id }) => id),
    articulos: articulos.rows,
    usuarios: usuarios.rows.map(({ id }) => id),
  };
}

export interface Request {
  method: string;
  /** With its query, after the base address of the API. */
  path: string;
  body: string;
}

const request = (call: Call, query: string, body: unknown): Request => ({
  method: call.method,
  path: `${call.path}${query}`,
  body: JSON.stringify(z.encode(call.body, body)),
});

/**
 * The request that creates one document of a kind. `mark` goes into a field of the document itself (`notacompra`,
 * `msg`), so that what is stored can be counted without asking the table of keys.
 */
export function buildRequest(kind: Kind, mark: string, material: Material, prng: Prng): Request {
  const hoy = businessDay(new Date());
  if (kind === 'notificacion') return request(sendNotificacion, '', { to: [prng.pick(material.usuarios)], msg: mark });
  const cliente = `?cliente=${prng.pick(material.clientes)}`;
  const lines = prng
    .sample(material.articulos, prng.int(1, 6))
    .map((articulo) => ({ ...articulo, cantidad: prng.int(1, 9) }));
  if (kind === 'cotizacion')
    return request(createCotizacion, cliente, cotizacionBody(lines, { ingreso: hoy, entrega: hoy, notacompra: mark }));
  return request(createPedido, cliente, pedidoBody(lines, { notacompra: mark }, { ingreso: hoy, entrega: hoy }));
}
