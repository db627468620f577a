import { changeCobranzaStatus, createCobranza, deleteCobranza, editCobranza } from '@distri/domain/cobranzas';
import { facturar } from '@distri/domain/facturacion';
import { createDevolucion } from '@distri/domain/notasCredito';
import { changeADespachar, changeStatus, createPedido } from '@distri/domain/pedidos';
import { createRendicion } from '@distri/domain/rendiciones';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { first } from '../../src/platform/db/index.ts';
import { type Carga, leer, llenar, suelto } from '../stories/cobranza.ts';
import { pedidoBody } from '../stories/venta.ts';
import { type Casa, comparar } from './casa.ts';
import {
  asentar,
  type CobranzaM,
  type DocumentoM,
  type FacturaM,
  type Modelo,
  type PedidoM,
  PRECIO,
  pendi,
  saldoAFavor,
  UNIDAD,
} from './modelo.ts';

type Comando = fc.AsyncCommand<Modelo, Casa>;
type Respuesta = LightMyRequestResponse;

let serial = 0;
const clave = () => `modelo-${++serial}`;

/** A step: what it needs, what it does on both sides; afterwards both say the same. */
interface Paso<A> {
  nombre: string;
  puede(modelo: Modelo, a: A): boolean;
  hace(modelo: Modelo, casa: Casa, a: A): Promise<void>;
}

/** The names of all of them. */
export const PASOS: string[] = [];

function comando<A>(arbitrario: fc.Arbitrary<A>, { nombre, puede, hace }: Paso<A>): fc.Arbitrary<Comando> {
  PASOS.push(nombre);
  return arbitrario.map((a) => ({
    check: (modelo) => puede(modelo, a),
    run: async (modelo, casa) => {
      await hace(modelo, casa, a);
      await comparar(modelo, casa);
      casa.pasos.set(nombre, (casa.pasos.get(nombre) ?? 0) + 1);
    },
    toString: () => `${nombre}(${JSON.stringify(a)})`,
  }));
}

/** Some row, by a number that has nothing to do with how many there are. */
const cual = fc.nat(99);
const uno = <T>(rows: readonly T[], index: number): T | undefined => rows[index % Math.max(1, rows.length)];

/** One of those that are in question, as long as there is any. */
function elegido<T>(rows: readonly T[], index: number): T {
  const row = uno(rows, index);
  if (row === undefined) throw new Error('check looks that there is one');
  return row;
}

const ok = (response: Respuesta) => expect([response.statusCode, response.body]).toEqual([200, response.body]);
/** Refused because of a rule or a state: nothing else keeps people from their work. */
const no = (response: Respuesta) => expect([409, 422], response.body).toContain(response.statusCode);

/** Sent once, or twice at the same time with one key: then it happens once, and whoever came too early is told so. */
async function enviar(doble: boolean, send: (key: string) => Promise<Respuesta>): Promise<Respuesta> {
  const key = clave();
  if (!doble) return send(key);
  const answers = await Promise.all([send(key), send(key)]);
  const done = answers.filter(({ headers }) => headers['retry-after'] === undefined);
  expect(new Set(done.map(({ body }) => body)).size).toBe(1);
  return elegido(done, 0);
}

const pedir = comando(
  fc.record({ cliente: cual, articulo: cual, cantidad: fc.integer({ min: 1, max: 6 }), doble: fc.boolean() }),
  {
    nombre: 'pedir',
    puede: () => true,
    async hace(modelo, { vendedor, clientes, articulos }, { doble, cantidad, ...index }) {
      const [cliente, articulo] = [index.cliente % clientes.length, index.articulo % articulos.length];
      const body = pedidoBody([{ id: elegido(articulos, articulo), cantidad, precio: PRECIO }]);
      const query = { cliente: elegido(clientes, cliente) };
      const response = await enviar(doble, (key) => vendedor.send(createPedido, { query, body, clave: key }));
      ok(response);
      const pedido: PedidoM = {
        id: response.json().id,
        cliente,
        articulo,
        cantidad,
        adespachar: cantidad,
        estado: 'abierto',
      };
      modelo.pedidos.push(pedido);
      elegido(modelo.articulos, articulo).reservado += cantidad;
    },
  },
);

