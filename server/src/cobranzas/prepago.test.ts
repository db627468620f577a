import { createCobranza, editCobranza, getContextoCobranza } from '@distri/domain/cobranzas';
import { createCotizacion } from '@distri/domain/cotizaciones';
import { updatePrepago } from '@distri/domain/prepago';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildArticulo, buildCliente } from '../../test/factories.ts';
import { buildCredito, buildDocumento, leer, llenar, nextRecibo, suelto } from '../../test/stories/cobranza.ts';
import { invoiced } from '../../test/stories/facturacion.ts';
import { itemDe, prepagoBody, prepagoTotals } from '../../test/stories/prepago.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { seedEverything } from '../../test/world.ts';

let api: TestApi;
let admin: Persona;
let vendedor: Persona;

beforeAll(async () => {
  api = await createTestApi({ seed: seedEverything });
  admin = await api.persona({ rol: 'A' });
  vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
});
afterAll(() => api.close());

const SALDO = 5_000_00;

/** A prepaid sale that was paid, received and invoiced: a transfer, and a part with a withholding or the account's credit. */
async function vendida(resto: 'RGA' | 'SCC' = 'RGA') {
  const cliente = await buildCliente(api.pool);
  if (resto === 'SCC') await buildCredito(api, cliente, SALDO);
  const articulo = await buildArticulo(api.pool, { precio: 100_000_00, shell: true });
  const lineas = [{ id: articulo, cantidad: 2, precio: 100_000_00 }];
  const { totalPrepago } = prepagoTotals(lineas);
  const items = [
    itemDe({ id: 7, importe: totalPrepago - SALDO, transferencia: { numero: '4471', cuenta: 1 } }),
    itemDe({ id: 8, tipo: resto, importe: SALDO }),
  ];
  const { id: cotizacion } = await vendedor.ok(createCotizacion, {
    query: { cliente },
    body: prepagoBody(lineas, {}, items),
  });
  await admin.ok(updatePrepago, { body: { idcotiza: cotizacion, action: 'A', updateMessage: '' } });
  const { pedidoref } = await admin.ok(updatePrepago, {
    body: { idcotiza: cotizacion, item: 7, action: 'A', updateMessage: '' },
  });
  const { factura } = await invoiced(admin, pedidoref ?? 0);
  const { result } = await vendedor.ok(getContextoCobranza, { query: { cliente } });
  const documento = result.documentos.find(({ isPrepago }) => isPrepago);
  if (!documento) throw new Error('no prepaid invoice to cancel');
  return { cliente, cotizacion, factura, documento, totalPrepago, ofrecidos: result.itemsPrepago };
}

type Vendida = Awaited<ReturnType<typeof vendida>>;

/** The offered items as the form takes them: it gives them numbers of its own. */
const tomar = ({ ofrecidos }: Vendida) =>
  ofrecidos.map((item, index) => ({ ...item, id: 50 + index, cotizacion_item: item.cotizacion_item ?? 0 }));

const cargaDe = (venta: Vendida) => ({ documentos: [venta.documento.id], items: tomar(venta), numrec: nextRecibo() });

