import type pg from 'pg';
import { COBRANZAS } from './invariantesCobranzas.ts';
import { COT } from './invariantesCot.ts';
import { FACTURACION } from './invariantesFacturacion.ts';
import { GENERALES } from './invariantesGenerales.ts';

/** What must hold of any company's data, whoever wrote it. */
export interface Invariant {
  name: string;
  /** Answers one text for each row that breaks it. */
  sql: string;
}

/** round2(round2(cantidad × precio) less the discount), under 0.05 zero (D1 §5). */
const LINE_AMOUNT = 'round(round(l.cantidad * l.precio) * (1000000 - l.bonificacion) / 1000000)';

function linesAddUp(document: string, lines: string, key: string, subtotal: string): Invariant[] {
  return [
    {
      name: `${lines}: importe is the rounded product`,
      sql: `SELECT l.${key} || '/' || l.numrenglon FROM ${lines} l
            WHERE l.importe <> CASE WHEN abs(${LINE_AMOUNT}) < 5 THEN 0 ELSE ${LINE_AMOUNT} END`,
    },
    {
      name: `${document}: subtotal and litres are the sums of the lines`,
      sql: `SELECT d.id::text FROM ${document} d
            LEFT JOIN (SELECT ${key} AS id, sum(importe) AS importe, sum(round(cantidad * unidad, 3)) AS litros
                       FROM ${lines} GROUP BY 1) s USING (id)
            WHERE (d.${subtotal}, d.litros) IS DISTINCT FROM (s.importe, s.litros)`,
    },
  ];
}

/** Orders and invoices: net after the general discount, VAT and each gross-income tax of the net. */
function taxesAddUp(document: string): Invariant {
  return {
    name: `${document}: net and taxes follow from the subtotal`,
    sql: `SELECT d.id::text FROM ${document} d JOIN alicuotas a ON a.id = d.alicuota_iva
          WHERE d.importe_bonificado <> round(d.subtotal::numeric * (1000000 - d.bonificacion) / 1000000)
            OR d.iva <> round(d.importe_bonificado::numeric * a.porcentaje / 1000000)
            OR d.impiibb <> (SELECT coalesce(sum((t->>'importe')::bigint), 0) FROM jsonb_array_elements(d.iibb) t)
            OR EXISTS (SELECT 1 FROM jsonb_array_elements(d.iibb) t
                       WHERE (t->>'importe')::bigint <> CASE WHEN a.porcentaje = 0 THEN 0
                         ELSE round(d.importe_bonificado::numeric * (t->>'porcentaje')::int / 1000000) END)`,
  };
}

const ISSUED = `
  SELECT talonario AS id, letra, numero FROM facturas
  UNION ALL SELECT talonario, letra, numero FROM remitos
  UNION ALL SELECT talonario, letra, numero FROM notas_credito
  UNION ALL SELECT t.id, t.letra, right(d.documento, 8)::bigint FROM cuenta_documentos d
    JOIN talonarios t ON t.letra = left(d.documento, 1) AND t.punto_venta = substr(d.documento, 2, 4)::int AND t.comprobante = 'recibo'
    WHERE d.tipo = 'RCO' AND d.cobranza IS NULL`;

const STOCK: readonly Invariant[] = [
  {
    name: 'stock: every balance is the sum of its movements',
    sql: `SELECT s.deposito || '/' || s.articulo FROM stock s
          LEFT JOIN (SELECT deposito, articulo, sum(total) AS total, sum(reservado) AS reservado
                     FROM stock_movimientos GROUP BY 1, 2) m USING (deposito, articulo)
          WHERE (s.total, s.reservado) IS DISTINCT FROM (coalesce(m.total, 0), coalesce(m.reservado, 0))`,
  },
  {
    name: 'stock: reservado is what orders that are not closed still have to dispatch',
    sql: `SELECT s.deposito || '/' || s.articulo FROM stock s
          LEFT JOIN (SELECT l.deposito, l.articulo, sum(l.penddesc) AS penddesc
                     FROM pedido_lineas l JOIN pedidos p ON p.id = l.pedido
                     WHERE p.estadio <> 'C' AND l.penddesc > 0 GROUP BY 1, 2) r USING (deposito, articulo)
          WHERE s.reservado <> coalesce(r.penddesc, 0)`,
  },
];

