import { describe, expect, it } from 'vitest';
import type { Rol } from '../kernel/index.ts';
import { camposDeAutor } from './autor.ts';

describe('Usuario, Vendedor and Comisión (D2 §6)', () => {
  const cell = (field: { visible: boolean; editable: boolean }) =>
    `${field.visible ? 'v' : '-'}${field.editable ? 'e' : '-'}`;
  const row = (rol: Rol, operacion: 'CREATE' | 'EDIT' | 'VIEW') => {
    const { usuario, vendedor, comision } = camposDeAutor(rol, operacion);
    return [usuario, vendedor, comision].map(cell).join(' ');
  };
  it.each<[Rol, string, string, string]>([
    ['A', 've ve ve', 'v- ve ve', 'v- v- v-'],
    ['O', 've ve ve', 'v- ve ve', 'v- v- v-'],
    ['S', 'v- -- --', 'v- v- --', 'v- v- --'],
    ['V', '-- -- --', '-- -- --', '-- -- --'],
  ])('%s creating %s, editing %s, viewing %s', (rol, create, edit, view) => {
    expect([row(rol, 'CREATE'), row(rol, 'EDIT'), row(rol, 'VIEW')]).toEqual([create, edit, view]);
  });
});
