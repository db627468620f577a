import { createCotizacion } from '@distri/domain/cotizaciones';
import {
  deleteComprobantePrepago,
  editCotizacion,
  getComprobantePrepago,
  listPrepagoItems,
  updatePrepago,
  uploadComprobantePrepago,
} from '@distri/domain/prepago';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  buildArticulo,
  buildCliente,
  digest,
  readStock,
  seedCuentasBancarias,
  seedMaestros,
} from '../../test/factories.ts';
import { editBody, itemDe, prepagoBody, prepagoTotals, readDetalle } from '../../test/stories/prepago.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { Tx } from '../platform/db/handle.ts';
import { all } from '../platform/db/index.ts';

let api: TestApi;
let admin: Persona;
let vendedor: Persona;

beforeAll(async () => {
  api = await createTestApi({
    seed: async (pool) => {
      await seedMaestros(pool);
      await seedCuentasBancarias(pool);
    },
  });
  admin = await api.persona({ rol: 'A' });
  vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
});
afterAll(() => api.close());

const PRECIO = 1_000_00;
type Items = ReturnType<typeof itemDe>[];

async function quote(items?: (total: number) => Items) {
  const cliente = await buildCliente(api.pool, { direcciones: 2 });
  const articulo = await buildArticulo(api.pool, { precio: PRECIO, shell: true });
  const lineas = [{ id: articulo, cantidad: 2, precio: PRECIO }];
  const { totalPrepago } = prepagoTotals(lineas);
  const body = prepagoBody(lineas, {}, items?.(totalPrepago));
  const { id } = await vendedor.ok(createCotizacion, { query: { cliente }, body });
  return { id, cliente, articulo, totalPrepago };
}

const decide = (id: number, action: '' | 'A' | 'R', item?: number) =>
  admin.ok(updatePrepago, { body: { idcotiza: id, action, updateMessage: '', ...(item !== undefined && { item }) } });

/** Sends an edit that has to be refused, and looks that nothing was written. */
async function refused(cliente: string, body: Awaited<ReturnType<typeof editBody>>['body'], persona = vendedor) {
  const before = await digest(api.pool);
  const response = await persona.send(editCotizacion, { query: { cliente }, body });
  expect(await digest(api.pool)).toEqual(before);
  const { message, problems = [] } = response.json();
  return [response.statusCode, message.replaceAll('\u00a0', ' '), problems[0]?.path];
}

describe('creating a prepaid quotation', () => {
  const send = (persona: Persona, cliente: string, body: ReturnType<typeof prepagoBody>) =>
    persona.send(createCotizacion, { query: { cliente }, body });
  const says = async (response: ReturnType<typeof send>) => {
    const { statusCode, ...rest } = await response;
    return [statusCode, rest.json().message.replaceAll('\u00a0', ' ')];
  };

  test('refuses other brands, no address, too little money, incomplete items', async () => {
    const cliente = await buildCliente(api.pool);
    const shell = await buildArticulo(api.pool, { precio: PRECIO, shell: true });
    const otra = await buildArticulo(api.pool, { precio: PRECIO });
    const linea = (id: string) => [{ id, cantidad: 2, precio: PRECIO }];
    const before = await digest(api.pool);
    expect(await says(send(vendedor, cliente, prepagoBody(linea(otra))))).toEqual([
      422,
      'Por ser cotización prepago, solo puede ingresar artículos de Shell',
    ]);
    expect(await says(send(vendedor, cliente, prepagoBody(linea(shell), { direccionEntrega: null })))).toEqual([
      422,
      'Debe seleccionar una dirección de entrega para el pedido',
    ]);
    expect(await says(send(vendedor, cliente, prepagoBody(linea(shell), {}, [itemDe({ importe: 1_693_89 })])))).toEqual(
      [422, 'El monto total de los ítems de cobranza no puede ser menor al monto total bonificado ($ 1.694)'],
    );
    const items = (change: Parameters<typeof itemDe>[0]) => prepagoBody(linea(shell), {}, [itemDe(change)]);
    const importe = 1_694_00;
    expect((await says(send(vendedor, cliente, items({ importe, leyenda: '' }))))[1]).toBe('Debe ingresar una leyenda');
    expect((await says(send(vendedor, cliente, items({ importe, transferencia: { numero: '', cuenta: 9 } }))))[1]).toBe(
      'No existe la cuenta bancaria',
    );
    expect((await says(send(vendedor, cliente, items({ importe, tipo: 'RIB', jurisdiccion: 999 }))))[1]).toBe(
      'No existe la jurisdicción',
    );
    expect((await says(send(vendedor, cliente, items({ importe, tipo: 'AEF' }))))[1]).toContain(
      'no admite ítems de tipo',
    );
    expect(await digest(api.pool)).toEqual(before);
    await admin.ok(createCotizacion, { query: { cliente }, body: items({ importe, tipo: 'AEF' }) });
  });

  test('taxes are on whatever the screen says, and items of an ordinary one are not kept', async () => {
    const cliente = await buildCliente(api.pool);
    const shell = await buildArticulo(api.pool, { precio: PRECIO, shell: true });
    const linea = [{ id: shell, cantidad: 2, precio: PRECIO }];
    const { id } = await vendedor.ok(createCotizacion, {
      query: { cliente },
      body: prepagoBody(linea, { isProforma: false }),
    });
    expect(await readDetalle(vendedor, id)).toMatchObject({ isProforma: true, imptotal: 2_420_00 });
    const plain = prepagoBody(linea, { isPrepago: false });
    const { id: ordinary } = await vendedor.ok(createCotizacion, { query: { cliente }, body: plain });
    expect((await vendedor.ok(listPrepagoItems, { query: { id: ordinary } })).count).toBe(0);
  });

  test('a transfer that another quotation names already is pointed out', async () => {
    const transferencia = { numero: '998877', cuenta: 1 };
    const { id } = await quote((importe) => [itemDe({ importe, transferencia })]);
    const cliente = await buildCliente(api.pool);
    const shell = await buildArticulo(api.pool, { precio: PRECIO, shell: true });
    const body = prepagoBody([{ id: shell, cantidad: 2, precio: PRECIO }], {}, [
      itemDe({ importe: 1_694_00, transferencia }),
    ]);
    const { avisos } = await vendedor.ok(createCotizacion, { query: { cliente }, body });
    expect(avisos).toEqual([`La transferencia 998877 ya figura en la cotización ${id}.`]);
  });
});

