import { lessPercent, sum } from '@distri/domain/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../../test/support/pdfText.ts';
import { printSample } from '../../lineas/print/printSample.ts';
import { HOSTILE_TEXTS } from '../../platform/pdf/hostileTexts.ts';
import { closePdf } from '../../platform/pdf/index.ts';
import { formatPesos, printable } from '../../platform/pdf/paper/index.ts';
import { type CotizacionPrint, printCotizacion } from './index.ts';

afterAll(() => closePdf());

function quotation(count: number, over: Partial<CotizacionPrint> = {}, company = 0): CotizacionPrint {
  const { venta, taxed, plain } = printSample(count, company);
  const amounts = over.isProforma ? taxed : plain;
  return { ...venta, vence: '2026-11-24', isProforma: false, importes: { ...amounts, interes: 0, flete: 0 }, ...over };
}

const read = async (print: CotizacionPrint) => readPdf((await printCotizacion(print)).bytes);
/** What a reader copies, blanks aside: where a long text breaks does not matter. */
const letters = (text: string) => text.replace(/\s/g, '');

describe('a quotation on paper', () => {
  test('company, customer, dates and conditions', async () => {
    const { text } = await read(quotation(5));
    for (const expected of [
      'Distri Lubricantes y Autopartes S.A.',
      'CUIT 30-71234567-1 · Ingresos Brutos 902-712345-6 · Inicio de actividades 01/03/2009',
      'Documento no válido como factura',
      'Cotización N° 77120 Fecha 17/11/2026 Válida hasta 24/11/2026',
      'Cliente 10233 EL CARDENAL LUBRICENTRO S.R.L. CUIT 30-71234567-1 · Responsable Inscripto Av. Perón 4912 (B1650) San Martín, Buenos Aires',
      'Entrega 20/11/2026 Av. Perón 4912, San Martín',
      'Paz, Esteban',
      'Cuenta corriente 30 días',
      'Lista 3',
      'Validez de oferta: 7 días de fecha de cotización',
      '5 artículos · 1.234,5 L',
      'Página 1 de 1',
    ])
      expect(text).toContain(expected);
  });

  test('without taxes only subtotal and final (D2 §9)', async () => {
    const print = quotation(5);
    const { text } = await read(print);
    expect(text).toContain(
      `Subtotal ${formatPesos(print.importes.subtotal)} Importe Final ${formatPesos(print.importes.total)}`.replaceAll(
        '\u00a0',
        ' ',
      ),
    );
    expect(text).not.toMatch(/IVA 21%|Percepción/);
    expect(text).toContain('Los precios no incluyen IVA ni percepciones.');
  });

  test('a proforma shows discount, net, VAT, each IIBB and the final amount, stored to the centavo', async () => {
    const print = quotation(5, { isProforma: true });
    const { importes, iibb } = print;
    const [arba, agip] = iibb;
    const rows = [
      ['Subtotal', importes.subtotal],
      ['Bonificación 10%', -importes.bonificado],
      ['Importe gravado', importes.gravado],
      ['IVA 21%', importes.iva],
      ['Percepción IIBB ARBA 2,5%', arba?.importe ?? 0],
      ['Percepción IIBB AGIP 1%', agip?.importe ?? 0],
      ['Importe Final', importes.total],
    ] as const;
    const { text } = await read(print);
    expect(text).toContain('Proforma N° 77120');
    expect(text).toContain(
      rows
        .map(([name, amount]) => `${name} ${formatPesos(amount)}`)
        .join(' ')
        .replaceAll('\u00a0', ' '),
    );
  });

  test('prepaid and 30-day badges, and what is paid in advance', async () => {
    const print = quotation(3, { isProforma: true, isPrepago: true, condvta30: true });
    const { text } = await read(print);
    expect(text).toContain('Prepago (-30%)');
    expect(text).toContain('30D Condición especial 30 días');
    expect(text).toContain(
      `Total prepago (-30%) ${formatPesos(print.importes.totalPrepago)}`.replaceAll('\u00a0', ' '),
    );
  });

  test('the payment-days column and its final amount, as the dialog chose them', async () => {
    const print = quotation(3);
    const importes = print.lineas.map((line) => lessPercent(line.importe, 220_000));
    const opcion = { clase: 'dias', diasMostrados: 30, porcentaje: 220_000 } as const;
    const { text } = await read({ ...print, pago: { opcion, importes, total: sum(importes) } });
    expect(text).toContain('Bonif. Importe A 30 días');
    expect(text).toContain(`A 30 días (-22%) ${formatPesos(sum(importes))}`.replaceAll('\u00a0', ' '));
  });

  test('each company prints its own name, number and colour', async () => {
    const files = await Promise.all([0, 1, 2].map((company) => printCotizacion(quotation(1, {}, company))));
    const texts = await Promise.all(files.map(({ bytes }) => readPdf(bytes)));
    expect(texts[1]?.text).toContain('Distri Bahía Blanca S.R.L.');
    expect(texts[2]?.text).toContain('Berner Olavarría S.A.');
    expect(files[0]?.name).toBe('Cotizacion_77120.pdf');
  });
});

