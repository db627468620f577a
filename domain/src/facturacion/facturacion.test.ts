import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemText, sumQuantities } from '../kernel/index.ts';
import { cantidadAFacturar, type LineaPendiente, lineaFacturada, unidadesDeLitros } from './cantidades.ts';
import { avisosDeStock, checkComprador, type LineaDePedido, tomarLineas } from './checks.ts';
import { importesFactura, vencimientoFactura } from './importes.ts';
import { MENSAJES_FACTURACION } from './messages.ts';

const linea = (changes: Partial<LineaDePedido> = {}): LineaDePedido => ({
  numrenglon: 1,
  id: 'HX7',
  pendfac: 30,
  penddesc: 30,
  adespachar: 28,
  unidad: 4,
  granel: false,
  ...changes,
});
const codes = (problemas: readonly { code: string }[]) => problemas.map(({ code }) => code);

describe('what an invoice takes of a line (domain-facts §4.3)', () => {
  it('min(adespachar, pendfac); what is left is to be dispatched next', () => {
    expect(cantidadAFacturar(linea(), undefined)).toBe(28);
    expect(cantidadAFacturar(linea({ adespachar: 40 }), undefined)).toBe(30);
    expect(lineaFacturada(linea(), 28)).toMatchObject({ pendfac: 2, penddesc: 2, adespachar: 2 });
  });

  it('bulk: what the meter gave, in units of the article', () => {
    const bulk = linea({ granel: true, unidad: 1, pendfac: 1_000 });
    expect(cantidadAFacturar(bulk, [{ numrenglon: 1, litros: 987.5 }])).toBe(987.5);
    expect(cantidadAFacturar(bulk, [{ numrenglon: 2, litros: 987.5 }])).toBeNull();
    expect(unidadesDeLitros(1_000, 209)).toBe(4.785);
    expect(unidadesDeLitros(3, 0)).toBe(3);
  });

  it('nothing is lost however the order is cut: what was invoiced and what is pending is what was ordered', () => {
    const quantity = fc.integer({ min: 1, max: 9_999_999 }).map((value) => value / 1_000);
    fc.assert(
      fc.property(quantity, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }), (ordered, cuts) => {
        let left: LineaPendiente = linea({ pendfac: ordered, penddesc: ordered, adespachar: ordered });
        const taken: number[] = [];
        for (const cut of cuts) {
          left = { ...left, adespachar: Math.floor(left.pendfac * 1_000 * cut) / 1_000 };
          const cantidad = cantidadAFacturar(left, undefined) ?? 0;
          taken.push(cantidad);
          left = lineaFacturada(left, cantidad);
          expect(left.adespachar).toBe(left.pendfac);
        }
        expect(sumQuantities([...taken, left.pendfac])).toBe(ordered);
        expect(left.penddesc).toBe(left.pendfac);
      }),
    );
  });
});

