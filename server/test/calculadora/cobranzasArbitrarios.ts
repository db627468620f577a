import fc from 'fast-check';
import { type Cheque, type Comprobante, calculateRecibo, type Recibo, type Valor } from './cobranzas.ts';
import { write } from './racional.ts';

/*
 * Collections as people make them and as nobody would: rows of the scale reached to the day, invoices half paid, perceptions
 * that an earlier payment covered, money without a date, nothing at all.
 */

export const money = (cents: number): string => write({ num: BigInt(cents), den: 100n }, 2);
const percent = (tenThousandths: number): string => write({ num: BigInt(tenThousandths), den: 10_000n }, 4);

const DIA_EN_MS = 86_400_000;
export const dayFrom = (start: string, days: number): string =>
  new Date(Date.parse(start) + days * DIA_EN_MS).toISOString().slice(0, 10);

/** Everything is drawn around this day and then moved: dates drawn from one another would take minutes to shrink. */
const ANCLA = '2023-12-01';
/** Leap years are among them. */
const MUDANZA = 1_800;

/** The same collection on another day. */
export function moveTo(recibo: Recibo, fecha: string): Recibo {
  const days = (Date.parse(fecha) - Date.parse(recibo.fecha)) / DIA_EN_MS;
  const dated = <T extends Cheque>(row: T): T =>
    row.fecha === null ? row : { ...row, fecha: dayFrom(row.fecha, days) };
  return {
    ...recibo,
    fecha,
    comprobantes: recibo.comprobantes.map((row) => ({ ...row, ingreso: dayFrom(row.ingreso, days) })),
    valores: recibo.valores.map((row) => dated({ ...row, cheques: row.cheques.map(dated) })),
  };
}

const importe = (most: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: most }) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: Math.max(1, Math.trunc(most / 1000)) }) },
    { weight: 1, arbitrary: fc.constantFrom(1, 5, 6, 10, 11, 100, 333, 1_000).map((cents) => Math.min(cents, most)) },
  );

/** Days before the receipt. Those at which the fixed table changes come often. */
const antiguedad = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 70 }) },
  { weight: 2, arbitrary: fc.constantFrom(0, 9, 10, 31, 32, 33, 47, 48, 60, 61) },
  { weight: 1, arbitrary: fc.integer({ min: -5, max: 400 }) },
);

const TIPOS_COMPROBANTE = ['FAC', 'FAC', 'FAC', 'FAC', 'DEB', 'CRE', 'AP'] as const;
const PUNTOS_DE_VENTA = [1, 4, 4, 4, 6, 15, 16, 17, 18, 19, 20, 24, 25] as const;

/** What was paid before, and what this collection cancels of the rest: thousandths, so that they shrink to nothing. */
const parte = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 1000 }));

const comprobante = (most: number) =>
  fc
    .record({
      tipo: fc.constantFrom(...TIPOS_COMPROBANTE),
      dias: antiguedad,
      puntoVenta: fc.constantFrom(...PUNTOS_DE_VENTA),
      total: importe(most),
      percepciones: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 80 }), fc.integer({ min: 0, max: 1000 })),
      pagado: parte,
      quitado: parte,
      edita: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ tipo, dias, puntoVenta, total, ...rest }): Omit<Comprobante, 'id' | 'prepago' | 'condvta30'> => {
      const percepciones = share(total, rest.percepciones);
      const pendi = total - share(total - 1, rest.pagado);
      const minimo = Math.min(pendi, percepciones);
      const importe = pendi - share(pendi - minimo, rest.quitado);
      return {
        tipo,
        ingreso: dayFrom(ANCLA, -dias),
        puntoVenta,
        total: money(total),
        percepciones: money(percepciones),
        pendi: money(pendi),
        importe: money(importe),
        maximo: money(rest.edita === 0 ? importe : pendi),
      };
    });

