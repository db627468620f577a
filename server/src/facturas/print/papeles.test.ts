import { conIvaIncluido } from '@distri/domain/facturas';
import { afterAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../../test/support/pdfText.ts';
import { printSample } from '../../lineas/print/printSample.ts';
import { closePdf } from '../../platform/pdf/index.ts';
import { formatAmount, formatPesos } from '../../platform/pdf/paper/index.ts';
import { type FacturaPrint, printFactura } from './index.ts';

afterAll(() => closePdf());

function invoice(count: number, over: Partial<FacturaPrint> = {}): FacturaPrint {
  const { venta, taxed } = printSample(count);
  const importes = { ...taxed, importe_bonificado: taxed.gravado + taxed.exento, importe: taxed.total };
  return {
    ...venta,
    clase: 'factura',
    documento: 'A000400012345',
    letra: 'A',
    puntoVenta: 4,
    numero: 12_345,
    vencimiento: '2026-12-17',
    remito: 'R000400098001',
    pedidos: [180_118],
    transporte: 'Propio',
    autorizacion: { cae: null, caeVto: null },
    importes,
    ...over,
  };
}

const blanks = (text: string) => text.replaceAll('\u00a0', ' ');
const read = async (print: FacturaPrint) => readPdf((await printFactura(print)).bytes);

describe('an invoice on paper', () => {
  test('letter A: who, to whom, number and dates, VAT and perceptions apart, and what it lacks', async () => {
    const print = invoice(5);
    const { text, pages } = await read(print);
    for (const expected of [
      'Distri Lubricantes y Autopartes S.A.',
      'IVA Responsable Inscripto · CUIT 30-71234567-1 · Ingresos Brutos 902-712345-6 · Inicio de actividades 01/03/2009',
      'A CÓD. 01 ORIGINAL',
      'Factura N° 0004-00012345 Fecha 17/11/2026 Vencimiento 17/12/2026',
      'Comprobante sin autorización de ARCA',
      'Cliente 10233 EL CARDENAL LUBRICENTRO S.R.L. CUIT 30-71234567-1 · Responsable Inscripto',
      'Domicilio de entrega Av. Perón 4912, San Martín Remito R 0004-00098001',
      'Cuenta corriente 30 días',
      '180118',
      'Página 1 de 1',
    ])
      expect(text).toContain(expected);
    const { importes, iibb } = print;
    const rows = [
      `Subtotal ${formatPesos(importes.subtotal)}`,
      `Bonificación 10% ${formatPesos(-importes.bonificado)}`,
      `Importe neto gravado ${formatPesos(importes.importe_bonificado)}`,
      `IVA 21% ${formatPesos(importes.iva)}`,
      `Percepción IIBB ARBA 2,5% ${formatPesos(iibb[0]?.importe ?? 0)}`,
      `Percepción IIBB AGIP 1% ${formatPesos(iibb[1]?.importe ?? 0)}`,
      `Importe Total ${formatPesos(importes.importe)}`,
    ];
    expect(text).toContain(blanks(rows.join(' ')));
    expect(text).not.toMatch(/CAE|27\.743|no válido como factura/);
    expect(pages).toHaveLength(1);
  });

  test('letter B: prices with VAT, which is not told apart, and how much of it there is (Ley 27.743)', async () => {
    const print = invoice(5, { letra: 'B', documento: 'B000400012345' });
    const { text } = await read(print);
    const shown = conIvaIncluido({ ...print.importes, alicuotaIVA: print.alicuotaIVA }, print.lineas);
    expect(text).toContain('B CÓD. 06 ORIGINAL');
    expect(text).not.toMatch(/IVA 21%|Importe neto gravado/);
    expect(text).toContain(
      blanks(`Subtotal ${formatPesos(shown.subtotal)} Bonificación 10% ${formatPesos(-shown.bonificado)}`),
    );
    for (const { precio, importe } of shown.lineas) {
      expect(text).toContain(formatAmount(precio));
      expect(text).toContain(formatAmount(importe));
    }
    expect(text).toContain('Régimen de Transparencia Fiscal al Consumidor (Ley 27.743)');
    expect(text).toContain(blanks(`IVA contenido: ${formatPesos(print.importes.iva)}`));
    expect(text).toContain(blanks(`Importe Total ${formatPesos(print.importes.importe)}`));
  });

  test('authorized: CAE and expiry take the place of the warning', async () => {
    const { text } = await read(invoice(1, { autorizacion: { cae: '76123456789012', caeVto: '2026-11-27' } }));
    expect(text).toContain('CAE N° 76123456789012 Vencimiento del CAE 27/11/2026');
    expect(text).not.toContain('sin autorización');
  });

  test('of sales abroad and of other rates: what is exempt says so', async () => {
    const { importes } = invoice(1);
    const exempt = { ...importes, iva: 0, importe: importes.importe_bonificado };
    const { text } = await read(invoice(1, { letra: 'E', alicuotaIVA: 0, iibb: [], importes: exempt }));
    expect(text).toContain('E CÓD. 19');
    expect(text).toContain(blanks(`Importe exento ${formatPesos(exempt.importe_bonificado)}`));
    expect(text).not.toContain('IVA 21%');
  });

  test.each([30, 200])('%i lines: each page says what it is, the total stands with its last lines', async (count) => {
    const { pages, text } = await read(invoice(count));
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((page, index) => {
      expect(page.replace(/\s+/g, ' ')).toContain('Factura N° 0004-00012345');
      expect(page.replace(/\s+/g, ' ')).toContain(`Página ${index + 1} de ${pages.length}`);
    });
    expect(text.match(/Importe Total/g)).toHaveLength(1);
    expect(text).toContain(`${count} artículos`);
  });

  test('saved under its number', async () => {
    expect((await printFactura(invoice(1))).name).toBe('Factura_A000400012345.pdf');
  });
});
