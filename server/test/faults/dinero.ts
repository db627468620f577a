import { deleteCobranza, emitirAjustePlazo, updateCobranzaStatus } from '@distri/domain/cobranzas';
import { createCotizacion } from '@distri/domain/cotizaciones';
import { createPedido } from '@distri/domain/pedidos';
import { updatePrepago } from '@distri/domain/prepago';
import { sql } from 'kysely';
import { all } from '../../src/platform/db/index.ts';
import { buildArticulo, buildCliente } from '../factories.ts';
import {
  adjuntarTodo,
  clienteQueDebe,
  cobrar,
  confirmarTodo,
  decir,
  item,
  pasada,
  readCobranza,
  recepcionesDe,
  rendida,
} from '../stories/cicloCobranza.ts';
import { itemDe, prepagoBody, prepagoTotals } from '../stories/prepago.ts';
import { pedidoBody } from '../stories/venta.ts';
import type { Persona, TestApi } from '../support/testApi.ts';
import { type Mode, type Operacion, statementFaults } from './statementFaults.ts';

/** 121.000 owed for 20 days, 22% for whoever pays now. */
const NETO = 100_000_00;
const A_PAGAR = 94_380_00;
const PRECIO = 10_000_00;

let serial = 0;
const clave = () => `dinero-${++serial}`;

