import type { LineaFactura } from '@distri/domain/facturas';
import { expect, test } from 'vitest';
import { type ContextoNota, calcularNota, pedidas } from './calcular.ts';
import { type NotaForm, notaVacia, nuevoTexto } from './valores.ts';

const linea = (numrenglon: number, changes: Partial<LineaFactura> = {}): LineaFactura => ({
  numrenglon,
  id: `ART${numrenglon}`,
  detalle: '',
  cantidad: 24,
  unidad: 4,
  precioLista: 1_500_000,
  precio: 1_500_000,
  bonificacion: 50_000,
  importe: 34_200_000,
  fromArmado: null,
  armado: null,
  pedido: 1,
  devuelto: 0,
  ...changes,
});

const contexto = (changes: Partial<ContextoNota> = {}): ContextoNota => ({
  cliente: '10233',
  hoy: '2026-11-21',
  lineas: [linea(1), linea(2, { cantidad: 6, devuelto: 6 })],
  terminos: {
    bonificacion: 100_000,
    alicuotaIVA: 210_000,
    iibb: [
      { id: 1, nombre: 'IIBB Buenos Aires', porcentaje: 25_000 },
      { id: 2, nombre: 'IIBB CABA', porcentaje: 10_000 },
    ],
  },
  facturas: [{ id: 9, factura: 'A000400012377', importe: 38_321_100, cliente: '10233' }],
  ...changes,
});

const forma = (changes: Partial<NotaForm> = {}): NotaForm => ({ ...notaVacia(9), ...changes });

test('all of it back is worth the invoice to the centavo (domain-facts §2.5)', () => {
  const calculo = calcularNota(forma({ cantidades: { 1: 24 } }), contexto());
  expect(calculo.totales.gravado).toBe(30_780_000);
  expect(calculo.totales.total).toBe(38_321_100);
  expect(calculo.importes.get(1)).toBe(34_200_000);
  expect(calculo.unidades).toBe(24);
  expect(calculo.problemas).toEqual([]);
});

test('an excess names its line of the invoice, not its place among what comes back', () => {
  const { problemas } = calcularNota(forma({ cantidades: { 2: 1 } }), contexto());
  expect(problemas.map(({ linea: at, campo, text }) => [at, campo, text])).toEqual([
    [2, 'cantidad', 'ART2 ya se acreditó completo.'],
  ]);
  expect(pedidas({ cantidades: { 1: null, 2: 0 } }, contexto().lineas)).toEqual([]);
});

test('concepts carry VAT and no perceptions; their texts carry nothing', () => {
  const [concepto] = notaVacia(9).conceptos;
  if (!concepto) throw new Error('a form begins with a concept');
  const conceptos = [
    { ...concepto, precio: 100_000 },
    { ...nuevoTexto(), detalle: 'Por pago a 7 días' },
  ];
  const { totales, problemas } = calcularNota(forma({ modo: 'concepto', conceptos }), contexto());
  expect([totales.subtotal, totales.iva, totales.iibb, totales.total]).toEqual([100_000, 21_000, 0, 121_000]);
  expect(problemas).toEqual([]);
});

test('a note without invoice nor period, and a half typed period, say what is missing', () => {
  const concepto = { ...notaVacia(null).conceptos[0], precio: 1 };
  const texts = (changes: Partial<NotaForm>) =>
    calcularNota({ ...notaVacia(null), ...changes } as NotaForm, contexto({ facturas: [] })).problemas.map(
      (p) => p.text,
    );
  const conceptos = [concepto] as NotaForm['conceptos'];
  expect(texts({ conceptos })).toEqual(['Elegí las facturas que corrige, o un período.']);
  expect(texts({ conceptos, sobre: 'periodo', desde: '2026-11-01' })).toEqual([
    'Elegí las facturas que corrige, o un período.',
  ]);
  expect(texts({ conceptos, sobre: 'periodo', desde: '2026-11-01', hasta: '2026-11-20' })).toEqual([]);
  expect(texts({ conceptos, sobre: 'periodo', desde: '2026-11-01', hasta: '2026-11-22' })).toHaveLength(1);
});
