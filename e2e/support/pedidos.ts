import type { Page } from '@playwright/test';
import { clienteQueCompra, pedir } from './sesion.ts';

const ARTICULO = 'HX8-4L';

interface Contexto {
  result: { hoy: string; direcciones: { id: number }[] };
}
interface Articulos {
  result: { lista1: number }[];
}

/** Orders of one line for a customer that may buy, entered by the API as who is logged in; their numbers. */
export async function crearPedidos(page: Page, cuantos: number): Promise<number[]> {
  const { id } = await clienteQueCompra(page);
  const { result: contexto } = await pedir<Contexto>(page, `/clientes/contextoVenta?id=${id}`);
  const { result: articulos } = await pedir<Articulos>(page, `/articulos?id=${ARTICULO}&cliente=${id}`);
  const precio = articulos[0]?.lista1 ?? 0;
  const created: number[] = [];
  for (let at = 0; at < cuantos; at += 1) {
    const cantidad = at + 1;
    const { id: pedido } = await pedir<{ id: number }>(page, `/pedidos?cliente=${id}`, {
      header: { bonificacion: 0, listaprecio: 1, direccionEntrega: contexto.direcciones[0]?.id },
      ingreso: contexto.hoy,
      entrega: contexto.hoy,
      importe: Math.round(precio * cantidad * 100) / 100,
      articulos: [{ id: ARTICULO, cantidad, precio, bonificacion: 0 }],
    });
    created.push(pedido);
  }
  return created;
}