const PEDIDOS: readonly Invariant[] = [
  {
    name: 'pedidos: what is not pending was invoiced',
    sql: `SELECT l.pedido || '/' || l.numrenglon FROM pedido_lineas l
          LEFT JOIN (SELECT pedido, pedido_renglon AS numrenglon, sum(cantidad) AS cantidad
                     FROM factura_lineas WHERE pedido IS NOT NULL GROUP BY 1, 2) f USING (pedido, numrenglon)
          WHERE l.cantidad - l.pendfac <> coalesce(f.cantidad, 0)`,
  },
  {
    name: 'pedidos: the invoiced flags say what the lines say',
    sql: `SELECT p.id::text FROM pedidos p
          JOIN (SELECT pedido AS id, bool_or(pendfac > 0) AS pendiente, bool_or(pendfac < cantidad) AS facturado
                FROM pedido_lineas GROUP BY 1) l USING (id)
          WHERE p.tiene_articulos_facturados <> l.facturado OR p.estado <> (l.facturado AND NOT l.pendiente)`,
  },
  {
    name: 'pedidos: the stage is the last one of the history',
    sql: `SELECT p.id::text FROM pedidos p
          JOIN (SELECT DISTINCT ON (entidad_id) entidad_id, a FROM historial
                WHERE entidad = 'pedido' AND a IS NOT NULL ORDER BY entidad_id, id DESC) h ON h.entidad_id = p.id::text
          WHERE h.a <> p.estadio`,
  },
  {
    name: 'cotizaciones and pedidos name each other',
    sql: `SELECT q.id::text FROM cotizaciones q
          LEFT JOIN (SELECT idcotiza, max(id) AS ultimo, array_agg(DISTINCT cliente) AS clientes FROM pedidos GROUP BY 1) p ON p.idcotiza = q.id
          WHERE q.pedidoref IS DISTINCT FROM p.ultimo OR q.estado <> (p.ultimo IS NOT NULL) OR p.clientes <> ARRAY[q.cliente]`,
  },
  {
    name: 'cotizaciones: approved prepaid ones, and no other prepaid, have their order',
    sql: `SELECT id::text FROM cotizaciones WHERE isprepago AND aprob_tran <> (pedidoref IS NOT NULL)`,
  },
];

const PREPAGO: readonly Invariant[] = [
  {
    name: 'cotizaciones: the prepaid flags follow from the items',
    sql: `SELECT q.id::text FROM cotizaciones q
          LEFT JOIN (SELECT cotizacion AS id, bool_or(rechazado) AS rechazado, bool_or(tipo = 'TRP') AS provisorio,
                       bool_and(tipo <> 'TRF' OR recibido IS NOT NULL) AS recibido, sum(importe) AS importe
                     FROM cotizacion_items GROUP BY 1) i USING (id)
          WHERE q.isprepago AND (q.recha_tran <> i.rechazado
            OR q.ingre_tran <> (NOT i.provisorio AND i.importe >= q.imptotalprepago - 10)
            OR q.aprob_tran <> (q.aprob_coti = 'A' AND q.ingre_tran AND NOT i.rechazado AND i.recibido)
            OR i.id IS NULL)`,
  },
  {
    name: 'cotizaciones: only prepaid ones have items, and no credit is used twice',
    sql: `SELECT i.cotizacion::text FROM cotizacion_items i JOIN cotizaciones q ON q.id = i.cotizacion WHERE NOT q.isprepago
          UNION ALL SELECT cliente FROM cuentas_corrientes WHERE saldo_a_favor(cliente) < least(saldo, 0)`,
  },
];

