import { listCobranzas } from '@distri/domain/cobranzas';
import { createRendicion, getRendicionPdf, idsDeLectura, listRendiciones } from '@distri/domain/rendiciones';
import jsqr from 'jsqr';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digest } from '../../test/factories.ts';
import { statementFaults } from '../../test/faults/statementFaults.ts';
import {
  adjuntarTodo,
  cheques,
  clienteQueDebe,
  cobrar,
  confirmarTodo,
  item,
  pasada,
  readCobranza,
  seedCobranzas,
} from '../../test/stories/cicloCobranza.ts';
import { readPdf } from '../../test/support/pdfText.ts';
import { rasterizePdf } from '../../test/support/rasterizePdf.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { all, countStatements } from '../platform/db/index.ts';
import { closePdf } from '../platform/pdf/index.ts';

/** Its types say that the module is the function; it is the module's default. */
const { default: readQr } = jsqr as unknown as { default: typeof jsqr };

let api: TestApi;
let admin: Persona;
let vendedor: Persona;
let serial = 0;
beforeAll(async () => {
  api = await createTestApi({ seed: seedCobranzas });
  admin = await api.persona({ rol: 'A' });
  vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
});
afterAll(async () => {
  await closePdf();
  await api.close();
});

const rendir = (who: Persona, ids: number[]) =>
  who.send(createRendicion, { body: { ids, modo: 'manual' }, clave: `rendicion-${++serial}` });
const statusOf = async (id: number) => (await readCobranza(admin, id)).status;

/** Approved ones of one customer, each with cash for its own invoice. */
async function aprobadas(cuantas: number): Promise<number[]> {
  const facturas = Array.from({ length: cuantas }, () => ({ neto: 10_000_00, dias: 60 }));
  const { cliente, facturas: issued } = await clienteQueDebe(api, admin, facturas);
  const ids: number[] = [];
  for (const { cuenta, total } of issued) {
    const dicha = { documentos: [{ id: cuenta }], items: [item('EFE', { importe: total })] };
    const { id, status } = await cobrar(vendedor, cliente, dicha);
    expect(status).toBe('A');
    ids.push(id);
  }
  return ids;
}

/** Many, copied from one: a settlement looks at nothing but their status. */
async function muchas(cuantas: number): Promise<number[]> {
  const [model = 0] = await aprobadas(1);
  const rows = await all(
    api.pool,
    sql<{ id: number }>`
      WITH docs AS (
        INSERT INTO cuenta_documentos (cliente, tipo, documento, ingreso, vencimiento, importe, pendiente)
        SELECT b.cliente, 'FAC', 'A0099' || lpad(${model} || lpad(n::text, 3, '0'), 8, '0'), '2026-11-01', '2026-11-01', b.totdocs, b.totdocs
        FROM cobranzas b, generate_series(1, ${cuantas}::int) AS n WHERE b.id = ${model} RETURNING id),
      nuevas AS (
        INSERT INTO cobranzas (cliente, vendedor, usuario, numrec, fecharecibo, status, tipocob, totdocs, totitems, saldo, saldototal, dpromdocs,
          dpromitems, base, pordesc, impdesc, tipodesc, equiv_imp, equiv_porc, header)
        SELECT b.cliente, b.vendedor, b.usuario, lpad((40000 + d.id)::text, 8, '0'), b.fecharecibo, 'A', b.tipocob, b.totdocs, b.totitems, b.saldo,
          b.saldototal, b.dpromdocs, b.dpromitems, b.base, b.pordesc, b.impdesc, b.tipodesc, b.equiv_imp, b.equiv_porc, b.header
        FROM cobranzas b, docs d WHERE b.id = ${model} RETURNING id, numrec::int - 40000 AS documento, totdocs),
      historia AS (
        INSERT INTO historial (entidad, entidad_id, username, accion, a) SELECT 'cobranza', id::text, 'a1', 'Cobranza generada', 'A' FROM nuevas),
      auditada AS (
        INSERT INTO auditoria (username, accion, entidad, entidad_id) SELECT 'a1', 'crear', 'cobranza', id::text FROM nuevas),
      partes AS (
        INSERT INTO cobranza_documentos (cobranza, documento, renglon, pendi, importe, max_importe) SELECT id, documento, 1, totdocs, totdocs, totdocs FROM nuevas)
      INSERT INTO cobranza_items (cobranza, item, renglon, tipo, fecha, importe, leyenda, fecha_original, importe_original)
      SELECT id, 1, 1, 'EFE', '2026-11-20', totdocs, 'EFE', '2026-11-20', totdocs FROM nuevas RETURNING cobranza AS id`,
  );
  return rows.map(({ id }) => id);
}

