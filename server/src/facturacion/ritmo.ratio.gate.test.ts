import { afterAll, beforeAll, test } from 'vitest';
import { seedFacturacion } from '../../test/stories/facturacion.ts';
import { sharedPadKeepsPace } from '../../test/stories/ritmo.ts';
import { createTestApi, type TestApi } from '../../test/support/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ seed: seedFacturacion, maxConnections: 16 });
});
afterAll(() => api.close());

test('16 people on one pad invoice at least half as fast as on one each (B7)', { timeout: 300_000 }, () =>
  sharedPadKeepsPace(api),
);
