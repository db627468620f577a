import { createHash } from 'node:crypto';
import {
  cargarCot,
  generarCot,
  getArchivoCot,
  listDocumentosCot,
  listEnviosCot,
  listHojasCot,
  type RespuestaGenerar,
  reenviarCot,
  revisarCot,
  setCodigoArba,
} from '@distri/domain/cot';
import { type BodyOf, isArchivo } from '@distri/domain/kernel';
import { listRemitos } from '@distri/domain/remitos';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildCliente, digest } from '../../test/factories.ts';
import { buildAceite, buildRemitos, PATENTE, type RemitoDePrueba, stagesOf } from '../../test/stories/cot.ts';
import { seedFacturacion } from '../../test/stories/facturacion.ts';
import { AHORA, createTestApi, type Persona, type TestApi, testEmpresa } from '../../test/support/testApi.ts';
import { all, countStatements, run } from '../platform/db/index.ts';
import { type ArbaSimulada, startArbaSimulada } from './simulada/index.ts';
import { xmlComprobante } from './simulada/respuesta.ts';

const CLAVE = 'clave-cit-muy-secreta';
const HOY = '2026-11-20';
let arba: ArbaSimulada;
let api: TestApi;
let admin: Persona;
let logistica: Persona;
const said: string[] = [];

beforeAll(async () => {
  process.env.ARBA_CLAVE_BUENOSAIRES = CLAVE;
  process.env.ARBA_ESPERA = '1';
  arba = await startArbaSimulada({ clave: CLAVE, lentaMs: 300, now: () => AHORA });
  const { cot } = testEmpresa();
  if (!cot) throw new Error('the demo company has its COT');
  api = await createTestApi({
    seed: async (pool) => {
      await seedFacturacion(pool);
      await run(pool, sql`INSERT INTO transportes VALUES ('001', 'Expreso', '30715520946')`);
      await run(
        pool,
        sql`INSERT INTO vehiculos (id, detalle, patente, capacidad, tipo, transporte) VALUES
            (1, 'Camión propio', ${PATENTE}, 8000, 'P', '000'), (2, 'Expreso', 'OKD152', 14000, 'T', '001')`,
      );
    },
    empresa: { cot: { ...cot, servidor: arba.url } },
    maxConnections: 20,
  });
  admin = await api.persona({ rol: 'A' });
  logistica = await api.persona({ rol: 'L' });
});
afterAll(async () => {
  await api.close();
  await arba.close();
});
beforeEach(() => api.setNow(AHORA));

let serial = 0;
const body = (remitos: readonly RemitoDePrueba[], action: 'txt' | 'xls' | 'send_to_arba', dominio = PATENTE) => ({
  facturas: [],
  remitos: remitos.map(({ remito }) => remito),
  dominio,
  action,
});

async function send(remitos: readonly RemitoDePrueba[], persona = logistica): Promise<RespuestaGenerar> {
  const answer = await persona.ok(generarCot, { body: body(remitos, 'send_to_arba'), clave: `cot-${++serial}` });
  if (isArchivo(answer)) throw new Error('sending answers no file');
  said.push(JSON.stringify(answer));
  return answer;
}

/** A file answer, with the name that it comes under. */
async function fileOf(
  remitos: readonly RemitoDePrueba[],
  action: 'txt' | 'xls',
  dominio = PATENTE,
  clave = `cot-${++serial}`,
) {
  const response = await logistica.send(generarCot, { body: body(remitos, action, dominio), clave });
  expect(response.statusCode, response.body).toBe(200);
  const nombre = /filename="([^"]+)"/.exec(String(response.headers['content-disposition']))?.[1] ?? '';
  return { tipo: response.headers['content-type'], nombre, bytes: response.rawPayload };
}

/** A refusal that leaves everything as it was. */
async function refused(input: { body: BodyOf<typeof generarCot> }, status: number) {
  const before = await digest(api.pool);
  const response = await logistica.send(generarCot, { ...input, clave: `cot-${++serial}` });
  expect(response.statusCode, response.body).toBe(status);
  expect(await digest(api.pool)).toEqual(before);
  return response.json() as { message: string; problems?: { code: string; path: string }[] };
}

