import { getPendientes, listNotificaciones, markViewed, sendNotificacion } from '@distri/domain/notificaciones';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digest, seedMaestros } from '../../test/factories.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { all, countStatements, run } from '../platform/db/index.ts';

let api: TestApi;
let admin: Persona;
let operador: Persona;
let vendedor: Persona;
let chofer: Persona;

beforeAll(async () => {
  api = await createTestApi({ seed: seedMaestros });
  admin = await api.persona({ rol: 'A' });
  operador = await api.persona({ rol: 'O' });
  vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
  chofer = await api.persona({ rol: 'H' });
});
afterAll(() => api.close());

const received = async (who: Persona) => (await who.ok(listNotificaciones, { query: {} })).result;
const pending = async (who: Persona) => (await who.ok(getPendientes)).result;

describe('sending', () => {
  test('to users and groups: each gets it once, with the sender and the time', async () => {
    const { id, destinatarios } = await admin.ok(sendNotificacion, {
      body: { to: [vendedor.id, 'ROLE_V', 'ROLE_H', vendedor.id], msg: 'Mañana no hay reparto' },
    });
    expect(destinatarios).toBe(2);
    for (const who of [vendedor, chofer]) {
      expect((await received(who))[0]).toMatchObject({
        envio: id,
        from_name: `Persona ${admin.username}`,
        user_name: `Persona ${admin.username}`,
        msg: 'Mañana no hay reparto',
        viewed: false,
      });
    }
    expect(await received(operador)).toEqual([]);
    const audit = await all(
      api.pool,
      sql`SELECT accion, despues FROM auditoria WHERE entidad = 'notificacion' AND entidad_id = ${id}`,
    );
    expect(audit).toMatchObject([{ accion: 'enviar', despues: { destinatarios: 2 } }]);
  });

  test('to a salesperson', async () => {
    await operador.ok(sendNotificacion, { body: { to_vendedor: 'V1', msg: 'Falta el comprobante' } });
    expect((await received(vendedor))[0]?.msg).toBe('Falta el comprobante');
  });

  test('the sent ones show the recipient, and whether they saw it', async () => {
    await operador.ok(sendNotificacion, { body: { to: [vendedor.id, chofer.id], msg: 'Reunión a las 9' } });
    await chofer.ok(markViewed, { body: {} });
    const { result } = await operador.ok(listNotificaciones, { query: { tipo: 'enviadas', buscar: 'reunion' } });
    expect(result.map(({ user_name, viewed }) => [user_name, viewed]).sort()).toEqual([
      [`Persona ${chofer.username}`, true],
      [`Persona ${vendedor.username}`, false],
    ]);
  });

  test.each([
    [{ msg: 'a nadie' }, 400, 'to: Debe seleccionar al menos un destinatario'],
    [{ to: [], msg: 'a nadie' }, 400, 'to: Falta completar este dato'],
    [{ to: [1], to_vendedor: 'V1', msg: 'a dos' }, 400, 'to: Debe seleccionar al menos un destinatario'],
    [{ to: ['ROLE_C'], msg: 'grupo que no existe' }, 400, 'to.0: No es un dato válido'],
    [{ to: [1], msg: '  ' }, 400, 'msg: Ingrese un mensaje'],
    [{ to_vendedor: 'V1', msg: 'x'.repeat(141) }, 400, 'msg: Hasta 140 caracteres'],
    [{ to: [999_999], msg: 'a quien no existe' }, 422, 'No hay ningún usuario activo entre los destinatarios'],
    [{ to_vendedor: 'ZZ', msg: 'a quien no existe' }, 422, 'No hay ningún usuario activo entre los destinatarios'],
  ])('%j is refused', async (payload, status, message) => {
    const before = await digest(api.pool);
    const response = await api.app.inject({
      method: 'POST',
      url: `/${api.empresa.id}/v1/notifications`,
      headers: { authorization: `Bearer ${admin.token}` },
      payload,
    });
    expect([response.statusCode, response.json().message]).toEqual([status, message]);
    expect(await digest(api.pool)).toEqual(before);
  });
});

describe('reading', () => {
  test('pending goes down as they are viewed; those of others are not touched', async () => {
    await admin.ok(sendNotificacion, { body: { to: [vendedor.id, chofer.id], msg: 'Para dos' } });
    const before = await pending(vendedor);
    const [newest] = await received(vendedor);
    const [foreign] = await received(chofer);
    expect((await vendedor.ok(markViewed, { body: { ids: [newest?.id ?? 0, foreign?.id ?? 0] } })).result).toBe(
      before - 1,
    );
    expect(await pending(chofer)).toBe(1);
    expect((await vendedor.ok(markViewed, { body: {} })).result).toBe(0);
    expect(await pending(vendedor)).toBe(0);
  });

  test('the bell: five by default, as many as are asked for', async () => {
    for (let n = 0; n < 7; n++) await admin.ok(sendNotificacion, { body: { to: [operador.id], msg: `Aviso ${n}` } });
    const bell = (url: string) =>
      api.app.inject({
        method: 'GET',
        url: `/${api.empresa.id}/v1${url}`,
        headers: { authorization: `Bearer ${operador.token}` },
      });
    const messages = (body: { result: { msg: string }[] }) => body.result.map(({ msg }) => msg);
    expect(messages((await bell('/notifications?top')).json())).toEqual([
      'Aviso 6',
      'Aviso 5',
      'Aviso 4',
      'Aviso 3',
      'Aviso 2',
    ]);
    expect(messages((await bell('/notifications?top=2')).json())).toEqual(['Aviso 6', 'Aviso 5']);
  });

  test('by pages: the whole, in order, without gaps', async () => {
    const pages: string[] = [];
    let desdeClave: string | undefined;
    do {
      const page = await operador.ok(listNotificaciones, {
        query: { limite: 3, ...(desdeClave ? { desdeClave } : {}) },
      });
      expect(page.count).toBe(7);
      pages.push(...page.result.map(({ msg }) => msg));
      desdeClave = page.siguiente;
    } while (desdeClave);
    expect(pages).toEqual(['Aviso 6', 'Aviso 5', 'Aviso 4', 'Aviso 3', 'Aviso 2', 'Aviso 1', 'Aviso 0']);
  });

  test('costs one statement and the user', async () => {
    for (const call of [listNotificaciones, getPendientes] as const) {
      const { statements } = await countStatements(() => operador.ok(call, {}));
      expect(statements).toHaveLength(2);
    }
  });

  test('a disabled user gets none', async () => {
    const gone = await api.persona({ rol: 'H' });
    await run(api.pool, sql`UPDATE usuarios SET activo = false WHERE id = ${gone.id}`);
    const { destinatarios } = await admin.ok(sendNotificacion, { body: { to: ['ROLE_H'], msg: 'A los choferes' } });
    expect(destinatarios).toBe(1);
  });
});