export const share = (whole: number, thousandths: number): number =>
  Number((BigInt(whole) * BigInt(thousandths)) / 1000n);

/** Flags of a collection: mixing is refused (D3 §5), yet the figures have to hold for what gets drawn. */
const bandera = fc.oneof({ weight: 8, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 3 }));

const comprobantes = (most: number, maxLength: number) =>
  fc
    .tuple(fc.array(comprobante(most), { maxLength, size: 'max' }), bandera, bandera, fc.boolean())
    .map(([rows, prepago, condvta30, reversed]) =>
      rows.map(
        (row, n): Comprobante => ({
          ...row,
          id: reversed ? rows.length - n : n + 1,
          prepago: prepago > 0 && n % prepago === 0,
          condvta30: condvta30 > 0 && n % condvta30 === 0,
        }),
      ),
    );

/** When the money comes: with the receipt, later, before, or nobody said. */
const cuando: fc.Arbitrary<string | null> = fc.oneof(
  { weight: 5, arbitrary: fc.constant(ANCLA) },
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 90 }).map((days) => dayFrom(ANCLA, days)) },
  { weight: 2, arbitrary: fc.integer({ min: -70, max: 0 }).map((days) => dayFrom(ANCLA, days)) },
  { weight: 1, arbitrary: fc.constant(null) },
);

const SIN_CHEQUES = ['EFE', 'CAN', 'TRF', 'TRF', 'TRF', 'TRP', 'AEF', 'RSS', 'RIV', 'RGA', 'RIB', 'SCC'] as const;

const valor = (most: number): fc.Arbitrary<Valor> => {
  const cheque: fc.Arbitrary<Cheque> = fc.record({ fecha: cuando, importe: importe(most).map(money) });
  const deCheques = fc.record({
    tipo: fc.constantFrom('CHE' as const, 'CHF' as const),
    // The item's own date and amount say nothing.
    fecha: cuando,
    importe: importe(most).map(money),
    cheques: fc.array(cheque, { maxLength: 4 }),
  });
  const simple = fc.record({
    tipo: fc.constantFrom(...SIN_CHEQUES),
    fecha: cuando,
    importe: importe(most).map(money),
    cheques: fc.constant([]),
  });
  return fc.oneof({ weight: 3, arbitrary: simple }, { weight: 1, arbitrary: deCheques });
};

/** D2 §9. */
export const TABLA_FIJA: Recibo['escala'] = [
  { dias: -1, porcentaje: '30' },
  { dias: 9, porcentaje: '25' },
  { dias: 32, porcentaje: '22' },
  { dias: 47, porcentaje: '20' },
  { dias: 60, porcentaje: '0' },
];

const tablaPropia = fc.uniqueArray(
  fc.record({
    dias: fc.oneof(fc.constant(32), fc.integer({ min: -2, max: 90 })),
    porcentaje: fc.integer({ min: 0, max: 600_000 }).map(percent),
  }),
  { selector: ({ dias }) => dias, maxLength: 6 },
);
const escala = fc.oneof({ weight: 3, arbitrary: fc.constant(TABLA_FIJA) }, { weight: 1, arbitrary: tablaPropia });

const fijo = (most: number): fc.Arbitrary<Recibo['fijo']> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(null) },
    {
      weight: 1,
      arbitrary: importe(most).map((cents) => ({ tipo: 'importe' as const, valor: money(cents) })),
    },
    {
      weight: 1,
      arbitrary: fc
        .integer({ min: 0, max: 990_000 })
        .map((value) => ({ tipo: 'porcentaje' as const, valor: percent(value) })),
    },
  );

interface Tamano {
  most: number;
  documentos: number;
  items: number;
}