describe('over several pages', () => {
  test('each page repeats who, what and the headings, and says which of how many it is', async () => {
    const { pages } = await read(quotation(200, { isProforma: true }));
    expect(pages.length).toBeGreaterThan(5);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Página ${index + 1} de ${pages.length}`);
      expect(page.replace(/\s+/g, ' ')).toContain('Código Detalle Cantidad Unidad Precio Bonif. Importe');
      expect(page).toContain('EL CARDENAL LUBRICENTRO S.R.L.');
    }
  });

  test('the longest name leaves the headings on their page', async () => {
    const print = quotation(60);
    const { pages } = await read({ ...print, cliente: { ...print.cliente, razsoc: 'W'.repeat(300) } });
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page.replace(/\s+/g, ' ')).toContain('Código Detalle Cantidad');
  });

  test('all lines are there once, in their order', async () => {
    const print = quotation(200);
    const lineas = print.lineas.map((line, index) => ({ ...line, id: `ART${String(index).padStart(4, '0')}` }));
    const { text } = await read({ ...print, lineas });
    expect(text.match(/ART\d{4}/g)).toEqual(lineas.map((line) => line.id));
  });

  test('the totals never stand alone, wherever the page ends', { timeout: 120_000 }, async () => {
    const counts = Array.from({ length: 24 }, (_, index) => index + 10);
    const papers = await Promise.all(counts.map((count) => read(quotation(count, { isProforma: true }))));
    expect(new Set(papers.map(({ pages }) => pages.length)).size).toBeGreaterThan(1);
    for (const [index, { pages }] of papers.entries()) {
      const last = pages.at(-1) ?? '';
      expect(last, `${counts[index]} lines`).toContain('Importe Final');
      expect(last.match(/(?:\d%|–) [\d.]+,\d\d/g)?.length ?? 0, `${counts[index]} lines`).toBeGreaterThanOrEqual(2);
    }
  });
});

/** As long as the fields of the documents get. */
function fitted(hostile: string) {
  const [long, detail, legend, note] = [120, 80, 50, 40].map((length) => hostile.slice(0, length).trim());
  return { long: long ?? '', detail: detail ?? '', legend: legend ?? '', note: note ?? '' };
}

describe('hostile texts', () => {
  const cases = HOSTILE_TEXTS.map((text): [string, string] => [text.slice(0, 40), text]);
  test.each(cases)('%s is printed as it stands', async (_, hostile) => {
    const print = quotation(1);
    const { long, detail, legend, note } = fitted(hostile);
    const { bytes } = await printCotizacion({
      ...print,
      cliente: { ...print.cliente, razsoc: long, direccion: long, localidad: long },
      direccionEntrega: long,
      vendedor: long,
      condicion: long,
      notacompra: note,
      leyendas: [legend, legend, legend, legend],
      lineas: print.lineas.map((line) => ({ ...line, id: hostile.slice(0, 30), detalle: detail })),
    });
    const copied = letters((await readPdf(bytes)).text);
    const times = (text: string) => copied.split(letters(text)).length - 1;
    expect([times(long) >= 6, times(detail) >= 1, times(legend) >= 4, times(note) >= 1]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(
      /\/(JS|JavaScript|OpenAction|Launch|URI|AA|EmbeddedFile)\b/,
    );
  });

  test('invisible characters are left out, and the rest stays', () => {
    expect(printable('a\u0000b\u0007c\u202Ed\u200Be\u2066f\uFEFFg\r\nh\ti')).toBe('abcdefg\nh i');
  });
});