const DOCUMENTOS: readonly Invariant[] = [
  {
    name: 'remitos: same goods as their invoice',
    sql: `SELECT r.id::text FROM remitos r JOIN remito_lineas l ON l.remito = r.id
          LEFT JOIN factura_lineas f ON f.factura = r.factura AND f.numrenglon = l.numrenglon
          WHERE r.factura IS NOT NULL AND (l.articulo, l.cantidad) IS DISTINCT FROM (f.articulo, f.cantidad)`,
  },
  {
    name: 'talonarios: numbers are taken one after the other',
    sql: `SELECT t.id || t.letra FROM talonarios t
          LEFT JOIN (SELECT id, letra, count(DISTINCT numero) AS cuantos, min(numero) AS primero, max(numero) AS ultimo
                     FROM (${ISSUED}) i GROUP BY 1, 2) n USING (id, letra)
          WHERE coalesce(n.cuantos, 0) <> t.proximo - t.desde
            OR coalesce(n.primero, t.desde) <> t.desde OR coalesce(n.ultimo, t.proximo - 1) <> t.proximo - 1`,
  },
  {
    name: 'cuentas: every invoice has its open document',
    sql: `SELECT f.documento FROM facturas f LEFT JOIN cuenta_documentos d ON d.factura = f.id AND d.tipo = 'FAC'
          WHERE (d.documento, d.cliente, d.importe) IS DISTINCT FROM (f.documento, f.cliente, f.importe)`,
  },
  {
    name: 'cuentas: debits less credits are what is open less the surplus',
    sql: `SELECT cliente FROM (
            SELECT cliente, sum(CASE WHEN tipo IN ('FAC', 'DEB') THEN importe ELSE -importe END) AS mayor,
                   sum(CASE WHEN tipo IN ('FAC', 'DEB') THEN pendiente ELSE -pendiente END) AS abierto
            FROM cuenta_documentos GROUP BY 1) d
          JOIN cuentas_corrientes c USING (cliente) WHERE d.mayor <> d.abierto - c.saldo`,
  },
  {
    name: 'cuentas: every customer has one',
    sql: 'SELECT c.id FROM clientes c LEFT JOIN cuentas_corrientes k ON k.cliente = c.id WHERE k.cliente IS NULL',
  },
];

const QUOTATION_TAXES: Invariant = {
  name: 'cotizaciones: net, taxes and total follow from the subtotal',
  sql: `SELECT d.id::text FROM cotizaciones d JOIN alicuotas a ON a.id = d.alicuota_iva
        WHERE d.impgravado + d.impexento <> round(d.impsubtotal::numeric * (1000000 - d.bonificacion) / 1000000)
          OR d.impiva <> CASE WHEN d.isproforma THEN round(d.impgravado::numeric * a.porcentaje / 1000000) ELSE 0 END
          OR d.impiibb <> (SELECT coalesce(sum((t->>'importe')::bigint), 0) FROM jsonb_array_elements(d.iibb) t)
          OR d.imptotalprepago <> round(d.imptotal::numeric * 0.7)`,
};

export const INVARIANTS: readonly Invariant[] = [
  ...linesAddUp('cotizaciones', 'cotizacion_lineas', 'cotizacion', 'impsubtotal'),
  ...linesAddUp('pedidos', 'pedido_lineas', 'pedido', 'subtotal'),
  ...linesAddUp('facturas', 'factura_lineas', 'factura', 'subtotal'),
  QUOTATION_TAXES,
  taxesAddUp('pedidos'),
  taxesAddUp('facturas'),
  ...STOCK,
  ...PEDIDOS,
  ...PREPAGO,
  ...DOCUMENTOS,
];

/**
 * Looks for rows that contradict each other: totals and lines, stock and movements, numbers, accounts. Answers one
 * sentence for each invariant that does not hold, with the first rows that break it; nothing when all is well.
 */
export async function checkInvariants(db: pg.Pool | pg.ClientBase): Promise<string[]> {
  const broken: string[] = [];
  for (const { name, sql } of [...INVARIANTS, ...FACTURACION, ...COBRANZAS, ...COT, ...GENERALES]) {
    const { rows } = await db.query<{ row: string }>(`SELECT b.row FROM (${sql}) AS b (row) LIMIT 5`);
    if (rows.length > 0) broken.push(`${name}: ${rows.map(({ row }) => row).join(', ')}`);
  }
  return broken;
}
