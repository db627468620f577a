import {
  changeCobranzaStatus,
  createCobranza,
  deleteComprobante,
  filterCobranzas,
  getCobranzaPdf,
  getComprobante,
  isChequeValido,
  listCobranzas,
  updateCobranzaStatus,
} from '@distri/domain/cobranzas';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCliente } from '../../test/factories.ts';
import {
  buildEjemplo,
  type Carga,
  echeqs,
  fisicos,
  hacerCobranza,
  itemsDelEjemplo,
  leer,
  llenar,
  rib,
  subirComprobante,
  suelto,
  trf,
} from '../../test/stories/cobranza.ts';
import { readPdf } from '../../test/support/pdfText.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { seedEverything } from '../../test/world.ts';
import { all, countStatements } from '../platform/db/index.ts';

let api: TestApi;
let admin: Persona;
let vendedor: Persona;

beforeAll(async () => {
  api = await createTestApi({ seed: seedEverything });
  admin = await api.persona({ rol: 'A' });
  vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
});
afterAll(() => api.close());

async function hacer(items: Carga['items'] = itemsDelEjemplo(), vendedorDe = 'V1') {
  const hecha = await hacerCobranza(api, admin, { items, observa: 'Solo para la casa' }, { vendedor: vendedorDe });
  return { ...hecha, items };
}

const enPapel = () => [suelto('EFE', 300_000_00), fisicos({ importe: 465_500_00 }), rib(20_000_00)];
const foto = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\nxref\n0 4\n0000000000 65535 f \n0000000009 00000 n \n0000000052 00000 n \n0000000101 00000 n \ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n164\n%%EOF\n',
);

const subir = (persona: Persona, idrecibo: number, numitem: string | number, bytes: Uint8Array | null) =>
  subirComprobante(api, persona, idrecibo, numitem, bytes);

const bajar = (persona: Persona, idrecibo: number, numitem: string) =>
  persona.send(getComprobante, { query: { idrecibo, numitem } });

describe('proofs', () => {
  test('a picture is re-encoded, a PDF kept; each comes back with its own type', async () => {
    const { id, items } = await hacer();
    const numitem = String(items[0]?.id);
    expect((await subir(vendedor, id, 'RDC', await foto())).statusCode).toBe(200);
    expect((await subir(vendedor, id, numitem, PDF)).statusCode).toBe(200);
    const [image, paper] = [await bajar(vendedor, id, 'RDC'), await bajar(vendedor, id, numitem)];
    expect([image.headers['content-type'], [...image.rawPayload.subarray(0, 3)]]).toEqual([
      'image/jpeg',
      [0xff, 0xd8, 0xff],
    ]);
    expect([paper.headers['content-type'], paper.rawPayload.equals(PDF)]).toEqual(['application/pdf', true]);
    expect(await leer(vendedor, id)).toMatchObject({
      items: [{ conComprobante: true }, { conComprobante: false }, { conComprobante: false }],
      detalle: { conRecibo: true },
    });
  });

  test('with all of them and the money seen, closing the dialog approves it; without one it waits again', async () => {
    const { id, items } = await hacer([rib(785_500_00)]);
    for (const numitem of ['RDC', ...items.map((item) => String(item.id))])
      await subir(vendedor, id, numitem, await foto());
    expect(await vendedor.ok(updateCobranzaStatus, { query: { id } })).toEqual({ result: { status: 'A' } });
    await vendedor.ok(deleteComprobante, { query: { idrecibo: id, numitem: 'RDC' } });
    expect(await vendedor.ok(updateCobranzaStatus, { query: { id } })).toEqual({ result: { status: 'P' } });
    await vendedor.ok(deleteComprobante, { query: { idrecibo: id, numitem: 'RDC' } });
    const trail = await all(
      api.pool,
      sql<{
        accion: string;
      }>`SELECT accion FROM auditoria WHERE entidad = 'cobranza' AND entidad_id = ${String(id)} ORDER BY id`,
    );
    expect(trail.map(({ accion }) => accion)).toEqual([
      'crear',
      'adjuntar',
      'adjuntar',
      'cambiarEstado',
      'quitarAdjunto',
      'cambiarEstado',
    ]);
  });

  test('what is no picture and no PDF, nothing at all, or an item that is not there', async () => {
    const { id, items } = await hacer();
    const wrong = await subir(vendedor, id, 'RDC', Buffer.from('hola'));
    expect([wrong.statusCode, wrong.json().message]).toEqual([
      422,
      'El archivo tiene que ser una imagen (JPEG, PNG, WebP o GIF) o un PDF.',
    ]);
    const none = await subir(vendedor, id, 'RDC', null);
    expect([none.statusCode, none.json().message]).toEqual([422, 'Debe subir una imágen']);
    expect((await subir(vendedor, id, '99999', await foto())).statusCode).toBe(404);
    expect((await bajar(vendedor, id, String(items[1]?.id))).json().message).toBe('El ítem no tiene comprobante');
  });

  test('one on paper has none, and a settled one keeps what it has', async () => {
    const paper = await hacer(enPapel());
    const refused = await subir(vendedor, paper.id, 'RDC', await foto());
    expect(refused.statusCode).toBe(409);
    const digital = await hacer();
    await subir(vendedor, digital.id, 'RDC', await foto());
    for (const status of ['A', 'S'] as const)
      await admin.ok(changeCobranzaStatus, { query: { id: digital.id, status } });
    expect((await subir(vendedor, digital.id, 'RDC', await foto())).statusCode).toBe(409);
    const gone = await vendedor.send(deleteComprobante, { query: { idrecibo: digital.id, numitem: 'RDC' } });
    expect([gone.statusCode, gone.json().message]).toEqual([409, 'Una cobranza Rendida ya no admite comprobantes']);
    expect((await bajar(vendedor, digital.id, 'RDC')).statusCode).toBe(200);
  });

  test('of another seller’s customer: not there, to see, to send or to take away', async () => {
    const { id } = await hacer();
    await subir(vendedor, id, 'RDC', await foto());
    const foreign = await api.persona({ rol: 'V', nivel: 6, vendedor: 'V2' });
    const [there, missing] = [await bajar(foreign, id, 'RDC'), await bajar(foreign, 999_999, 'RDC')];
    expect([there.statusCode, there.body]).toEqual([404, missing.body]);
    expect((await subir(foreign, id, 'RDC', await foto())).statusCode).toBe(404);
    expect((await foreign.send(deleteComprobante, { query: { idrecibo: id, numitem: 'RDC' } })).statusCode).toBe(404);
    expect((await bajar(vendedor, id, 'RDC')).statusCode).toBe(200);
  });
});

