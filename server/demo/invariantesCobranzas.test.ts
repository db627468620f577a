import { emitirAjustePlazo } from '@distri/domain/cobranzas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildImpago, buildSaldo } from '../test/factories.ts';
import {
  adjuntarTodo,
  cheques,
  clienteQueDebe,
  cobrar,
  confirmarTodo,
  decir,
  editar,
  item,
  pasada,
  recepcionesDe,
  rendida,
  seedCobranzas,
} from '../test/stories/cicloCobranza.ts';
import { createTestApi, type Persona, type TestApi } from '../test/support/testApi.ts';
import { COBRANZAS } from './invariantesCobranzas.ts';
import { checkInvariants } from './invariants.ts';

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await createTestApi({ seed: seedCobranzas });
  admin = await api.persona({ rol: 'A' });
  await live();
});
afterAll(() => api.close());

/** Collections that went all the ways: posted with a note, with credit, after their own note, come back, settled, live. */
async function live(): Promise<void> {
  const { cliente, facturas } = await clienteQueDebe(
    api,
    admin,
    Array.from({ length: 5 }, () => ({ neto: 100_000_00, dias: 20 })),
  );
  const old = { cliente, tipo: 'RCO', documento: 'X000600000001', importe: 5_000_00, pendiente: 0 } as const;
  await buildImpago(api.pool, old);
  await buildSaldo(api.pool, cliente, 5_000_00);
  const documentoOf = (index: number) => [{ id: facturas[index]?.cuenta ?? 0 }];

  const first = await cobrar(admin, cliente, {
    documentos: documentoOf(0),
    items: [
      cheques('CHE', [50_000_00, '2026-11-20'], [20_000_00, '2026-11-20']),
      item('TRF', { importe: 20_000_00 }),
      item('SCC', { importe: 5_000_00 }),
    ],
  });
  await rendida(api, admin, first.id);
  await pasada(admin, first.id, 'I');
  const [value] = await recepcionesDe(admin, first.id, 'RECIBIDOS');
  if (!value) throw new Error('posted values were received');
  await decir(admin, value, { rechazado: true, updateMessage: 'Volvió' });

  const transferencia = item('TRF', { importe: 94_380_00 });
  const second = await cobrar(admin, cliente, { documentos: documentoOf(1), items: [transferencia] }, true);
  await admin.ok(emitirAjustePlazo, { query: { id: second.id }, clave: 'ajuste' });
  const ap = await api.pool.query<{ id: number }>(
    `SELECT id FROM cuenta_documentos WHERE cobranza = $1 AND tipo = 'AP'`,
    [second.id],
  );
  const documentos = [...documentoOf(1), { id: ap.rows[0]?.id ?? 0 }];
  await editar(admin, second.id, { documentos, items: [transferencia] });
  await rendida(api, admin, second.id);
  await pasada(admin, second.id, 'I');

  const settled = await cobrar(admin, cliente, {
    documentos: documentoOf(2),
    items: [item('EFE', { importe: 94_380_00 })],
  });
  await pasada(admin, settled.id, 'S');
  const waiting = await cobrar(admin, cliente, {
    documentos: documentoOf(3),
    items: [cheques('CHE', [94_380_00, '2026-11-20'])],
  });
  await adjuntarTodo(api, admin, waiting.id);
  await confirmarTodo(admin, waiting.id);
}

