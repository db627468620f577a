import { SESION_CERRADA } from '@distri/domain/acceso';
import { businessDay, type Call, can, isRefusal, type Refusal, refuse } from '@distri/domain/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fingerprint, keyOf, runCommand, stepsCtx } from '../commands/index.ts';
import { type LiveSession, PASS_PARAMETER, passTarget, readSession, usePass, verifyToken } from '../session/index.ts';
import { encodeAnswer, sendAnswer, sendJson, sendJsonWithEtag, sendRefusal, textOf } from './answers.ts';
import type { Company } from './company.ts';
import type { PublicCtx, RequestCtx } from './context.ts';
import { readMultipart } from './multipart.ts';
import type { CommandRoute, Input, Route } from './route.ts';
import { decodeInput } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose API is being called; set before anything of the request is read. */
    company: Company | null;
    live: LiveSession | null;
  }
  interface FastifyContextConfig {
    call?: Call;
  }
}

export interface Registration {
  companies: ReadonlyMap<string, Company>;
  /** The only company of this process (EMPRESA): its calls are at `/v1`, not at `/{empresa}/v1`. */
  single: Company | null;
  now: () => Date;
}

const notLoggedIn = () => refuse(401, SESION_CERRADA);
const notAllowed = () => refuse(403, 'No tenés permiso para esta operación');
const notHere = () => refuse(403, 'Esta empresa no usa esta operación');

/** The bearer token's session; for files opened in a browser tab, that of the pass in the address. */
async function authenticate(request: FastifyRequest, call: Call, company: Company, now: Date) {
  const { authorization } = request.headers;
  if (authorization === undefined && call.file && call.method === 'GET') return usePassOf(request, call, company, now);
  const [scheme, token] = authorization?.split(' ') ?? [];
  if (!token || scheme?.toLowerCase() !== 'bearer') return null;
  const id = verifyToken(token, company.key, company.perfil.id, now);
  return id === null ? null : readSession(company.db, id, company.perfil, now);
}

async function usePassOf(request: FastifyRequest, call: Call, company: Company, now: Date) {
  const query = new URL(request.url, 'http://local').searchParams;
  const pass = query.get(PASS_PARAMETER);
  return pass === null ? null : usePass(company.db, pass, passTarget(call.path, query), company.perfil, now);
}

/** Company, session and permission, before the body is read. Null when the request may go on. */
async function admit(request: FastifyRequest, call: Call, registration: Registration): Promise<Refusal | null> {
  const { empresa } = request.params as { empresa?: string };
  const company = registration.single ?? registration.companies.get(empresa ?? '') ?? null;
  if (!company) return refuse(404, 'No existe esa empresa');
  request.company = company;
  if (call.permission === 'public') return null;
  request.live = await authenticate(request, call, company, registration.now());
  if (!request.live) return notLoggedIn();
  if (call.permission !== 'session' && !can(request.live.sesion.rol, call.permission)) return notAllowed();
  return call.empresa === undefined || company.perfil.menu[call.empresa] ? null : notHere();
}

function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}

function publicCtx(request: FastifyRequest, reply: FastifyReply, company: Company, now: () => Date): PublicCtx {
  return {
    empresa: company.perfil,
    db: company.db,
    key: company.key,
    today: () => businessDay(now()),
    now,
    requestId: request.id,
    log: request.log,
    signal: () => goneSignal(reply),
    peer: request.ip,
  };
}

function sessionCtx(
  request: FastifyRequest,
  reply: FastifyReply,
  company: Company,
  live: LiveSession,
  now: () => Date,
): RequestCtx {
  const { peer: _peer, key: _key, ...ctx } = publicCtx(request, reply, company, now);
  return { ...ctx, sesion: live.sesion, sessionId: live.id };
}

type WireInput = { query: Record<string, unknown>; body: unknown; files: Input<Call>['files'] };

async function wireInput(request: FastifyRequest, reply: FastifyReply, call: Call): Promise<WireInput | Refusal> {
  const query = request.query as Record<string, unknown>;
  if (!call.multipart || !request.isMultipart()) return { query, body: request.body, files: [] };
  const parts = await readMultipart(request, reply, call.multipart);
  return isRefusal(parts) ? parts : { query, ...parts };
}

