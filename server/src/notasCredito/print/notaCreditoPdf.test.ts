import { afterAll, expect, test } from 'vitest';
import { readPdf } from '../../../test/support/pdfText.ts';
import { printSample } from '../../lineas/print/printSample.ts';
import { closePdf } from '../../platform/pdf/index.ts';
import { formatPesos } from '../../platform/pdf/paper/index.ts';
import { type NotaCreditoPrint, printNotaCredito } from './index.ts';

afterAll(() => closePdf());

const row = (id: string, detalle: string, precio: number) => {
  return { id, detalle, cantidad: precio === 0 ? 0 : 1, unidad: 0, precio, bonificacion: 0, importe: precio };
};

function adjustment(over: Partial<NotaCreditoPrint> = {}): NotaCreditoPrint {
  const { venta } = printSample(1);
  const own = { letra: 'A', puntoVenta: 4, numero: 1_501, autorizacion: { cae: null, caeVto: null }, periodo: null };
  return {
    ...venta,
    ...own,
    clase: 'notaCredito',
    id: 77,
    lineas: [
      row('AJUSTEPLAZO', 'Ajuste por plazo de pago', 177_272_73),
      row('', 'Recibo X 0006-00020001', 0),
      row('', '14 días, 22%', 0),
    ],
    bonificacion: 0,
    iibb: [],
    litros: 0,
    facturas: ['A000400012345', 'A000400012399'],
    importes: {
      subtotal: 177_272_73,
      bonificado: 0,
      importe_bonificado: 177_272_73,
      iva: 37_227_27,
      importe: 214_500_00,
    },
    ...over,
  };
}

const read = async (nota: NotaCreditoPrint) => readPdf((await printNotaCredito(nota)).bytes);

test('the concept with its text rows, the invoices that it corrects, and the name of D2 §9', async () => {
  expect((await printNotaCredito(adjustment())).name).toBe('NotaCredito_77.pdf');
  const { text } = await read(adjustment());
  expect(text).toContain('A CÓD. 03 ORIGINAL');
  expect(text).toContain('Nota de crédito N° 0004-00001501 Fecha 17/11/2026');
  expect(text).toContain('Facturas que corrige A 0004-00012345 A 0004-00012399');
  expect(text.replace(/\s/g, '')).toContain('AjusteporplazodepagoReciboX0006-0002000114días,22%');
  expect(text).toContain('1 artículo');
  expect(text).toContain(`Importe Total ${formatPesos(214_500_00)}`.replaceAll('\u00a0', ' '));
  expect(text).toContain('Comprobante sin autorización de ARCA');
});

test('letter B: VAT inside, the rows still add up', async () => {
  const { text } = await read(adjustment({ letra: 'B' }));
  expect(text).toContain('B CÓD. 08');
  expect(text).toContain('214.500,00');
  expect(text).not.toContain('IVA 21%');
});

test('many invoices are counted, a period is named', async () => {
  const facturas = Array.from({ length: 9 }, (_, index) => `A00040001234${index}`);
  expect((await read(adjustment({ facturas }))).text).toContain('y 4 más');
  const periodo = { desde: '2026-10-01', hasta: '2026-10-31' };
  expect((await read(adjustment({ facturas: [], periodo }))).text).toContain(
    'Período que corrige 01/10/2026 al 31/10/2026',
  );
});
