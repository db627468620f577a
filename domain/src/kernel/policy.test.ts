import { describe, expect, it } from 'vitest';
import { can, PERMISOS, type Permiso, ROLES, rolesWith, type Sesion } from './policy.ts';
import { customerScope } from './scope.ts';

const sesion = (changes: Partial<Sesion>): Sesion => ({
  userId: 1,
  username: 'u',
  nombre: 'U',
  rol: 'A',
  nivel: null,
  vendedor: null,
  cliente: null,
  empresa: 'buenosaires',
  ...changes,
});

describe('permissions', () => {
  it('name known roles only, each once', () => {
    for (const letters of Object.values(PERMISOS)) {
      expect([...letters].every((letter) => ROLES.some((rol) => rol === letter))).toBe(true);
      expect(new Set(letters).size).toBe(letters.length);
    }
  });

  it.each<[Permiso, string]>([
    // D1 §6: clientes and cotizaciones A O S V; D2 §6: safety stock is changed by A only.
    ['clientes.leer', 'AOSV'],
    ['cotizaciones.crear', 'AOSV'],
    ['pedidos.crear', 'AOSV'],
    ['articulos.stockSeguridad', 'A'],
    ['articulos.codigoDeBarras', 'AOSV'],
  ])('%s belongs to %s and nobody else', (permiso, letters) => {
    expect(rolesWith(permiso).join('')).toBe(letters);
    for (const rol of ROLES) expect(can(rol, permiso)).toBe(letters.includes(rol));
  });
});

describe('scope of customers', () => {
  it.each(['A', 'O', 'L', 'D'] as const)('%s sees all', (rol) => {
    expect(customerScope(sesion({ rol }))).toEqual({ kind: 'all' });
  });

  it('S sees by level, V their own, C themself', () => {
    expect(customerScope(sesion({ rol: 'S', nivel: 3, vendedor: '7' }))).toEqual({
      kind: 'nivel',
      nivel: 3,
      vendedor: '7',
    });
    expect(customerScope(sesion({ rol: 'V', nivel: 4, vendedor: '7' }))).toEqual({ kind: 'vendedor', vendedor: '7' });
    expect(customerScope(sesion({ rol: 'C', cliente: '10233' }))).toEqual({ kind: 'cliente', cliente: '10233' });
  });

  it('is closed for who has no customers, and for V and C without their own', () => {
    for (const changes of [{ rol: 'H' }, { rol: 'E' }, { rol: 'V' }, { rol: 'C' }] as const)
      expect(customerScope(sesion(changes))).toEqual({ kind: 'none' });
  });

  it('a supervisor without level sees nobody else', () => {
    const scope = customerScope(sesion({ rol: 'S', vendedor: '7' }));
    expect(scope).toEqual({ kind: 'nivel', nivel: Number.MAX_SAFE_INTEGER, vendedor: '7' });
  });
});