describe('the lines of an invoice', () => {
  it('those with something to dispatch; done lines are not even looked at', () => {
    const lineas = [
      linea(),
      linea({ numrenglon: 2, adespachar: 0 }),
      linea({ numrenglon: 3, pendfac: 0, adespachar: 0 }),
    ];
    const { tomadas, problemas } = tomarLineas(lineas, null, 10);
    expect(tomadas).toMatchObject([{ numrenglon: 1, cantidad: 28 }]);
    expect(problemas).toEqual([]);
  });

  it('none is a problem of its own, too many too', () => {
    expect(codes(tomarLineas([linea({ adespachar: 0 })], null, 10).problemas)).toEqual(['SIN_CANTIDADES']);
    expect(codes(tomarLineas([linea(), linea({ numrenglon: 2 })], null, 1).problemas)).toEqual(['MAX_RENGLONES']);
  });

  it('bulk without litres, with more than is pending, with litres for what is not bulk', () => {
    const bulk = linea({ granel: true, unidad: 20, pendfac: 50 });
    expect(codes(tomarLineas([bulk], null, 10).problemas)).toEqual(['LITROS_FALTANTES']);
    const [over] = tomarLineas([bulk], [{ numrenglon: 1, litros: 1_000.02 }], 10).problemas;
    expect(over && problemText(MENSAJES_FACTURACION, over)).toBe(
      'HX7: se midieron 1.000,02 L y quedan 1.000 L pendientes.',
    );
    expect(codes(tomarLineas([linea()], [{ numrenglon: 1, litros: 1 }], 10).problemas)).toEqual(['LITROS_DE_ENVASADO']);
    expect(codes(tomarLineas([linea()], [{ numrenglon: 9, litros: 1 }], 10).problemas)).toEqual([
      'RENGLON_SIN_PENDIENTE',
    ]);
    expect(codes(tomarLineas([bulk], [{ numrenglon: 1, litros: 0 }], 10).problemas)).toEqual(['SIN_CANTIDADES']);
  });

  it('before anybody was asked, bulk counts as what is to be dispatched', () => {
    const { tomadas, problemas } = tomarLineas([linea({ granel: true })], undefined, 10);
    expect([tomadas[0]?.cantidad, problemas]).toEqual([28, []]);
  });
});

describe('amounts', () => {
  const lineas = [{ cantidad: 24, precio: 15_000_00, bonificacion: 50_000 }];
  const iibb = [
    { id: 1, nombre: 'ARBA', porcentaje: 25_000 },
    { id: 2, nombre: 'AGIP', porcentaje: 10_000 },
  ];

  it('the example of domain-facts §2.5', () => {
    const terms = { letra: 'A' as const, bonificacion: 100_000, alicuotaIVA: 210_000, iibb };
    expect(importesFactura(lineas, terms)).toMatchObject({
      gravado: 307_800_00,
      iva: 64_638_00,
      iibb: 10_773_00,
      total: 383_211_00,
    });
  });

  it('abroad: neither VAT nor perceptions', () => {
    const terms = { letra: 'E' as const, bonificacion: 100_000, alicuotaIVA: 210_000, iibb };
    expect(importesFactura(lineas, terms)).toMatchObject({
      gravado: 0,
      exento: 307_800_00,
      iva: 0,
      iibb: 0,
      total: 307_800_00,
    });
  });

  it('falls due so many days after it was entered', () => {
    expect(vencimientoFactura('2026-11-20', 0)).toBe('2026-11-20');
    expect(vencimientoFactura('2026-12-15', 30)).toBe('2027-01-14');
  });
});

describe('a final consumer over the threshold (domain-facts §2.3)', () => {
  const umbral = 10_000_000_00;
  const buyer = { respIVA: 'CF', tipodocu: 99, numeroDocumento: '0' };
  const found = (comprador: typeof buyer, letra: 'A' | 'B', importe: number) =>
    checkComprador(comprador, { letra, importe }, umbral).length;
  it('has to be identified', () => {
    expect(found(buyer, 'B', umbral)).toBe(1);
    expect(found({ ...buyer, tipodocu: 96, numeroDocumento: ' ' }, 'B', umbral)).toBe(1);
    expect(found({ ...buyer, tipodocu: 96, numeroDocumento: '30111222' }, 'B', umbral)).toBe(0);
    expect(found(buyer, 'B', umbral - 1)).toBe(0);
    expect(found({ ...buyer, respIVA: 'EX' }, 'B', umbral)).toBe(0);
    expect(found(buyer, 'A', umbral)).toBe(0);
  });
});

it('stock that goes below zero is said once for each article', () => {
  const tomadas = [
    { id: 'A', cantidad: 3 },
    { id: 'A', cantidad: 2.5 },
    { id: 'B', cantidad: 1 },
  ];
  const found = avisosDeStock(tomadas, (articulo) => (articulo === 'A' ? 5 : 1));
  expect(found.map((problema) => problemText(MENSAJES_FACTURACION, problema))).toEqual([
    'El stock de A queda en −0,5.',
  ]);
});
