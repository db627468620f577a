import { timingSafeEqual } from 'node:crypto';
import { refuse } from '@distri/domain/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { all } from '../db/index.ts';
import { sendRefusal } from './answers.ts';
import type { Company } from './company.ts';

const BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

function poolGauge(companies: readonly Company[], registers: Registry[]): Gauge {
  return new Gauge({
    name: 'distri_conexiones',
    help: 'Conexiones a la base por empresa y estado',
    labelNames: ['empresa', 'estado'],
    registers,
    collect() {
      for (const { perfil, db } of companies) {
        this.set({ empresa: perfil.id, estado: 'abiertas' }, db.totalCount);
        this.set({ empresa: perfil.id, estado: 'libres' }, db.idleCount);
        this.set({ empresa: perfil.id, estado: 'en_espera' }, db.waitingCount);
      }
    },
  });
}

function outboxGauge(companies: readonly Company[], registers: Registry[]): Gauge {
  return new Gauge({
    name: 'distri_salida',
    help: 'Lo que espera salir o no pudo, por empresa y estado',
    labelNames: ['empresa', 'estado'],
    registers,
    async collect() {
      this.reset();
      for (const { perfil, db } of companies) {
        const rows = await all(
          db,
          sql<{ estado: string; n: number }>`
            SELECT estado, count(*) AS n FROM salida WHERE estado IN ('pendiente', 'fallado') GROUP BY estado`,
        );
        for (const { estado, n } of rows) this.set({ empresa: perfil.id, estado }, n);
      }
    },
  });
}

/** Asked on this very machine and not through a proxy, or with the token of the configuration. */
function isAllowed(request: FastifyRequest, token: string | null): boolean {
  const direct = request.headers['x-forwarded-for'] === undefined && request.headers.forwarded === undefined;
  if (direct && LOOPBACK.has(request.socket.remoteAddress ?? '')) return true;
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token ?? ''}`);
  return token !== null && given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** `/metrics` for Prometheus: duration by call, connections, outbox, and what prom-client tells of the process. */
export function installMetrics(app: FastifyInstance, companies: readonly Company[], token: string | null): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  poolGauge(companies, [registry]);
  outboxGauge(companies, [registry]);
  const durations = new Histogram({
    name: 'distri_llamada_segundos',
    help: 'Duración de cada llamada',
    labelNames: ['llamada', 'estado'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (call) durations.observe({ llamada: call.name, estado: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(request, token)) return sendRefusal(reply, refuse(404, 'No existe esa dirección'));
    return reply.header('content-type', registry.contentType).send(await registry.metrics());
  });
}