describe('EDIT', () => {
  test('changes lines, address and items; days, taxes and prepaid stay', async () => {
    const { id, cliente, articulo } = await quote();
    const lineas = [{ id: articulo, cantidad: 3, precio: PRECIO }];
    const importe = prepagoTotals(lineas).totalPrepago;
    const { body } = await editBody(vendedor, id, {
      lineas,
      items: [itemDe({ id: 5, tipo: 'TRP', importe })],
      header: { direccionEntrega: 2, notacompra: 'OC 77' },
    });
    await vendedor.ok(editCotizacion, { query: { cliente }, body });
    const now = await readDetalle(vendedor, id);
    expect(now).toMatchObject({ imptotal: 3_630_00, version: 2, ingreso: '2026-11-20' });
    expect(now.detalle).toMatchObject({
      direccionEntrega: 2,
      leyenda1: '00002-Calle 2',
      notacompra: 'OC 77',
      articulos: [{ cantidad: 3, importe: 3_000_00 }],
      itemsDeCobranza: [{ id: 5, importe }],
    });
    expect(now.detalle.historial[0]).toMatchObject({ accion: 'Cotización editada', username: vendedor.username });

    const fixed = await editBody(vendedor, id, { header: { entrega: '2026-12-01' } });
    expect(await refused(cliente, fixed.body)).toEqual([
      422,
      'Una vez creada la cotización no se pueden cambiar los impuestos, el prepago ni las fechas',
      'entrega',
    ]);
  });

  test('by two people: the second one is told, nothing is lost', async () => {
    const { id, cliente } = await quote();
    const operador = await api.persona({ rol: 'O' });
    const uno = await editBody(vendedor, id, { header: { notacompra: 'UNO' } });
    const dos = await editBody(operador, id, { header: { notacompra: 'DOS' } });
    await vendedor.ok(editCotizacion, { query: { cliente }, body: uno.body });
    expect((await refused(cliente, dos.body, operador)).slice(0, 2)).toEqual([
      409,
      'Otra persona cambió la cotización mientras la editabas. Volvé a abrirla para ver cómo quedó.',
    ]);
    expect((await readDetalle(vendedor, id)).detalle.notacompra).toBe('UNO');
  });

  test('by 8 at once from the same version: one is saved', async () => {
    const { id, cliente } = await quote();
    const { body } = await editBody(vendedor, id);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        vendedor.send(editCotizacion, {
          query: { cliente },
          body: { ...body, header: { ...body.header, notacompra: `E${n}` } },
          clave: `edicion-${id}-${n}`,
        }),
      ),
    );
    expect(outcomes.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect((await readDetalle(vendedor, id)).version).toBe(2);
  });

  test('the same edit again, its answer lost, is the same answer', async () => {
    const { id, cliente } = await quote();
    const { body } = await editBody(vendedor, id);
    const first = await vendedor.send(editCotizacion, { query: { cliente }, body, clave: 'perdida' });
    const again = await vendedor.send(editCotizacion, { query: { cliente }, body, clave: 'perdida' });
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
  });

  test('of what was approved asks again, but for an administrator and for money and address', async () => {
    const { id, cliente, articulo, totalPrepago } = await quote();
    const edit = async (persona: Persona, cambios: Parameters<typeof editBody>[2]) => {
      const { body } = await editBody(persona, id, cambios);
      await persona.ok(editCotizacion, { query: { cliente }, body });
      return (await readDetalle(vendedor, id)).aprob_coti;
    };
    await decide(id, 'A');
    const provisoria = [itemDe({ id: 8, tipo: 'TRP', importe: totalPrepago * 3 })];
    expect(await edit(vendedor, { items: provisoria, header: { direccionEntrega: 2 } })).toBe('A');
    expect(await edit(admin, { lineas: [{ id: articulo, cantidad: 4, precio: PRECIO }] })).toBe('A');
    expect(await edit(vendedor, { lineas: [{ id: articulo, cantidad: 5, precio: PRECIO }] })).toBe('');
    expect((await readDetalle(vendedor, id)).detalle.historial[0]?.detalle).toBe('Espera otra vez la aprobación');
  });

  test('leaves received money as it was received', async () => {
    const dos = (total: number) => [
      itemDe({ id: 1, importe: total - 100_00 }),
      itemDe({ id: 2, tipo: 'TRP', importe: 100_00 }),
    ];
    const { id, cliente, totalPrepago } = await quote(dos);
    await decide(id, 'A');
    await decide(id, 'A', 1);
    const menos = await editBody(vendedor, id, {
      items: [itemDe({ id: 1, importe: totalPrepago - 200_00 }), itemDe({ id: 2, tipo: 'TRP', importe: 200_00 })],
    });
    expect(await refused(cliente, menos.body)).toEqual([
      422,
      "El ítem 'Banco de la Nación Argentina' ya fue recibido: no se puede cambiar ni quitar",
      'itemsDeCobranza.0.importe',
    ]);
    const sin = await editBody(vendedor, id, { items: [itemDe({ id: 2, tipo: 'TRP', importe: totalPrepago })] });
    expect((await refused(cliente, sin.body))[2]).toBe('itemsDeCobranza');
  });

  test('keeps a price of its own lines, and gives none to new ones', async () => {
    const { id, cliente, articulo, totalPrepago } = await quote();
    await api.pool.query(
      'UPDATE articulos SET lista1 = 200000, lista2 = 200000, lista3 = 200000, lista4 = 200000, lista5 = 200000, lista6 = 200000 WHERE id = $1',
      [articulo],
    );
    const otro = await buildArticulo(api.pool, { precio: PRECIO, shell: true });
    const items = [itemDe({ id: 1, tipo: 'TRP', importe: totalPrepago * 2 })];
    const propia = { id: articulo, cantidad: 2, precio: PRECIO };
    const bien = await editBody(vendedor, id, { items, lineas: [propia, { id: otro, cantidad: 1, precio: PRECIO }] });
    await vendedor.ok(editCotizacion, { query: { cliente }, body: bien.body });
    const mal = await editBody(vendedor, id, { items, lineas: [propia, { id: otro, cantidad: 1, precio: 900_00 }] });
    expect((await refused(cliente, mal.body))[1]).toBe(`El precio del artículo ${otro} debe ser el de lista`);
  });

  test('is not for an ordinary one, nor for anybody else’s', async () => {
    const { id, cliente } = await quote();
    const { body } = await editBody(vendedor, id);
    const ajeno = await api.persona({ rol: 'V', nivel: 6, vendedor: 'V2' });
    expect((await refused(cliente, body, ajeno)).slice(0, 2)).toEqual([404, 'No existe el cliente']);
    const otro = await buildCliente(api.pool);
    expect((await refused(otro, body)).slice(0, 2)).toEqual([404, 'No existe la cotización']);
  });

  test('who only sells changes neither seller nor commission; A does', async () => {
    const { id, cliente } = await quote();
    const fields = { vendedor: 'V2', comision: 30_000, usuario: admin.id };
    const row = async () => {
      const [found] = await all(api.pool, sql`SELECT usuario, vendedor, comision FROM cotizaciones WHERE id = ${id}`);
      return found;
    };
    await vendedor.ok(editCotizacion, {
      query: { cliente },
      body: (await editBody(vendedor, id, { header: fields })).body,
    });
    expect(await row()).toEqual({ usuario: vendedor.id, vendedor: 'V1', comision: 0 });
    await admin.ok(editCotizacion, { query: { cliente }, body: (await editBody(admin, id, { header: fields })).body });
    expect(await row()).toEqual({ usuario: vendedor.id, vendedor: 'V2', comision: 30_000 });
  });
});

