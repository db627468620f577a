import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumQuantities } from '../kernel/index.ts';
import { totals } from '../lineas/index.ts';
import {
  checkAcreditable,
  checkAsociados,
  checkConceptos,
  checkImporteNota,
  type FacturaCorregida,
  tipoEnCuenta,
} from './checks.ts';
import { joinContinuaciones } from './conceptos.ts';
import {
  checkDevolucion,
  checkEstadioDevolucion,
  importesDevolucion,
  type LineaDevolvible,
  restaPorDevolver,
  vueltaDeStock,
} from './devolucion.ts';

const linea = (changes: Partial<LineaDevolvible> = {}): LineaDevolvible => ({
  numrenglon: 1,
  id: 'HX7',
  cantidad: 10,
  precio: 1_000_00,
  bonificacion: 0,
  devuelto: 0,
  ...changes,
});
const codes = (problemas: readonly { code: string }[]) => problemas.map(({ code }) => code);

describe('units that come back', () => {
  it('never more than was invoiced less what came back before; each line once', () => {
    const lineas = [linea({ devuelto: 4 }), linea({ numrenglon: 2 })];
    expect(checkDevolucion(lineas, [{ numrenglon: 1, cantidad: 6 }])).toEqual([]);
    expect(checkDevolucion(lineas, [{ numrenglon: 1, cantidad: 6.001 }])).toMatchObject([
      { code: 'DEVUELVE_DE_MAS', path: 'articulos.0.cantidad', params: { resta: 6 } },
    ]);
    expect(codes(checkDevolucion(lineas, [{ numrenglon: 3, cantidad: 1 }]))).toEqual(['RENGLON_AJENO']);
    const twice = [
      { numrenglon: 2, cantidad: 5 },
      { numrenglon: 2, cantidad: 5 },
    ];
    expect(codes(checkDevolucion(lineas, twice))).toEqual(['RENGLON_REPETIDO']);
    expect(codes(checkDevolucion(lineas, []))).toEqual(['SIN_RENGLONES']);
    expect(codes(checkDevolucion(lineas, [{ numrenglon: 2, cantidad: 0 }]))).toEqual(['DEVUELVE_DE_MAS']);
  });

  it('all at once are worth the invoice, mirrored', () => {
    const lineas = [
      linea({ precio: 1_234_57, cantidad: 7, bonificacion: 33_333 }),
      linea({ numrenglon: 2, precio: 99_99, cantidad: 3 }),
    ];
    const terms = { bonificacion: 37_500, alicuotaIVA: 210_000, iibb: [{ id: 1, nombre: 'ARBA', porcentaje: 25_000 }] };
    const all = lineas.map(({ numrenglon, cantidad }) => ({ numrenglon, cantidad }));
    const whole = totals(lineas, { ...terms, conImpuestos: true, prepago: false });
    expect(importesDevolucion(lineas, all, terms).totals).toEqual(whole);
  });

  it('in any parts, in any order, add up to the invoice: lines, discount, VAT, each perception', () => {
    const line = fc.record({
      cantidad: fc.integer({ min: 1, max: 60_000 }).map((thousandths) => thousandths / 1_000),
      precio: fc.integer({ min: 1, max: 9_999_999 }),
      bonificacion: fc.integer({ min: 0, max: 1_000_000 }),
    });
    const terms = fc.record({
      bonificacion: fc.integer({ min: 0, max: 1_000_000 }),
      alicuotaIVA: fc.constantFrom(0, 105_000, 210_000),
      iibb: fc.constant([
        { id: 1, nombre: 'ARBA', porcentaje: 25_000 },
        { id: 2, nombre: 'AGIP', porcentaje: 1_000 },
      ]),
    });
    const cuts = fc.array(fc.tuple(fc.nat(4), fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 8 });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), terms, cuts, (lines, terminos, parts) => {
        const lineas = lines.map((part, index) => linea({ ...part, numrenglon: index + 1 }));
        const notes: ReturnType<typeof importesDevolucion>[] = [];
        const credit = (target: LineaDevolvible, cantidad: number) => {
          if (cantidad <= 0) return;
          notes.push(importesDevolucion(lineas, [{ numrenglon: target.numrenglon, cantidad }], terminos));
          target.devuelto = sumQuantities([target.devuelto, cantidad]);
        };
        for (const [at, part] of parts) {
          const target = lineas[at % lineas.length] ?? linea();
          credit(target, Math.floor(restaPorDevolver(target) * 1_000 * part) / 1_000);
        }
        for (const target of lineas) credit(target, restaPorDevolver(target));
        const sum = (pick: (note: (typeof notes)[number]) => number) =>
          notes.reduce((total, note) => total + pick(note), 0);
        const whole = totals(lineas, { ...terminos, conImpuestos: true, prepago: false });
        expect(sum((note) => note.importes.reduce((total, importe) => total + importe, 0))).toBe(whole.subtotal);
        expect(sum((note) => note.totals.subtotal)).toBe(whole.subtotal);
        expect(sum((note) => note.totals.bonificado)).toBe(whole.bonificado);
        expect(sum((note) => note.totals.iva)).toBe(whole.iva);
        whole.impuestosIIBB.forEach(({ importe }, index) => {
          expect(sum((note) => note.totals.impuestosIIBB[index]?.importe ?? 0)).toBe(importe);
        });
        expect(sum((note) => note.totals.total)).toBe(whole.total);
        for (const { importes, totals: amounts } of notes) {
          expect(Math.min(...importes)).toBeGreaterThanOrEqual(0);
          expect(amounts.total).toBe(amounts.subtotal - amounts.bonificado + amounts.iva + amounts.iibb);
        }
      }),
    );
  });
});