/** As a process leaves a file that dies while it waits for the answer; its death itself is told in the faults. */
async function dieWhileSending(id: number): Promise<void> {
  const hasta = new Date(AHORA.getTime() + 60_000);
  await run(
    api.pool,
    sql`WITH envio AS (UPDATE cot_envios SET estado = 'enviando', espera_hasta = ${hasta} WHERE id = ${id})
        UPDATE cot_remitos SET resultado = 'enviando' WHERE envio = ${id}`,
  );
}

const resend = (id: number) => logistica.ok(reenviarCot, { query: { id } });
/** What a delivery note says of its transport code. */
async function cotOf(id: number) {
  const { result } = await logistica.ok(listRemitos, { query: { id } });
  return result[0]?.detalleCompleto?.cot;
}
const pedidosOf = (remitos: readonly RemitoDePrueba[]) => remitos.map(({ pedido }) => pedido);
const resultados = ({ envio }: RespuestaGenerar) => envio.remitos.map(({ resultado }) => resultado);

describe('the TXT file', () => {
  test('byte by byte, under its name; its orders leave and the file is kept', async () => {
    const [remito] = await buildRemitos(api, admin, 1);
    if (!remito) throw new Error('one');
    const answer = await fileOf([remito], 'txt', ' ab 123-cd ', 'txt-1');
    expect(answer.tipo).toBe('text/plain; charset=ISO-8859-1');
    expect(answer.nombre).toMatch(/^TB_30712345671_000000_20261120_\d{6}\.txt$/);
    const numero = remito.documento.slice(5);
    const detalle = `ARTICULO ${(await all(api.pool, sql<{ id: string }>`SELECT articulo AS id FROM remito_lineas WHERE remito = ${remito.remito}`))[0]?.id}`;
    expect(Buffer.from(answer.bytes).toString('latin1').split('\r\n')).toEqual([
      '01|30712345671',
      `02|20261120|09100004${numero}|20261120||E|0|||30712345671|LUBRICENTRO ${remito.cliente} S.R.L.|0|CALLE 1|0|S/N|||||QUILMES|B|${remito.cliente}-1|NO|30712345671|DISTRI LUBRICANTES Y AUTOPARTES S.A.|0|AV. BRIGADIER JUAN MANUEL DE ROSAS|4850|||||1754|SAN JUSTO|B|30712345671|M|QUILMES|||AB123CD||0|500000`,
      `03|271019|2|2000|${detalle.slice(9)}|${detalle}|LITROS|2000`,
      '04|1',
      '',
    ]);
    expect(await stagesOf(api, [remito.pedido])).toEqual(['D']);
    const { result } = await logistica.ok(listEnviosCot, { query: {} });
    expect(result[0]).toMatchObject({ nombre: answer.nombre, estado: 'descargado', intentos: [], dominio: PATENTE });
    const stored = await logistica.send(getArchivoCot, { query: { id: result[0]?.id ?? 0 } });
    expect(stored.rawPayload.equals(Buffer.from(answer.bytes))).toBe(true);
    expect(stored.headers['content-disposition']).toContain(answer.nombre);
    // The same request again is the same file, not another name.
    expect((await fileOf([remito], 'txt', ' ab 123-cd ', 'txt-1')).nombre).toBe(answer.nombre);
  });

  test('the XLSX of the route is a row per stop, and keeps nothing', async () => {
    const remitos = await buildRemitos(api, admin, 2);
    const before = await digest(api.pool);
    const answer = await fileOf(remitos, 'xls');
    expect(answer.nombre).toBe('Ruteo_AB123CD_20-11-2026.xlsx');
    const text = Object.values(unzipSync(answer.bytes))
      .map((bytes) => Buffer.from(bytes).toString('utf8'))
      .join('');
    for (const word of ['Orden', 'Ventana hasta', 'Remito', 'Calle 1', 'Quilmes', 'R 0004-'])
      expect(text).toContain(word);
    expect(text).toContain('<v>17.5</v>');
    expect(await digest(api.pool)).toEqual(before);
  });
});

