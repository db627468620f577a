import { afterAll, expect, test } from 'vitest';
import { readPdf } from '../../../test/support/pdfText.ts';
import { printSample } from '../../lineas/print/printSample.ts';
import { closePdf } from '../../platform/pdf/index.ts';
import { printRemito, type RemitoPrint } from './index.ts';

afterAll(() => closePdf());

function deliveryNote(count: number, over: Partial<RemitoPrint> = {}): RemitoPrint {
  const { venta } = printSample(count);
  const own = {
    documento: 'R000400098001',
    letra: 'R',
    puntoVenta: 4,
    numero: 98_001,
    factura: 'A000400012345',
    pedidos: [180_118],
  };
  return { ...venta, ...own, transporte: 'Propio', cai: '52467890123456', caiVence: '2027-05-31', cot: null, ...over };
}

test('what travels, without a single price, its CAI and where to sign', async () => {
  const { bytes, name } = await printRemito(deliveryNote(5));
  const { text } = await readPdf(bytes);
  expect(name).toBe('Remito_R000400098001.pdf');
  for (const expected of [
    'R CÓD. 91 ORIGINAL Documento no válido como factura',
    'Remito N° 0004-00098001 Fecha 17/11/2026',
    'Domicilio de entrega Av. Perón 4912, San Martín Transporte: Propio',
    'A 0004-00012345',
    'Código Detalle Cantidad Unidad Litros',
    'Recibí conforme Firma Aclaración Documento Fecha y hora',
    'CAI N° 52467890123456 Vencimiento del CAI 31/05/2027',
  ])
    expect(text).toContain(expected);
  expect(text).not.toMatch(/\$|Importe|Precio|Bonif/);
});

test('of a pad without CAI, says so', async () => {
  const { text } = await readPdf(
    (await printRemito(deliveryNote(1, { cai: null, caiVence: null, direccionEntrega: '' }))).bytes,
  );
  expect(text).toContain('Remito sin CAI');
  expect(text).toContain('Retira en el depósito');
});

test('the transport code travels on it, with its day and truck; one of the stand-in says that it is none', async () => {
  const cot = { codigo: '70000000001', momento: '2026-11-18T02:30:00Z', dominio: 'AB123CD', simulada: false };
  const real = await readPdf((await printRemito(deliveryNote(1, { cot }))).bytes);
  expect(real.text).toContain('COT N° 70000000001 del 17/11/2026 Dominio AB123CD');
  expect(real.text).not.toContain('simulado');
  const simulated = await readPdf((await printRemito(deliveryNote(1, { cot: { ...cot, simulada: true } }))).bytes);
  expect(simulated.text).toContain('COT simulado: no sirve para viajar');
  expect((await readPdf((await printRemito(deliveryNote(1))).bytes)).text).not.toContain('COT');
});

test('200 lines: number and page on each, signatures once, on the last', async () => {
  const { pages, text } = await readPdf((await printRemito(deliveryNote(200))).bytes);
  expect(pages.length).toBeGreaterThan(4);
  for (const page of pages) expect(page.replace(/\s+/g, ' ')).toContain('Remito N° 0004-00098001');
  expect(text.match(/Recibí conforme/g)).toHaveLength(1);
  expect(pages.at(-1)).toContain('Recibí conforme');
});
