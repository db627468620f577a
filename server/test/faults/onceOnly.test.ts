import { afterEach, beforeEach, test } from 'vitest';
import { createTestApi, type TestApi } from '../support/testApi.ts';
import { seedEverything } from '../world.ts';
import { collectionsOverAPoorLine, ordersOverAPoorLine } from './droppedAnswers.ts';

/** A line can be opened once on each. */
let api: TestApi;
beforeEach(async () => {
  api = await createTestApi({ seed: seedEverything });
});
afterEach(() => api.close());

const SLOW = { timeout: 120_000 };

test(
  '20 orders, each sent 10 times at once, half of the answers lost: 20 documents, repeats byte-equal',
  SLOW,
  async () => ordersOverAPoorLine(api, await api.persona({ rol: 'A' }), 20),
);

test('12 collections of one invoice, over the same line: 12 receipts, and never more than the debt', SLOW, async () =>
  collectionsOverAPoorLine(api, await api.persona({ rol: 'A' }), 12),
);
