import { afterAll, beforeAll, test } from 'vitest';
import { createEmbeddedInstallation, type TestInstallation } from './installation.ts';
import { survives, type Victim } from './killRun.ts';

const KILLS = 30;
const HOUR_MS = 3_600_000;

let installation: TestInstallation;
beforeAll(async () => {
  installation = await createEmbeddedInstallation();
}, 300_000);
afterAll(() => installation.close());

test.each<Victim>(['server', 'database', 'both'])('kill -9 of %s 30 times under load', { timeout: HOUR_MS }, (victim) =>
  survives(
    Array.from({ length: KILLS }, () => victim),
    installation,
  ),
);
