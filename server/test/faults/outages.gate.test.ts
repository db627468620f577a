import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, test } from 'vitest';
import { shutDownDatabase, terminateBackends } from './blows.ts';
import { createEmbeddedInstallation, type TestInstallation } from './installation.ts';
import { livesThrough, type Outage } from './outages.ts';

const KILLING_MS = 4_000;
const RESTARTS = ['SIGINT', 'SIGQUIT', 'SIGINT', 'SIGQUIT', 'SIGINT'] as const;

let installation: TestInstallation;
beforeAll(async () => {
  installation = await createEmbeddedInstallation();
}, 300_000);
afterAll(() => installation.close());

const backendLoop: Outage = {
  name: 'every backend killed, again and again',
  async strike() {
    for (const end = Date.now() + KILLING_MS; Date.now() < end; await sleep(100))
      await terminateBackends(installation.pool);
  },
};

const restart = (signal: 'SIGINT' | 'SIGQUIT'): Outage => ({
  name: signal === 'SIGINT' ? 'fast restart' : 'immediate restart',
  strike: () => shutDownDatabase(installation.cluster ?? '', signal),
});

test('C8: backends killed in a loop under load', { timeout: 300_000 }, () => livesThrough([backendLoop], installation));

test('C8: the database restarted five times under load', { timeout: 300_000 }, () =>
  livesThrough(RESTARTS.map(restart), installation),
);
