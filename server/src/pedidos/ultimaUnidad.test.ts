import { afterAll, beforeAll, test } from 'vitest';
import { seedMaestros } from '../../test/factories.ts';
import { lastUnitRounds } from '../../test/races.ts';
import { createTestApi, type TestApi } from '../../test/support/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ seed: seedMaestros, maxConnections: 16 });
});
afterAll(() => api.close());

test('the last unit by 16 clients: one order of a promotion, all of an ordinary article, reservations exact', () =>
  lastUnitRounds(api, 4));
