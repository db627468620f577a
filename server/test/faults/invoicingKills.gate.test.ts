import { afterAll, beforeAll, test } from 'vitest';
import { createInstallation, type TestInstallation } from './installation.ts';
import { invoicesThroughKills } from './invoicingKills.ts';

let installation: TestInstallation;
beforeAll(async () => {
  installation = await createInstallation();
}, 300_000);
afterAll(() => installation.close());

test(
  '200 invoices by 16 people while the server is killed 4 times: numbers without gap (B7)',
  {
    timeout: 600_000,
  },
  () => invoicesThroughKills(installation, 200, 4),
);
