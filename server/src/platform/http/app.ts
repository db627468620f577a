import path from 'node:path';
import { type EmpresaPerfil, refuse } from '@distri/domain/kernel';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type pg from 'pg';
import { calls } from '../../calls.ts';
import { routes } from '../../routes.ts';
import type { Config } from '../config.ts';
import { startHousekeeping } from '../housekeeping.ts';
import { projectDir } from '../paths.ts';
import { sendRefusal } from './answers.ts';
import { type Company, openCompany } from './company.ts';
import { installDocs } from './docs.ts';
import { installErrorHandler } from './errors.ts';
import { installMetrics } from './metrics.ts';
import { checkRoutes, registerRoutes } from './register.ts';
import { installRequestLog, type LogStream, loggerOptions, requestIds } from './requestLog.ts';
import { installCors, originsOf, securityHeaders } from './security.ts';
import { installAppConfig, installHealth } from './service.ts';
import { installUnreadGuard } from './unread.ts';
import { installWeb } from './web.ts';

export interface AppDeps {
  /** The companies that this process serves, with their open databases. */
  companies: readonly { perfil: EmpresaPerfil; pool: pg.Pool }[];
  /** All companies of the login screen, also those that other processes serve; by default `companies`. */
  servers?: readonly EmpresaPerfil[];
  config: Pick<Config, 'empresa' | 'trustProxy' | 'tilesUrl' | 'metricsToken' | 'logLevel'>;
  /** The built web application; by default `web/dist`. */
  webDir?: string;
  /** Where the log goes; straight to the standard output by default. */
  log?: LogStream;
  /** Tests move the clock. */
  now?: () => Date;
  /** Tests are not that patient. */
  requestTimeoutMs?: number;
}

const BODY_LIMIT = 1024 * 1024;
const HEADERS_TIMEOUT_MS = 20_000;
const CHECK_EVERY_MS = 5_000;
/** Long enough for a 10 MB upload over a poor line; an endless one ends here. */
const REQUEST_TIMEOUT_MS = 120_000;
const COMPRESS_FROM_BYTES = 4096;

function createServer(
  { config, log, requestTimeoutMs = REQUEST_TIMEOUT_MS }: AppDeps,
  headers: Record<string, string>,
): FastifyInstance {
  const app = Fastify({
    logger: loggerOptions(config.logLevel, log),
    genReqId: requestIds(),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestTimeoutMs,
    http: {
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeoutMs),
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    // One way to write each address: other case, a slash more or HEAD find nothing (reliability A1).
    exposeHeadRoutes: false,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, ignoreDuplicateSlashes: false },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // Addresses that cannot be decoded never reach a hook.
    frameworkErrors: (_error, _request, reply) => {
      sendRefusal(reply.headers(headers), refuse(400, 'La dirección no se puede leer'));
    },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.removeContentTypeParser('text/plain');
  return app;
}

async function openCompanies({ companies }: AppDeps): Promise<Map<string, Company>> {
  const opened = await Promise.all(companies.map(({ perfil, pool }) => openCompany(perfil, pool)));
  return new Map(opened.map((company) => [company.perfil.id, company]));
}

/**
 * The whole HTTP server: the API of all companies of the process, the web application, health, metrics and docs.
 * Refuses to start when a call has no permission, no code or two of them.
 */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  checkRoutes(routes, calls);
  const { config, now = () => new Date() } = deps;
  const servers = deps.servers ?? deps.companies.map(({ perfil }) => perfil);
  const tilesUrl = config.tilesUrl ?? null;
  const companies = await openCompanies(deps);
  const all = [...companies.values()];
  const app = createServer(deps, securityHeaders({ servers, tilesUrl }));
  installErrorHandler(app);
  installCors(app, originsOf(servers));
  await app.register(compress, { threshold: COMPRESS_FROM_BYTES, encodings: ['gzip', 'identity'] });
  await app.register(multipart);
  installUnreadGuard(app);
  installRequestLog(app);
  installMetrics(app, all, config.metricsToken ?? null);
  installHealth(app, all);
  installAppConfig(app, { servers, tilesUrl });
  await installDocs(app, path.join(projectDir, 'docs/openapi.json'));
  registerRoutes(app, routes, { companies, single: config.empresa ? (all[0] ?? null) : null, now });
  const stopCleaning = startHousekeeping(
    all.map(({ db }) => db),
    (error) => app.log.warn({ err: error }, 'La limpieza no terminó'),
  );
  app.addHook('onClose', async () => stopCleaning());
  await installWeb(app, deps.webDir ?? path.join(projectDir, 'web/dist'));
  return app;
}