describe('a settlement', () => {
  test('takes approved collections to Rendida together, with history and audit; the desk reads it back', async () => {
    const ids = await aprobadas(3);
    const { statements } = await countStatements(async () =>
      expect((await rendir(admin, ids)).json()).toEqual({ result: true }),
    );
    expect(statements.length).toBeLessThanOrEqual(8);
    for (const id of ids) expect(await statusOf(id)).toBe('S');
    const audited = await all(
      api.pool,
      sql`SELECT 1 FROM auditoria WHERE accion = 'cambiarEstado' AND entidad = 'cobranza' AND entidad_id = ANY (${ids.map(String)}::text[])`,
    );
    expect(audited).toHaveLength(3);
    const { result } = await vendedor.ok(listRendiciones, { body: { desde: '2026-11-20', hasta: '2026-11-20' } });
    const own = result.filter(({ idrecibo }) => ids.includes(idrecibo));
    expect(own.map(({ idrecibo }) => idrecibo)).toEqual(ids);
    expect(new Set(own.map(({ timestamp }) => timestamp)).size).toBe(1);
    expect(own[0]).toMatchObject({
      vendedor: 'Gómez, Laura',
      usuario: `Persona ${admin.username}`,
      fecha: '2026-11-20',
    });
  });

  test('with one that is not approved: nothing changes, and it is named', async () => {
    const [first = 0, second = 0] = await aprobadas(2);
    const { cliente, facturas } = await clienteQueDebe(api, admin, [{ neto: 10_000_00, dias: 60 }]);
    const pending = await cobrar(vendedor, cliente, {
      documentos: facturas.map(({ cuenta }) => ({ id: cuenta })),
      items: [item('TRF', { importe: 12_100_00 })],
    });
    const before = await digest(api.pool);
    const refused = await rendir(admin, [first, pending.id, second]);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      `La cobranza ${pending.id} no está en estado aprobada: está Pendiente`,
    ]);
    expect(refused.json().problems).toEqual([expect.objectContaining({ code: 'COBRANZA_NO_APROBADA', path: 'ids.1' })]);
    const missing = await rendir(admin, [first, 2_147_483_647]);
    expect([missing.statusCode, missing.json().message]).toEqual([404, 'No se encontró la cobranza con id 2147483647']);
    const several = await rendir(admin, [pending.id, 2_147_483_646, 2_147_483_647]);
    expect(several.json().message).toBe(
      `No se encontraron las cobranzas 2147483646, 2147483647. No están en estado aprobada las cobranzas ${pending.id}`,
    );
    expect(await digest(api.pool)).toEqual(before);
  });

  test('two that race over one collection: one of them has it, the other changes nothing', async () => {
    const [a = 0, shared = 0, b = 0] = await aprobadas(3);
    const otra = await api.persona({ rol: 'A' });
    const answers = await Promise.all([rendir(admin, [a, shared]), rendir(otra, [shared, b])]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const left = answers[0]?.statusCode === 200 ? b : a;
    expect([await statusOf(shared), await statusOf(left)]).toEqual(['S', 'A']);
  });

  test('of 130, at once', async () => {
    const ids = await muchas(130);
    expect((await rendir(admin, ids)).statusCode).toBe(200);
    const settled = await all(api.pool, sql`SELECT 1 FROM cobranzas WHERE id = ANY (${ids}::int[]) AND status = 'S'`);
    expect(settled).toHaveLength(130);
  });

  test('is for administrators; sellers see their own', async () => {
    const ids = await aprobadas(1);
    expect((await rendir(vendedor, ids)).statusCode).toBe(403);
    await rendir(admin, ids);
    const ajeno = await api.persona({ rol: 'V', nivel: 6, vendedor: 'V2' });
    expect((await ajeno.ok(listRendiciones, { body: {} })).result).toEqual([]);
    const one = await vendedor.ok(listRendiciones, { body: { vendedores: ['V2'] } });
    expect(one.result).toEqual([]);
    const wrong = await admin.send(listRendiciones, { body: { desde: '2026-11-20', hasta: '2026-11-19' } });
    expect(wrong.statusCode).toBe(400);
  });

  test('taken back it is handed in no more, and can be again', async () => {
    const [id = 0] = await aprobadas(1);
    await rendir(admin, [id]);
    await pasada(admin, id, 'A');
    const listed = async () =>
      (await admin.ok(listRendiciones, { body: {} })).result.filter((row) => row.idrecibo === id);
    expect(await listed()).toEqual([]);
    expect((await rendir(admin, [id])).statusCode).toBe(200);
    expect(await listed()).toHaveLength(1);
  });

  test('whichever statement fails or loses its connection, all or nothing (B9)', async () => {
    const broken = await statementFaults(api, {
      prepare: () => muchas(2),
      run: (ids) => rendir(admin, ids),
      isComplete: async (ids) =>
        (await all(api.pool, sql`SELECT 1 FROM cobranzas WHERE id = ANY (${ids}::int[]) AND status = 'S'`)).length ===
        2,
    });
    expect(broken).toBeGreaterThan(3 * 4);
  });
});