test('the PDF prints the stored figures, and never the house’s own observation', async () => {
  const { id } = await hacer();
  const response = await vendedor.send(getCobranzaPdf, { query: { id } });
  expect(response.headers['content-disposition']).toContain(`Cobranza_${id}.pdf`);
  const { text } = await readPdf(response.rawPayload);
  const plain = text.replaceAll('\u00a0', ' ');
  for (const printed of [
    `N° ${id}`,
    'Documentos que se cancelan',
    '600.000,00',
    'Cheque electrónico',
    'Retencion Ing. Brutos',
    'Descuento 22%',
    '$ 214.500,00',
    '$ 1.000.000,00',
    'Promedio de las facturas: 14 días',
    'Promedio del pago: 23,12 días',
  ])
    expect(plain).toContain(printed);
  expect(plain).not.toContain('Solo para la casa');
});

test('values that go on to another page have their headings there too', async () => {
  const cheques = Array.from({ length: 40 }, () => ({ importe: 465_500_00 / 40 }));
  const { id } = await hacer([trf(300_000_00), fisicos(...cheques), rib(20_000_00)]);
  const { pages } = await readPdf((await vendedor.send(getCobranzaPdf, { query: { id } })).rawPayload);
  expect(pages.length).toBeGreaterThan(1);
  const [, next = ''] = pages;
  expect(next.indexOf('Detalle')).toBeGreaterThan(-1);
  expect(next.indexOf('Detalle')).toBeLessThan(next.indexOf('Cheque físico'));
});

test('the totals never stand alone, wherever the page ends', async () => {
  const lengths = new Set<number>();
  for (let count = 8; count <= 26; count++) {
    const alike = Array.from({ length: count - 1 }, () => ({ importe: 10_000_00 }));
    const rest = { importe: 465_500_00 - alike.length * 10_000_00 };
    const { id } = await hacer([trf(300_000_00), fisicos(...alike, rest), rib(20_000_00)]);
    const { pages } = await readPdf((await vendedor.send(getCobranzaPdf, { query: { id } })).rawPayload);
    lengths.add(pages.length);
    const last = pages.at(-1) ?? '';
    expect(last, `${count} cheques`).toContain('Total cancelado');
    expect(last.match(/Cheque físico|Retencion/g)?.length ?? 0, `${count} cheques`).toBeGreaterThanOrEqual(2);
  }
  expect(lengths).toEqual(new Set([1, 2]));
});

