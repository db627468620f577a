import { afterAll, expect, test } from 'vitest';
import { readPdf } from '../../../test/support/pdfText.ts';
import { printSample } from '../../lineas/print/printSample.ts';
import { closePdf } from '../../platform/pdf/index.ts';
import { formatPesos } from '../../platform/pdf/paper/index.ts';
import { type PedidoPrint, printPedido } from './index.ts';

afterAll(() => closePdf());

function order(over: Partial<PedidoPrint> = {}): PedidoPrint {
  const { venta, taxed } = printSample(10);
  const importes = { ...taxed, importe_bonificado: taxed.gravado + taxed.exento, importe: taxed.total };
  return { ...venta, idcotiza: 77001, transporte: 'Propio', importes, ...over };
}

test('an order shows its dates, carrier, quotation and stored amounts', async () => {
  const print = order();
  const { bytes, name } = await printPedido(print);
  const { text, pages } = await readPdf(bytes);
  expect(name).toBe('Pedido_77120.pdf');
  expect(pages.length).toBe(1);
  expect(text).toContain('Pedido N° 77120 Fecha 17/11/2026 Entrega 20/11/2026');
  expect(text).toContain('Transporte');
  expect(text).toContain('77001');
  const { importes } = print;
  expect(text).toContain(`Importe bonificado ${formatPesos(importes.importe_bonificado)}`.replaceAll('\u00a0', ' '));
  expect(text).toContain(`Importe Final ${formatPesos(importes.importe)}`.replaceAll('\u00a0', ' '));
});

test('a tax whose name says its rate does not say it twice', async () => {
  const { text } = await readPdf(
    (
      await printPedido(
        order({ iibb: [{ id: 1, nombre: 'IIBB Buenos Aires 0,1%', porcentaje: 1000, importe: 241_892 }] }),
      )
    ).bytes,
  );
  expect(text).toContain('IIBB Buenos Aires 0,1% $ 2.418,92');
});

test('an order without discount, quotation or delivery address leaves their rows out', async () => {
  const print = order();
  const importes = { ...print.importes, bonificado: 0 };
  const { bytes } = await printPedido({ ...print, bonificacion: 0, idcotiza: null, direccionEntrega: '', importes });
  const { text } = await readPdf(bytes);
  expect(text).not.toContain('Importe bonificado');
  expect(text).not.toMatch(/Cotización \d/);
  expect(text).toContain('Sin dirección de entrega');
});
