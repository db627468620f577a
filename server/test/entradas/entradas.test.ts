import { createCobranza } from '@distri/domain/cobranzas';
import { createCotizacion } from '@distri/domain/cotizaciones';
import { createPedido } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../src/calls.ts';
import { all, run } from '../../src/platform/db/index.ts';
import { buildArticulo, buildCliente, digest } from '../factories.ts';
import { recepcionesDe } from '../stories/cicloCobranza.ts';
import { buildDocumento, type Carga, llenar, suelto } from '../stories/cobranza.ts';
import { invoiced, seedTalonarios } from '../stories/facturacion.ts';
import { cotizacionBody, pedidoBody } from '../stories/venta.ts';
import { createTestApi, type Persona, type TestApi } from '../support/testApi.ts';
import { seedEverything } from '../world.ts';
import { LLAMADAS, type Lugar, prepagoNuevo } from './llamadas.ts';
import { badRequests, type Json, type Mala, type Pedida } from './mutaciones.ts';

let api: TestApi;
let admin: Persona;
let lugar: Lugar;

beforeAll(async () => {
  api = await createTestApi({ seed: seedEverything, sinInvariantes: 'an order put in its stage by hand' });
  admin = await api.persona({ rol: 'A' });
  await run(api.pool, sql`DELETE FROM talonarios`);
  await seedTalonarios(api.pool);
  lugar = await buildLugar();
});
afterAll(() => api.close());

/** Forty units of a litre each, which the truck's meter reads. */
async function orderBulk(cliente: string): Promise<number> {
  await run(api.pool, sql`INSERT INTO envases_articulo VALUES (2, 'Granel', true)`);
  const articulo = await buildArticulo(api.pool, { unidad: 1 });
  await run(api.pool, sql`UPDATE articulos SET envase = 2, rubro = 1 WHERE id = ${articulo}`);
  const body = pedidoBody([{ id: articulo, cantidad: 40, precio: 1_000_00 }]);
  return (await admin.ok(createPedido, { query: { cliente }, body, clave: 'granel' })).id;
}

async function buildLugar(): Promise<Lugar> {
  const [cliente, otroCliente] = [await buildCliente(api.pool), await buildCliente(api.pool)];
  const [articulo, otroArticulo] = [
    await buildArticulo(api.pool, { shell: true }),
    await buildArticulo(api.pool, { shell: true }),
  ];
  const lineas = [articulo, otroArticulo].map((id) => ({ id, cantidad: 2, precio: 1_000_00, bonificacion: 50_000 }));
  const quote = async (de: string) =>
    (await admin.ok(createCotizacion, { query: { cliente: de }, body: cotizacionBody(lineas) })).id;
  const order = async (clave: string) =>
    (await admin.ok(createPedido, { query: { cliente }, body: pedidoBody(lineas), clave })).id;
  const entregado = await order('entregado');
  await run(
    api.pool,
    sql`UPDATE pedido_lineas SET pendfac = 0, adespachar = 0, penddesc = 0 WHERE pedido = ${entregado}`,
  );
  await run(
    api.pool,
    sql`UPDATE pedidos SET estadio = 'P', estado = true, tiene_articulos_facturados = true WHERE id = ${entregado}`,
  );
  const invoiceOf = async (clave: string) => (await invoiced(admin, await order(clave))).factura.id;
  const prepay = async () => {
    const body = prepagoNuevo({ articulo, otroArticulo, usuario: admin.id });
    const response = await send('cotizaciones.crear', `cliente=${cliente}`, body);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json().id as number;
  };
  const [cobrado, documento] = [
    await buildDocumento(api, { cliente, importe: 10_000_00 }),
    await buildDocumento(api, { cliente, importe: 10_000_00 }),
  ];
  const collect = async (changes: Partial<Carga> = {}, setStatus?: 'G') => {
    const carga = {
      documentos: [{ id: cobrado, importe: 100_00 }],
      items: [suelto('EFE', 100_00, '2027-03-01')],
      ...changes,
    };
    const body = { ...(await llenar(admin, cliente, carga)), ...(setStatus && { setStatus }) };
    return (await admin.ok(createCobranza, { query: { cliente }, body })).id;
  };
  const conValor = await collect({ items: [suelto('AEF', 100_00)] });
  const [valor] = await recepcionesDe(admin, conValor);
  if (!valor) throw new Error('the transfer waits for its reception');
  return {
    cobrado,
    documento,
    valor: { id: valor.id, version: valor.version },
    aprobada: await collect(),
    cobranza: await collect(),
    otraCobranza: await collect(),
    guardada: await collect({ items: [suelto('EFE', 80_00)] }, 'G'),
    granel: await orderBulk(cliente),
    factura: await invoiceOf('factura'),
    otraFactura: await invoiceOf('otra-factura'),
    prepago: await prepay(),
    otroPrepago: await prepay(),
    cliente,
    otroCliente,
    articulo,
    otroArticulo,
    cotizacion: await quote(cliente),
    otraCotizacion: await quote(otroCliente),
    pedido: await order('pedido'),
    otroPedido: await order('otro'),
    entregado,
    usuario: admin.id,
  };
}