/** A collection whose amounts go up to `most` centavos. */
export const reciboDe = ({ most, documentos, items }: Tamano): fc.Arbitrary<Recibo> =>
  fc
    .record({
      mudanza: fc.integer({ min: 0, max: MUDANZA }),
      fecha: fc.constant(ANCLA),
      comprobantes: comprobantes(most, documentos),
      valores: fc.array(valor(most), { maxLength: items }),
      escala,
      sinDescuento: fc.integer({ min: 0, max: 14 }).map((n) => n === 14),
      fijo: fijo(most),
      cuenta: fc.integer({ min: 0, max: most }).map(money),
    })
    .map(({ mudanza, ...recibo }) => moveTo(recibo, dayFrom(ANCLA, mudanza)));

/** What people enter: up to a hundred million pesos, ten documents, six items. */
export const recibo = reciboDe({ most: 100_000_000_00, documentos: 10, items: 6 });

/**
 * One invoice and one transfer whose average lies on a row of the scale, or a hair from it: `desvio` centavos of the money
 * come a day later.
 */
export const reciboAlBorde: fc.Arbitrary<Recibo> = fc
  .record({
    base: recibo,
    dias: fc.constantFrom(-1, 9, 32, 47, 60),
    edad: fc.integer({ min: 0, max: 60 }),
    total: importe(1_000_000_00),
    desvio: fc.integer({ min: -2, max: 2 }),
    // Ten centavos short is whole, eleven is partial (D1 §5).
    resto: fc.constantFrom(0, 10, 11),
  })
  .map(({ base, dias, edad, total, desvio, resto }) => {
    const { fecha } = base;
    const invoice = {
      tipo: 'FAC' as const,
      ingreso: dayFrom(fecha, -edad),
      puntoVenta: 4,
      total: money(total),
      percepciones: '0.00',
      pendi: money(total),
      importe: money(Math.max(1, total - resto)),
      maximo: money(total),
      prepago: false,
    };
    const transfer = (cents: number, days: number): Valor[] =>
      cents === 0
        ? []
        : [{ tipo: 'TRF', fecha: dayFrom(fecha, dias - edad + days), importe: money(cents), cheques: [] }];
    return {
      ...base,
      escala: TABLA_FIJA,
      comprobantes: [{ ...invoice, id: 1, condvta30: total % 5 === 0 }],
      valores: [...transfer(total, 0), ...transfer(Math.abs(desvio), Math.sign(desvio))],
    };
  });

/** Documents, and a transfer of nearly what is missing: something to adjust. Amounts go up to `most` centavos. */
export const reciboPorSaldar = (most: number, documentos: number): fc.Arbitrary<Recibo> =>
  fc
    .record({
      base: reciboDe({ most, documentos, items: 0 }),
      share: fc.integer({ min: 600, max: 1_050 }),
      dias: fc.integer({ min: -5, max: 60 }),
    })
    .map(({ base, share, dias }) => {
      const missing = -Number(calculateRecibo(base).saldo.replace('.', ''));
      const importe = Math.trunc((Math.max(0, missing) * share) / 1000);
      return {
        ...base,
        valores: [{ tipo: 'TRF', fecha: dayFrom(base.fecha, dias), importe: money(importe), cheques: [] }],
      };
    });

/** The same with one percentage whatever the days: its balance moves one way with the amount. */
export const reciboDeUnaFila = (most: number, documentos: number): fc.Arbitrary<Recibo> =>
  fc
    .tuple(reciboPorSaldar(most, documentos), fc.integer({ min: 0, max: 600_000 }))
    .map(([recibo, value]) => ({ ...recibo, escala: [{ dias: 32, porcentaje: percent(value) }] }))
    .map((recibo) => ({ ...recibo, valores: recibo.valores.map((row) => ({ ...row, fecha: '2000-01-01' })) }));

/** Dated and undated money of like sizes, so that days tell. */
export const reciboASimular: fc.Arbitrary<Recibo> = reciboDe({ most: 1_000_000_00, documentos: 4, items: 4 }).map(
  (recibo) => ({ ...recibo, fijo: null, sinDescuento: false }),
);
