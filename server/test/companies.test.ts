import type { EmpresaPerfil } from '@distri/domain/kernel';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONSOLE, createUser } from '../src/acceso/index.ts';
import { calls } from '../src/calls.ts';
import { run } from '../src/platform/db/index.ts';
import { type AppDeps, buildApp } from '../src/platform/http/app.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { testEmpresa } from './support/testApi.ts';
import { seedEverything } from './world.ts';

const CLAVE = 'clave-de-prueba';
const SIN_INTERRUPTORES: EmpresaPerfil['menu'] = {
  cobranzas: false,
  afip: false,
  aprobaciones: false,
  equivalenciasFiltros: false,
  cobranzasTransitorias: false,
  rendicionCobranzas: false,
  clientesCompras: false,
};
const perfiles: EmpresaPerfil[] = [
  testEmpresa({ id: 'norte', nombre: 'Norte', apiBase: '/norte', predeterminada: true }),
  testEmpresa({
    id: 'sur',
    nombre: 'Sur',
    apiBase: 'https://sur.distri.example',
    predeterminada: false,
    menu: SIN_INTERRUPTORES,
  }),
];
const databases: TestDatabase[] = [];
const companies: { perfil: EmpresaPerfil; pool: pg.Pool }[] = [];

beforeAll(async () => {
  for (const perfil of perfiles) {
    const database = await createTestDatabase();
    databases.push(database);
    companies.push({ perfil, pool: database.pool });
    await run(
      database.pool,
      sql`INSERT INTO instalacion (id, empresa, clase, clave_firma) VALUES (1, ${perfil.id}, 'produccion', sha256(${perfil.id}::bytea))`,
    );
    await seedEverything(database.pool);
    const user = { username: 'marta', nombre: `Marta del ${perfil.nombre}`, rol: 'A' as const, clave: CLAVE };
    await createUser(database.pool, user, CONSOLE);
  }
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

function firstPool(): pg.Pool {
  const [company] = companies;
  if (!company) throw new Error('no company');
  return company.pool;
}

async function withApp<T>(deps: Partial<AppDeps>, work: (app: FastifyInstance) => Promise<T>): Promise<T> {
  const config = { trustProxy: [], logLevel: 'silent' as const };
  const app = await buildApp({ companies, config, ...deps });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

const enter = (app: FastifyInstance, root: string, remoteAddress = '10.0.0.1', headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `${root}/auth/login`,
    payload: { username: 'marta', password: CLAVE },
    remoteAddress,
    headers,
  });
const me = (app: FastifyInstance, root: string, token: string) =>
  app.inject({ method: 'GET', url: `${root}/auth/me`, headers: { authorization: `Bearer ${token}` } });

describe('one process, two companies', () => {
  test('each has its own users, and a token of one is nothing to the other', () =>
    withApp({}, async (app) => {
      const norte = (await enter(app, '/norte/v1')).json().token;
      const sur = (await enter(app, '/sur/v1')).json().token;
      expect((await me(app, '/norte/v1', norte)).json().result.nombre).toBe('Marta del Norte');
      expect((await me(app, '/sur/v1', sur)).json().result.nombre).toBe('Marta del Sur');
      expect((await me(app, '/sur/v1', norte)).statusCode).toBe(401);
      expect((await me(app, '/norte/v1', sur)).statusCode).toBe(401);
      expect((await me(app, '/oeste/v1', norte)).statusCode).toBe(404);
    }));

  test('same key on both: the company in the token still decides', async () => {
    const [norte, sur] = companies;
    if (!norte || !sur) throw new Error('two companies');
    await run(sur.pool, sql`UPDATE instalacion SET clave_firma = sha256('norte'::bytea)`);
    await withApp({}, async (app) => {
      const token = (await enter(app, '/norte/v1')).json().token;
      expect((await me(app, '/sur/v1', token)).statusCode).toBe(401);
    });
    await run(sur.pool, sql`UPDATE instalacion SET clave_firma = sha256('sur'::bytea)`);
  });

  test('the database of another company does not start', async () => {
    const [norte, sur] = companies;
    if (!norte || !sur) throw new Error('two companies');
    await expect(withApp({ companies: [{ perfil: norte.perfil, pool: sur.pool }] }, async () => {})).rejects.toThrow(
      'no está inicializada',
    );
  });
});

describe('what only some companies use (D1 §6)', () => {
  const limited = calls.filter(({ empresa }) => empresa !== undefined);

  test('there are such calls', () => expect(limited.length).toBeGreaterThan(0));

  test('without the switch nobody is served, not even an administrator', () =>
    withApp({}, async (app) => {
      const tokens = {
        norte: (await enter(app, '/norte/v1')).json().token,
        sur: (await enter(app, '/sur/v1')).json().token,
      };
      const ask = (empresa: 'norte' | 'sur', { method, path }: (typeof limited)[number]) =>
        app.inject({
          method,
          url: `/${empresa}/v1${path}`,
          headers: { authorization: `Bearer ${tokens[empresa]}` },
          ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }),
        });
      for (const call of limited) {
        const refused = await ask('sur', call);
        expect([call.name, refused.statusCode, refused.json().message]).toEqual([
          call.name,
          403,
          'Esta empresa no usa esta operación',
        ]);
        expect([call.name, (await ask('norte', call)).statusCode]).not.toEqual([call.name, 403]);
      }
    }));
});