const abiertos = ({ pedidos }: Modelo) => pedidos.filter(({ estado }) => estado === 'abierto');

const preparar = comando(fc.record({ pedido: cual, menos: fc.integer({ min: 0, max: 3 }) }), {
  nombre: 'preparar',
  puede: (modelo) => abiertos(modelo).length > 0,
  async hace(modelo, { operador }, { pedido: index, menos }) {
    const pedido = elegido(abiertos(modelo), index);
    const adespachar = Math.max(1, pedido.cantidad - menos);
    ok(await operador.send(changeADespachar, { query: { id: pedido.id }, body: [{ numrenglon: 1, adespachar }] }));
    pedido.adespachar = adespachar;
  },
});

const aFacturar = comando(fc.record({ pedido: cual, doble: fc.boolean() }), {
  nombre: 'facturar',
  puede: ({ pedidos }) => pedidos.length > 0,
  async hace(modelo, { api, operador }, { pedido: index, doble }) {
    const pedido = elegido(modelo.pedidos, index);
    const body = { pedidos: [{ pedido: pedido.id }] };
    if (pedido.estado === 'facturado' && pedido.adespachar < pedido.cantidad) return;
    const response = await enviar(doble, (key) => operador.send(facturar, { body, clave: key }));
    ok(response);
    const [row] = response.json().result;
    expect(row.ok).toBe(pedido.estado === 'abierto');
    if (pedido.estado !== 'abierto') return;
    pedido.estado = 'facturado';
    const stock = elegido(modelo.articulos, pedido.articulo);
    stock.total -= pedido.adespachar;
    stock.reservado -= pedido.adespachar;
    const cuenta = await first(
      api.pool,
      sql<{ id: number }>`SELECT id FROM cuenta_documentos WHERE factura = ${row.factura.id}`,
    );
    const { cliente, articulo, adespachar: unidades } = pedido;
    const factura: FacturaM = {
      ...{ id: cuenta?.id ?? 0, tipo: 'FAC', cliente, articulo, unidades },
      ...{ pendiente: unidades * UNIDAD, factura: row.factura.id, conDescuento: false },
    };
    modelo.facturas.push(factura);
  },
});

const cerrar = comando(fc.record({ pedido: cual }), {
  nombre: 'cerrar',
  puede: (modelo) => abiertos(modelo).length > 0,
  async hace(modelo, { operador }, { pedido: index }) {
    const pedido = elegido(abiertos(modelo), index);
    ok(await operador.send(changeStatus, { query: { id: pedido.id, status: 'C' }, body: { motivo: 'No lo quiere' } }));
    pedido.estado = 'cerrado';
    elegido(modelo.articulos, pedido.articulo).reservado -= pedido.cantidad;
  },
});

const facturados = ({ pedidos }: Modelo) => pedidos.filter(({ estado }) => estado === 'facturado');

/** Handed over: of goods and money nothing changes. */
const entregar = comando(fc.record({ pedido: cual }), {
  nombre: 'entregar',
  puede: (modelo) => facturados(modelo).length > 0,
  async hace(modelo, { operador }, { pedido: index }) {
    const pedido = elegido(facturados(modelo), index);
    ok(await operador.send(changeStatus, { query: { id: pedido.id, status: 'E' } }));
  },
});

const devolvibles = ({ facturas }: Modelo) => facturas.filter(({ conDescuento }) => !conDescuento);

