import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { refuse } from '@distri/domain/kernel';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendRefusal } from './answers.ts';

/** Names that Vite ends in a hash of the content: they never change. */
const HASHED = /[\\/]assets[\\/]/;
const FOREVER = 'public, max-age=31536000, immutable';

const notFound = () => refuse(404, 'No existe esa dirección');

/** Whether a browser is opening a screen: any path but those of the API, however they are written, and of files. */
function isScreen(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const segments = new URL(request.url, 'http://local').pathname.split('/').map((part) => part.toLowerCase());
  if (segments.some((part) => part === 'v1' || part.includes('%'))) return false;
  return !segments.at(-1)?.includes('.');
}

/** Serves the built web application: its files, and `index.html` for every screen (the router is in the browser). */
export async function installWeb(app: FastifyInstance, webDir: string): Promise<void> {
  const index = path.join(webDir, 'index.html');
  const built = existsSync(index);
  if (built)
    await app.register(fastifyStatic, {
      root: webDir,
      wildcard: false,
      index: false,
      cacheControl: false,
      globIgnore: ['index.html'],
      preCompressed: existsSync(`${index}.gz`),
      setHeaders: (reply, file) => {
        reply.header('cache-control', HASHED.test(file) ? FOREVER : 'no-cache');
      },
    });
  app.setNotFoundHandler((request, reply) => {
    if (!built || !isScreen(request)) return sendRefusal(reply.header('cache-control', 'no-store'), notFound());
    reply.header('cache-control', 'no-store').header('content-type', 'text/html; charset=utf-8');
    return reply.send(createReadStream(index));
  });
}
