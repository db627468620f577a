import { afterAll, beforeAll, test } from 'vitest';
import { seedMaestros } from '../factories.ts';
import { createTestApi, type TestApi } from '../support/testApi.ts';
import { ordersOverAPoorLine } from './droppedAnswers.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ seed: seedMaestros });
});
afterAll(() => api.close());

test(
  '20 orders, each sent 10 times at once, half of the answers lost: 20 documents, every repeat byte-equal',
  {
    timeout: 120_000,
  },
  async () => ordersOverAPoorLine(api, await api.persona({ rol: 'A' }), 20),
);