describe('getFiltered', () => {
  test('by day, status, seller and way of handing in, with its items in one statement', async () => {
    const digital = await hacer();
    const paper = await hacer(enPapel(), 'V2');
    const cheques = await hacer([trf(300_000_00), echeqs({ importe: 465_500_00 }), rib(20_000_00)]);
    const ids = [digital.id, paper.id, cheques.id];
    const found = async (filter: object) =>
      (await admin.ok(filterCobranzas, { body: { ids, ...filter } })).result.map(({ id }) => id);
    expect(await found({})).toEqual([...ids].reverse());
    expect(await found({ tipo: 'D' })).toEqual([cheques.id, digital.id]);
    expect(await found({ tipo: 'M', status: 'A' })).toEqual([paper.id]);
    expect(await found({ status: ['O', 'S'] })).toEqual([]);
    expect(await found({ vendedores: ['V2'] })).toEqual([paper.id]);
    expect(await found({ vendedores: [] })).toHaveLength(3);
    expect(await found({ filterChequeElectro: true })).toEqual([cheques.id, digital.id]);
    expect(await found({ desde: '2026-11-21' })).toEqual([]);
    expect(await found({ desde: '2026-11-20', hasta: '2026-11-20' })).toHaveLength(3);
    expect((await vendedor.ok(filterCobranzas, { body: { ids } })).result).toHaveLength(2);
    const count = (body: object) =>
      countStatements(async () => (await admin.send(filterCobranzas, { body })).json().result);
    const [one, three] = [
      await count({ ids: [digital.id], withDetails: true }),
      await count({ ids, withDetails: true }),
    ];
    expect(three.result.map(({ items }: { items: object[] }) => items.length)).toEqual([3, 3, 3]);
    expect(three.statements).toHaveLength(one.statements.length);
  });
});

test('the list of a customer comes in pages, newest first, and finds a receipt', async () => {
  const cliente = await buildCliente(api.pool);
  const [documento = 0] = await buildEjemplo(api, cliente);
  const ids: number[] = [];
  for (let n = 0; n < 3; n++) {
    const carga = {
      documentos: [{ id: documento, importe: 20_000_00 }],
      items: [suelto('EFE', 20_000_00, '2027-03-01')],
    };
    const body = await llenar(admin, cliente, { ...carga, numrec: `4040${n}` });
    ids.unshift((await admin.ok(createCobranza, { query: { cliente }, body })).id);
  }
  const page = await vendedor.ok(listCobranzas, { query: { cliente, limite: 2 } });
  expect([page.count, page.result.map(({ id }) => id)]).toEqual([3, ids.slice(0, 2)]);
  const rest = await vendedor.ok(listCobranzas, { query: { cliente, limite: 2, desdeClave: page.siguiente } });
  expect([rest.result.map(({ id }) => id), rest.siguiente]).toEqual([ids.slice(2), undefined]);
  const found = await vendedor.ok(listCobranzas, { query: { cliente, buscar: '40401' } });
  expect(found.result).toMatchObject([{ numrec: '40401', cancelado: 20_000_00, status: 'A', observado: false }]);
  const foreign = await api.persona({ rol: 'V', nivel: 6, vendedor: 'V2' });
  expect((await foreign.ok(listCobranzas, { query: { cliente } })).result).toEqual([]);
});

describe('a cheque’s number', () => {
  test('is free until a live collection has it, by bank and electronic id; its own does not count', async () => {
    const { id } = await hacer([
      trf(300_000_00),
      echeqs({ importe: 465_500_00, numero: '5150', idelectro: 'E5150' }),
      rib(20_000_00),
    ]);
    const valid = async (query: object) =>
      (await vendedor.ok(isChequeValido, { query: { numero: '5150', ...query } })).result;
    expect(await valid({})).toBe(false);
    expect(await valid({ numero: '0005150' })).toBe(false);
    expect(await valid({ banco: '014' })).toBe(true);
    expect(await valid({ banco: '014', idelectro: 'E5150' })).toBe(false);
    expect(await valid({ cobranza: id })).toBe(true);
    expect(await valid({ numero: '5151' })).toBe(true);
  });
});
