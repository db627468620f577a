import { expect, test } from 'vitest';
import { readToken } from '../platform/session/index.ts';
import { fakeToken } from '../platform/test/token.ts';
import { ownName } from './ownName.ts';

const user = (role: 'C' | 'V') => {
  const payload = readToken(fakeToken({ role, name: 'LOS CALDENES' }));
  if (!payload) throw new Error('the token of the test is readable');
  return payload;
};

test("the name of the customer's documents, its own before the first one, and nothing while they load", () => {
  expect(ownName('10003', undefined, user('C'))).toBeUndefined();
  expect(ownName('10003', [{ razsoc: 'TRANSPORTES LOS CALDENES S.A.' }], user('C'))?.razsoc).toBe(
    'TRANSPORTES LOS CALDENES S.A.',
  );
  expect(ownName('10003', [], user('C'))?.razsoc).toBe('LOS CALDENES');
  expect(ownName('10003', [], user('V'))?.razsoc).toBe('Cliente 10003');
});