const devolver = comando(fc.record({ factura: cual, cantidad: fc.integer({ min: 1, max: 4 }), doble: fc.boolean() }), {
  nombre: 'devolver',
  puede: (modelo) => devolvibles(modelo).length > 0,
  async hace(modelo, { api, operador }, { factura: index, cantidad, doble }) {
    const factura = elegido(devolvibles(modelo), index);
    const body = { articulos: [{ numrenglon: 1, cantidad }], leyenda3: '', leyenda4: '', notacompra: '' };
    const query = { factura: factura.factura };
    const response = await enviar(doble, (key) => operador.send(createDevolucion, { query, body, clave: key }));
    if (cantidad > factura.unidades) return no(response);
    ok(response);
    const cuenta = await first(
      api.pool,
      sql<{ id: number }>`SELECT id FROM cuenta_documentos WHERE nota_credito = ${response.json().id}`,
    );
    const { cliente, articulo } = factura;
    factura.unidades -= cantidad;
    elegido(modelo.articulos, articulo).total += cantidad;
    modelo.creditos.push({ id: cuenta?.id ?? 0, tipo: 'CRE', cliente, pendiente: cantidad * UNIDAD });
  },
});

/** Money of this day earns nothing on invoices of today; money of today earns a quarter. */
const TARDE = '2027-08-01';
const HOY = '2026-11-20';
const EN_MANO = 100_00;

const cobrables = (modelo: Modelo, cliente?: number) =>
  modelo.facturas.filter(
    (each) => pendi(modelo, each) > 2 * EN_MANO && (cliente === undefined || each.cliente === cliente),
  );

interface Cobro {
  factura: number;
  otra: number;
  /** Quarters of what is open of each. */
  cuartos: number;
  conOtra: boolean;
  conCredito: boolean;
  conSaldo: boolean;
  /** More than is open: it is refused. */
  demasiado: boolean;
  sobra: number;
  quien: number;
  doble: boolean;
}

const parte = (importe: number, cuartos: number) => Math.max(2 * EN_MANO, Math.floor((importe * cuartos) / 4));

function documentosDeCobro(modelo: Modelo, cobro: Cobro): { documento: DocumentoM; importe: number }[] {
  const factura = elegido(cobrables(modelo), cobro.factura);
  const otra = uno(
    cobrables(modelo, factura.cliente).filter((each) => each !== factura),
    cobro.otra,
  );
  const debe = [factura, ...(cobro.conOtra && otra ? [otra] : [])].map((documento) => ({
    documento,
    importe: parte(pendi(modelo, documento), cobro.cuartos),
  }));
  const total = debe.reduce((sum, { importe }) => sum + importe, 0);
  const credito = modelo.creditos.find(
    (each) => each.cliente === factura.cliente && pendi(modelo, each) > 0 && pendi(modelo, each) < total - EN_MANO,
  );
  return [...debe, ...(cobro.conCredito && credito ? [{ documento: credito, importe: pendi(modelo, credito) }] : [])];
}

const totalDe = (documentos: CobranzaM['documentos']) =>
  documentos.reduce((sum, { documento: { tipo }, importe }) => sum + (tipo === 'FAC' ? importe : -importe), 0);

/** What the form holds: the rest in cash, too late for any discount. */
function cargaDe({ documentos, scc, sobra }: Pick<CobranzaM, 'documentos' | 'scc' | 'sobra'>): Carga {
  const credito = scc > 0 ? [suelto('SCC', scc, TARDE)] : [];
  return {
    documentos: documentos.map(({ documento: { id }, importe }) => ({ id, importe })),
    items: [suelto('EFE', totalDe(documentos) - scc + sobra, TARDE), ...credito],
  };
}

const enPesos = fc.integer({ min: 1, max: 900 }).map((pesos) => pesos * 100);