describe('proofs', () => {
  const picture = () =>
    sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
  const upload = async (persona: Persona, id: number, numitem: number, bytes: Buffer, name = 'foto.png') => {
    const boundary = 'limite-de-prueba';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="comprobante"; filename="${name}"\r\n\r\n`;
    return api.app.inject({
      method: 'POST',
      url: `/${api.empresa.id}/v1${uploadComprobantePrepago.path}?id=${id}&numitem=${numitem}`,
      headers: {
        authorization: `Bearer ${persona.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    });
  };

  test('a picture is kept with its item, shown, replaced and taken away', async () => {
    const { id } = await quote((importe) => [itemDe({ id: 3, importe })]);
    expect((await upload(vendedor, id, 3, await picture())).statusCode).toBe(200);
    expect((await vendedor.ok(listPrepagoItems, { query: { id } })).result[0]?.conComprobante).toBe(true);
    const shown = await admin.send(getComprobantePrepago, { query: { id, numitem: 3 } });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    await vendedor.ok(deleteComprobantePrepago, { query: { id, numitem: 3 } });
    expect((await vendedor.send(getComprobantePrepago, { query: { id, numitem: 3 } })).statusCode).toBe(404);
  });

  test('a PDF is kept as it is and leaves as a PDF; one that acts by itself is refused', async () => {
    const { id } = await quote((importe) => [itemDe({ id: 3, importe })]);
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n');
    // Told by its bytes, whatever it is called.
    expect((await upload(vendedor, id, 3, pdf, 'comprobante.png')).statusCode).toBe(200);
    const shown = await admin.send(getComprobantePrepago, { query: { id, numitem: 3 } });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(shown.headers['content-disposition']).toContain(`Comprobante_${id}_3.pdf`);
    expect(shown.rawPayload.equals(pdf)).toBe(true);
    const active = Buffer.from('%PDF-1.7\n1 0 obj << /S /JavaScript /JS (x) >> endobj\n%%EOF');
    const refused = await upload(vendedor, id, 3, active, 'x.pdf');
    expect([refused.statusCode, refused.json().message]).toEqual([422, expect.stringContaining('contenido activo')]);
  });

  test('what is no picture, no file, or of somebody else’s customer is refused', async () => {
    const { id } = await quote((importe) => [itemDe({ id: 3, importe })]);
    const text = await upload(vendedor, id, 3, Buffer.from('<script>'));
    expect([text.statusCode, text.json().message]).toEqual([422, expect.stringContaining('una imagen')]);
    const ajeno = await api.persona({ rol: 'V', nivel: 6, vendedor: 'V2' });
    await upload(vendedor, id, 3, await picture());
    expect((await upload(ajeno, id, 3, await picture())).statusCode).toBe(404);
    expect((await ajeno.send(getComprobantePrepago, { query: { id, numitem: 3 } })).statusCode).toBe(404);
  });
});

