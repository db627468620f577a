import { parseArgs } from 'node:util';
import { describe, expect, it } from 'vitest';
import { describeUsage, UsageError } from './shell.ts';

function wordsFor(args: string[]): string | null {
  try {
    parseArgs({ args, options: { empresa: { type: 'string' }, listar: { type: 'boolean' } } });
    return 'accepted';
  } catch (error) {
    return describeUsage(error);
  }
}

describe('wrong words on the command line', () => {
  it.each([
    [['--raro'], 'No se entiende --raro.'],
    [['-x'], 'No se entiende -x.'],
    [['suelto'], 'No se entiende suelto.'],
    [['--empresa'], 'La opción --empresa está incompleta o no lleva valor.'],
    [['--listar=si'], 'La opción --listar está incompleta o no lleva valor.'],
  ])('%j is answered in Spanish', (args, words) => {
    expect(wordsFor(args)).toBe(words);
  });

  it('keeps our own sentences, and is not asked about other errors', () => {
    expect(describeUsage(new UsageError('Indicá el usuario.'))).toBe('Indicá el usuario.');
    expect(describeUsage(new Error('Unknown'))).toBeNull();
  });
});