const cobrar = comando<Cobro>(
  fc.record({
    ...{ factura: cual, otra: cual, cuartos: fc.integer({ min: 1, max: 4 }), quien: cual },
    ...{ conOtra: fc.boolean(), conCredito: fc.boolean(), conSaldo: fc.boolean(), doble: fc.boolean() },
    demasiado: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
    sobra: fc.oneof(fc.constant(0), enPesos),
  }),
  {
    nombre: 'cobrar',
    puede: (modelo) => cobrables(modelo).length > 0,
    async hace(modelo, casa, cobro) {
      const { vendedor, operador, admin, clientes } = casa;
      const documentos = documentosDeCobro(modelo, cobro);
      const [primero] = documentos;
      if (!primero) throw new Error('an invoice at least');
      if (cobro.demasiado) primero.importe = pendi(modelo, primero.documento) + PRECIO;
      const { cliente } = primero.documento;
      const tope = Math.min(saldoAFavor(modelo, cliente), totalDe(documentos) - EN_MANO);
      const scc = cobro.conSaldo ? Math.max(0, tope) : 0;
      const carga = cargaDe({ documentos, scc, sobra: cobro.sobra });
      const persona = elegido([vendedor, operador, admin], cobro.quien);
      const query = { cliente: elegido(clientes, cliente) };
      const body = await llenar(persona, query.cliente, carga);
      const response = await enviar(cobro.doble, (key) => persona.send(createCobranza, { query, body, clave: key }));
      if (cobro.demasiado) return no(response);
      ok(response);
      modelo.cobranzas.push({ id: response.json().id, cliente, documentos, scc, sobra: cobro.sobra, estado: 'A' });
    },
  },
);

const enteras = (modelo: Modelo) =>
  modelo.facturas.filter(
    (each) => each.unidades * UNIDAD === each.pendiente && pendi(modelo, each) === each.pendiente && each.pendiente > 0,
  );

const cobrarConDescuento = comando(fc.record({ factura: cual }), {
  nombre: 'cobrarConDescuento',
  puede: (modelo) => enteras(modelo).length > 0,
  async hace(modelo, { vendedor, clientes }, { factura: index }) {
    const factura = elegido(enteras(modelo), index);
    const { cliente, pendiente: importe } = factura;
    const query = { cliente: elegido(clientes, cliente) };
    const items = [suelto('EFE', (importe * 3) / 4, HOY)];
    const body = await llenar(vendedor, query.cliente, { documentos: [{ id: factura.id, importe }], items });
    expect(body.cobranza).toMatchObject({ impdesc: importe / 4, saldo: 0 });
    const response = await vendedor.send(createCobranza, { query, body, clave: clave() });
    ok(response);
    factura.conDescuento = true;
    const documentos = [{ documento: factura, importe }];
    modelo.cobranzas.push({ id: response.json().id, cliente, documentos, scc: 0, sobra: 0, estado: 'A' });
  },
});

/** Of what was posted nothing is open to a form any more. */
const editables = ({ cobranzas }: Modelo) =>
  cobranzas.filter(
    ({ estado, documentos }) =>
      (estado === 'A' || estado === 'S') &&
      !documentos.some(({ documento }) => 'conDescuento' in documento && documento.conDescuento),
  );

/** Less of its first invoice, another surplus; nothing of what was handed in. */
function editada(cobranza: CobranzaM, cuartos: number, sobra: number): CobranzaM {
  const documentos = cobranza.documentos.map(({ documento, importe }, at) => ({
    documento,
    importe: at === 0 ? parte(importe, cuartos) : importe,
  }));
  return { ...cobranza, documentos, sobra };
}

const editar = comando(fc.record({ cobranza: cual, cuartos: fc.integer({ min: 1, max: 3 }), sobra: enPesos }), {
  nombre: 'editar',
  puede: (modelo, { cobranza: index, cuartos, sobra }) => {
    const cobranza = uno(editables(modelo), index);
    if (!cobranza) return false;
    const next = editada(cobranza, cuartos, sobra);
    return totalDe(next.documentos) > cobranza.scc + EN_MANO;
  },
  async hace(modelo, { operador, clientes }, { cobranza: index, cuartos, sobra }) {
    const cobranza = elegido(editables(modelo), index);
    const next = editada(cobranza, cuartos, sobra);
    const { numrec, version } = await leer(operador, cobranza.id);
    const cliente = elegido(clientes, cobranza.cliente);
    const body = await llenar(operador, cliente, { ...cargaDe(next), numrec }, cobranza.id);
    const response = await operador.send(editCobranza, { query: { id: cobranza.id }, body: { ...body, version } });
    if (cobranza.estado !== 'A') return no(response);
    ok(response);
    Object.assign(cobranza, next);
  },
});

