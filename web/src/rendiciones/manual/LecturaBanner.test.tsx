import { expect, test } from 'vitest';
import type { CobranzaRendible } from '../requests.ts';
import { linesOf } from './LecturaBanner.tsx';
import { signalOf, type UltimaLectura } from './useEscaneo.ts';

const cobranza = (id: number) => ({ id, razsoc: 'EL CARDENAL' }) as CobranzaRendible;
const leida = (resultado: UltimaLectura['resultado'], error: string | null = null): UltimaLectura => ({
  orden: 1,
  text: '',
  resultado,
  error,
});

test.each([
  [leida({ agregadas: [cobranza(1)], problemas: [], isEmpty: false }), 'right', ['Cobranza 1 · EL CARDENAL']],
  [
    leida({ agregadas: [], problemas: [{ id: 1, resultado: 'repetida' }], isEmpty: false }),
    'repeated',
    ['La cobranza con id 1 ya ha sido escaneada'],
  ],
  [
    leida({ agregadas: [], problemas: [{ id: 1, resultado: 'no_aprobada' }], isEmpty: false }),
    'wrong',
    ['La cobranza escaneada no está en estado aprobada'],
  ],
  [
    leida({ agregadas: [cobranza(1), cobranza(2)], problemas: [{ id: 3, resultado: 'no_aprobada' }], isEmpty: false }),
    'wrong',
    ['Se agregaron 2 cobranzas', '3: La cobranza escaneada no está en estado aprobada'],
  ],
  [
    leida({ agregadas: [cobranza(1)], problemas: [{ id: 3, resultado: 'no_aprobada' }], isEmpty: false }),
    'wrong',
    ['Se agregó la cobranza 1 · EL CARDENAL', '3: La cobranza escaneada no está en estado aprobada'],
  ],
  [
    leida({ agregadas: [], problemas: [], isEmpty: true }),
    'wrong',
    ['El código leído no es de una rendición de cobranzas'],
  ],
  [leida(null, 'Error al obtener las cobranzas'), 'wrong', ['Error al obtener las cobranzas']],
] as const)('reading %# sounds and says what it was', (ultima, kind, lines) => {
  expect(signalOf(ultima)).toBe(kind);
  expect(linesOf(ultima)).toEqual(lines);
});

test('of many reasons five are told and the rest counted', () => {
  const problemas = Array.from({ length: 8 }, (_, at) => ({ id: at + 1, resultado: 'inexistente' as const }));
  const lines = linesOf(leida({ agregadas: [], problemas, isEmpty: false }));
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toBe('y 3 más');
});