describe('its paper', () => {
  const pdfOf = (who: Persona, cobranzas: number[]) => who.send(getRendicionPdf, { body: { cobranzas } });

  test('of 130 collections: totals by type, every receipt, and the code that the desk scans', async () => {
    const ids = await muchas(130);
    const response = await pdfOf(vendedor, ids);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/pdf');
    const { text } = await readPdf(response.rawPayload);
    expect(text).toContain('Rendición de cobranzas');
    expect(text).toContain('130 cobranzas');
    expect(text).toContain('Efectivo 130 1.573.000,00');
    const { numrec } = await readCobranza(admin, ids.at(-1) ?? 0);
    expect(text).toContain(numrec);

    const page = await rasterizePdf(response.rawPayload);
    // The right half of the head is all that the scanner is pointed at.
    const { width, height } = await sharp(page).metadata();
    const half = { left: Math.round(width / 2), top: 0, width: Math.floor(width / 2), height: Math.round(height / 2) };
    const { data, info } = await sharp(page).extract(half).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const read = readQr(new Uint8ClampedArray(data), info.width, info.height);
    expect(idsDeLectura(read?.data ?? '')).toEqual(ids);
  });

  test('by type, cheque by cheque', async () => {
    const { cliente, facturas } = await clienteQueDebe(api, admin, [{ neto: 100_000_00, dias: 60 }]);
    const documentos = facturas.map(({ cuenta }) => ({ id: cuenta }));
    const items = [
      cheques('CHE', [30_000_00, '2026-11-20'], [20_000_00, '2026-11-20']),
      item('TRF', { importe: 61_000_00 }),
      item('RGA', { importe: 10_000_00 }),
    ];
    const { id } = await cobrar(vendedor, cliente, { documentos, items });
    expect((await pdfOf(vendedor, [id])).statusCode).toBe(409);
    await confirmarTodo(admin, id);
    await adjuntarTodo(api, vendedor, id);
    const { text } = await readPdf((await pdfOf(vendedor, [id])).rawPayload);
    expect(text).toContain('Cheques electrónicos 2 50.000,00');
    expect(text).toContain('Transferencia Bancaria 1 61.000,00');
    expect(text).toContain('Total $ 121.000,00');
  });

  test('not of more than 130, none, or of somebody else', async () => {
    const raw = (cobranzas: number[]) =>
      api.app.inject({
        method: 'POST',
        url: `/${api.empresa.id}/v1${getRendicionPdf.path}`,
        headers: { authorization: `Bearer ${admin.token}` },
        payload: { cobranzas },
      });
    const many = await raw(Array.from({ length: 131 }, (_, index) => index + 1));
    expect([many.statusCode, many.json().problems[0].message]).toEqual([400, 'El máximo de cobranzas es 130']);
    expect((await raw([])).statusCode).toBe(400);
    const [id = 0] = await aprobadas(1);
    const ajeno = await api.persona({ rol: 'V', nivel: 6, vendedor: 'V2' });
    const refused = await pdfOf(ajeno, [id]);
    expect([refused.statusCode, refused.json().message]).toEqual([404, `No se encontró la cobranza con id ${id}`]);
    expect((await ajeno.send(listCobranzas, { query: { id } })).statusCode).toBe(404);
  });
});
