import { createPedido } from '@distri/domain/pedidos';
import { expect } from 'vitest';
import { buildArticulo, buildCliente, readStock } from './factories.ts';
import { pedidoBody } from './stories/venta.ts';
import type { TestApi } from './support/testApi.ts';

const CLIENTS = 16;
const PRECIO = 1_000_00;

/**
 * The last unit of a promotion article, and of an ordinary one, by 16 clients at once (reliability B4): one order of the
 * promotion is accepted, all of the ordinary one with their warning, and what is reserved is exact. Each round has its
 * own articles, in two orders of lines so that waiting crosswise would deadlock if locks had no order.
 */
export async function lastUnitRounds(api: TestApi, rounds: number): Promise<void> {
  const clientes = await Promise.all(Array.from({ length: CLIENTS }, () => buildCliente(api.pool)));
  const personas = await Promise.all(clientes.map(() => api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' })));
  for (let round = 0; round < rounds; round++) {
    const promo = await buildArticulo(api.pool, { stock: 1, notas: '8888' });
    const comun = await buildArticulo(api.pool, { stock: 1 });
    const otro = await buildArticulo(api.pool, { stock: 1 });
    const send = (lineas: string[], key: string) =>
      Promise.all(
        personas.map((persona, n) => {
          const codes = n % 2 === 0 ? lineas : [...lineas].reverse();
          const body = pedidoBody(codes.map((id) => ({ id, cantidad: 1, precio: PRECIO })));
          return persona.send(createPedido, {
            query: { cliente: clientes[n] ?? '' },
            body,
            clave: `${key}-${round}-${n}`,
          });
        }),
      );
    const statuses = (await send([promo], 'promo')).map((response) => response.statusCode).sort();
    expect(statuses).toEqual([200, ...Array(CLIENTS - 1).fill(422)]);
    expect(await readStock(api.pool, promo)).toEqual({ total: 1, reservado: 1 });

    const ordinary = await send([comun, otro], 'comun');
    expect(ordinary.map((response) => response.statusCode)).toEqual(Array(CLIENTS).fill(200));
    expect(ordinary.filter((response) => response.json().avisos?.length > 0)).toHaveLength(CLIENTS - 1);
    for (const articulo of [comun, otro])
      expect(await readStock(api.pool, articulo)).toEqual({ total: 1, reservado: CLIENTS });
  }
}
