import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFECTOS } from './defectos.ts';
import { type Copia, copiar, plantar } from './plantar.ts';

let copia: Copia;
beforeAll(() => {
  copia = copiar();
});
afterAll(() => copia.close());

// Reliability §1.1 and §11: a proof counts only after it has failed on its defect.
for (const defecto of DEFECTOS)
  test(`${defecto.fila}, ${defecto.nombre}: its proof is red`, { timeout: 330_000 }, async () => {
    expect(await plantar(copia, defecto)).toBe(true);
  });
