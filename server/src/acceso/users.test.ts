import { listUsuarios } from '@distri/domain/acceso';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCliente, seedMaestros } from '../../test/factories.ts';
import { createTestApi, type TestApi } from '../../test/support/testApi.ts';
import { all } from '../platform/db/index.ts';
import { changeUser, renewTotp } from './changeUser.ts';
import { CONSOLE, changePassword, createUser, type NewUser, setUserActive } from './users.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ seed: seedMaestros });
});
afterAll(() => api.close());

const usual: NewUser = { username: 'marta', nombre: 'Marta Ruiz', rol: 'O', clave: 'una-clave-larga' };
const countUsers = async () => (await all(api.pool, sql<{ n: number }>`SELECT count(*) AS n FROM usuarios`))[0]?.n;

describe('creating', () => {
  test('a user of the office; the name in lower case; the audit without the password', async () => {
    const made = await createUser(api.pool, { ...usual, username: ' Marta ' }, CONSOLE);
    expect(made).toEqual({ id: expect.any(Number), totp: null });
    const rows = await all(
      api.pool,
      sql`SELECT username, despues FROM auditoria WHERE entidad = 'usuario' AND accion = 'crear'`,
    );
    expect(rows).toMatchObject([{ username: 'consola', despues: { username: 'marta', rol: 'O' } }]);
    expect(JSON.stringify(rows)).not.toMatch(/clave|argon2/);
  });

  test('a customer company gets the secret of its one-time codes', async () => {
    const cliente = await buildCliente(api.pool);
    const made = await createUser(api.pool, { ...usual, username: 'N30712345671', rol: 'C', cliente }, CONSOLE);
    if ('refused' in made) throw new Error(made.message);
    expect(made.totp?.secreto).toMatch(/^[A-Z2-7]{32}$/);
    expect(made.totp?.uri).toContain('otpauth://totp/Distri:n30712345671');
  });

  test.each([
    [{ username: 'marta' }, 'Ya existe un usuario con ese nombre'],
    [{ username: 'con espacio' }, 'El nombre de usuario lleva'],
    [{ username: 'ñandú' }, 'El nombre de usuario lleva'],
    [{ username: 'otra', nombre: ' ' }, 'Falta el nombre'],
    [{ username: 'otra', clave: 'corta' }, 'La contraseña tiene que tener 8 caracteres o más'],
    [{ username: 'otra', clave: 'x'.repeat(201) }, 'La contraseña puede tener hasta 200 caracteres'],
    [{ username: 'martamarta', clave: 'MartaMarta' }, 'La contraseña no puede ser el nombre de usuario'],
    [{ username: 'otra', rol: 'V', nivel: 4 }, 'Un usuario V necesita su código de vendedor'],
    [{ username: 'otra', rol: 'V', vendedor: 'V1' }, 'Los roles S y V llevan nivel, los demás no'],
    [{ username: 'otra', rol: 'O', nivel: 2 }, 'Los roles S y V llevan nivel, los demás no'],
    [{ username: 'otra', rol: 'V', nivel: 4, vendedor: 'ZZ' }, 'No existe ese vendedor'],
    [{ username: 'otra', rol: 'S', nivel: 0 }, 'El nivel va de 1 a 99'],
    [{ username: 'otra', rol: 'C' }, 'Los usuarios C, y solo ellos, llevan código de cliente'],
    [{ username: 'otra', rol: 'C', cliente: 'ZZ' }, 'No existe ese cliente'],
    [{ username: 'otra', cliente: '1' }, 'Los usuarios C, y solo ellos, llevan código de cliente'],
  ] satisfies [Partial<NewUser>, string][])('%j is refused', async (changes, message) => {
    const before = await countUsers();
    const refused = await createUser(api.pool, { ...usual, ...changes }, CONSOLE);
    expect(refused).toMatchObject({ refused: true, status: 422, message: expect.stringContaining(message) });
    expect(await countUsers()).toBe(before);
  });
});

test('changes name the user or refuse', async () => {
  expect(await changePassword(api.pool, 'nadie', 'una-clave-larga', CONSOLE)).toMatchObject({ status: 404 });
  expect(await changePassword(api.pool, 'marta', 'corta', CONSOLE)).toMatchObject({ status: 422 });
  expect(await setUserActive(api.pool, 'nadie', false, CONSOLE)).toMatchObject({ status: 404 });
  expect(await setUserActive(api.pool, 'Marta', false, CONSOLE)).toEqual({ id: expect.any(Number) });
});

