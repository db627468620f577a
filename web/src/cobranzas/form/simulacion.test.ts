import { expect, test } from 'vitest';
import { calcularCobranza, contextoDe } from './calcular.ts';
import { contextoForm, formEjemplo, HOY } from './ejemplos.ts';
import { formatDias, pagosNombrados } from './etiquetas.ts';
import { alcance, limiteDePago, marcasDeFecha, simular } from './simulacion.ts';

const form = formEjemplo();
const leido = contextoForm();
const { entrada, calculo } = calcularCobranza(form, leido);
const contexto = contextoDe(leido.contexto, form.items);
const [transferencia, cheque] = pagosNombrados(form.items);

test('payments by their names; a withholding is none', () => {
  expect(pagosNombrados(form.items).map(({ nombre, indice }) => [indice, nombre])).toEqual([
    [0, 'Transferencia Bancaria 1'],
    [1, 'E-cheq 412877'],
  ]);
});

test('another day for the cheque: keeps the row until the limit, and says what would be missing after it', () => {
  if (!cheque) throw new Error('the example has a cheque');
  const limite = limiteDePago(calculo, cheque, 32, HOY);
  expect(limite).toBe('2026-04-18');
  const on = (fecha: string) => simular(entrada, contexto, { modo: 'fecha', pago: cheque, fecha, parte: 0 });
  expect(on('2026-04-18')).toMatchObject({ pordesc: 220_000, saldo: 0 });
  expect(on('2026-04-19')).toMatchObject({ pordesc: 200_000, saldo: -1_950_000 });
  // What was typed stays as it is.
  expect(calcularCobranza(form, leido).calculo).toEqual(calculo);
});

test('part of it with the receipt brings the average nearer', () => {
  if (!cheque) throw new Error('the example has a cheque');
  const half = simular(entrada, contexto, { modo: 'mezcla', pago: cheque, fecha: HOY, parte: 500_000 });
  expect([half.dpromitems, half.totitems]).toEqual([18.56, calculo.totitems]);
});

test('the slider reaches two months past the receipt, and back to a transfer that came before it', () => {
  if (!transferencia) throw new Error('the example has a transfer');
  expect(alcance(transferencia, HOY)).toEqual({ desde: HOY, hasta: '2026-05-19' });
  expect(alcance({ ...transferencia, fecha: '2026-03-10' }, HOY).desde).toBe('2026-03-10');
  expect(alcance({ ...transferencia, fecha: '2026-08-01' }, HOY).hasta).toBe('2026-08-31');
});

test('days read with two decimals and the minus of figures', () => {
  expect([formatDias(23.12), formatDias(-4), formatDias(0)]).toEqual(['23,12', '−4,00', '0,00']);
});

test('the limit of the row is written between the ends, and only ticked where the words would run into each other', () => {
  const labels = (limite: string | null) =>
    marcasDeFecha('2026-11-16', '2027-03-11', limite).map(({ value, label }) => `${value} ${label}`);
  expect(labels('2026-12-20')).toEqual(['0 16/11', '34 20/12', '115 11/03']);
  expect(labels('2027-02-25')).toEqual(['0 16/11', '101 ', '115 11/03']);
  expect(labels('2027-04-01')).toEqual(['0 16/11', '115 11/03']);
  expect(labels(null)).toEqual(['0 16/11', '115 11/03']);
});
