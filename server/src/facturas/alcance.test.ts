import { listSalidas, sendCorreo } from '@distri/domain/correo';
import { getFacturaPdf, getFacturaRecibo, listFacturas } from '@distri/domain/facturas';
import { getNotaCreditoPdf, listNotasCredito } from '@distri/domain/notasCredito';
import { listPedidos } from '@distri/domain/pedidos';
import { getRemitoPdf, listRemitos } from '@distri/domain/remitos';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../test/support/pdfText.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { buildWorld, seedEverything, type World } from '../../test/world.ts';
import { closeFileChecks } from '../platform/files/index.ts';
import { closePdf } from '../platform/pdf/index.ts';

let api: TestApi;
let admin: Persona;
let own: World;
let foreign: World;
let cliente: Persona;
let vendedor: Persona;
let deposito: Persona;

beforeAll(async () => {
  api = await createTestApi({ seed: seedEverything });
  admin = await api.persona({ rol: 'A' });
  own = await buildWorld(api, 'V1', 'LUBRICENTRO PROPIO');
  foreign = await buildWorld(api, 'V2', 'LUBRICENTRO AJENO');
  cliente = await api.persona({ rol: 'C', cliente: own.cliente });
  vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
  deposito = await api.persona({ rol: 'L' });
});
afterAll(async () => {
  await api.close();
  await closePdf();
  await closeFileChecks();
});

describe('a customer reads its own documents and nobody else’s', () => {
  test('lists, single ones, papers, receipts; what is not theirs is not there', async () => {
    const invoices = await cliente.ok(listFacturas);
    expect([invoices.count, invoices.result.map(({ id }) => id)]).toEqual([1, [own.factura]]);
    const notes = await cliente.ok(listNotasCredito);
    expect([notes.count, notes.result.map(({ id }) => id)]).toEqual([1, [own.notaCredito]]);
    expect((await cliente.ok(listFacturas, { query: { cliente: foreign.cliente } })).count).toBe(0);
    for (const [call, mine, theirs] of [
      [getFacturaPdf, own.factura, foreign.factura],
      [getFacturaRecibo, own.factura, foreign.factura],
      [getNotaCreditoPdf, own.notaCredito, foreign.notaCredito],
      [listFacturas, own.factura, foreign.factura],
      [listNotasCredito, own.notaCredito, foreign.notaCredito],
    ] as const) {
      expect((await cliente.send(call, { query: { id: mine } })).statusCode, call.name).toBe(200);
      expect((await cliente.send(call, { query: { id: theirs } })).statusCode, call.name).toBe(404);
    }
    expect((await cliente.send(listRemitos)).statusCode).toBe(403);
  });

  test('without the commission, and without links to what they have no screen for', async () => {
    const { result } = await cliente.ok(listFacturas, { query: { id: own.factura } });
    expect(result[0]).not.toHaveProperty('comision');
    const kinds = result[0]?.detalleCompleto?.relacionados.map(({ clase }) => clase);
    expect(kinds).toEqual(expect.arrayContaining(['pedido', 'notaCredito']));
    expect(kinds).not.toContain('remito');
  });

  test('without who of the house made them, in the history neither; a salesperson reads it', async () => {
    const read = async (who: Persona) => [
      (await who.ok(listPedidos, { query: { id: own.pedido } })).result[0]?.detalleCompleto,
      (await who.ok(listFacturas, { query: { id: own.factura } })).result[0]?.detalleCompleto,
      (await who.ok(listNotasCredito, { query: { id: own.notaCredito } })).result[0]?.detalleCompleto,
    ];
    for (const detalle of await read(cliente)) {
      expect(detalle?.historial.length).toBeGreaterThan(0);
      expect(JSON.stringify(detalle)).not.toMatch(/"(usuario|username)":/);
    }
    for (const detalle of await read(vendedor)) {
      expect(detalle?.username).not.toBe('');
      expect(detalle?.historial.every(({ username }) => username)).toBe(true);
    }
  });
});

test('a salesperson: own customers only; a page of the others counts none of theirs', async () => {
  const { count, result } = await vendedor.ok(listFacturas, { query: { limite: 1 } });
  expect([count, result.map(({ id }) => id)]).toEqual([1, [own.factura]]);
  expect((await vendedor.ok(listRemitos, { query: { desde: '2026-01-01', limite: 50 } })).count).toBe(1);
  expect((await vendedor.send(getRemitoPdf, { query: { id: foreign.remito } })).statusCode).toBe(404);
  expect((await admin.ok(listRemitos)).count).toBe(2);
});

test('the warehouse office sees what travels: no price in the note, its lines, its links or its paper', async () => {
  const { result } = await deposito.ok(listRemitos, { query: { id: own.remito } });
  expect(result[0]).toMatchObject({ importe: 10_000_00, detalleCompleto: { articulos: [{ cantidad: 10 }] } });
  const text = JSON.stringify(result[0]?.detalleCompleto);
  expect(text).not.toMatch(/precio|bonificacion|importe/);
  const paper = await deposito.send(getRemitoPdf, { query: { id: own.remito } });
  expect((await readPdf(paper.rawPayload)).text).not.toContain('$');
});

describe('by mail', () => {
  const body = (clase: 'factura' | 'remito' | 'notaCredito', id: number) => ({
    to: ['compras@cliente.example'],
    cc: [],
    cco: [],
    subject: `${clase} ${id}`,
    body: 'Adjuntamos el comprobante.',
    attachFile: true,
    documento: { clase, id },
  });
  const attached = async (id: number) =>
    (
      await api.pool.query<{ nombre: string }>(
        "SELECT contenido->'adjunto'->>'nombre' AS nombre FROM salida WHERE id = $1",
        [id],
      )
    ).rows[0]?.nombre;

  test('invoice, remito and credit note go with the paper that the download gives', async () => {
    const { id: invoice } = await cliente.ok(sendCorreo, { body: body('factura', own.factura) });
    expect(await attached(invoice)).toMatch(/^Factura_A0004\d{8}\.pdf$/);
    const { id: remito } = await deposito.ok(sendCorreo, { body: body('remito', own.remito) });
    expect(await attached(remito)).toMatch(/^Remito_R0004\d{8}\.pdf$/);
    const { id: note } = await vendedor.ok(sendCorreo, { body: body('notaCredito', own.notaCredito) });
    expect(await attached(note)).toBe(`NotaCredito_${own.notaCredito}.pdf`);
  });

  test('a customer is told of the mails it sent, not of those of the house', async () => {
    const documento = { clase: 'factura', id: own.factura } as const;
    const { id: theirs } = await vendedor.ok(sendCorreo, {
      body: { ...body('factura', own.factura), subject: 'Ajeno' },
    });
    const { id: mine } = await cliente.ok(sendCorreo, { body: { ...body('factura', own.factura), subject: 'Propio' } });
    const told = async (who: Persona) => (await who.ok(listSalidas, { query: documento })).result.map(({ id }) => id);
    expect(await told(cliente)).toContain(mine);
    expect(await told(cliente)).not.toContain(theirs);
    expect(await told(vendedor)).toEqual(expect.arrayContaining([mine, theirs]));
  });

  test('not what one may not print: another’s is not there, and neither is a remito for a customer', async () => {
    for (const [who, clase, id] of [
      [cliente, 'factura', foreign.factura],
      [cliente, 'remito', own.remito],
      [deposito, 'factura', own.factura],
      [vendedor, 'notaCredito', foreign.notaCredito],
    ] as const)
      expect((await who.send(sendCorreo, { body: body(clase, id) })).statusCode, `${clase} ${id}`).toBe(404);
  });
});
