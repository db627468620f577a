import { afterAll, beforeAll, test } from 'vitest';
import { createEmbeddedInstallation, createInstallation, type TestInstallation } from './installation.ts';
import { survives, type Victim } from './killRun.ts';

const KILLS = 5;
const times = (victim: Victim): Victim[] => Array.from({ length: KILLS }, () => victim);

let own: TestInstallation;
let configured: TestInstallation;
beforeAll(async () => {
  own = await createEmbeddedInstallation();
  configured = process.env.DATABASE_URL ? await createInstallation() : own;
}, 300_000);
afterAll(async () => {
  await own.close();
  if (configured !== own) await configured.close();
});

test('C1: kill -9 of the server 5 times under load', { timeout: 600_000 }, () => survives(times('server'), configured));

test('C2: kill -9 of every database process 5 times under load', { timeout: 600_000 }, () =>
  survives(times('database'), own),
);
