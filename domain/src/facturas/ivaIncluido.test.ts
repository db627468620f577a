import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineAmount, totals } from '../lineas/index.ts';
import { conIvaIncluido } from './ivaIncluido.ts';

it('a letter B shows prices with VAT', () => {
  const lineas = [{ precio: 1_000_00, importe: 2_000_00 }];
  expect(conIvaIncluido({ subtotal: 2_000_00, bonificado: 200_00, iva: 378_00, alicuotaIVA: 210_000 }, lineas)).toEqual(
    {
      lineas: [{ precio: 1_210_00, importe: 2_420_00 }],
      subtotal: 2_420_00,
      bonificado: 242_00,
    },
  );
});

it('lines add up to the subtotal, and subtotal less discount is net plus VAT, to the centavo', () => {
  const line = fc.record({
    cantidad: fc.integer({ min: 1, max: 99 }),
    precio: fc.integer({ min: 1, max: 9_999_999 }),
    bonificacion: fc.integer({ min: 0, max: 500_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 0, max: 500_000 }),
      (lines, bonificacion) => {
        const amounts = totals(lines, {
          bonificacion,
          alicuotaIVA: 210_000,
          iibb: [],
          conImpuestos: true,
          prepago: false,
        });
        const stored = lines.map((part) => ({ precio: part.precio, importe: lineAmount(part) }));
        const shown = conIvaIncluido({ ...amounts, alicuotaIVA: 210_000 }, stored);
        expect(shown.lineas.reduce((sum, { importe }) => sum + importe, 0)).toBe(shown.subtotal);
        expect(shown.subtotal - shown.bonificado).toBe(amounts.total);
        expect(shown.bonificado).toBeGreaterThanOrEqual(bonificacion === 0 ? 0 : -1);
      },
    ),
  );
});
