import { createSecretKey, randomUUID } from 'node:crypto';
import { VERSION_API } from '@distri/domain/kernel';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CONSOLE, changePassword, createUser, type NewUser, setUserActive } from '../src/acceso/index.ts';
import { all, first, run } from '../src/platform/db/index.ts';
import { buildCliente } from './factories.ts';
import { AHORA, createTestApi, type TestApi } from './support/testApi.ts';
import { seedEverything } from './world.ts';

const CLAVE = 'clave-correcta';
let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ seed: seedEverything });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setNow(AHORA);
  await run(api.pool, sql`DELETE FROM limites`);
});

let serial = 0;
async function user(changes: Partial<NewUser> = {}): Promise<{ username: string; id: number; secreto: string }> {
  serial += 1;
  const username = changes.username ?? `persona${serial}`;
  const made = await createUser(api.pool, { username, nombre: 'Persona', rol: 'O', clave: CLAVE, ...changes }, CONSOLE);
  if ('refused' in made) throw new Error(made.message);
  return { username, id: made.id, secreto: made.totp?.secreto ?? '' };
}

interface Attempt {
  username: string;
  password?: string;
  softtoken?: string;
  peer?: string;
  headers?: Record<string, string>;
}

const root = () => `/${api.empresa.id}/${VERSION_API}`;

function logIn({ peer = '10.0.0.1', headers = {}, ...credentials }: Attempt) {
  return api.app.inject({
    method: 'POST',
    url: `${root()}/auth/login`,
    remoteAddress: peer,
    headers,
    payload: { password: CLAVE, ...credentials },
  });
}

const me = (token: string) =>
  api.app.inject({ method: 'GET', url: `${root()}/auth/me`, headers: { authorization: `Bearer ${token}` } });
const statusOf = async (attempt: Attempt) => (await logIn(attempt)).statusCode;
const tokenOf = async (attempt: Attempt): Promise<string> => (await logIn(attempt)).json().token;
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const codeAt = (secreto: string, at = AHORA) =>
  new TOTP({ secret: Secret.fromBase32(secreto) }).generate({ timestamp: at.getTime() });

