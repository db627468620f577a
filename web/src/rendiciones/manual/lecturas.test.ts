import type { EstadoCobranza } from '@distri/domain/cobranzas';
import { describe, expect, test, vi } from 'vitest';
import { procesar } from './lecturas.ts';

const known = new Map<number, EstadoCobranza>([
  [1201, 'A'],
  [1202, 'A'],
  [1203, 'P'],
  [1204, 'S'],
]);
const read = vi.fn(
  async (ids: readonly number[]) =>
    new Map(
      ids.flatMap((id) => {
        const status = known.get(id);
        return status ? [[id, { id, status }] as const] : [];
      }),
    ),
);

const textos = (resultado: Awaited<ReturnType<typeof procesar>>) =>
  resultado.problemas.map(({ id, resultado: why }) => `${id} ${why}`);

describe('a reading of the scanner (D3 §5)', () => {
  test('a printed settlement brings all of its approved collections, in its order', async () => {
    const resultado = await procesar('1202I1201', new Set(), read);
    expect(resultado.agregadas.map(({ id }) => id)).toEqual([1202, 1201]);
    expect(resultado.problemas).toEqual([]);
  });

  test('what does not exist, is there already, or is not approved stays out, each by its name', async () => {
    const resultado = await procesar('1201I1202I1203I1204I9999', new Set([1201]), read);
    expect(resultado.agregadas.map(({ id }) => id)).toEqual([1202]);
    expect(textos(resultado)).toEqual(['1201 repetida', '1203 no_aprobada', '1204 no_aprobada', '9999 inexistente']);
  });

  test('what is on the list is not asked of the server again', async () => {
    read.mockClear();
    await procesar('1201', new Set([1201]), read);
    expect(read).not.toHaveBeenCalled();
    await procesar('1201I1202', new Set([1201]), read);
    expect(read).toHaveBeenCalledWith([1202]);
  });

  test('a text without numbers says so', async () => {
    expect(await procesar('https://otra.cosa', new Set(), read)).toMatchObject({ isEmpty: true, agregadas: [] });
  });
});