describe('changing who a user is', () => {
  const marta = async () =>
    (
      await all(
        api.pool,
        sql<{ rol: string; nivel: number | null; vendedor: string | null; nombre: string; version: number }>`
          SELECT rol, nivel, vendedor, nombre, version_sesion AS version FROM usuarios WHERE username = 'marta'`,
      )
    )[0];

  test('promoted to supervisor: role and level at once, sessions ended, before and after in the audit', async () => {
    const before = await marta();
    expect(await changeUser(api.pool, ' Marta ', { rol: 'S', nivel: 3 }, CONSOLE)).toEqual({ id: expect.any(Number) });
    expect(await marta()).toMatchObject({
      rol: 'S',
      nivel: 3,
      nombre: 'Marta Ruiz',
      version: (before?.version ?? 0) + 1,
    });
    const audit = await all(api.pool, sql`SELECT antes, despues FROM auditoria WHERE accion = 'cambiar'`);
    expect(audit).toMatchObject([{ antes: { rol: 'O', nivel: null }, despues: { rol: 'S', nivel: 3 } }]);
  });

  test('back to the office the level goes with the role', async () => {
    await changeUser(api.pool, 'marta', { rol: 'O', nombre: 'Marta R. Ruiz' }, CONSOLE);
    expect(await marta()).toMatchObject({ rol: 'O', nivel: null, nombre: 'Marta R. Ruiz' });
  });

  test.each([
    ['nadie', { nombre: 'X' }, 404, 'No existe ese usuario'],
    ['marta', { rol: 'V', nivel: 4 }, 422, 'Un usuario V necesita su código de vendedor'],
    ['marta', { rol: 'S' }, 422, 'Los roles S y V llevan nivel'],
    ['marta', { nivel: 4 }, 422, 'Los roles S y V llevan nivel'],
    ['marta', { rol: 'S', nivel: 100 }, 422, 'El nivel va de 1 a 99'],
    ['marta', { rol: 'C', cliente: 'ZZ' }, 422, 'No existe ese cliente'],
    ['marta', { nombre: ' ' }, 422, 'Falta el nombre'],
  ] as const)('%s %j is refused and changes nothing', async (username, changes, status, message) => {
    const before = await marta();
    const refused = await changeUser(api.pool, username, changes, CONSOLE);
    expect(refused).toMatchObject({ refused: true, status, message: expect.stringContaining(message) });
    expect(await marta()).toEqual(before);
  });

  test('a new secret for one-time codes: only for who has them, and the sessions end', async () => {
    const stored = async () =>
      (
        await all(
          api.pool,
          sql<{ secreto: string; version: number }>`
            SELECT totp_secreto AS secreto, version_sesion AS version FROM usuarios WHERE username = 'n30712345671'`,
        )
      )[0];
    const before = await stored();
    const made = await renewTotp(api.pool, 'N30712345671', CONSOLE);
    if ('refused' in made) throw new Error(made.message);
    expect(await stored()).toEqual({ secreto: made.secreto, version: (before?.version ?? 0) + 1 });
    expect(made.secreto).not.toBe(before?.secreto);
    expect(await renewTotp(api.pool, 'marta', CONSOLE)).toMatchObject({ status: 422 });
    expect(await renewTotp(api.pool, 'nadie', CONSOLE)).toMatchObject({ status: 404 });
    const audit = await all(api.pool, sql`SELECT antes, despues FROM auditoria WHERE accion = 'cambiar código'`);
    expect(audit).toEqual([{ antes: null, despues: null }]);
  });
});

test('the administrator sees all of them, and no secret', async () => {
  const admin = await api.persona({ rol: 'A' });
  const { result, count } = await admin.ok(listUsuarios);
  expect(count).toBe(3);
  expect(result.find(({ username }) => username === 'marta')).toMatchObject({ activo: false, conToken: false });
  expect(result.find(({ username }) => username === 'n30712345671')).toMatchObject({ conToken: true, rol: 'C' });
  expect(JSON.stringify(result)).not.toMatch(/argon2|hash|secreto/);
});