describe('a prepaid invoice (domain-facts §4.5)', () => {
  test('offers what paid its quotation: the transfer arrives confirmed, and nobody else is offered it', async () => {
    const venta = await vendida();
    expect(venta.ofrecidos).toMatchObject([
      { tipo: 'TRF', importe: venta.totalPrepago - SALDO, recibido: true, cotizacion: venta.cotizacion },
      { tipo: 'RGA', importe: SALDO, recibido: false, documento: venta.documento.id },
    ]);
    const body = await llenar(vendedor, venta.cliente, cargaDe(venta));
    const { id, status } = await vendedor.ok(createCobranza, { query: { cliente: venta.cliente }, body });
    expect(status).toBe('P');
    expect(await leer(vendedor, id)).toMatchObject({
      impdesc: 0,
      saldo: 0,
      items: [
        { tipo: 'TRF', recibido: true, transferencia: { numero: '4471', cuenta: 1 } },
        { tipo: 'RGA', recibido: false },
      ],
    });
    const { result } = await vendedor.ok(getContextoCobranza, { query: { cliente: venta.cliente } });
    expect(result.itemsPrepago).toEqual([]);
    const again = await llenar(admin, venta.cliente, { ...cargaDe(venta), documentos: [venta.documento.id] }).catch(
      () => null,
    );
    expect(again).toBeNull();
  });

  test('what a brought item is comes from its quotation, whatever is sent', async () => {
    const venta = await vendida();
    const body = await llenar(vendedor, venta.cliente, cargaDe(venta));
    body.cobranza.items = body.cobranza.items.map((item) => ({ ...item, importe: 1_00, leyenda: 'Otra', tipo: 'TRF' }));
    const { id } = await vendedor.ok(createCobranza, { query: { cliente: venta.cliente }, body });
    const { items } = await leer(vendedor, id);
    expect(items.map(({ tipo, importe }) => [tipo, importe])).toEqual([
      ['TRF', venta.totalPrepago - SALDO],
      ['RGA', SALDO],
    ]);
  });

  test('the credit that the quotation used goes with its item, once', async () => {
    const venta = await vendida('SCC');
    const saldo = async (query: object = {}) =>
      (await admin.ok(getContextoCobranza, { query: { cliente: venta.cliente, ...query } })).result.cliente
        .saldoCuentaCorriente;
    expect(await saldo()).toBe(0);
    const carga = cargaDe(venta);
    const body = await llenar(admin, venta.cliente, carga);
    const { id } = await admin.ok(createCobranza, { query: { cliente: venta.cliente }, body });
    expect([await saldo(), await saldo({ id })]).toEqual([0, SALDO]);
    const edited = { ...(await llenar(admin, venta.cliente, carga, id)), version: 1 };
    expect((await admin.send(editCobranza, { query: { id }, body: edited })).statusCode).toBe(200);
    expect(await saldo()).toBe(0);
  });

  test('the seller brings that credit too, and can add none beside it: an administrator approved it there', async () => {
    const venta = await vendida('SCC');
    await buildCredito(api, venta.cliente, SALDO);
    const fresh = { ...cargaDe(venta), items: [...tomar(venta).slice(0, 1), suelto('SCC', SALDO)] };
    const refused = await vendedor.send(createCobranza, {
      query: { cliente: venta.cliente },
      body: await llenar(vendedor, venta.cliente, fresh),
    });
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      'Para cobranzas de pedidos prepago solo se permiten items de transferencia o retención.',
    ]);
    const body = await llenar(vendedor, venta.cliente, cargaDe(venta));
    const { id } = await vendedor.ok(createCobranza, { query: { cliente: venta.cliente }, body });
    const { items, saldo } = await leer(vendedor, id);
    expect([items?.map(({ tipo }) => tipo), saldo]).toEqual([['TRF', 'SCC'], 0]);
  });

  test('takes only transfers and withholdings, and no other kind of invoice beside it', async () => {
    const venta = await vendida();
    const carga = { ...cargaDe(venta), items: [...tomar(venta), suelto('EFE', 1_00)] };
    const send = async (who: Persona, loaded: typeof carga) => {
      const body = await llenar(who, venta.cliente, loaded);
      const response = await who.send(createCobranza, { query: { cliente: venta.cliente }, body });
      return [response.statusCode, response.json().message ?? ''];
    };
    expect(await send(vendedor, carga)).toEqual([
      422,
      'Para cobranzas de pedidos prepago solo se permiten items de transferencia o retención.',
    ]);
    const common = await buildDocumento(api, { cliente: venta.cliente, importe: 10_000_00 });
    const mixed = {
      ...cargaDe(venta),
      documentos: [venta.documento.id, common],
      items: [...tomar(venta), suelto('TRP', 10_000_00)],
    };
    expect(await send(admin, mixed)).toEqual([
      422,
      'No es posible cancelar facturas prepago y no prepago al mismo tiempo',
    ]);
    const late = { ...cargaDe(venta), items: [suelto('TRP', venta.totalPrepago, '2026-12-20')] };
    expect(await send(vendedor, late)).toEqual([
      422,
      'Para cobranzas de pedidos prepago el promedio de días debe ser 0 o negativo.',
    ]);
  });
});
