import type { Invariant } from './invariants.ts';

/** Amounts of collection `b` that follow from its rows. */
const DE_SUS_FILAS = `
  SELECT b.id, coalesce((SELECT sum(CASE WHEN d.tipo IN ('FAC', 'DEB') THEN k.importe ELSE -k.importe END)
                         FROM cobranza_documentos k JOIN cuenta_documentos d ON d.id = k.documento WHERE k.cobranza = b.id), 0) AS totdocs,
    coalesce((SELECT sum(i.importe) FROM cobranza_items i WHERE i.cobranza = b.id), 0) AS totitems,
    coalesce((SELECT sum(i.importe) FROM cobranza_items i WHERE i.cobranza = b.id AND i.tipo = 'SCC'), 0) AS scc
  FROM cobranzas b`;

/** What each document had cancelled by posted collections, and what live ones take of it. */
const POR_DOCUMENTO = `
  SELECT d.id, d.documento, d.importe, d.pendiente,
    coalesce(sum(k.importe) FILTER (WHERE b.status = 'I'), 0) AS cancelado, coalesce(sum(k.importe) FILTER (WHERE b.status <> 'I'), 0) AS tomado
  FROM cuenta_documentos d JOIN cobranza_documentos k ON k.documento = d.id JOIN cobranzas b ON b.id = k.cobranza GROUP BY d.id`;

/** Allocations and figures (reliability I1, I4). */
const REPARTO: readonly Invariant[] = [
  {
    name: 'cobranzas: nobody takes more of a document than what is open',
    sql: `SELECT documento FROM (${POR_DOCUMENTO}) d WHERE d.tomado > d.pendiente`,
  },
  {
    name: 'cobranzas: what was posted of a document is no longer open',
    sql: `SELECT documento FROM (${POR_DOCUMENTO}) d WHERE d.cancelado > d.importe - d.pendiente`,
  },
  {
    name: 'cobranzas: totals are the sums of documents and items',
    sql: `SELECT b.id::text FROM cobranzas b JOIN (${DE_SUS_FILAS}) f USING (id) WHERE (b.totdocs, b.totitems) IS DISTINCT FROM (f.totdocs, f.totitems)`,
  },
  {
    name: 'cobranzas: the balance is money and discount less documents, under 0.05 none',
    sql: `SELECT id::text FROM cobranzas b
          WHERE b.saldo <> CASE WHEN abs(b.totitems + b.impdesc - b.totdocs) <= 5 THEN 0 ELSE b.totitems + b.impdesc - b.totdocs END`,
  },
  {
    name: 'cobranzas: an item of cheques is worth what they are',
    sql: `SELECT i.cobranza || '/' || i.item FROM cobranza_items i LEFT JOIN (SELECT item, sum(importe) AS importe FROM cheques GROUP BY 1) q ON q.item = i.id
          WHERE i.tipo IN ('CHF', 'CHE') AND i.importe IS DISTINCT FROM q.importe`,
  },
  {
    name: 'cobranzas: documents of the same customer',
    sql: `SELECT k.cobranza::text FROM cobranza_documentos k JOIN cobranzas b ON b.id = k.cobranza JOIN cuenta_documentos d ON d.id = k.documento
          WHERE d.cliente <> b.cliente`,
  },
  {
    name: 'cobranzas: cash and physical cheques make it manual',
    sql: `SELECT b.id::text FROM cobranzas b
          WHERE b.tipocob <> CASE WHEN EXISTS (SELECT 1 FROM cobranza_items i WHERE i.cobranza = b.id AND i.tipo IN ('EFE', 'CHF')) THEN 'M' ELSE 'D' END`,
  },
  {
    name: 'cobranzas: the discount that waits for an administrator is of one En Revisión',
    sql: `SELECT id::text FROM cobranzas WHERE (status = 'R') < (revision_imp IS NOT NULL)`,
  },
];