/** Operations of money that have no such loop beside their code; each answers how many statements were broken. */
export function operacionesDeDinero(api: TestApi, admin: Persona) {
  const there = async (table: string, column: string, id: number | string) =>
    (await all(api.pool, sql`SELECT 1 FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${id}`)).length > 0;

  /** Paid by a transfer; saved or confirmed. */
  async function conTransferencia(guardar = false): Promise<number> {
    const { cliente, facturas } = await clienteQueDebe(api, admin, [{ neto: NETO, dias: 20 }]);
    const documentos = facturas.map(({ cuenta }) => ({ id: cuenta }));
    return (await cobrar(admin, cliente, { documentos, items: [item('TRF', { importe: A_PAGAR })] }, guardar)).id;
  }

  async function valorDe(id: number, filter: 'PENDIENTES' | 'RECIBIDOS') {
    const [value] = await recepcionesDe(admin, id, filter);
    if (!value) throw new Error(`the transfer of ${id} is not in ${filter}`);
    return { id, value };
  }
  type ConValor = Awaited<ReturnType<typeof valorDe>>;
  const isIn = (filter: 'PENDIENTES' | 'RECIBIDOS' | 'RECHAZADOS') => async (prepared: ConValor) =>
    (await recepcionesDe(admin, prepared.id, filter)).length > 0;

  const ajustePlazo: Operacion<number> = {
    prepare: () => conTransferencia(true),
    run: (id) => admin.send(emitirAjustePlazo, { query: { id }, clave: clave() }),
    isComplete: (id) => there('cobranza_ajustes', 'cobranza', id),
  };

  const recibir: Operacion<ConValor> = {
    prepare: async () => valorDe(await conTransferencia(), 'PENDIENTES'),
    run: ({ value }) => decir(admin, value, { importe: A_PAGAR - 1_000_00 }),
    isComplete: isIn('RECIBIDOS'),
  };

  const rechazar: Operacion<ConValor> = {
    prepare: recibir.prepare,
    run: ({ value }) => decir(admin, value, { rechazado: true, updateMessage: 'No llegó' }),
    isComplete: isIn('RECHAZADOS'),
  };

  const volverAPendiente: Operacion<ConValor> = {
    prepare: async () => {
      const id = await conTransferencia();
      await confirmarTodo(admin, id);
      return valorDe(id, 'RECIBIDOS');
    },
    run: ({ value }) => decir(admin, value, { anular: true }),
    isComplete: isIn('PENDIENTES'),
  };

  const devolver: Operacion<ConValor> = {
    prepare: async () => {
      const id = await conTransferencia();
      await rendida(api, admin, id);
      await pasada(admin, id, 'I');
      return valorDe(id, 'RECIBIDOS');
    },
    run: ({ value }) => decir(admin, value, { rechazado: true, updateMessage: 'Volvió' }),
    isComplete: ({ id }) => there('notas_debito', 'cobranza', id),
  };

  const revisar: Operacion<number> = {
    prepare: async () => {
      const id = await conTransferencia();
      await confirmarTodo(admin, id);
      await adjuntarTodo(api, admin, id);
      await pasada(admin, id, 'P');
      return id;
    },
    run: (id) => admin.send(updateCobranzaStatus, { query: { id } }),
    isComplete: async (id) => (await readCobranza(admin, id)).status === 'A',
  };

  const eliminar: Operacion<number> = {
    prepare: () => conTransferencia(),
    run: (id) => admin.send(deleteCobranza, { query: { id } }),
    isComplete: async (id) => !(await there('cobranzas', 'id', id)),
  };

  const pedido: Operacion<{ cliente: string; articulo: string }> = {
    prepare: async () => ({
      cliente: await buildCliente(api.pool),
      articulo: await buildArticulo(api.pool, { precio: PRECIO }),
    }),
    run: ({ cliente, articulo }) =>
      admin.send(createPedido, {
        query: { cliente },
        body: pedidoBody([{ id: articulo, cantidad: 1, precio: PRECIO }]),
        clave: clave(),
      }),
    isComplete: ({ cliente }) => there('pedidos', 'cliente', cliente),
  };

  async function cotizable() {
    const cliente = await buildCliente(api.pool);
    const articulo = await buildArticulo(api.pool, { precio: PRECIO, shell: true });
    const lineas = [{ id: articulo, cantidad: 2, precio: PRECIO }];
    const importe = prepagoTotals(lineas).totalPrepago;
    return { cliente, body: prepagoBody(lineas, {}, [itemDe({ id: 1, importe })]) };
  }
  const cotizarPrepago: Operacion<Awaited<ReturnType<typeof cotizable>>> = {
    prepare: cotizable,
    run: ({ cliente, body }) => admin.send(createCotizacion, { query: { cliente }, body, clave: clave() }),
    isComplete: ({ cliente }) => there('cotizaciones', 'cliente', cliente),
  };

  async function cotizada() {
    const { cliente, body } = await cotizable();
    return (await admin.ok(createCotizacion, { query: { cliente }, body, clave: clave() })).id;
  }
  const word = (idcotiza: number) => ({ body: { idcotiza, action: 'A' as const, updateMessage: '' } });
  const aprobarPrepago: Operacion<number> = {
    prepare: cotizada,
    run: (id) => admin.send(updatePrepago, word(id)),
    isComplete: async (id) =>
      (await all(api.pool, sql`SELECT 1 FROM cotizaciones WHERE id = ${id} AND aprob_coti = 'A'`)).length > 0,
  };

  /** The last one, which makes the order. */
  const recibirPrepago: Operacion<ConValor> = {
    prepare: async () => {
      const id = await cotizada();
      await admin.ok(updatePrepago, word(id));
      const [value] = await recepcionesDe(admin, id, 'PENDIENTES', 'cotizacion');
      if (!value) throw new Error(`the transfer of quotation ${id} waits`);
      return { id, value };
    },
    run: ({ value }) => decir(admin, value),
    isComplete: ({ id }) => there('pedidos', 'idcotiza', id),
  };

  const loop =
    <O>(operacion: Operacion<O>) =>
    (modes: readonly Mode[]) =>
      statementFaults(api, operacion, modes);
  return {
    'the note of a Guardada': loop(ajustePlazo),
    'a value received for another amount': loop(recibir),
    'a value rejected': loop(rechazar),
    'a value taken back to pending': loop(volverAPendiente),
    'a value given back after posting': loop(devolver),
    'a status computed again': loop(revisar),
    'a collection deleted': loop(eliminar),
    'an order': loop(pedido),
    'a prepaid quotation': loop(cotizarPrepago),
    'its approval': loop(aprobarPrepago),
    'its last transfer, which makes the order': loop(recibirPrepago),
  };
}
export type OperacionDeDinero = keyof ReturnType<typeof operacionesDeDinero>;