describe('a file goes to ARBA', () => {
  test('accepted: COT, unique number, MD5 and answer are kept; the orders at F leave, the others stay', async () => {
    const waiting = await buildRemitos(api, admin, 2);
    const [free] = await buildRemitos(api, admin, 1, { estadio: 'N' });
    if (!free) throw new Error('one');
    const answer = await send([...waiting, free]);
    expect(answer).toMatchObject({
      success: true,
      result: { cuitEmpresa: '30712345671', nombreArchivo: answer.envio.nombre, codigoIntegridad: answer.envio.md5 },
      envio: { estado: 'aceptado', integridad: 'igual', simulada: true, vehiculo_tipo: 'P', dominio: PATENTE },
    });
    const [taken] = arba.recibidos.slice(-1);
    expect(
      createHash('md5')
        .update(taken?.bytes ?? '')
        .digest('hex'),
    ).toBe(answer.envio.md5);
    expect(answer.envio.remitos.map(({ numeroUnico, cot }) => [numeroUnico, cot])).toEqual(
      [...waiting, free].map(({ numeroUnico }) => [numeroUnico, arba.cots.get(numeroUnico)]),
    );
    expect(await stagesOf(api, pedidosOf([...waiting, free]))).toEqual(['D', 'D', 'N']);
    const history = await all(
      api.pool,
      sql`SELECT accion, de, a, detalle, username FROM historial WHERE entidad = 'pedido' AND entidad_id = ${String(waiting[0]?.pedido)} AND a = 'D'`,
    );
    expect(history).toEqual([
      { accion: 'Pasó a En Distribución', de: 'F', a: 'D', detalle: 'COT de ARBA', username: logistica.username },
    ]);
    const audit = await all(
      api.pool,
      sql<{
        accion: string;
      }>`SELECT accion FROM auditoria WHERE entidad = 'cot' AND entidad_id = ${String(answer.envio.id)} ORDER BY id`,
    );
    expect(audit.map(({ accion }) => accion)).toEqual(['enviar', 'respuesta']);
    const list = await logistica.ok(listDocumentosCot, { query: { desde: HOY, hasta: HOY } });
    expect(list.data.result).toEqual(list.result);
    expect(list.result.find(({ tipo, id }) => tipo === 'REM' && id === free.remito)).toMatchObject({
      estado: 'aceptado',
      cot: arba.cots.get(free.numeroUnico),
      envio: answer.envio.id,
    });
    // Its code travels on its paper.
    expect((await cotOf(free.remito))?.codigo).toBe(arba.cots.get(free.numeroUnico));
    // Its invoice is the same goods.
    expect(list.result.find(({ tipo, id }) => tipo === 'FAC' && id === free.factura)).toMatchObject({
      estado: 'aceptado',
    });
  });

  test('twenty of which three are refused: those three and no other go again, under another name', async () => {
    const remitos = await buildRemitos(api, admin, 20);
    const bad = [remitos[3], remitos[9], remitos[17]].flatMap((one) => (one ? [one] : []));
    for (const { numeroUnico } of bad) arba.guion.rechazar.add(numeroUnico);
    const first = await send(remitos);
    expect(first).toMatchObject({ success: true, envio: { estado: 'parcial' } });
    const lost = first.envio.remitos.filter(({ resultado }) => resultado === 'rechazado');
    expect(lost.map(({ numeroUnico, mensaje }) => [numeroUnico, mensaje])).toEqual(
      bad.map(({ numeroUnico }) => [numeroUnico, '24: El CUIT del destinatario no existe en el padrón']),
    );
    expect((await stagesOf(api, pedidosOf(remitos))).filter((stage) => stage === 'F')).toHaveLength(3);

    const all20 = await refused({ body: body(remitos, 'send_to_arba') }, 409);
    expect(all20.problems?.map(({ code }) => code)).toEqual(Array(17).fill('CON_COT'));

    const second = await send(bad);
    expect(second.envio.nombre > first.envio.nombre).toBe(true);
    expect(second.envio.remitos.map(({ numeroUnico }) => numeroUnico)).toEqual(
      bad.map(({ numeroUnico }) => numeroUnico),
    );
    expect(resultados(second)).toEqual(Array(3).fill('aceptado'));
    expect(new Set(await stagesOf(api, pedidosOf(remitos)))).toEqual(new Set(['D']));
    const { result } = await logistica.ok(listEnviosCot, { query: { id: first.envio.id } });
    expect(result[0]?.remitos.filter(({ enOtroEnvio }) => enOtroEnvio)).toHaveLength(3);
    expect(remitos.every(({ numeroUnico }) => arba.cots.has(numeroUnico))).toBe(true);
  });

  test('a refused file says why with the sentence of the documents, and its remitos are free', async () => {
    const remitos = await buildRemitos(api, admin, 1);
    arba.guion.crudas.push(
      Buffer.from(
        '<TBError><tipoError>DATO</tipoError><codigoError>57</codigoError><mensajeError>La cantidad no coincide</mensajeError></TBError>',
      ),
    );
    const answer = await send(remitos);
    expect(answer).toMatchObject({
      success: false,
      codigoError: '57',
      mensajeError: 'La cantidad no coincide',
      result: { codigoError: '57', mensajeError: 'La cantidad no coincide' },
      envio: { estado: 'rechazado', mensaje: 'La cantidad no coincide' },
    });
    expect(await stagesOf(api, pedidosOf(remitos))).toEqual(['F']);
    // ARBA had taken it all the same: it says so of the new file, and nobody gets two numbers.
    expect(resultados(await send(remitos))).toEqual(['a_verificar']);
    expect(arba.cots.get(remitos[0]?.numeroUnico ?? '')).toBeDefined();
  });

  test('stays within its statements, whatever the documents', async () => {
    const [one, many] = [
      await buildRemitos(api, admin, 1, { estadio: 'N' }),
      await buildRemitos(api, admin, 12, { estadio: 'N' }),
    ];
    const count = async (remitos: RemitoDePrueba[]) => (await countStatements(() => send(remitos))).statements.length;
    const base = await count(one);
    expect(base).toBeLessThanOrEqual(28);
    expect(await count(many)).toBe(base);
  });
});

