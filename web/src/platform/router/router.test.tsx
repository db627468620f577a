import { afterEach, describe, expect, test } from 'vitest';
import { session } from '../session/index.ts';
import { fakeToken, servidorDePrueba } from '../test/token.ts';
import { screenAccess } from './access.ts';
import { isOwnPath, requireNoSession, requireSession } from './guards.ts';

const switches = (on: boolean) => ({
  cobranzas: on,
  afip: on,
  aprobaciones: on,
  equivalenciasFiltros: on,
  cobranzasTransitorias: on,
  rendicionCobranzas: on,
  clientesCompras: on,
});

afterEach(() => session.logOut());

/** Where a guard sends to, or null when it lets pass. */
function redirectOf(guard: () => void): unknown {
  try {
    guard();
    return null;
  } catch (thrown) {
    return thrown instanceof Response && 'options' in thrown ? thrown.options : thrown;
  }
}

describe('guards (D1 §2.1)', () => {
  test('without a session every screen leads to the login, and the origin is remembered', () => {
    expect(redirectOf(() => requireSession('/ventas/pedidos/7?orden=id'))).toMatchObject({
      to: '/login',
      search: { volver: '/ventas/pedidos/7?orden=id' },
    });
    expect(redirectOf(() => requireSession('/'))).toMatchObject({ to: '/login', search: {} });
    expect(redirectOf(requireNoSession)).toBeNull();
  });

  test('with a session the login leads to the root', () => {
    session.logIn(fakeToken(), servidorDePrueba);
    expect(redirectOf(requireNoSession)).toMatchObject({ to: '/' });
    expect(redirectOf(() => requireSession('/home'))).toBeNull();
  });

  test('a session that expired in mid-work does not lose its screen', () => {
    const token = fakeToken();
    session.logIn(token, servidorDePrueba);
    session.suspend(token);
    expect(redirectOf(() => requireSession('/home'))).toBeNull();
  });
});

test.each([
  ['/ventas/pedidos?orden=id', true],
  ['/', true],
  ['//otro.example', false],
  ['/\\otro.example', false],
  ['https://otro.example', false],
  ['javascript:alert(1)', false],
  ['/login?volver=/login', false],
  ['', false],
  [undefined, false],
])('%j as a way back: %s', (path, own) => {
  expect(isOwnPath(path)).toBe(own);
});

describe('who may open a screen', () => {
  const ask = (path: string, rol: 'A' | 'V' | 'E', menu: ReturnType<typeof switches> | undefined) =>
    screenAccess({ path, rol, menu, permiso: undefined });

  test('follows the menu, for every page of an entry', () => {
    expect(ask('/ventas/pedidos/10233/view/5', 'V', undefined)).toBe('granted');
    expect(ask('/ventas/pedidos/10233/view/5', 'E', undefined)).toBe('denied');
    expect(ask('/herramientas/usuarios', 'V', undefined)).toBe('denied');
  });

  test('waits for the switches of the company where they decide', () => {
    expect(ask('/ventas/cobranzas', 'V', undefined)).toBe('unknown');
    expect(ask('/ventas/cobranzas', 'V', switches(true))).toBe('granted');
    expect(ask('/ventas/cobranzas', 'A', switches(false))).toBe('denied');
    expect(ask('/ventas/cobranzas', 'E', undefined)).toBe('denied');
  });

  test('a permission of the route goes before the menu', () => {
    expect(screenAccess({ path: '/home', rol: 'E', menu: undefined, permiso: 'home.leer' })).toBe('denied');
    expect(screenAccess({ path: '/picking', rol: 'A', menu: undefined, permiso: 'home.leer' })).toBe('granted');
  });
});