it('goods on the road are not credited, those of a partial delivery once they were entered', () => {
  expect(checkEstadioDevolucion({ estadio: 'D', vuelto: 28 }, 1)).toBe('PEDIDO_EN_CALLE');
  expect(checkEstadioDevolucion({ estadio: 'P', vuelto: 5 }, 5)).toBeNull();
  expect(checkEstadioDevolucion({ estadio: 'P', vuelto: 5 }, 6)).toBe('FALTAN_DEVUELTAS');
  for (const estadio of ['N', 'F', 'E', 'R', 'H', 'C'])
    expect(checkEstadioDevolucion({ estadio, vuelto: 0 }, 9)).toBeNull();
});

describe('stock comes in once (domain-facts §4.4)', () => {
  const origen = { pendfac: 2, penddesc: 2, devuelto: 0, cerrado: false };
  it.each([
    ['nobody brought anything back', 28, origen, { aVenta: 28, yaVuelto: 0, liberar: 0 }],
    ['H had brought all of it', 28, { ...origen, devuelto: 28 }, { aVenta: 0, yaVuelto: 28, liberar: 0 }],
    ['H had brought part', 28, { ...origen, devuelto: 10 }, { aVenta: 18, yaVuelto: 10, liberar: 0 }],
    [
      'R keeps it for the customer',
      28,
      { ...origen, penddesc: 30, devuelto: 28 },
      { aVenta: 0, yaVuelto: 28, liberar: 28 },
    ],
    ['R, credited in part', 8, { ...origen, penddesc: 30, devuelto: 28 }, { aVenta: 0, yaVuelto: 8, liberar: 8 }],
    [
      'R, then closed',
      28,
      { ...origen, penddesc: 30, devuelto: 28, cerrado: true },
      { aVenta: 0, yaVuelto: 28, liberar: 0 },
    ],
  ])('%s', (_name, cantidad, from, expected) => {
    expect(vueltaDeStock(cantidad, from)).toEqual(expected);
  });
});

