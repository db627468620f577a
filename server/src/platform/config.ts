import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ConnectionOptions } from 'node:tls';
import { z } from 'zod';
import { projectDir } from './paths.ts';
import { StartRefusal } from './startRefusal.ts';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const TLS_MODES = ['no', 'cifrar', 'verificar'] as const;

const wholeNumber = (min: number, max: number, name: string) =>
  z
    .string()
    .regex(/^\d+$/, `tiene que ser un número (${name})`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `tiene que estar entre ${min} y ${max}`);

const oneOf = <T extends string>(values: readonly T[]) => z.enum(values, `tiene que ser uno de: ${values.join(', ')}`);

const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `tiene que ser una dirección como ${example}` });

const databaseUrl = url(/^postgres(ql)?$/, 'postgresql://usuario:clave@servidor:5432/postgres');
const folder = z.string().transform((dir) => path.resolve(projectDir, dir));

/** The environment variables that Distri reads; docs/operacion.md tells the people who deploy it. */
const environment = z.object({
  PORT: wholeNumber(0, 65_535, 'el puerto').default(3000),
  /** Address to listen on; all of them unless said otherwise. */
  HOST: z.string().default('0.0.0.0'),
  /** Serves this company alone, under `/v1`. */
  EMPRESA: z.string().optional(),
  EMPRESAS_CONFIG: folder.default(path.join(projectDir, 'config/empresas.json')),
  DATA_DIR: folder.default(path.join(projectDir, 'data')),
  /** A PostgreSQL server: each company gets its own database in it. Absent: the embedded one. */
  DATABASE_URL: databaseUrl.optional(),
  /** A replica of it, for reports. */
  DATABASE_URL_READ: databaseUrl.optional(),
  DATABASE_TLS: oneOf(TLS_MODES).default('no'),
  /** Certificate of the authority, for `verificar`. */
  DATABASE_TLS_CA: folder.optional(),
  DATABASE_POOL: wholeNumber(1, 500, 'las conexiones').default(10),
  /** Loads the demo companies on the first start. Only with the embedded database. */
  DISTRI_DEMO: oneOf(['si', 'no'] as const).default('si'),
  SMTP_URL: url(/^smtps?$/, 'smtp://usuario:clave@servidor:587').optional(),
  MAIL_FROM: z.email('tiene que ser una dirección de correo').optional(),
  TILES_URL: z
    .string()
    .regex(/^https?:\/\/.+\{z\}.*\{x\}.*\{y\}|^https?:\/\/.+\{z\}.*\{y\}.*\{x\}/, 'tiene que tener {z}, {x} e {y}')
    .optional(),
  /** Addresses of the proxies whose X-Forwarded-For is believed, separated by commas. */
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((item) => item.trim()))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'tiene que ser una lista de direcciones IP')))
    .default([]),
  /** Seconds that ARBA has to answer. */
  ARBA_ESPERA: wholeNumber(1, 90, 'los segundos').default(40),
  LOG_LEVEL: oneOf(LEVELS).default('info'),
  /** Lets `/metrics` be read from other machines, with `Authorization: Bearer …`. */
  METRICS_TOKEN: z.string().min(16, 'tiene que tener 16 caracteres o más').optional(),
});

const PER_COMPANY = /^DATABASE_URL_(?!READ$)([A-Z0-9_]+)$/;

export interface Config {
  port: number;
  host: string;
  empresa?: string;
  empresasFile: string;
  dataDir: string;
  /** Server whose databases are the companies'; undefined means the embedded one. */
  databaseUrl?: string;
  databaseUrlRead?: string;
  /** A company's own database, by its id in capitals ('BERNER_OLAVARRIA'). */
  databaseUrls: ReadonlyMap<string, string>;
  tls?: ConnectionOptions;
  poolSize: number;
  demo: boolean;
  smtpUrl?: string;
  mailFrom?: string;
  tilesUrl?: string;
  trustProxy: string[];
  logLevel: (typeof LEVELS)[number];
  metricsToken?: string;
}

function refuse(problems: string[]): never {
  throw new StartRefusal(`La configuración no es válida:\n${problems.map((line) => `  ${line}`).join('\n')}`);
}

/** What zod found, a line per variable: 'PORT: tiene que ser un número'. Values are left out: they may be secrets. */
export function describeIssues(error: z.ZodError): string[] {
  return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

function readCertificate(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return refuse([`DATABASE_TLS_CA: ${String(error)}`]);
  }
}

function tlsOptions(mode: (typeof TLS_MODES)[number], ca: string | undefined): ConnectionOptions | undefined {
  if (mode === 'no') return undefined;
  if (mode === 'cifrar') return { rejectUnauthorized: false };
  return { rejectUnauthorized: true, ...(ca ? { ca: readCertificate(ca) } : {}) };
}

function perCompanyUrls(env: NodeJS.ProcessEnv): Map<string, string> {
  const urls = new Map<string, string>();
  for (const [name, value] of Object.entries(env)) {
    const company = PER_COMPANY.exec(name)?.[1];
    if (!company || !value) continue;
    const parsed = databaseUrl.safeParse(value);
    if (!parsed.success) refuse([`${name}: ${parsed.error.issues[0]?.message}`]);
    urls.set(company, value);
  }
  return urls;
}

/** Reads the configuration from the environment. Refuses (StartRefusal) malformed values, naming each. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);
  if (!parsed.success) return refuse(describeIssues(parsed.error));
  const e = parsed.data;
  return {
    port: e.PORT,
    host: e.HOST,
    empresa: e.EMPRESA,
    empresasFile: e.EMPRESAS_CONFIG,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    databaseUrlRead: e.DATABASE_URL_READ,
    databaseUrls: perCompanyUrls(env),
    tls: tlsOptions(e.DATABASE_TLS, e.DATABASE_TLS_CA),
    poolSize: e.DATABASE_POOL,
    demo: e.DISTRI_DEMO === 'si',
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    tilesUrl: e.TILES_URL,
    trustProxy: e.TRUST_PROXY,
    logLevel: e.LOG_LEVEL,
    metricsToken: e.METRICS_TOKEN,
  };
}

/** 'berner-olavarria' → 'BERNER_OLAVARRIA', as in DATABASE_URL_BERNER_OLAVARRIA. */
export const envName = (id: string) => id.toUpperCase().replaceAll('-', '_');

/**
 * ARBA's CIT password of a company (`ARBA_CLAVE_BUENOSAIRES`). Read when a file goes out, so that it stands in no object
 * that anybody could log.
 */
export function arbaClave(empresa: string, env: NodeJS.ProcessEnv = process.env): string | null {
  return env[`ARBA_CLAVE_${envName(empresa)}`] || null;
}

/** Milliseconds that ARBA has to answer. `readConfig` has refused what is no number of seconds. */
export function arbaEsperaMs(env: NodeJS.ProcessEnv = process.env): number {
  return environment.shape.ARBA_ESPERA.parse(env.ARBA_ESPERA || undefined) * 1000;
}
