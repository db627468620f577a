import { describe, expect, test } from 'vitest';
import { destinatarios } from './destinatarios.ts';
import { estadoNotificacion } from './estados.ts';
import { isCut, preview } from './preview.ts';

describe('preview of 130 characters (D1 §2.4)', () => {
  test('130 are shown whole, 131 are cut', () => {
    expect(isCut('a'.repeat(130))).toBe(false);
    expect(preview('a'.repeat(130))).toBe('a'.repeat(130));
    expect(isCut('a'.repeat(131))).toBe(true);
    expect(preview('a'.repeat(131))).toBe(`${'a'.repeat(130)}…`);
  });

  test('never leaves half of a character', () => {
    expect(preview(`${'a'.repeat(129)}🚚🚚`)).toBe(`${'a'.repeat(129)}🚚…`);
  });
});

test('received are Nueva or Vista, sent Pendiente or Vista', () => {
  const words = (['recibidas', 'enviadas'] as const).map((tipo) =>
    [false, true].map((viewed) => estadoNotificacion(tipo, viewed).palabra),
  );
  expect(words).toEqual([
    ['Nueva', 'Vista'],
    ['Pendiente', 'Vista'],
  ]);
});

test('recipients are the five groups with their size, then the people by name', () => {
  const user = (id: number, name: string, role: 'A' | 'V') => ({ id, username: `u${id}`, name, role, level: null });
  const list = destinatarios([user(2, 'Zoe', 'V'), user(3, 'Ángel', 'V'), user(1, 'Beto', 'A')]);
  expect(list.map(({ id, detalle }) => [id, detalle])).toEqual([
    ['ROLE_A', '1 usuario'],
    ['ROLE_S', '0 usuarios'],
    ['ROLE_V', '2 usuarios'],
    ['ROLE_O', '0 usuarios'],
    ['ROLE_H', '0 usuarios'],
    [3, 'u3 · Vendedor/a'],
    [1, 'u1 · Administrador/a'],
    [2, 'u2 · Vendedor/a'],
  ]);
});