test('a confirmation whose n-th statement fails leaves everything as it was, for every n, and goes well after', async () => {
  const { id, articulo } = await quote((importe) => [itemDe({ id: 1, importe })]);
  await decide(id, 'A');
  const original = Tx.prototype.send;
  let failAt = 1;
  for (; ; failAt++) {
    const before = await digest(api.pool);
    let sent = 0;
    let failed = false;
    const spy = vi.spyOn(Tx.prototype, 'send').mockImplementation(function (this: Tx, statement) {
      if (++sent !== failAt) return original.call(this, statement);
      failed = true;
      return Promise.reject(new Error('fallo de prueba'));
    });
    const response = await admin.send(updatePrepago, {
      body: { idcotiza: id, action: 'A', item: 1, updateMessage: '' },
    });
    spy.mockRestore();
    if (!failed) {
      expect(response.statusCode).toBe(200);
      break;
    }
    expect([failAt, response.statusCode]).toEqual([failAt, 500]);
    expect(await digest(api.pool)).toEqual(before);
  }
  expect(failAt).toBeGreaterThan(10);
  expect(await all(api.pool, sql`SELECT 1 FROM pedidos WHERE idcotiza = ${id}`)).toHaveLength(1);
  expect((await readStock(api.pool, articulo)).reservado).toBe(2);
});