/** Posting: once, and in every book (reliability I2, I4, I5). */
const ASIENTOS: readonly Invariant[] = [
  {
    name: 'asientos: one for each Ingresada, and for no other',
    sql: `SELECT b.id::text FROM cobranzas b LEFT JOIN asientos a ON a.cobranza = b.id WHERE (b.status = 'I') <> (a.cobranza IS NOT NULL)`,
  },
  {
    name: 'asientos: the receipt in the account is the money, without the credit that was there',
    sql: `SELECT b.id::text FROM asientos a JOIN cobranzas b ON b.id = a.cobranza JOIN (${DE_SUS_FILAS}) f ON f.id = b.id
          LEFT JOIN cuenta_documentos d ON d.cobranza = b.id AND d.tipo = 'RCO'
          WHERE (d.documento, d.cliente, d.importe, d.pendiente) IS DISTINCT FROM (b.recibo, b.cliente, f.totitems - f.scc, 0)`,
  },
  {
    name: 'asientos: the note that posting issued was born applied',
    sql: `SELECT a.cobranza::text FROM asientos a JOIN cobranzas b ON b.id = a.cobranza LEFT JOIN cuenta_documentos d ON d.nota_credito = a.nota_credito
          WHERE a.nota_credito IS NOT NULL AND (d.tipo, d.pendiente, d.cliente) IS DISTINCT FROM ('AP', 0, b.cliente)`,
  },
  {
    name: 'asientos: the discount was given, by one note or another',
    sql: `SELECT b.id::text FROM asientos a JOIN cobranzas b ON b.id = a.cobranza
          LEFT JOIN notas_credito n ON n.id = a.nota_credito
          LEFT JOIN cobranza_ajustes j ON j.cobranza = b.id LEFT JOIN cuenta_documentos d ON d.nota_credito = j.nota_credito
          WHERE abs(b.impdesc - coalesce(n.importe, 0)
            - CASE WHEN d.id IS NULL OR EXISTS (SELECT 1 FROM cobranza_documentos k WHERE k.cobranza = b.id AND k.documento = d.id) THEN 0 ELSE d.importe END) > 100`,
  },
  {
    name: 'asientos: the term adjustment of a Guardada was consumed',
    sql: `SELECT a.cobranza::text FROM asientos a JOIN cobranza_ajustes j ON j.cobranza = a.cobranza
          LEFT JOIN cuenta_documentos d ON d.nota_credito = j.nota_credito WHERE d.pendiente IS DISTINCT FROM 0`,
  },
  {
    name: 'asientos: the shares of a note add up to it',
    sql: `SELECT n.documento FROM asientos a JOIN notas_credito n ON n.id = a.nota_credito JOIN autorizaciones z ON z.nota_credito = n.id
          WHERE jsonb_array_length(z.cbte_asoc) > 0 AND n.importe IS DISTINCT FROM (SELECT sum((c->>'importe')::bigint) FROM jsonb_array_elements(z.cbte_asoc) c)`,
  },
  {
    name: 'cuentas: the credit is the sum of its movements',
    sql: `SELECT c.cliente FROM cuentas_corrientes c LEFT JOIN (SELECT cliente, sum(importe) AS importe FROM cuenta_movimientos GROUP BY 1) m USING (cliente)
          WHERE c.saldo <> coalesce(m.importe, 0)`,
  },
  {
    name: 'cuentas: what a collection moved of the credit is its surplus less what it used',
    sql: `SELECT b.id::text FROM cobranzas b JOIN (${DE_SUS_FILAS}) f USING (id)
          LEFT JOIN (SELECT cobranza AS id, sum(importe) AS importe, sum(importe) FILTER (WHERE clase = 'uso') AS uso FROM cuenta_movimientos GROUP BY 1) m USING (id)
          WHERE (b.status <> 'I' AND m.id IS NOT NULL)
            OR (b.status = 'I' AND (coalesce(m.uso, 0) <> -f.scc OR abs(coalesce(m.importe, 0) - greatest(b.saldo, 0) + f.scc) > 105))`,
  },
  {
    name: 'cheques: the portfolio holds those of posted collections that did not come back',
    sql: `SELECT q.id::text FROM cheques q JOIN cobranza_items i ON i.id = q.item JOIN cobranzas b ON b.id = i.cobranza
          WHERE (q.en_cartera OR q.depositado) <> (b.status = 'I' AND NOT q.rechazado)`,
  },
  {
    name: 'notas_debito: each one claims its value again, and has its document',
    sql: `SELECT n.documento FROM notas_debito n JOIN cobranza_items i ON i.id = n.item LEFT JOIN cheques q ON q.id = n.cheque
          LEFT JOIN asientos a ON a.cobranza = n.cobranza
          LEFT JOIN cuenta_documentos d ON d.nota_debito = n.id
          WHERE (d.tipo, d.documento, d.cliente, d.importe) IS DISTINCT FROM ('DEB', n.documento, n.cliente, n.importe)
            OR a.cobranza IS NULL OR n.importe <> coalesce(q.importe, i.importe) OR NOT coalesce(q.rechazado, i.rechazado) OR i.cobranza <> n.cobranza`,
  },
  {
    name: 'notas_debito: numbers are taken one after the other',
    sql: `SELECT c.clave FROM contadores c LEFT JOIN (SELECT count(*) AS cuantas, max(numero) AS ultima FROM notas_debito) n ON true
          WHERE c.clave = 'notaDebito' AND (n.cuantas <> c.proximo - 1 OR coalesce(n.ultima, 0) <> c.proximo - 1)`,
  },
];

/** Statuses and what they rest on (reliability I8, I9, I10). */
const ESTADOS: readonly Invariant[] = [
  {
    name: 'cobranzas: the status is the last one of the history',
    sql: `SELECT b.id::text FROM cobranzas b
          LEFT JOIN (SELECT DISTINCT ON (entidad_id) entidad_id, a FROM historial
                     WHERE entidad = 'cobranza' AND a IS NOT NULL ORDER BY entidad_id, id DESC) h ON h.entidad_id = b.id::text
          WHERE h.a IS DISTINCT FROM b.status`,
  },
  {
    name: 'rendiciones: a collection is handed in while it is Rendida or Ingresada',
    sql: `SELECT b.id::text FROM cobranzas b
          WHERE (b.status IN ('S', 'I')) <> EXISTS (SELECT 1 FROM rendicion_cobranzas r WHERE r.cobranza = b.id AND r.anulada IS NULL)`,
  },
  {
    name: 'cobranza_comprobantes: of an item of the collection, or of the receipt, with their bytes',
    sql: `SELECT p.cobranza || '/' || p.numitem FROM cobranza_comprobantes p LEFT JOIN archivos a ON a.hash = p.archivo
          WHERE a.hash IS NULL OR (p.numitem <> 'RDC' AND NOT EXISTS (
            SELECT 1 FROM cobranza_items i WHERE i.cobranza = p.cobranza AND i.item::text = p.numitem))`,
  },
];

/** What holds of collections, their posting and their settlements. */
export const COBRANZAS: readonly Invariant[] = [...REPARTO, ...ASIENTOS, ...ESTADOS];
