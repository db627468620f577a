import { expect, test } from 'vitest';
import { cuerpoDeCorreo } from './cuerpo.ts';

test.each([
  ['cotizacion', 'Cotización 77223', 'Adjuntamos la cotización 77223.'],
  ['pedido', 'Pedido 184233', 'Adjuntamos el pedido 184233.'],
  ['factura', 'Factura A 0004-00012345', 'Adjuntamos la factura A 0004-00012345.'],
  ['remito', 'Remito R 0004-00100352', 'Adjuntamos el remito R 0004-00100352.'],
  ['notaCredito', 'Nota de crédito A 0004-00001501', 'Adjuntamos la nota de crédito A 0004-00001501.'],
  ['cobranza', 'Cobranza 501', 'Adjuntamos la cobranza 501.'],
] as const)('a mail of a %s names it with its article', (clase, nombre, linea) => {
  expect(cuerpoDeCorreo(clase, nombre, 'Bahia Blanca')).toBe(`${linea}\nSaludos, Bahia Blanca.`);
});