describe('a right password', () => {
  test('opens a session, and the token says who it is', async () => {
    const { username } = await user({
      username: 'vendedora',
      rol: 'V',
      nivel: 4,
      vendedor: 'V1',
      nombre: 'Laura Gómez',
    });
    const response = await logIn({ username: ' Vendedora ' });
    expect(response.statusCode).toBe(200);
    const { jti, exp, ...claims } = claimsOf(response.json().token);
    expect(claims).toEqual({
      username,
      name: 'Laura Gómez',
      id: 'V1',
      role: 'V',
      level: 4,
      cmpid: api.empresa.id,
      cmpname: api.empresa.nombre,
    });
    expect(exp).toBe(AHORA.getTime() / 1000 + 12 * 3600);
    expect(jti).toMatch(/^[0-9a-f-]{36}$/);
    expect((await me(response.json().token)).json().result).toMatchObject({ username, rol: 'V', vendedor: 'V1' });
  });

  test('leaves an audit row, and the time of the login', async () => {
    const { username, id } = await user();
    await logIn({ username });
    const rows = await all(
      api.pool,
      sql`SELECT accion, username FROM auditoria WHERE entidad = 'usuario' AND entidad_id = ${String(id)} ORDER BY id`,
    );
    expect(rows).toEqual([
      { accion: 'crear', username: 'consola' },
      { accion: 'ingresar', username },
    ]);
    expect(
      await first(api.pool, sql`SELECT ultimo_ingreso FROM usuarios WHERE id = ${id} AND ultimo_ingreso IS NOT NULL`),
    ).toBeDefined();
  });

  test('no password is stored as it was typed, nor its hash twice', async () => {
    await user();
    await user();
    const rows = await all(api.pool, sql<{ hash: string }>`SELECT hash FROM usuarios`);
    expect(rows.every(({ hash }) => hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'))).toBe(true);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
  });
});

describe('a login that fails', () => {
  test('unknown user, wrong password and disabled user get the same answer', async () => {
    const { username } = await user();
    const disabled = await user();
    await setUserActive(api.pool, disabled.username, false, CONSOLE);
    const answers = [
      await logIn({ username: 'nadie' }),
      await logIn({ username, password: 'otra' }),
      await logIn({ username: disabled.username }),
    ];
    const seen = answers.map(({ statusCode, body, headers }) => {
      const { date: _date, ...rest } = headers;
      return JSON.stringify([statusCode, body, rest]);
    });
    expect(new Set(seen).size).toBe(1);
    expect(answers[0]?.json()).toEqual({ message: 'Usuario o contraseña incorrectos' });
  });

  test('the unknown user costs a hash too: medians of 20 interleaved rounds are of one order (the close look is a night test)', async () => {
    const { username } = await user();
    const disabled = await user();
    await setUserActive(api.pool, disabled.username, false, CONSOLE);
    const kinds = [{ username: 'nadie' }, { username, password: 'otra' }, { username: disabled.username }];
    const times: number[][] = [[], [], []];
    for (let round = 0; round < 20; round++) {
      await run(api.pool, sql`DELETE FROM limites`);
      for (const [index, attempt] of kinds.entries()) {
        const began = performance.now();
        expect(await statusOf(attempt)).toBe(401);
        times[index]?.push(performance.now() - began);
      }
    }
    const medians = times.map((list) => list.sort((a, b) => a - b)[list.length / 2] ?? 0);
    // Without the dummy hash the unknown user would take a tenth of the time; a busy machine blurs what is finer.
    expect(Math.min(...medians) / Math.max(...medians)).toBeGreaterThan(0.3);
  });

  test.each([
    [{ username: '' }, 'username', 'Ingrese su nombre de usuario'],
    [{ username: 'x', password: '' }, 'password', 'Ingrese su contraseña'],
    [{ username: 'N30712345671' }, 'softtoken', 'Ingrese un token válido'],
    [{ username: 'x', password: 'x'.repeat(201) }, 'password', 'Hasta 200 caracteres'],
  ])('%j says which field', async (attempt, path, message) => {
    const response = await logIn(attempt);
    expect(response.statusCode).toBe(400);
    expect(response.json().problems).toEqual([{ code: 'invalido', message, path }]);
  });

  test('a password of a megabyte is refused before it is hashed', async () => {
    const began = performance.now();
    expect(await statusOf({ username: 'x', password: 'x'.repeat(1_100_000) })).toBe(413);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

describe('limits', () => {
  async function guess(times: number, attempt: (n: number) => Attempt) {
    const statuses: number[] = [];
    for (let n = 0; n < times; n++) statuses.push(await statusOf({ password: `clave ${n}`, ...attempt(n) }));
    return statuses.filter((status) => status === 401).length;
  }

  test('of 60 guesses at one account at most 20 are evaluated, whatever the headers say', async () => {
    const { username } = await user();
    const rotating = (n: number) => ({ 'x-forwarded-for': `10.1.0.${n}`, forwarded: `for=10.1.0.${n}` });
    const evaluated = await guess(60, (n) => ({ username, headers: rotating(n), peer: `10.2.0.${n % 30}` }));
    expect(evaluated).toBeGreaterThan(0);
    expect(evaluated).toBeLessThanOrEqual(20);
  });

  test('what the headers say of a peer makes nobody somebody else', async () => {
    const { username } = await user();
    const rotating = (n: number) => ({ 'x-forwarded-for': `10.5.0.${n}`, forwarded: `for=10.5.0.${n}` });
    expect(await guess(9, (n) => ({ username, headers: rotating(n), peer: '10.5.5.5' }))).toBe(5);
  });

  test('a burst at once does not slip through', async () => {
    const { username } = await user();
    const burst = Array.from({ length: 40 }, (_, n) => statusOf({ username, password: `clave ${n}` }));
    const evaluated = (await Promise.all(burst)).filter((status) => status === 401).length;
    expect(evaluated).toBeGreaterThan(0);
    expect(evaluated).toBeLessThanOrEqual(5);
  });

  test('one guesser cannot lock the owner out, who comes from somewhere else', async () => {
    const { username } = await user();
    await guess(30, () => ({ username, peer: '10.9.9.9' }));
    expect(await statusOf({ username, peer: '10.9.9.9' })).toBe(429);
    expect(await statusOf({ username, peer: '10.0.0.7' })).toBe(200);
  });

  test('many guessers cannot lock out the owner who entered from here before', async () => {
    const { username } = await user();
    expect(await statusOf({ username, peer: '10.0.0.7' })).toBe(200);
    await guess(60, (n) => ({ username, peer: `10.3.0.${n}` }));
    expect(await statusOf({ username, peer: '10.0.0.8' })).toBe(429);
    expect(await statusOf({ username, peer: '10.0.0.7' })).toBe(200);
  });

  test('right passwords do not count, and the limit passes with time', async () => {
    const { username } = await user();
    for (let n = 0; n < 15; n++) expect(await statusOf({ username })).toBe(200);
    await guess(10, () => ({ username, peer: '10.4.0.1' }));
    const refused = await logIn({ username, peer: '10.4.0.1' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    api.setNow(new Date(AHORA.getTime() + 17 * 60_000));
    expect(await statusOf({ username, peer: '10.4.0.1' })).toBe(200);
  });

  test('unknown accounts are limited like known ones', async () => {
    expect(await guess(12, () => ({ username: 'nadie-de-nadie' }))).toBe(5);
  });

  test('the counters hold no typed text', async () => {
    await guess(1, () => ({ username: 'mi-clave-en-el-campo-equivocado' }));
    const rows = await all(api.pool, sql<{ clave: string }>`SELECT clave FROM limites`);
    expect(JSON.stringify(rows)).not.toContain('mi-clave');
  });
});

describe('one-time codes of N30, N33 and N34', () => {
  async function company() {
    const cliente = await buildCliente(api.pool);
    serial += 1;
    return user({ username: `n3071234${String(serial).padStart(4, '0')}`, rol: 'C', cliente });
  }

  test('the right code enters once; the same one again does not', async () => {
    const { username, secreto } = await company();
    const softtoken = codeAt(secreto);
    expect(await statusOf({ username: username.toUpperCase(), softtoken })).toBe(200);
    const again = await logIn({ username, softtoken });
    expect([again.statusCode, again.json().message]).toEqual([401, 'Usuario, contraseña o token incorrectos']);
    api.setNow(new Date(AHORA.getTime() + 30_000));
    expect(await statusOf({ username, softtoken: codeAt(secreto, new Date(AHORA.getTime() + 30_000)) })).toBe(200);
  });

  test('of two logins at once with one code, one enters', async () => {
    const { username, secreto } = await company();
    const softtoken = codeAt(secreto);
    const statuses = await Promise.all([1, 2, 3, 4].map((n) => statusOf({ username, softtoken, peer: `10.5.0.${n}` })));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('old, future and badly written codes do not enter', async () => {
    const { username, secreto } = await company();
    const minutes = (n: number) => codeAt(secreto, new Date(AHORA.getTime() + n * 60_000));
    for (const softtoken of [minutes(-2), minutes(2), '12345', 'abcdef', '000000 OR 1'])
      expect(await statusOf({ username, softtoken, peer: `10.6.${serial}.${softtoken.length}` })).not.toBe(200);
  });

  test('at most five codes are tried, the right one included', async () => {
    const { username, secreto } = await company();
    const statuses: number[] = [];
    for (let n = 0; n < 9; n++)
      statuses.push(await statusOf({ username, softtoken: String(100_000 + n), peer: `10.7.0.${n}` }));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(await statusOf({ username, softtoken: codeAt(secreto), peer: '10.7.0.99' })).toBe(429);
  });

  test('the answer does not tell whether the password or the code was wrong', async () => {
    const { username, secreto } = await company();
    const wrongCode = await logIn({ username, softtoken: '000000' });
    const wrongPassword = await logIn({ username, password: 'otra', softtoken: codeAt(secreto) });
    const nobody = await logIn({ username: 'n30999999999', softtoken: '000000' });
    expect(new Set([wrongCode, wrongPassword, nobody].map(({ statusCode, body }) => statusCode + body)).size).toBe(1);
  });
});

describe('a session ends', () => {
  const enter = async () => {
    const { username } = await user();
    const token = await tokenOf({ username });
    expect((await me(token)).statusCode).toBe(200);
    return { username, token };
  };

  test('on leaving; other sessions of the user go on', async () => {
    const { username, token } = await enter();
    const other = await tokenOf({ username });
    const headers = { authorization: `Bearer ${token}` };
    const left = await api.app.inject({ method: 'POST', url: `${root()}/auth/logout`, headers });
    expect(left.json()).toEqual({ result: true });
    expect((await me(token)).statusCode).toBe(401);
    expect((await me(other)).statusCode).toBe(200);
  });

  test('on a new password', async () => {
    const { username, token } = await enter();
    await changePassword(api.pool, username, 'otra-clave-larga', CONSOLE);
    expect((await me(token)).statusCode).toBe(401);
    expect(await statusOf({ username })).toBe(401);
    expect(await statusOf({ username, password: 'otra-clave-larga' })).toBe(200);
  });

  test('on disabling; enabling again does not revive it', async () => {
    const { username, token } = await enter();
    await setUserActive(api.pool, username, false, CONSOLE);
    expect((await me(token)).statusCode).toBe(401);
    await setUserActive(api.pool, username, true, CONSOLE);
    expect((await me(token)).statusCode).toBe(401);
  });

  test('on its hour', async () => {
    const { token } = await enter();
    api.setNow(new Date(AHORA.getTime() + 12 * 3_600_000 - 1000));
    expect((await me(token)).statusCode).toBe(200);
    api.setNow(new Date(AHORA.getTime() + 12 * 3_600_000));
    expect((await me(token)).statusCode).toBe(401);
  });

  test('a role taken away is gone with the next request, on eight open connections', async () => {
    const { username } = await user({ rol: 'A' });
    const tokens: string[] = [];
    for (let n = 0; n < 8; n++) tokens.push(await tokenOf({ username }));
    const list = (token: string) =>
      api.app.inject({ method: 'GET', url: `${root()}/usuarios`, headers: { authorization: `Bearer ${token}` } });
    for (const token of tokens) expect((await list(token)).statusCode).toBe(200);
    await run(api.pool, sql`UPDATE usuarios SET rol = 'H' WHERE username = ${username}`);
    for (const token of tokens) expect((await list(token)).statusCode).toBe(403);
    // The token still says A: it is there to draw the screen, and the server believes none of it.
    expect(claimsOf(tokens[0] ?? '').role).toBe('A');
  });
});

describe('forged tokens', () => {
  const KEY = Buffer.from('ab'.repeat(32), 'hex');
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  async function forgeries(): Promise<Record<string, string>> {
    const { username } = await user({ rol: 'V', nivel: 4, vendedor: 'V1' });
    const real = await tokenOf({ username });
    const [header = '', payload = '', signature = ''] = real.split('.');
    const claims = claimsOf(real);
    const sign = (changes: object, key = KEY) =>
      new SignJWT({ ...claims, ...changes })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(createSecretKey(key));
    const headers = ['none', 'None', 'NONE', 'HS384', 'HS512', 'RS256', 'ES256', 'EdDSA', 'hs256', ''];
    const made: Record<string, string> = {
      'no signature': `${header}.${payload}.`,
      'two parts': `${header}.${payload}`,
      'four parts': `${real}.${signature}`,
      'signature of nothing': `${header}.${payload}.AAAA`,
      'last letter': `${real.slice(0, -2)}AA`,
      'role edited': `${header}.${encode({ ...claims, role: 'A' })}.${signature}`,
      'company edited': `${header}.${encode({ ...claims, cmpid: 'bahiablanca' })}.${signature}`,
      'exp edited': `${header}.${encode({ ...claims, exp: claims.exp + 1_000_000 })}.${signature}`,
      'jti edited': `${header}.${encode({ ...claims, jti: randomUUID() })}.${signature}`,
      'payload of nothing': `${header}..${signature}`,
      'payload not JSON': `${header}.${Buffer.from('no').toString('base64url')}.${signature}`,
      'another key': await sign({}, Buffer.from('cd'.repeat(32), 'hex')),
      'an empty key of zeros': await sign({}, Buffer.alloc(32)),
      'the company name as key': await sign({}, Buffer.from(api.empresa.id.padEnd(32, '.'))),
      'our key, another company': await sign({ cmpid: 'bahiablanca' }),
      'our key, old exp': await sign({ exp: Math.floor(AHORA.getTime() / 1000) - 1 }),
      'our key, exp of now': await sign({ exp: Math.floor(AHORA.getTime() / 1000) }),
      'our key, exp in words': await sign({ exp: '9999999999' }),
      'our key, unknown session': await sign({ jti: randomUUID() }),
      'our key, session by injection': await sign({ jti: "' OR '1'='1" }),
      'our key, session as a list': await sign({ jti: [claims.jti] }),
      'in capitals': real.toUpperCase(),
      'with a space': `${header}. ${payload}.${signature}`,
      'with padding': `${real}==`,
      'base64 instead of base64url': `${header}.${payload}.${Buffer.from(signature, 'base64url').toString('base64')}`,
      huge: `${header}.${'A'.repeat(100_000)}.${signature}`,
      NUL: '\u00a0',
      words: 'undefined',
    };
    for (const alg of headers) made[`alg ${alg || 'empty'}`] = `${encode({ alg, typ: 'JWT' })}.${payload}.${signature}`;
    made['alg none, no signature'] = `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`;
    made['alg and key of the attacker'] =
      `${encode({ alg: 'HS256', typ: 'JWT', jwk: { kty: 'oct', k: 'AAAA' } })}.${payload}.${signature}`;
    made['kid to a file'] = `${encode({ alg: 'HS256', typ: 'JWT', kid: '../../dev/null' })}.${payload}.${signature}`;
    return made;
  }

  test('forty of them: 401 each', async () => {
    const forged = await forgeries();
    expect(Object.keys(forged).length).toBeGreaterThanOrEqual(40);
    const entered: string[] = [];
    for (const [name, token] of Object.entries(forged)) {
      const { statusCode } = await me(encodeURI(token).replaceAll('%20', ' '));
      if (statusCode !== 401) entered.push(`${name}: ${statusCode}`);
    }
    expect(entered).toEqual([]);
  });

  test('the token counts in its header only', async () => {
    const { username } = await user();
    const token = await tokenOf({ username });
    for (const url of [
      `${root()}/auth/me?token=${token}`,
      `${root()}/auth/me?access_token=${token}`,
      `${root()}/auth/me?pase=${token}`,
    ])
      expect((await api.app.inject({ method: 'GET', url })).statusCode).toBe(401);
    const cookie = await api.app.inject({
      method: 'GET',
      url: `${root()}/auth/me`,
      headers: { cookie: `token=${token}` },
    });
    expect(cookie.statusCode).toBe(401);
    const basic = await api.app.inject({
      method: 'GET',
      url: `${root()}/auth/me`,
      headers: { authorization: `Basic ${token}` },
    });
    expect(basic.statusCode).toBe(401);
  });
});
