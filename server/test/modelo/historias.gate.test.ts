import { afterAll, beforeAll, test } from 'vitest';
import { seedCobranzas } from '../stories/cicloCobranza.ts';
import { createTestApi, type TestApi } from '../support/testApi.ts';
import { contratar, type Personal } from './casa.ts';
import { historias } from './historias.ts';

let api: TestApi;
let personal: Personal;
beforeAll(async () => {
  api = await createTestApi({ seed: seedCobranzas });
  personal = await contratar(api);
});
afterAll(() => api.close());

test(
  'B10: stories nobody thought of, and the house is as the model says after every step',
  {
    timeout: 300_000,
  },
  () => historias(personal, { cuantas: 20, pasos: 90 }),
);