describe('ARBA silent, slow or talking nonsense (D4, D5)', () => {
  test('silent: no answer is no refusal; the same bytes and name go again, and 11 says that they had arrived', async () => {
    const remitos = await buildRemitos(api, admin, 2);
    arba.guion.fallas.push('muda');
    const first = await send(remitos);
    expect(first).toMatchObject({ success: false, codigoError: '', envio: { estado: 'sin_respuesta' } });
    expect(first.envio.intentos).toMatchObject([{ numero: 1, detalle: 'ARBA no contestó a tiempo.' }]);
    expect(await stagesOf(api, pedidosOf(remitos))).toEqual(['F', 'F']);
    const blocked = await refused({ body: body(remitos, 'send_to_arba') }, 409);
    expect(blocked.problems?.map(({ code }) => code)).toEqual(['SIN_RESPUESTA', 'SIN_RESPUESTA']);

    const second = await resend(first.envio.id);
    expect(resultados(second)).toEqual(['a_verificar', 'a_verificar']);
    expect(second.envio.intentos.map(({ detalle }) => detalle)).toEqual([
      '11: El archivo ya fue procesado',
      'ARBA no contestó a tiempo.',
    ]);
    const [a, b] = arba.recibidos.slice(-2);
    expect([b?.nombre, b?.bytes.equals(a?.bytes ?? Buffer.alloc(0))]).toEqual([a?.nombre, true]);
    // Asked again, it is not sent again.
    const taken = arba.recibidos.length;
    expect(resultados(await resend(first.envio.id))).toEqual(['a_verificar', 'a_verificar']);
    expect(arba.recibidos).toHaveLength(taken);

    // A person looks the COT up.
    const [uno] = remitos;
    if (!uno) throw new Error('two');
    const cargar = (numeroUnico: string, cot: string) =>
      logistica.send(cargarCot, { body: { envio: first.envio.id, numeroUnico, cot } });
    expect((await cargar(uno.numeroUnico, '12')).statusCode).toBe(422);
    expect((await cargar('0910000499999999', '70000000001')).statusCode).toBe(404);
    expect(await cotOf(uno.remito)).toBeNull();
    expect((await cargar(uno.numeroUnico, '700-0000 0001')).statusCode).toBe(200);
    expect(await cotOf(uno.remito)).toEqual({
      codigo: '70000000001',
      momento: '2026-11-20T12:00:00-03:00',
      dominio: PATENTE,
      simulada: true,
    });
    expect((await cargar(uno.numeroUnico, '70000000001')).statusCode).toBe(200);
    expect((await cargar(uno.numeroUnico, '70000000002')).statusCode).toBe(409);
    expect(await stagesOf(api, pedidosOf(remitos))).toEqual(['D', 'F']);
    const { result } = await logistica.ok(listEnviosCot, { query: { id: first.envio.id } });
    expect(result[0]).toMatchObject({
      estado: 'parcial',
      remitos: [
        { resultado: 'aceptado', cot: '70000000001', cargadoPor: logistica.username },
        { resultado: 'a_verificar' },
      ],
    });
  });

  test('slow but in time is an answer', async () => {
    arba.guion.fallas.push('lenta');
    expect(resultados(await send(await buildRemitos(api, admin, 1)))).toEqual(['aceptado']);
  });

  test.each(['media', 'pagina', 'error500', 'redirige', 'cortada'] as const)(
    '%s: no answer, and nobody gets a second number',
    async (falla) => {
      const remitos = await buildRemitos(api, admin, 2);
      arba.guion.fallas.push(falla);
      const first = await send(remitos);
      expect(resultados(first)).toEqual(['sin_respuesta', 'sin_respuesta']);
      expect(await stagesOf(api, pedidosOf(remitos))).toEqual(['F', 'F']);
      expect(resultados(await resend(first.envio.id))).toEqual(['a_verificar', 'a_verificar']);
    },
  );

  test('nobody listens: no answer either; once it does, the same file is accepted', async () => {
    const remitos = await buildRemitos(api, admin, 1);
    const { servidor } = api.empresa.cot ?? { servidor: '' };
    Object.assign(api.empresa.cot ?? {}, { servidor: 'http://127.0.0.1:9' });
    const first = await send(remitos);
    Object.assign(api.empresa.cot ?? {}, { servidor });
    expect(first.envio.intentos[0]?.detalle).toBe('No se pudo hablar con ARBA, o se cortó la comunicación.');
    expect(resultados(await resend(first.envio.id))).toEqual(['aceptado']);
    expect(await stagesOf(api, pedidosOf(remitos))).toEqual(['D']);
  });

  test('01 is told with its own sentence and goes again as it was', async () => {
    const remitos = await buildRemitos(api, admin, 1);
    arba.guion.fallas.push('interna');
    const first = await send(remitos);
    expect(first).toMatchObject({ success: false, codigoError: '01', envio: { estado: 'sin_respuesta' } });
    const second = await resend(first.envio.id);
    expect([second.envio.nombre, resultados(second)]).toEqual([first.envio.nombre, ['aceptado']]);
  });

  test('17 for one that we never sent: no refusal, and somebody looks its COT up', async () => {
    const remitos = await buildRemitos(api, admin, 1);
    const [{ numeroUnico } = { numeroUnico: '' }] = remitos;
    arba.guion.cambios.push(({ nombre, bytes }) =>
      xmlComprobante({
        cuit: '30712345671',
        numero: 1,
        nombre,
        md5: createHash('md5').update(bytes).digest('hex'),
        remitos: [{ numeroUnico, cot: null, errores: ['17'] }],
      }),
    );
    const first = await send(remitos);
    expect(resultados(first)).toEqual(['a_verificar']);
    expect(first.envio.remitos[0]?.mensaje).toContain('ARBA ya lo tenía');
    // Nobody sends it under another name.
    expect((await refused({ body: body(remitos, 'send_to_arba') }, 409)).problems?.[0]?.code).toBe('A_VERIFICAR');
    expect(resultados(await resend(first.envio.id))).toEqual(['a_verificar']);
  });

  test('about other bytes nothing is accepted: the COT that was said is told, and a person looks', async () => {
    const remitos = await buildRemitos(api, admin, 1);
    arba.guion.fallas.push('otroMd5');
    const answer = await send(remitos);
    expect(answer.envio).toMatchObject({ integridad: 'distinta', estado: 'a_verificar' });
    expect(answer.envio.remitos[0]?.mensaje).toContain(arba.cots.get(remitos[0]?.numeroUnico ?? '') ?? 'none');
    expect(await stagesOf(api, pedidosOf(remitos))).toEqual(['F']);
  });

  test('whoever sent it died: after its time it counts as silent and goes again', async () => {
    const remitos = await buildRemitos(api, admin, 1);
    arba.guion.fallas.push('muda');
    const first = await send(remitos);
    await dieWhileSending(first.envio.id);
    const busy = await logistica.send(reenviarCot, { query: { id: first.envio.id } });
    expect([busy.statusCode, busy.headers['retry-after']]).toEqual([409, '2']);
    api.setNow(new Date(AHORA.getTime() + 61_000));
    const { result } = await logistica.ok(listEnviosCot, { query: { id: first.envio.id } });
    expect(result[0]).toMatchObject({ estado: 'sin_respuesta', remitos: [{ resultado: 'sin_respuesta' }] });
    expect(resultados(await resend(first.envio.id))).toEqual(['a_verificar']);
  });

  test('whoever sent it died, and a person found the COT: it can be typed in as the screen says', async () => {
    const [uno, otro] = await buildRemitos(api, admin, 2);
    if (!uno || !otro) throw new Error('two');
    arba.guion.fallas.push('muda');
    const { id } = (await send([uno, otro])).envio;
    await dieWhileSending(id);
    const body = { envio: id, numeroUnico: uno.numeroUnico, cot: '70000000003' };
    expect((await logistica.send(cargarCot, { body })).statusCode).toBe(409);
    api.setNow(new Date(AHORA.getTime() + 61_000));
    await logistica.ok(cargarCot, { body });
    const { result } = await logistica.ok(listEnviosCot, { query: { id } });
    expect(result[0]).toMatchObject({
      estado: 'sin_respuesta',
      remitos: [{ resultado: 'aceptado', cot: '70000000003' }, { resultado: 'sin_respuesta' }],
    });
    expect(resultados(await resend(id))).toEqual(['aceptado', 'a_verificar']);
  });
});

