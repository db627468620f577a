import { expect, test } from 'vitest';
import { pendienteDe } from './columnasLineas.tsx';

test('what is missing of a line of an order, one or several', () => {
  expect([0, 1, 2, 1200].map((pendfac) => pendienteDe({ pendfac }))).toEqual([
    'Completo',
    'Falta 1',
    'Faltan 2',
    'Faltan 1.200',
  ]);
});
