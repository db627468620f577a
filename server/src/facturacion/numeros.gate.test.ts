import { afterAll, beforeAll, test } from 'vitest';
import { seedFacturacion } from '../../test/stories/facturacion.ts';
import { numbersWithoutGap } from '../../test/stories/numeros.ts';
import { createTestApi, type TestApi } from '../../test/support/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ seed: seedFacturacion, maxConnections: 16 });
});
afterAll(() => api.close());

test('200 invoices by 16 people with forced rollbacks: numbers without gap (B7)', () => numbersWithoutGap(api, 200));