describe('several at once', () => {
  test('sixteen senders: sixteen names, one after the other', async () => {
    const remitos = await buildRemitos(api, admin, 16);
    const people = await Promise.all(remitos.map(() => api.persona({ rol: 'L' })));
    const answers = await Promise.all(remitos.map((remito, n) => send([remito], people[n])));
    const numbers = answers.map(({ envio }) => Number(envio.nombre.slice(-10, -4))).sort((a, b) => a - b);
    const [from = 0] = numbers;
    expect(numbers).toEqual(remitos.map((_, n) => from + n));
    expect(answers.every(({ envio }) => envio.estado === 'aceptado')).toBe(true);
  });

  test('the same remito: one file takes it, the others are told; its invoice counts as the same', async () => {
    const [remito] = await buildRemitos(api, admin, 1);
    if (!remito) throw new Error('one');
    const people = await Promise.all(Array.from({ length: 8 }, () => api.persona({ rol: 'O' })));
    const before = arba.recibidos.length;
    const asInvoice = { facturas: [remito.factura], remitos: [], dominio: PATENTE, action: 'send_to_arba' as const };
    const responses = await Promise.all(
      people.map((person, n) =>
        person.send(generarCot, {
          body: n % 2 === 0 ? body([remito], 'send_to_arba') : asInvoice,
          clave: `mismo-${n}`,
        }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(arba.recibidos).toHaveLength(before + 1);
  });

  test('the same request twice is one file, also while the first is on its way', async () => {
    const remitos = await buildRemitos(api, admin, 1);
    arba.guion.fallas.push('lenta');
    const input = { body: body(remitos, 'send_to_arba'), clave: 'una-vez' };
    const before = arba.recibidos.length;
    const [a, b] = await Promise.all([logistica.send(generarCot, input), logistica.send(generarCot, input)]);
    expect([a.statusCode, b.statusCode].sort()).toEqual([200, 409]);
    const again = await logistica.send(generarCot, input);
    expect(again.body).toBe((a.statusCode === 200 ? a : b).body);
    expect(arba.recibidos).toHaveLength(before + 1);
  });
});

describe('what is refused before it is sent, with nothing written', () => {
  test('no documents, too many, no plate, a wrong one, a document that is not there', async () => {
    const [remito] = await buildRemitos(api, admin, 1);
    if (!remito) throw new Error('one');
    const good = body([remito], 'send_to_arba');
    expect((await refused({ body: { ...good, remitos: [] } }, 422)).message).toBe('Seleccioná al menos un documento.');
    const many = Array.from({ length: 36 }, (_, n) => n + 1);
    expect((await refused({ body: { ...good, remitos: many } }, 422)).message).toBe(
      'Solo puede seleccionar hasta 35 documentos.',
    );
    for (const dominio of [' ', 'ABC12'])
      expect((await refused({ body: { ...good, dominio } }, 422)).problems?.[0]?.path).toBe('dominio');
    expect((await refused({ body: { ...good, remitos: [999_999] } }, 404)).message).toBe('No existe el remito 999999');
    expect((await refused({ body: { ...good, facturas: [999_999] } }, 404)).message).toBe(
      'No existe la factura 999999',
    );
    expect((await refused({ body: { ...good, hoja: 1 } }, 404)).message).toBe('No existe la hoja de ruta');
  });

  test('an article without its code: told, mended there, and it goes', async () => {
    const articulo = await buildAceite(api, '');
    const remitos = await buildRemitos(api, admin, 1, { articulo });
    const told = await refused({ body: body(remitos, 'send_to_arba') }, 422);
    expect(told.message).toBe(
      `Remito R 0004-${remitos[0]?.documento.slice(5)}: El artículo ${articulo} no tiene su código de ARBA de 6 dígitos`,
    );
    const { result } = await logistica.ok(revisarCot, { body: { ...body(remitos, 'txt') } });
    expect(result.documentos[0]?.problemas).toEqual([
      expect.objectContaining({ code: 'CODIGO_ARBA', lugar: 'articulo', articulo }),
    ]);
    const set = (codigo: string) => logistica.send(setCodigoArba, { body: { articulo, codigo } });
    expect((await logistica.send(setCodigoArba, { body: { articulo: 'NO-ESTA', codigo: '271019' } })).statusCode).toBe(
      404,
    );
    expect((await set('271019')).statusCode).toBe(200);
    expect(resultados(await send(remitos))).toEqual(['aceptado']);
  });

  test('invoice and delivery note of the same goods: the latter alone travels', async () => {
    const [remito] = await buildRemitos(api, admin, 1);
    if (!remito) throw new Error('one');
    const both = { ...body([remito], 'send_to_arba'), facturas: [remito.factura] };
    const { result } = await logistica.ok(revisarCot, { body: both });
    expect([result.reemplazadas, result.documentos.length, result.archivos]).toEqual([
      1,
      1,
      [[{ tipo: 'REM', id: remito.remito }]],
    ]);
    const answer = await logistica.ok(generarCot, { body: both, clave: `cot-${++serial}` });
    expect(!isArchivo(answer) && answer.envio.remitos.map(({ tipo }) => tipo)).toEqual(['REM']);
  });

  test('two documents with the same number go in two files; a final consumer goes by its document', async () => {
    const [one] = await all(api.pool, sql<{ id: number }>`SELECT id FROM remitos WHERE numero = 1`);
    const cliente = await buildCliente(api.pool, { razsoc: 'Pérez, Juan' });
    await run(
      api.pool,
      sql`UPDATE clientes SET resp_iva = 'CF', tipodocu = 96, cuit = '30111222' WHERE id = ${cliente}`,
    );
    const [b1] = await buildRemitos(api, admin, 1, { cliente });
    if (!one || !b1) throw new Error('invoice B 1 and remito 1');
    const selection = { facturas: [b1.factura], remitos: [one.id], dominio: PATENTE, action: 'send_to_arba' as const };
    const { result } = await logistica.ok(revisarCot, { body: selection });
    expect(result.archivos).toEqual([[{ tipo: 'REM', id: one.id }], [{ tipo: 'FAC', id: b1.factura }]]);
    expect((await refused({ body: selection }, 422)).message).toBe(
      'Factura B 0004-00000001 tiene el mismo número que otro documento: va en otro archivo.',
    );
    const alone = await logistica.ok(generarCot, { body: { ...selection, remitos: [] }, clave: `cot-${++serial}` });
    expect(!isArchivo(alone) && resultados(alone)).toEqual(['aceptado']);
    // Asked for by its invoice, it travels on its delivery note.
    expect((await cotOf(b1.remito))?.codigo).toBe(arba.cots.get('0060000400000001'));
    const record = arba.recibidos.at(-1)?.bytes.toString('latin1').split('\r\n')[1]?.split('|') ?? [];
    expect([record[2], ...record.slice(6, 11)]).toEqual([
      '0060000400000001',
      '1',
      'DNI',
      '30111222',
      '',
      'PEREZ, JUAN',
    ]);
  });

  test('the truck of a carrier travels with its CUIT; the check says what and how much', async () => {
    const remitos = await buildRemitos(api, admin, 2);
    const { result } = await logistica.ok(revisarCot, { body: body(remitos, 'txt', 'OKD152') });
    expect(result).toMatchObject({
      generales: [],
      vehiculo: { tipo: 'T', detalle: 'Expreso' },
      carga: { importe: 10_000_00, kilos: 35, superaUmbral: false },
      simulada: true,
    });
    const answer = await fileOf(remitos, 'txt', 'OKD152');
    const record = Buffer.from(answer.bytes).toString('latin1').split('\r\n')[1]?.split('|') ?? [];
    expect([record[35], record[40]]).toEqual(['30715520946', '']);
  });

  test('ranges of days; route sheets of a day that has none', async () => {
    const ask = (desde: string, hasta: string) => logistica.send(listDocumentosCot, { query: { desde, hasta } });
    expect((await ask('2026-11-20', '2026-11-19')).statusCode).toBe(400);
    expect((await ask('2026-10-01', '2026-11-20')).json().message).toBe('hasta: Hasta 31 días por vez');
    expect((await logistica.ok(listHojasCot, { query: { desde: HOY, hasta: HOY } })).data).toEqual({ result: [] });
  });
});

test('the password is in no answer and in no row', async () => {
  const rows = await all(
    api.pool,
    sql<{
      name: string;
    }>`SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'public' AND c.relkind = 'r'`,
  );
  for (const { name } of rows) {
    const found = await all(
      api.pool,
      sql`SELECT 1 FROM ${sql.table(name)} t WHERE t::text ILIKE ${`%${CLAVE}%`} OR position(encode(convert_to(${CLAVE}, 'UTF8'), 'hex') IN t::text) > 0 LIMIT 1`,
    );
    expect([name, found]).toEqual([name, []]);
  }
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((text) => text.includes(CLAVE))).toEqual([]);
});

test('without the password, or with another, nobody gets a COT', async () => {
  const remitos = await buildRemitos(api, admin, 1);
  delete process.env.ARBA_CLAVE_BUENOSAIRES;
  expect((await refused({ body: body(remitos, 'send_to_arba') }, 422)).message).toContain('Falta la clave CIT');
  process.env.ARBA_CLAVE_BUENOSAIRES = 'otra';
  expect(await send(remitos)).toMatchObject({ success: false, codigoError: '02', envio: { estado: 'rechazado' } });
  process.env.ARBA_CLAVE_BUENOSAIRES = CLAVE;
});