describe('a note of concepts', () => {
  const concepto = (changes = {}) => ({
    id: 'FLETE',
    detalle: 'Flete',
    cantidad: 1,
    precio: 100,
    bonificacion: 0,
    ...changes,
  });
  const texto = (detalle: string) => concepto({ id: '', detalle, cantidad: 0, precio: 0 });

  it('rows of text go on with the description before them (D2 §3)', () => {
    const joined = joinContinuaciones([
      concepto({ id: 'AJUSTEPLAZO', detalle: 'Ajuste' }),
      texto('uno'),
      texto('dos'),
      concepto(),
    ]);
    expect(joined.map(({ id, detalle }) => [id, detalle])).toEqual([
      ['AJUSTEPLAZO', 'Ajuste\nuno\ndos'],
      ['FLETE', 'Flete'],
    ]);
    expect(joinContinuaciones([texto('suelto')])).toEqual([texto('suelto')]);
  });

  it('asks for a concept of the list with an amount, and texts that say something', () => {
    expect(checkConceptos([concepto(), texto('uno')])).toEqual([]);
    expect(codes(checkConceptos([texto('uno'), concepto()]))).toEqual(['TEXTO_SIN_CONCEPTO']);
    expect(codes(checkConceptos([concepto(), texto(' ')]))).toEqual(['TEXTO_VACIO']);
    expect(codes(checkConceptos([concepto({ id: 'HX7' })]))).toEqual(['CONCEPTO_INEXISTENTE']);
    expect(codes(checkConceptos([concepto({ precio: -1 })]))).toEqual(['CONCEPTO_PRECIO']);
    expect(codes(checkConceptos([concepto({ cantidad: 0 })]))).toEqual(['CONCEPTO_CANTIDAD']);
    expect(codes(checkConceptos([concepto({ bonificacion: 1_000_001 })]))).toEqual(['CONCEPTO_BONIFICACION']);
  });

  it('corrects invoices of one customer, letter and rate, or a period that is over', () => {
    const factura: FacturaCorregida = { cliente: '1', letra: 'A', alicuota: 5, importe: 100, acreditado: 0 };
    const who = { cliente: '1', hoy: '2026-11-20' };
    const periodo = { desde: '2026-10-01', hasta: '2026-10-31' };
    expect(checkAsociados([factura], null, who)).toEqual([]);
    expect(checkAsociados([], periodo, who)).toEqual([]);
    expect(codes(checkAsociados([], null, who))).toEqual(['ASOCIADO_REQUERIDO']);
    expect(codes(checkAsociados([factura], periodo, who))).toEqual(['ASOCIADO_DOBLE']);
    expect(codes(checkAsociados([], { desde: '2026-11-02', hasta: '2026-11-01' }, who))).toEqual(['PERIODO_INVALIDO']);
    expect(codes(checkAsociados([], { desde: '2026-11-02', hasta: '2026-11-21' }, who))).toEqual(['PERIODO_INVALIDO']);
    expect(codes(checkAsociados([{ ...factura, cliente: '2' }], null, who))).toEqual(['FACTURA_AJENA']);
    expect(codes(checkAsociados([factura, { ...factura, letra: 'B' }], null, who))).toEqual(['LETRAS_DISTINTAS']);
    expect(codes(checkAsociados([factura, { ...factura, alicuota: 4 }], null, who))).toEqual(['ALICUOTAS_DISTINTAS']);
  });

  it('is never worth more than its invoices still have to be credited', () => {
    const factura = { cliente: '1', letra: 'A', alicuota: 5, importe: 100, acreditado: 60 };
    expect(checkAcreditable(40, [factura])).toEqual([]);
    expect(checkAcreditable(41, [factura])).toMatchObject([{ code: 'ACREDITA_DE_MAS', params: { disponible: 40 } }]);
    expect(checkAcreditable(45, [factura, { ...factura, acreditado: 95 }])).toEqual([]);
    expect(checkAcreditable(46, [factura, { ...factura, acreditado: 95 }])).toHaveLength(1);
    expect(codes(checkAcreditable(0, []))).toEqual(['IMPORTE_CERO']);
    expect(codes(checkImporteNota(1, 2))).toEqual(['IMPORTE_DISTINTO']);
  });

  it('of term adjustments alone is filed as AP', () => {
    expect(tipoEnCuenta([{ id: 'AJUSTEPLAZO' }, { id: '' }])).toBe('AP');
    expect(tipoEnCuenta([{ id: 'AJUSTEPLAZO' }, { id: 'FLETE' }])).toBe('CRE');
    expect(tipoEnCuenta([])).toBe('CRE');
  });
});