describe('a process of one company', () => {
  const single = () => ({
    companies: companies.slice(0, 1),
    servers: perfiles,
    config: { empresa: 'norte', trustProxy: [], logLevel: 'silent' as const },
  });

  test('answers at /v1, and its login still offers all servers', () =>
    withApp(single(), async (app) => {
      const token = (await enter(app, '/v1')).json().token;
      expect((await me(app, '/v1', token)).statusCode).toBe(200);
      expect((await me(app, '/norte/v1', token)).statusCode).toBe(404);
      const { empresas } = (await app.inject('/configuracion.json')).json();
      expect(empresas.map(({ id }: EmpresaPerfil) => id)).toEqual(['norte', 'sur']);
    }));

  test('the pages of the other server may call it, nobody else; the policy allows that server', () =>
    withApp(single(), async (app) => {
      const ask = (origin: string, method: 'GET' | 'OPTIONS') =>
        app.inject({ method, url: '/v1/auth/me', headers: { origin } });
      const preflight = await ask('https://sur.distri.example', 'OPTIONS');
      expect(preflight.statusCode).toBe(204);
      expect(preflight.headers['access-control-allow-origin']).toBe('https://sur.distri.example');
      expect(preflight.headers['access-control-allow-headers']).toContain('idempotency-key');
      expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
      expect((await ask('https://sur.distri.example', 'GET')).headers['access-control-allow-origin']).toBeDefined();
      for (const origin of ['https://sur.distri.example.malo.com', 'http://sur.distri.example', 'null'])
        expect((await ask(origin, 'GET')).headers['access-control-allow-origin']).toBeUndefined();
      const page = await app.inject('/health');
      expect(page.headers['content-security-policy']).toContain("connect-src 'self' https://sur.distri.example;");
    }));

  test('tiles come from the configured host only', () =>
    withApp({ config: { ...single().config, tilesUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png' } }, async (app) => {
      const { headers } = await app.inject('/health');
      expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: https://*.tiles.example;");
    }));
});

describe('the address of who asks', () => {
  /** Wrong passwords until the peer is refused; the header says it is somebody else each time. */
  async function guesses(app: FastifyInstance): Promise<number> {
    let evaluated = 0;
    for (let n = 0; n < 12; n++) {
      const response = await app.inject({
        method: 'POST',
        url: '/norte/v1/auth/login',
        payload: { username: 'nadie', password: 'x' },
        remoteAddress: '10.0.0.5',
        headers: { 'x-forwarded-for': `10.8.0.${n}` },
      });
      if (response.statusCode === 401) evaluated += 1;
    }
    await run(firstPool(), sql`DELETE FROM limites`);
    return evaluated;
  }

  test('is the socket’s; a proxy is believed only when the configuration names it', async () => {
    const config = { trustProxy: [] as string[], logLevel: 'silent' as const };
    expect(await withApp({ config }, guesses)).toBe(5);
    expect(await withApp({ config: { ...config, trustProxy: ['10.0.0.6'] } }, guesses)).toBe(5);
    expect(await withApp({ config: { ...config, trustProxy: ['10.0.0.5'] } }, guesses)).toBe(10);
  });
});

test('the log says who did what, and no password, token, pass or search', async () => {
  const lines: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (chunk: string | Uint8Array) => lines.push(String(chunk)) > 0;
  try {
    await withApp({ config: { trustProxy: [], logLevel: 'debug' } }, async (app) => {
      const token = (await enter(app, '/norte/v1')).json().token;
      await me(app, '/norte/v1', token);
      await app.inject({ url: '/norte/v1/buscar?texto=SECRETISIMO', headers: { authorization: `Bearer ${token}` } });
      await app.inject({ url: '/norte/v1/pedidos/pdf?id=1&pase=PASESECRETO' });
      lines.push(`TOKEN ${token}`);
    });
  } finally {
    process.stdout.write = write;
  }
  const token = lines.find((line) => line.startsWith('TOKEN '))?.slice(6) ?? '';
  const log = lines.filter((line) => !line.startsWith('TOKEN ')).join('');
  expect(log).toContain('"llamada":"acceso.yo"');
  expect(log).toContain('"usuario":"marta"');
  for (const secret of [CLAVE, token, token.split('.')[2] ?? '', 'SECRETISIMO', 'PASESECRETO', 'Bearer'])
    expect(log.includes(secret), secret.slice(0, 12)).toBe(false);
});
