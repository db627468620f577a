import type { EmpresaPublica } from '@distri/domain/kernel';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;
/** SHA-256 of nothing: the style library adds an empty <style> and fills it rule by rule, which needs no more. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** 'https://tiles.example/{z}/{x}/{y}.png' → 'https://tiles.example'; also of the API addresses of other servers. */
function originOf(address: string): string | null {
  return /^https?:\/\//.test(address) ? new URL(address.replaceAll(/[{}]/g, '')).origin : null;
}

/** Origins other than our own that serve a company of the group (`apiBase` in config/empresas.json). */
export function originsOf(servers: readonly Pick<EmpresaPublica, 'apiBase'>[]): string[] {
  return [...new Set(servers.flatMap(({ apiBase }) => originOf(apiBase) ?? []))];
}

function contentPolicy(options: PolicyOptions): string {
  const tiles = options.tilesUrl ? (originOf(options.tilesUrl.replace('{s}', '*')) ?? '') : '';
  const directives: Record<string, string> = {
    'default-src': "'self'",
    // Reading barcodes by camera compiles WebAssembly.
    'script-src': "'self' 'wasm-unsafe-eval'",
    'style-src': `'self' ${EMPTY_STYLE}`,
    'img-src': `'self' data: blob: ${tiles}`,
    'font-src': "'self'",
    'connect-src': ["'self'", ...originsOf(options.servers)].join(' '),
    'worker-src': "'self' blob:",
    'frame-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value.trim()}`)
    .join('; ');
}

interface PolicyOptions {
  servers: readonly Pick<EmpresaPublica, 'apiBase'>[];
  tilesUrl: string | null;
}

/**
 * Headers of every answer: strict content policy, no sniffing, no framing (reliability G8). They are the same each
 * time, so they are made once and not by a chain of middleware per request.
 */
export function securityHeaders(options: PolicyOptions): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(options),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': `max-age=${YEAR_SECONDS}`,
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  };
}

const CORS_HEADERS = 'authorization, content-type, idempotency-key';
const CORS_METHODS = 'GET, POST, PUT, DELETE';

/**
 * Lets the web application of one server call the API of another of the group, and nobody else (reliability G5). With
 * all companies on one origin there is nothing to allow. No cookie is ever involved.
 */
export function installCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin).header('vary', 'origin');
    reply.header('access-control-expose-headers', 'retry-after, content-disposition');
    if (request.method !== 'OPTIONS') return;
    reply.header('access-control-allow-headers', CORS_HEADERS).header('access-control-allow-methods', CORS_METHODS);
    return reply.code(204).send();
  });
}
