import { getDeudaPendiente } from '@distri/domain/clientes';
import { getContextoCobranza, listCobranzas } from '@distri/domain/cobranzas';
import { expect } from 'vitest';
import { buildArticulo, buildCliente, readStock } from '../factories.ts';
import { buildCredito } from '../stories/cobranza.ts';
import type { Persona, TestApi } from '../support/testApi.ts';
import { deuda, documentosDe, type Modelo, nuevoModelo, PRECIO, pendi, saldoAFavor } from './modelo.ts';

/** What each customer has in its favour when the story begins: surpluses of older receipts. */
const A_FAVOR = [0, 9_000_00] as const;
const EXISTENCIAS = [40, 25] as const;

/** The people of a story and what it is about. */
export interface Casa {
  api: TestApi;
  vendedor: Persona;
  operador: Persona;
  admin: Persona;
  clientes: string[];
  articulos: string[];
  /** How often each step was taken, over all stories. */
  pasos: Map<string, number>;
}

export type Personal = Omit<Casa, 'clientes' | 'articulos'>;

/** Somebody of each trade. */
export async function contratar(api: TestApi): Promise<Personal> {
  const vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
  const operador = await api.persona({ rol: 'O' });
  return { api, vendedor, operador, admin: await api.persona({ rol: 'A' }), pasos: new Map() };
}

/** Customers and articles that no other story has. */
export async function abrir(personal: Personal): Promise<{ model: Modelo; real: Casa }> {
  const { pool } = personal.api;
  const clientes: string[] = [];
  const articulos: string[] = [];
  for (const aFavor of A_FAVOR) {
    const cliente = await buildCliente(pool);
    if (aFavor > 0) await buildCredito(personal.api, cliente, aFavor);
    clientes.push(cliente);
  }
  for (const stock of EXISTENCIAS) articulos.push(await buildArticulo(pool, { precio: PRECIO, stock }));
  return { model: nuevoModelo(A_FAVOR, EXISTENCIAS), real: { ...personal, clientes, articulos } };
}

/** What people see of a customer, asked of the server. */
async function verCliente({ admin, clientes }: Casa, index: number) {
  const cliente = clientes[index] ?? '';
  const { result } = await admin.ok(getContextoCobranza, { query: { cliente } });
  const cobranzas = await admin.ok(listCobranzas, { query: { cliente } });
  return {
    abiertos: Object.fromEntries(result.documentos.map(({ id, max_importe }) => [id, max_importe])),
    aFavor: result.cliente.saldoCuentaCorriente,
    deuda: (await admin.ok(getDeudaPendiente, { query: { id: cliente } })).result,
    cobranzas: Object.fromEntries(cobranzas.result.map(({ id, status }) => [id, status])),
  };
}

function esperarCliente(modelo: Modelo, index: number): Awaited<ReturnType<typeof verCliente>> {
  const abiertos = documentosDe(modelo, index)
    .map((documento) => [documento.id, pendi(modelo, documento)] as const)
    .filter(([, left]) => left > 0);
  const cobranzas = modelo.cobranzas.filter(({ cliente, estado }) => cliente === index && estado !== 'borrada');
  return {
    abiertos: Object.fromEntries(abiertos),
    aFavor: saldoAFavor(modelo, index),
    deuda: deuda(modelo, index),
    cobranzas: Object.fromEntries(cobranzas.map(({ id, estado }) => [id, estado])) as Record<string, 'A' | 'S' | 'I'>,
  };
}

/** The server says what the model says: of every customer, and of the goods. */
export async function comparar(modelo: Modelo, casa: Casa): Promise<void> {
  const { api, clientes, articulos } = casa;
  expect(await Promise.all(clientes.map((_, index) => verCliente(casa, index)))).toEqual(
    clientes.map((_, index) => esperarCliente(modelo, index)),
  );
  expect(await Promise.all(articulos.map((id) => readStock(api.pool, id)))).toEqual(modelo.articulos);
}