let claves = 0;

function send(name: string, query: string, body: Json | undefined, raw?: string) {
  const call = calls.find((declared) => declared.name === name);
  if (!call) throw new Error(`no existe la llamada ${name}`);
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  return api.app.inject({
    method: call.method,
    url: `/${api.empresa.id}/v1${call.path}?${query}`,
    headers: {
      authorization: `Bearer ${admin.token}`,
      'idempotency-key': `entrada-${++claves}`,
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
}

/** Words of a library's own sentences. */
const INGLES =
  /\b(invalid|expected|required|must|should|received|error:|string|number|undefined|too (big|small)|unrecognized)\b/i;

interface Said {
  message?: string;
  problems?: { message: string; path?: string }[];
}
interface Answer extends Said {
  result?: (Said & { ok: boolean })[];
}

/** As people compare words: no case, no accents. */
const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** What is wrong with the answer to a bad request; null when it is as promised. */
function fault(pedida: Pedida, mala: Mala, status: number, text: string): string | null {
  const where = `${mala.campo || 'body'} ${mala.defecto}: ${status} ${text.slice(0, 160)}`;
  const answer: Answer = JSON.parse(text);
  const row = pedida.porFila && status === 200 ? answer.result?.[0] : undefined;
  const refused = row ? !row.ok : status >= 400 && status < 500;
  if (!refused) return `not refused: ${where}`;
  const { message, problems = [] } = row ?? answer;
  if (!message || INGLES.test(message)) return `no Spanish sentence: ${where}`;
  const name = mala.campo
    .replace('?', '')
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .at(-1);
  if (name === undefined) return null;
  const said = fold([message, ...problems.map(({ path = '' }) => path)].join(' '));
  return said.includes(fold(name)) || pedida.alias?.[name]?.test(said) ? null : `names no field: ${where}`;
}

/** Who proves these instead. */
const APARTE: Readonly<Record<string, string>> = {
  'cobranzas.eliminarComprobante': 'cobranzas/comprobantes.test.ts',
  acceso: 'login.test.ts',
  'cot.cargar': 'cot/cot.test.ts: what it may load',
  'cot.reenviar': 'cot/cot.test.ts: silence',
  correo: 'sendCorreo.test.ts',
  notificaciones: 'notificaciones.test.ts',
  'prepago.eliminarComprobante': 'prepago.test.ts: the item whose file goes',
};

test('every call that writes is in the table, or somebody else proves it; files are proven beside their calls', () => {
  const writing = calls.filter(
    ({ kind, name, multipart }) =>
      kind !== 'read' && !multipart && !(name in APARTE) && !((name.split('.')[0] ?? '') in APARTE),
  );
  expect(writing.map(({ name }) => name).sort()).toEqual(Object.keys(LLAMADAS).sort());
});

describe.each(Object.entries(LLAMADAS))('%s', (name, build) => {
  test('every bad request is a 4xx in Spanish that names its field, and nothing is written', async () => {
    const pedida = build(lugar);
    const before = await digest(api.pool);
    const faults: string[] = [];
    for (const mala of badRequests(pedida)) {
      const { statusCode, body } = await send(name, mala.query, mala.body);
      const found = fault(pedida, mala, statusCode, body);
      if (found) faults.push(found);
    }
    expect(faults).toEqual([]);
    expect(await digest(api.pool)).toEqual(before);
  });

  test('what is not JSON, or reaches for a prototype, is refused as well', async () => {
    const { query, body } = build(lugar);
    const text = new URLSearchParams(query).toString();
    const whole = JSON.stringify(body ?? {});
    const inside = (field: string) => (whole.startsWith('[') ? `[{${field}}]` : whole.replace('{', `{${field},`));
    const before = await digest(api.pool);
    // A call without a body looks at none.
    const raws =
      body === undefined
        ? []
        : [
            '',
            '{',
            'null',
            '"texto"',
            '[]x',
            '{"a":1}}',
            whole.slice(0, -2),
            inside('"__proto__":{"rol":"A"}'),
            inside('"constructor":{"prototype":{"rol":"A"}}'),
            `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
          ];
    const answers = [];
    for (const raw of raws) answers.push([raw.slice(0, 60), (await send(name, text, undefined, raw)).statusCode]);
    expect(answers.filter(([, status]) => Number(status) < 400 || Number(status) >= 500)).toEqual([]);
    expect((await send(name, `${text}&__proto__=1`, body)).statusCode).toBe(400);
    expect(await digest(api.pool)).toEqual(before);
  });
});

/** What a request has no business saying, in every object of it (reliability A8). */
const DE_MAS = {
  ...{ id: 'X99999', version: 99, cliente: '99999', estado: true, estadio: 'C', tipo: 'GRALUB', rol: 'A', nivel: 1 },
  ...{
    aprob_coti: 'A',
    ingre_tran: true,
    aprob_tran: true,
    pedidoref: 1,
    idcotiza: 1,
    vence: '31/12/2030',
    creada: '2020-01-01',
  },
  ...{
    impgravado: 1,
    importe_bonificado: 1,
    iva: 0,
    iibb: [],
    litros: 9,
    importe: 1,
    costoneto: 1,
    unidad: 9,
    deposito: 9,
  },
  ...{
    pendfac: 0,
    penddesc: 0,
    precioLista: 1,
    inhabilitado: true,
    bonificacion_cliente: 50,
    iibb_1: 102,
    saldo: 1_000_000,
  },
};

/** The body with all of it beside what was there. */
function withExtras(body: Json): Json {
  if (Array.isArray(body)) return body.map(withExtras);
  if (typeof body !== 'object' || body === null) return body;
  const inner = Object.entries(body).map(([name, value]): [string, Json] => [name, withExtras(value)]);
  return { ...DE_MAS, ...Object.fromEntries(inner) };
}

/** A document as stored, without what makes it another one. */
async function stored(table: string, lines: string | null, key: string, id: string | number) {
  const own = sql.raw(`- 'id' - 'creada' - 'creado' - 'busqueda' - 'numdocu' - 'estadio_desde'`);
  const head = await all(api.pool, sql`SELECT to_jsonb(d) ${own} AS row FROM ${sql.table(table)} d WHERE id = ${id}`);
  if (lines === null) return head;
  const rows = sql`SELECT to_jsonb(l) - ${key}::text AS row FROM ${sql.table(lines)} l WHERE ${sql.ref(`l.${key}`)} = ${id} ORDER BY numrenglon`;
  return [head, await all(api.pool, rows)];
}

function pedidaDe(name: string): Pedida {
  const build = LLAMADAS[name];
  if (!build) throw new Error(`no está ${name}`);
  return build(lugar);
}

describe('what a request has no business saying takes no effect', () => {
  test.each([
    ['cotizaciones.crear', 'cotizaciones', 'cotizacion_lineas', 'cotizacion'],
    ['pedidos.crear', 'pedidos', 'pedido_lineas', 'pedido'],
    ['clientes.ocasional', 'clientes', null, 'cliente'],
  ] as const)('%s', async (name, table, lines, key) => {
    const { query, body = null } = pedidaDe(name);
    const text = new URLSearchParams(query).toString();
    const plain = await send(name, text, body);
    const extra = await send(name, text, withExtras(body));
    expect([plain.statusCode, extra.statusCode, extra.body]).toEqual([200, 200, extra.body]);
    const [one, other] = [plain, extra].map((response) => response.json().id);
    expect(other).not.toBe(one);
    expect(await stored(table, lines, key, other)).toEqual(await stored(table, lines, key, one));
  });
});

/** Last: they write. A sweep over a request that is not good would prove nothing (reliability, rule 3). */
describe('the good request that was spoiled goes through', () => {
  test.each(Object.entries(LLAMADAS))('%s', async (name, build) => {
    const { query, body } = build(lugar);
    const { statusCode, body: answer } = await send(name, new URLSearchParams(query).toString(), body);
    expect([statusCode, answer]).toEqual([200, answer]);
  });
});