function requestKey(call: Call, wire: WireInput, request: FastifyRequest) {
  const huella = fingerprint(call, wire.query, wire.body, wire.files);
  return keyOf(call, request.headers['idempotency-key'], huella);
}

async function runCommandCall(
  route: CommandRoute,
  ctx: RequestCtx,
  wire: WireInput,
  input: Input<Call>,
  request: FastifyRequest,
) {
  const key = requestKey(route.call, wire, request);
  if (isRefusal(key)) return key;
  return runCommand(route, ctx, input, key, (answer) => encodeAnswer(route.call, answer));
}

async function handleCall(route: Route, request: FastifyRequest, reply: FastifyReply, now: () => Date) {
  const { company, live } = request;
  if (!company) throw new Error('the request was not admitted');
  const wire = await wireInput(request, reply, route.call);
  if (isRefusal(wire)) return sendRefusal(reply, wire);
  const decoded = decodeInput(route.call, wire.query, wire.body);
  if (isRefusal(decoded)) return sendRefusal(reply, decoded);
  const input: Input<Call> = { ...decoded, files: wire.files };
  if (route.kind === 'public')
    return sendAnswer(reply, route.call, await route.handle(publicCtx(request, reply, company, now), input));
  if (!live) throw new Error('the request has no session');
  const ctx = sessionCtx(request, reply, company, live, now);
  if (route.kind === 'read') {
    const answer = await route.handle(ctx, input);
    if (route.options.cache === 'revalidate' && !isRefusal(answer))
      return sendJsonWithEtag(request, reply, await textOf(route.call, answer));
    return sendAnswer(reply, route.call, answer);
  }
  if (route.kind === 'steps') {
    const key = requestKey(route.call, wire, request);
    if (isRefusal(key)) return sendRefusal(reply, key);
    return sendAnswer(reply, route.call, await route.handle(stepsCtx(ctx, route.call, input, key), input));
  }
  const answer = await runCommandCall(route, ctx, wire, input, request);
  return isRefusal(answer) ? sendRefusal(reply, answer) : sendJson(reply, answer.estado, answer.respuesta);
}

/** What would only show when somebody calls it is refused at start. */
export function checkRoutes(routes: readonly Route[], calls: readonly Call[]): void {
  const registered = new Set<string>();
  for (const { call, kind } of routes) {
    if (!call.permission) throw new Error(`La llamada ${call.name} no dice quién puede usarla`);
    if (registered.has(call.name)) throw new Error(`La llamada ${call.name} está registrada dos veces`);
    if ((kind === 'public') !== (call.permission === 'public'))
      throw new Error(`La llamada ${call.name} es pública en un lado y no en el otro`);
    if (
      (kind === 'command' && (call.kind === 'read' || call.file || call.files)) ||
      (kind === 'steps' && call.kind === 'read')
    )
      throw new Error(`La llamada ${call.name} no es de las que escriben`);
    if (kind === 'read' && call.kind !== 'read') throw new Error(`La llamada ${call.name} no es de las que leen`);
    registered.add(call.name);
  }
  const declared = new Set(calls.map(({ name }) => name));
  const missing = [...declared].filter((name) => !registered.has(name));
  if (missing.length > 0) throw new Error(`Llamadas sin código: ${missing.join(', ')}`);
  const unknown = [...registered].filter((name) => !declared.has(name));
  if (unknown.length > 0) throw new Error(`Llamadas sin declarar: ${unknown.join(', ')}`);
}

/** Registers every call of the API on `app`, for all companies of the process. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], registration: Registration): void {
  app.decorateRequest('company', null);
  app.decorateRequest('live', null);
  for (const route of routes) {
    const { call } = route;
    app.route({
      method: call.method,
      url: `${registration.single ? '' : '/:empresa'}/v1${call.path}`,
      config: { call },
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const refused = await admit(request, call, registration);
        if (refused) return sendRefusal(reply, refused);
      },
      handler: (request, reply) => handleCall(route, request, reply, registration.now),
    });
  }
}
