import { afterAll, beforeAll, test } from 'vitest';
import { seedMaestros } from '../../test/factories.ts';
import { lastUnitRounds } from '../../test/races.ts';
import { createTestApi, type TestApi } from '../../test/support/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ seed: seedMaestros, maxConnections: 16 });
});
afterAll(() => api.close());

test('the last unit by 16 clients in 20 rounds of 20', () => lastUnitRounds(api, 20));
