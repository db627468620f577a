import fc from 'fast-check';
import type { Documento, Renglon } from './documento.ts';
import { write } from './racional.ts';

/** Whole numbers as decimal text: 12345 with 3 decimals is '12.345'. */
const scaled = (decimals: number) => (value: number) =>
  write({ num: BigInt(value), den: 10n ** BigInt(decimals) }, decimals);

/** Few of each: what people type, what lies on a half, and what nobody foresaw. */
const cantidad = fc
  .oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 240 }).map((units) => units * 1000) },
    { weight: 3, arbitrary: fc.constantFrom(1, 5, 50, 125, 250, 333, 500, 1500, 2500, 12_345) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 9_999 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 9_999_999 }) },
  )
  .map(scaled(3));

const precio = fc
  .oneof(
    { weight: 4, arbitrary: fc.integer({ min: 100_00, max: 90_000_00 }) },
    { weight: 2, arbitrary: fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 9, 10, 15, 25, 50, 99, 101, 1_005, 33_333) },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 99_99 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 999_999_99 }) },
  )
  .map(scaled(2));

const usual = fc.constantFrom(0, 50_000, 100_000, 125_000, 333_333, 500_000, 999_999, 1_000_000);

/** 0 to 100 % with four decimals, on a line also below zero: a surcharge. */
export const porcentaje = (min: number) =>
  fc
    .oneof(
      { weight: 3, arbitrary: fc.constant(0) },
      { weight: 3, arbitrary: usual },
      { weight: 3, arbitrary: fc.integer({ min, max: 1_000_000 }) },
    )
    .map(scaled(4));

export const renglon: fc.Arbitrary<Renglon> = fc.record({ cantidad, precio, bonificacion: porcentaje(-1_000_000) });

export const IVA = ['21', '10.5', '27', '0'] as const;
/** Rates that customers may carry, none, one or two of them. */
export const IIBB: readonly (readonly string[])[] = [
  [],
  ['2.5'],
  ['1'],
  ['2.5', '1'],
  ['0.0001', '3.3333'],
  ['6', '0'],
];

/** A quotation or order of 1 to 60 lines. */
export const documento: fc.Arbitrary<Documento> = fc.record({
  renglones: fc.array(renglon, { minLength: 1, maxLength: 60, size: 'max' }),
  bonificacion: porcentaje(0),
  iva: fc.constantFrom(...IVA),
  iibb: fc.constantFrom(...IIBB),
  conImpuestos: fc.boolean(),
});

/** Units of each part in one kit, in thousandths, and the discount that it has there. */
export const PARTES = [
  { milesimas: 2000, bonificacion: 10 },
  { milesimas: 500, bonificacion: 0 },
] as const;

const armado = fc.record({ kits: fc.integer({ min: 1, max: 50 }), precios: fc.tuple(precio, precio) });

/** A document in which some lines came with kits, up to three of them. */
export const documentoConArmados: fc.Arbitrary<Documento> = fc
  .tuple(documento, fc.array(armado, { minLength: 1, maxLength: 3 }))
  .map(([caso, armados]) => {
    const parts = armados.flatMap(({ kits, precios }, n) =>
      PARTES.map(
        ({ milesimas, bonificacion }, parte): Renglon => ({
          cantidad: scaled(3)(kits * milesimas),
          precio: precios[parte] ?? '0',
          bonificacion: String(bonificacion),
          armado: { numero: 10_000 + n, parte: parte === 0 ? 0 : 1 },
        }),
      ),
    );
    return { ...caso, renglones: [...caso.renglones, ...parts] };
  });
