import { afterAll, beforeAll, test } from 'vitest';
import { createEmbeddedInstallation, type TestInstallation } from './installation.ts';
import { survives } from './killRun.ts';

let installation: TestInstallation;
beforeAll(async () => {
  installation = await createEmbeddedInstallation();
}, 120_000);
afterAll(() => installation.close());

test(
  'kill -9 of the server, then of the whole database, under load: nothing lost, nothing doubled',
  {
    timeout: 120_000,
  },
  () => survives(['server', 'database'], installation),
);
