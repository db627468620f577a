import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useUser } from './hooks.ts';
import { session } from './session.ts';

const encode = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
const TOKEN = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({
  username: 'vendedor',
  name: 'Laura Gómez',
  id: '03',
  role: 'V',
  level: 4,
  cmpid: 'buenosaires',
  cmpname: 'Buenos Aires',
  jti: '00000000-0000-4000-8000-000000000000',
  exp: 4_102_444_800,
})}.firma`;

test('a screen that is rendered once more after logging out keeps its user; a new one fails', () => {
  session.logIn(TOKEN, { id: 'buenosaires', nombre: 'Buenos Aires', apiBase: '/buenosaires/v1' });
  const { result, rerender } = renderHook(() => useUser());
  expect(result.current.username).toBe('vendedor');
  act(() => session.logOut());
  rerender();
  expect(result.current.username).toBe('vendedor');
  expect(() => renderHook(() => useUser())).toThrow('there is no session');
});
