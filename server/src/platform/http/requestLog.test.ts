import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { loggerOptions, openLog } from './requestLog.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'distri-registro-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('keeps lines for a moment and writes them together; an error takes along what came before it', async () => {
  const file = path.join(folder, 'registro');
  const stream = openLog(file);
  await once(stream, 'ready');
  const app = Fastify({ logger: loggerOptions('info', stream) });
  const written = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line).msg);

  app.log.info('una');
  expect(written()).toEqual([]);
  app.log.error('otra');
  expect(written()).toEqual(['una', 'otra']);

  app.log.info('tercera');
  await expect.poll(written).toEqual(['una', 'otra', 'tercera']);
  stream.end();
});
