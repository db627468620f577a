import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { abrir, type Personal } from './casa.ts';
import { COMANDO, PASOS } from './comandos.ts';

interface Cuantas {
  cuantas: number;
  pasos: number;
  /** So many stories are told at the same time, each with customers and articles of its own. */
  aLaVez?: number;
}

/** Stories one after the other, all from one seed. */
function contar(personal: Personal, cuantas: number, pasos: number, seed: number): Promise<void> {
  return fc.assert(
    fc.asyncProperty(fc.commands([COMANDO], { maxCommands: pasos, size: 'max' }), async (comandos) => {
      const historia = await abrir(personal);
      await fc.asyncModelRun(() => historia, comandos);
    }),
    { numRuns: cuantas, unbiased: true, seed },
  );
}

/**
 * So many stories of so many steps by three people, each step with what the model says of it (reliability B10). A story
 * that differs is printed, made as short as it gets, with the seed that repeats it: `SEED=… npm run gate`.
 */
export async function historias(personal: Personal, { cuantas, pasos, aLaVez = 1 }: Cuantas): Promise<void> {
  const seed = Number(process.env.SEED ?? randomInt(2 ** 31 - aLaVez));
  const each = Math.ceil(cuantas / aLaVez);
  await Promise.all(Array.from({ length: aLaVez }, (_, stream) => contar(personal, each, pasos, seed + stream)));
  console.log(`${each * aLaVez} historias: ${JSON.stringify(Object.fromEntries(personal.pasos))}`);
  // Of a step that was never taken nothing is proven (rule 3).
  expect(PASOS.filter((nombre) => !personal.pasos.has(nombre))).toEqual([]);
}
