import fc from 'fast-check';
import { expect } from 'vitest';
import { abrir, type Personal } from './casa.ts';
import { COMANDO, PASOS } from './comandos.ts';

/**
 * So many stories of so many steps by three people, each step with what the model says of it (reliability B10). A story
 * that differs is printed, made as short as it gets, with the seed that repeats it: `SEED=… npm run gate`.
 */
export async function historias(
  personal: Personal,
  { cuantas, pasos }: { cuantas: number; pasos: number },
): Promise<void> {
  const seed = Number(process.env.SEED);
  await fc.assert(
    fc.asyncProperty(fc.commands([COMANDO], { maxCommands: pasos, size: 'max' }), async (comandos) => {
      const historia = await abrir(personal);
      await fc.asyncModelRun(() => historia, comandos);
    }),
    { numRuns: cuantas, unbiased: true, ...(Number.isInteger(seed) ? { seed } : {}) },
  );
  console.log(`${cuantas} historias: ${JSON.stringify(Object.fromEntries(personal.pasos))}`);
  // Of a step that was never taken nothing is proven (rule 3).
  expect(PASOS.filter((nombre) => !personal.pasos.has(nombre))).toEqual([]);
}
