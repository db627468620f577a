import type { Invariant } from './invariants.ts';

/** Each issued document still is what it was at issue (reliability I10). */
function sealed(clase: 'factura' | 'remito' | 'notaCredito', table: string, digest: string): Invariant {
  return {
    name: `${table}: each one equals its digest at issue`,
    sql: `SELECT d.documento FROM ${table} d LEFT JOIN documentos_emitidos e ON e.clase = '${clase}' AND e.id = d.id
          WHERE e.huella IS DISTINCT FROM ${digest}(d.id)`,
  };
}

/** No document without lines, and one pending or given authorization for each fiscal one. */
function complete(table: string, lines: string, key: string): Invariant {
  return {
    name: `${table}: each one has its lines`,
    sql: `SELECT d.documento FROM ${table} d WHERE NOT EXISTS (SELECT 1 FROM ${lines} l WHERE l.${key} = d.id)`,
  };
}

function authorized(table: string, key: string): Invariant {
  return {
    name: `${table}: each one has its authorization row`,
    sql: `SELECT d.documento FROM ${table} d LEFT JOIN autorizaciones a ON a.${key} = d.id WHERE a.id IS NULL`,
  };
}

/** What holds of issued documents (reliability I1, I2, I5, I10). */
export const FACTURACION: readonly Invariant[] = [
  sealed('factura', 'facturas', 'huella_factura'),
  sealed('remito', 'remitos', 'huella_remito'),
  sealed('notaCredito', 'notas_credito', 'huella_nota_credito'),
  complete('facturas', 'factura_lineas', 'factura'),
  complete('remitos', 'remito_lineas', 'remito'),
  complete('notas_credito', 'nota_credito_lineas', 'nota_credito'),
  authorized('facturas', 'factura'),
  authorized('notas_credito', 'nota_credito'),
  {
    name: 'facturas: each one has its remito, worth its net',
    sql: `SELECT f.documento FROM facturas f LEFT JOIN remitos r ON r.factura = f.id
          WHERE (r.cliente, r.importe) IS DISTINCT FROM (f.cliente, f.importe_bonificado)`,
  },
  {
    name: 'remitos: as many lines as their invoice',
    sql: `SELECT r.documento FROM remitos r WHERE r.factura IS NOT NULL
            AND (SELECT count(*) FROM remito_lineas l WHERE l.remito = r.id) <> (SELECT count(*) FROM factura_lineas l WHERE l.factura = r.factura)`,
  },
  {
    name: 'notas_credito: subtotal is the sum of the lines, IIBB that of its taxes',
    sql: `SELECT n.documento FROM notas_credito n JOIN (SELECT nota_credito AS id, sum(importe) AS importe FROM nota_credito_lineas GROUP BY 1) l USING (id)
          WHERE n.subtotal <> l.importe OR n.impiibb <> (SELECT coalesce(sum((t->>'importe')::bigint), 0) FROM jsonb_array_elements(n.iibb) t)`,
  },
  {
    // The note of a collection's discount is worth a given total, and has that total's net (D3 §9).
    name: 'notas_credito: the VAT of concepts is their rate of the net',
    sql: `SELECT n.documento FROM notas_credito n LEFT JOIN alicuotas a ON a.id = n.alicuota_iva
          WHERE n.clase = 'concepto' AND CASE
            WHEN n.id IN (SELECT nota_credito FROM asientos UNION ALL SELECT nota_credito FROM cobranza_ajustes)
            THEN n.importe_bonificado <> round(n.importe::numeric * 1000000 / (1000000 + coalesce(a.porcentaje, 0)))
            ELSE n.iva <> round(n.importe_bonificado::numeric * coalesce(a.porcentaje, 0) / 1000000) END`,
  },
  {
    name: 'notas_credito: invoices of the same customer and letter, or a period',
    sql: `SELECT n.documento FROM notas_credito n
          LEFT JOIN (SELECT x.nota_credito AS id, count(*) AS cuantas, bool_and(f.cliente = d.cliente AND f.letra = d.letra) AS propias
                     FROM nota_credito_facturas x JOIN facturas f ON f.id = x.factura JOIN notas_credito d ON d.id = x.nota_credito GROUP BY 1) a USING (id)
          JOIN autorizaciones z ON z.nota_credito = n.id
          WHERE coalesce(a.propias, n.periodo_desde IS NOT NULL) IS NOT TRUE OR jsonb_array_length(z.cbte_asoc) <> coalesce(a.cuantas, 0)`,
  },
  {
    name: 'notas_credito: never more comes back of a line than was invoiced',
    sql: `SELECT l.factura || '/' || l.numrenglon FROM factura_lineas l
          JOIN (SELECT factura, factura_renglon AS numrenglon, sum(cantidad) AS cantidad, sum(importe) AS importe
                FROM nota_credito_lineas WHERE factura IS NOT NULL GROUP BY 1, 2) n USING (factura, numrenglon)
          WHERE n.cantidad > l.cantidad OR n.importe > l.importe OR (n.cantidad = l.cantidad AND n.importe <> l.importe)`,
  },
  {
    name: 'notas_credito: an invoice that came back whole was credited to the centavo',
    sql: `SELECT f.documento FROM facturas f
          JOIN (SELECT x.factura AS id, sum(n.importe) AS importe, sum(n.iva) AS iva, sum(n.impiibb) AS impiibb
                FROM nota_credito_facturas x JOIN notas_credito n ON n.id = x.nota_credito AND n.clase = 'devolucion' GROUP BY 1) n USING (id)
          WHERE n.importe > f.importe
            OR ((n.importe, n.iva, n.impiibb) IS DISTINCT FROM (f.importe, f.iva, f.impiibb)
                AND NOT EXISTS (SELECT 1 FROM factura_lineas l WHERE l.factura = f.id AND l.cantidad > (
                      SELECT coalesce(sum(c.cantidad), 0) FROM nota_credito_lineas c WHERE c.factura = l.factura AND c.factura_renglon = l.numrenglon)))`,
  },
  {
    name: 'cuentas: every credit note has its document',
    sql: `SELECT n.documento FROM notas_credito n LEFT JOIN cuenta_documentos d ON d.nota_credito = n.id AND d.tipo IN ('CRE', 'AP')
          WHERE (d.documento, d.cliente, d.importe) IS DISTINCT FROM (n.documento, n.cliente, n.importe)`,
  },
];
