import { afterAll, expect, onTestFinished, test } from 'vitest';
import { workerEntry } from '../paths.ts';
import { createWorkerPool } from './pool.ts';

const pool = createWorkerPool<string, string>({
  entry: workerEntry(import.meta.url, './testTask.ts'),
  task: 'act',
  timeoutMs: 3_000,
});
afterAll(() => pool.close());

test('a task that throws, dies or never ends fails alone; the pool goes on', async () => {
  expect(await pool.run('hola')).toBe('HOLA');
  await expect(pool.run('throw')).rejects.toThrow('as asked');
  await expect(pool.run('exit')).rejects.toThrow();
  await expect(pool.run('hang')).rejects.toMatchObject({ name: 'WorkerTimeout' });
  expect(await pool.run('sigue')).toBe('SIGUE');
});

test('a worker that cannot even start fails its tasks at once instead of letting them wait', async () => {
  const broken = createWorkerPool<string, string>({
    entry: workerEntry(import.meta.url, './noExiste.ts'),
    task: 'act',
    timeoutMs: 20_000,
  });
  onTestFinished(() => broken.close());
  const start = Date.now();
  await expect(broken.run('x')).rejects.toThrow();
  expect(Date.now() - start).toBeLessThan(15_000);
});
