import { expect, test } from 'vitest';
import { readToken } from '../platform/session/index.ts';
import { fakeToken } from '../platform/test/token.ts';
import { ownName } from './ownName.ts';

const user = (role: 'C' | 'V') => {
  const payload = readToken(fakeToken({ role, name: 'LOS CALDENES' }));
  if (!payload) throw new Error('the token of the test is readable');
  return payload;
};

const leidas = (...razsocs: string[]) => ({ rows: razsocs.map((razsoc) => ({ razsoc })), error: null });

test("the name of the customer's documents, its own before the first one, and nothing while they load", () => {
  expect(ownName('10003', { rows: undefined, error: null }, user('C'))).toBeUndefined();
  expect(ownName('10003', leidas('TRANSPORTES LOS CALDENES S.A.'), user('C'))?.razsoc).toBe(
    'TRANSPORTES LOS CALDENES S.A.',
  );
  expect(ownName('10003', leidas(), user('C'))?.razsoc).toBe('LOS CALDENES');
  expect(ownName('10003', leidas(), user('V'))?.razsoc).toBe('Cliente 10003');
});

test('documents that could not be read leave the customer its name', () => {
  const failed = { rows: undefined, error: new Error('Error al obtener los pedidos') };
  expect(ownName('10003', failed, user('C'))?.razsoc).toBe('LOS CALDENES');
  expect(ownName('10003', failed, user('V'))?.razsoc).toBe('Cliente 10003');
});