/** Breaks the data in a transaction that is undone, triggers and foreign keys asleep; the names of those that notice. */
async function brokenBy(defect: string): Promise<string[]> {
  const client = await api.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SET session_replication_role = replica; ${defect}`);
    const noticed: string[] = [];
    for (const { name, sql } of COBRANZAS) if ((await client.query(sql)).rows.length > 0) noticed.push(name);
    return noticed;
  } finally {
    await client.query('ROLLBACK; SET session_replication_role = DEFAULT');
    client.release();
  }
}

const posted = `(SELECT min(cobranza) FROM asientos)`;
const viva = `(SELECT max(id) FROM cobranzas)`;

const DEFECTS: Readonly<Record<string, string>> = {
  'cobranzas: nobody takes more of a document than what is open': `UPDATE cuenta_documentos SET pendiente = 1 WHERE id = (SELECT documento FROM cobranza_documentos WHERE cobranza = ${viva})`,
  'cobranzas: what was posted of a document is no longer open': `UPDATE cuenta_documentos SET pendiente = 1 WHERE id = (SELECT min(documento) FROM cobranza_documentos WHERE cobranza = ${posted})`,
  'cobranzas: totals are the sums of documents and items': `UPDATE cobranza_items SET importe = importe + 1 WHERE cobranza = ${viva}`,
  'cobranzas: the balance is money and discount less documents, under 0.05 none': `UPDATE cobranzas SET impdesc = impdesc + 6 WHERE id = ${viva}`,
  'cobranzas: an item of cheques is worth what they are': `UPDATE cheques SET importe = importe - 1 WHERE id = (SELECT max(id) FROM cheques)`,
  'cobranzas: documents of the same customer': `UPDATE cobranzas SET cliente = 'otro' WHERE id = ${viva}`,
  'cobranzas: cash and physical cheques make it manual': `UPDATE cobranzas SET tipocob = 'M' WHERE id = ${viva}`,
  'cobranzas: the discount that waits for an administrator is of one En Revisión': `UPDATE cobranzas SET revision_imp = 1, revision_porc = 1 WHERE id = ${viva}`,
  'asientos: one for each Ingresada, and for no other': `DELETE FROM asientos WHERE cobranza = ${posted}`,
  'asientos: the receipt in the account is the money, without the credit that was there': `UPDATE cuenta_documentos SET importe = importe + 500000 WHERE tipo = 'RCO' AND cobranza = ${posted}`,
  'asientos: the note that posting issued was born applied': `UPDATE cuenta_documentos SET pendiente = 1 WHERE tipo = 'AP' AND cobranza = ${posted}`,
  'asientos: the discount was given, by one note or another': `UPDATE asientos SET nota_credito = NULL WHERE cobranza = ${posted}`,
  'asientos: the term adjustment of a Guardada was consumed': `UPDATE cuenta_documentos SET pendiente = 1 WHERE nota_credito = (SELECT min(nota_credito) FROM cobranza_ajustes)`,
  'asientos: the shares of a note add up to it': `UPDATE autorizaciones SET cbte_asoc = jsonb_set(cbte_asoc, '{0,importe}', '1') WHERE nota_credito = (SELECT nota_credito FROM asientos WHERE cobranza = ${posted})`,
  'cuentas: the credit is the sum of its movements': `UPDATE cuentas_corrientes SET saldo = saldo + 1`,
  'cuentas: what a collection moved of the credit is its surplus less what it used': `DELETE FROM cuenta_movimientos WHERE cobranza = ${posted}`,
  'cheques: the portfolio holds those of posted collections that did not come back': `UPDATE cheques SET en_cartera = true WHERE id = (SELECT max(id) FROM cheques)`,
  'notas_debito: each one claims its value again, and has its document': `UPDATE cuenta_documentos SET documento = 'X' WHERE tipo = 'DEB'`,
  'notas_debito: numbers are taken one after the other': `UPDATE contadores SET proximo = proximo + 1`,
  'cobranzas: the status is the last one of the history': `UPDATE cobranzas SET status = 'O' WHERE id = ${viva}`,
  'rendiciones: a collection is handed in while it is Rendida or Ingresada': `UPDATE rendicion_cobranzas SET anulada = now() WHERE cobranza = ${posted}`,
  'cobranza_comprobantes: of an item of the collection, or of the receipt, with their bytes': `UPDATE cobranza_comprobantes SET numitem = '4242' WHERE ctid = (SELECT min(ctid) FROM cobranza_comprobantes WHERE numitem <> 'RDC')`,
};

describe('the invariants of collections', () => {
  it('hold after every way that a collection goes', async () => {
    expect(await checkInvariants(api.pool)).toEqual([]);
  });
  it.each(COBRANZAS.map(({ name }) => name))('notice when not: %s', async (name) => {
    expect(await brokenBy(DEFECTS[name] ?? 'SELECT 1')).toContain(name);
  });
});
