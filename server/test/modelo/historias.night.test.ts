import { afterAll, beforeAll, test } from 'vitest';
import { seedCobranzas } from '../stories/cicloCobranza.ts';
import { createTestApi, type TestApi } from '../support/testApi.ts';
import { contratar, type Personal } from './casa.ts';
import { historias } from './historias.ts';

const HOURS = 3 * 3_600_000;

let api: TestApi;
let personal: Personal;
beforeAll(async () => {
  api = await createTestApi({ seed: seedCobranzas });
  personal = await contratar(api);
});
afterAll(() => api.close());

// On average half of 160 are drawn, and of those the ones that ask for what is not there are left out.
test('B10: 1.000 stories of some forty steps', { timeout: HOURS }, () =>
  historias(personal, { cuantas: 1_000, pasos: 160, aLaVez: 2 }),
);