/** Office and street hold a receipt for all of one invoice: one of them has it. */
const losDos = comando(fc.record({ factura: cual }), {
  nombre: 'losDos',
  puede: (modelo) => cobrables(modelo).length > 0,
  async hace(modelo, { vendedor, operador, clientes }, { factura: index }) {
    const documento = elegido(cobrables(modelo), index);
    const importe = pendi(modelo, documento);
    const { cliente, id } = documento;
    const query = { cliente: elegido(clientes, cliente) };
    const carga = () => ({ documentos: [{ id, importe }], items: [suelto('EFE', importe, TARDE)] });
    const people = [vendedor, operador];
    const bodies = await Promise.all(people.map((who) => llenar(who, query.cliente, carga())));
    const answers = await Promise.all(
      people.map((who, at) => who.send(createCobranza, { query, body: elegido(bodies, at), clave: clave() })),
    );
    const [won, lost] = answers.sort((a, b) => a.statusCode - b.statusCode);
    if (!won || !lost) throw new Error('two people');
    ok(won);
    no(lost);
    const documentos = [{ documento, importe }];
    modelo.cobranzas.push({ id: won.json().id, cliente, documentos, scc: 0, sobra: 0, estado: 'A' });
  },
});

/** An act on any collection: done from one status, refused from all others. */
function acto(
  nombre: string,
  desde: readonly CobranzaM['estado'][],
  send: (casa: Casa, id: number) => Promise<Respuesta>,
  hecho: (modelo: Modelo, cobranza: CobranzaM) => void,
): fc.Arbitrary<Comando> {
  const ajenos = ({ cobranzas }: Modelo) => cobranzas.filter(({ estado }) => estado !== 'borrada');
  return comando(fc.record({ cobranza: cual }), {
    nombre,
    puede: (modelo) => ajenos(modelo).length > 0,
    async hace(modelo, casa, { cobranza: index }) {
      const cobranza = elegido(ajenos(modelo), index);
      const response = await send(casa, cobranza.id);
      if (!desde.includes(cobranza.estado)) return no(response);
      ok(response);
      hecho(modelo, cobranza);
    },
  });
}

const rendir = acto(
  'rendir',
  ['A'],
  ({ admin }, id) => admin.send(createRendicion, { body: { ids: [id], modo: 'manual' }, clave: clave() }),
  (_, cobranza) => {
    cobranza.estado = 'S';
  },
);

const deshacerRendicion = acto(
  'deshacerRendicion',
  ['A', 'S'],
  ({ admin }, id) => admin.send(changeCobranzaStatus, { query: { id, status: 'A' } }),
  (_, cobranza) => {
    cobranza.estado = 'A';
  },
);

const ingresar = acto(
  'ingresar',
  ['S', 'I'],
  ({ admin }, id) => admin.send(changeCobranzaStatus, { query: { id, status: 'I' } }),
  (modelo, cobranza) => {
    if (cobranza.estado === 'S') asentar(modelo, cobranza);
  },
);

const eliminar = acto(
  'eliminar',
  ['A'],
  ({ admin }, id) => admin.send(deleteCobranza, { query: { id } }),
  (_, cobranza) => {
    cobranza.estado = 'borrada';
    for (const { documento } of cobranza.documentos) if ('conDescuento' in documento) documento.conDescuento = false;
  },
);

const veces = (cuantas: number, paso: fc.Arbitrary<Comando>) => ({ weight: cuantas, arbitrary: paso });

/** What makes documents comes up more often than what undoes them. */
export const COMANDO: fc.Arbitrary<Comando> = fc.oneof(
  veces(3, pedir),
  veces(1, preparar),
  veces(4, aFacturar),
  veces(1, cerrar),
  veces(2, devolver),
  veces(6, cobrar),
  veces(2, cobrarConDescuento),
  veces(1, losDos),
  veces(4, rendir),
  veces(4, ingresar),
  veces(1, deshacerRendicion),
  veces(2, eliminar),
  veces(2, editar),
  veces(1, entregar),
);
