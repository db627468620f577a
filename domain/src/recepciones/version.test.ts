import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ValorVisto, versionDeValor } from './version.ts';

const visto: ValorVisto = {
  numero: '4471',
  cuenta_desc: 'Galicia · CC $',
  banco_desc: '',
  importe: 300_000_00,
  fecha: '2026-11-20',
  recibido: false,
  rechazado: false,
};

test.each<Partial<ValorVisto>>([
  { numero: '4472' },
  { cuenta_desc: '', banco_desc: 'Galicia · CC $' },
  { importe: 300_000_01 },
  { fecha: '2026-11-21' },
  { fecha: null },
  { recibido: true },
  { rechazado: true },
])('of %o it is another', (change) => {
  expect(versionDeValor({ ...visto, ...change })).not.toBe(versionDeValor(visto));
});

test('the same value has the same one, whatever else its row carries: a whole number that travels', () => {
  const row = fc.record({
    numero: fc.string(),
    cuenta_desc: fc.string(),
    banco_desc: fc.string(),
    importe: fc.nat(),
    fecha: fc.constantFrom(null, '2026-11-20'),
    recibido: fc.boolean(),
    rechazado: fc.boolean(),
  });
  fc.assert(
    fc.property(row, fc.string(), (valor, other) => {
      const version = versionDeValor(valor);
      expect(Number.isSafeInteger(version) && version >= 0).toBe(true);
      expect(versionDeValor({ ...valor, ...{ observa: other } })).toBe(version);
    }),
  );
});
