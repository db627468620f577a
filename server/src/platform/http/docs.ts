import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { renderDocsPage, STYLE } from './docsPage.ts';

/** `/docs`: the calls of the API on a page of our own, from the committed OpenAPI document. */
export async function installDocs(app: FastifyInstance, file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) {
    app.log.warn({ file }, 'Falta docs/openapi.json: /docs no se sirve');
    return;
  }
  const page = renderDocsPage(JSON.parse(text));
  const send = (url: string, type: string, content: string) =>
    app.get(url, async (_request, reply) =>
      reply.header('content-type', `${type}; charset=utf-8`).header('cache-control', 'no-cache').send(content),
    );
  send('/docs', 'text/html', page);
  send('/docs/estilo.css', 'text/css', STYLE);
  send('/docs/openapi.json', 'application/json', text);
}
