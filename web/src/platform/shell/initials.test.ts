import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Marta Ruiz', 'MR'],
  ['Paz, Esteban', 'PE'],
  ['ángela núñez de paz', 'ÁN'],
  ['admin', 'AD'],
  ['  ', '?'],
  ['3 Hermanos S.R.L.', 'HS'],
])('%j → %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
