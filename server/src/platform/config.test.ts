import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { readEmpresas } from './empresas.ts';
import { projectDir } from './paths.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'distri-config-'));
afterAll(() => rmSync(dir, { recursive: true }));

describe('readConfig', () => {
  it('needs nothing from the environment', () => {
    expect(readConfig({ PORT: '' })).toMatchObject({
      port: 3000,
      dataDir: path.join(projectDir, 'data'),
      databaseUrl: undefined,
      demo: true,
      trustProxy: [],
      logLevel: 'info',
    });
  });

  it('takes one database server for all, or one database for each company', () => {
    const config = readConfig({
      DATABASE_URL: 'postgresql://u:p@db:5432/postgres',
      DATABASE_URL_BERNER_OLAVARRIA: 'postgres://u:p@otra/berner',
      DATABASE_URL_READ: 'postgres://replica/postgres',
    });
    expect([...config.databaseUrls]).toEqual([['BERNER_OLAVARRIA', 'postgres://u:p@otra/berner']]);
    expect(config.databaseUrlRead).toBe('postgres://replica/postgres');
  });

  it('encrypts, and verifies with the given authority', () => {
    const ca = path.join(dir, 'ca.pem');
    writeFileSync(ca, 'CERT');
    expect(readConfig({}).tls).toBeUndefined();
    expect(readConfig({ DATABASE_TLS: 'cifrar' }).tls).toEqual({ rejectUnauthorized: false });
    expect(readConfig({ DATABASE_TLS: 'verificar', DATABASE_TLS_CA: ca }).tls).toEqual({
      rejectUnauthorized: true,
      ca: 'CERT',
    });
  });

  it.each([
    ['PORT', 'tres mil', 'PORT: tiene que ser un número (el puerto)'],
    ['PORT', '70000', 'PORT: tiene que estar entre 0 y 65535'],
    ['DATABASE_URL', 'mysql://x/y', 'DATABASE_URL: tiene que ser una dirección como postgresql://'],
    ['DATABASE_URL_BUENOSAIRES', 'nada', 'DATABASE_URL_BUENOSAIRES: tiene que ser una dirección como postgresql://'],
    ['DATABASE_TLS', 'quizas', 'DATABASE_TLS: tiene que ser uno de: no, cifrar, verificar'],
    ['SMTP_URL', 'http://x', 'SMTP_URL: tiene que ser una dirección como smtp://'],
    ['MAIL_FROM', 'ventas', 'MAIL_FROM: tiene que ser una dirección de correo'],
    ['TILES_URL', 'https://x/{z}/{x}.png', 'TILES_URL: tiene que tener {z}, {x} e {y}'],
    ['TRUST_PROXY', 'todos', 'TRUST_PROXY.0: tiene que ser una lista de direcciones IP'],
    ['LOG_LEVEL', 'mucho', 'LOG_LEVEL: tiene que ser uno de:'],
    ['METRICS_TOKEN', 'corto', 'METRICS_TOKEN: tiene que tener 16 caracteres o más'],
    ['DISTRI_DEMO', '1', 'DISTRI_DEMO: tiene que ser uno de: si, no'],
  ])('refuses %s=%s in words, without repeating the value', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });

  it('does not repeat a password in the refusal', () => {
    expect(() => readConfig({ DATABASE_URL: 'http://u:secreta@x' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('secreta') }),
    );
  });
});

describe('readEmpresas', () => {
  const withFile = (content: string) => {
    const file = path.join(dir, 'empresas.json');
    writeFileSync(file, content);
    return readConfig({ EMPRESAS_CONFIG: file });
  };

  it('reads the companies of the project, or the one of EMPRESA', () => {
    const { todas, servidas } = readEmpresas(readConfig({}));
    expect(todas.length).toBeGreaterThan(1);
    expect(servidas).toEqual(todas);
    expect(readEmpresas(readConfig({ EMPRESA: todas[1]?.id }))).toEqual({ todas, servidas: [todas[1]] });
  });

  it('refuses an unknown company, a database of nobody, a broken file and unknown keys', () => {
    expect(() => readEmpresas(readConfig({ EMPRESA: 'marte' }))).toThrow("No hay ninguna empresa 'marte' (EMPRESA).");
    expect(() => readEmpresas(readConfig({ DATABASE_URL_MARTE: 'postgres://x/y' }))).toThrow(
      'No hay ninguna empresa para DATABASE_URL_MARTE.',
    );
    expect(() => readEmpresas(withFile('{'))).toThrow('No se puede leer');
    expect(() => readEmpresas(withFile('{"empresas": [], "otra": 1}'))).toThrow('no es válido');
  });
});
