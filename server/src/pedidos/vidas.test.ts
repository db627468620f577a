import { facturar } from '@distri/domain/facturacion';
import { changeADespachar, changeStatus, type Estadio, listPedidos } from '@distri/domain/pedidos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildArticulo, buildCliente, readStock } from '../../test/factories.ts';
import { enterPedido, seedFacturacion } from '../../test/stories/facturacion.ts';
import { lineaGuardada } from '../../test/stories/reparto.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';

/** Everything here goes through the calls, so that the invariants of the house hold when the file ends. */
let api: TestApi;
let admin: Persona;
let operador: Persona;

beforeAll(async () => {
  api = await createTestApi({ seed: seedFacturacion, maxConnections: 16 });
  admin = await api.persona({ rol: 'A' });
  operador = await api.persona({ rol: 'O' });
});
afterAll(() => api.close());

const PRECIO = 1_000_00;

async function enterOrder() {
  const cliente = await buildCliente(api.pool);
  const articulo = await buildArticulo(api.pool, { precio: PRECIO, stock: 100 });
  const id = await enterPedido(admin, cliente, [{ id: articulo, cantidad: 30, precio: PRECIO }]);
  return { id, articulo };
}

const stage = (quien: Persona, id: number, status: Estadio) => quien.send(changeStatus, { query: { id, status } });
const dispatch = (quien: Persona, id: number, adespachar: number) =>
  quien.send(changeADespachar, { query: { id }, body: [{ numrenglon: 1, adespachar }] });
const invoice = (quien: Persona, id: number) => quien.send(facturar, { body: { pedidos: [{ pedido: id }] } });

test('an order invoiced short: handed over, taken back, closed; stock, history and what the page offers at each step', async () => {
  const { id, articulo } = await enterOrder();
  const balance = async () => {
    const { total, reservado } = await readStock(api.pool, articulo);
    return [total, reservado];
  };
  expect(await balance()).toEqual([100, 30]);
  expect((await dispatch(operador, id, 28)).statusCode).toBe(200);
  expect((await invoice(operador, id)).statusCode).toBe(200);
  expect(await balance()).toEqual([72, 2]);
  for (const status of ['E', 'N', 'E'] as const) {
    expect((await stage(operador, id, status)).statusCode).toBe(200);
    expect(await balance()).toEqual([72, 2]);
  }
  expect((await stage(operador, id, 'C')).json().result.pideNotaCredito).toBe(false);
  expect(await balance()).toEqual([72, 0]);
  const { result } = await operador.ok(listPedidos, { query: { id } });
  expect(result[0]?.detalleCompleto?.acciones).toEqual([]);
  expect(result[0]?.detalleCompleto?.historial.filter(({ a, de }) => a !== null && de !== a).map(({ a }) => a)).toEqual(
    ['C', 'E', 'N', 'E', 'N'],
  );
});

test('eight people at one order: closing, invoicing and editing quantities leave one truth', async () => {
  for (let round = 0; round < 6; round++) {
    const { id, articulo } = await enterOrder();
    const acts = Array.from({ length: 8 }, (_, person) => () => {
      if (person % 4 === 0) return stage(operador, id, 'C');
      if (person % 4 === 1) return invoice(operador, id);
      return dispatch(person % 2 === 0 ? operador : admin, id, 20 + person);
    });
    const turned = [...acts.slice(round), ...acts.slice(0, round)];
    const answers = await Promise.all(turned.map((act) => act()));
    // Closed in the end. Who came after it was told so (409), who asked for more than was left too (422); nothing else.
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => ![200, 409, 422].includes(status))).toEqual(
      [],
    );
    const line = await lineaGuardada(api, id);
    expect(line).toMatchObject({ penddesc: 0, adespachar: 0 });
    expect(await readStock(api.pool, articulo)).toEqual({ total: 100 - (30 - line.pendfac), reservado: 0 });
  }
});
