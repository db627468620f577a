import { expect, test } from 'vitest';
import { ROLES, type Rol } from '../kernel/index.ts';
import { type CobranzaConEstado, habilidadesCobranza } from './habilidades.ts';

const pendiente: CobranzaConEstado = { status: 'P', substatus: '', tipocob: 'D', impdesc: 100 };
const de = (rol: Rol, changes: Partial<CobranzaConEstado> = {}, conAjuste = false) =>
  habilidadesCobranza({ ...pendiente, ...changes }, { rol, username: 'quien' }, null, conAjuste);

test('delete and notify are the administrator’s; so are the statuses, but for the user that the company names', () => {
  for (const rol of ROLES) {
    const { eliminar, notificar, cambiarEstado } = de(rol);
    expect([eliminar, notificar, cambiarEstado], rol).toEqual([rol === 'A', rol === 'A', rol === 'A']);
  }
  const named = habilidadesCobranza(pendiente, { rol: 'O', username: 'tesoreria' }, 'tesoreria', false);
  expect(named.estados).toEqual(['G', 'R', 'O', 'A', 'S']);
});

test('settled: nobody edits, deletes nor attaches; who changes statuses enters it', () => {
  expect(de('A', { status: 'S' })).toMatchObject({ editar: false, eliminar: false, adjuntar: false, ingresar: true });
  expect(de('O', { status: 'S' }).ingresar).toBe(false);
  expect(de('A', { status: 'I' })).toMatchObject({ editar: false, cambiarEstado: false, ingresar: false });
});

test('a Guardada with a discount asks for its note, once, of A or O', () => {
  const guardada = { status: 'G', substatus: 'G' } as const;
  expect(['A', 'O', 'S', 'V'].map((rol) => de(rol as Rol, guardada).emitirAjuste)).toEqual([true, true, false, false]);
  expect(de('A', guardada, true)).toMatchObject({ emitirAjuste: false, eliminar: false });
  expect(de('A', { ...guardada, impdesc: 0 }).emitirAjuste).toBe(false);
});

test('proofs are of digital collections', () => {
  expect(de('V').adjuntar).toBe(true);
  expect(de('V', { tipocob: 'M' }).adjuntar).toBe(false);
});
