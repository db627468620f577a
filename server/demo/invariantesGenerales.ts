import type { Invariant } from './invariants.ts';

/** Tables of the documents that history, movements, mails and answers speak of. */
const TABLAS: Readonly<Record<string, string>> = {
  cotizacion: 'cotizaciones',
  pedido: 'pedidos',
  factura: 'facturas',
  remito: 'remitos',
  notaCredito: 'notas_credito',
  cliente: 'clientes',
  articulo: 'articulos',
  cobranza: 'cobranzas',
  notaDebito: 'notas_debito',
};

/** What was deleted for good left its whole row in the audit. */
const ELIMINADOS = "SELECT entidad, entidad_id FROM auditoria WHERE accion = 'eliminar'";

/** I10: rows that name a document by kind and number, which no foreign key can hold. */
function namesWhatExists(table: string): Invariant {
  const documents = Object.entries(TABLAS).map(
    ([entidad, tabla]) => `SELECT '${entidad}' AS entidad, id::text AS entidad_id FROM ${tabla}`,
  );
  const kinds = Object.keys(TABLAS).map((entidad) => `'${entidad}'`);
  return {
    name: `${table}: what it names exists`,
    sql: `SELECT DISTINCT t.entidad || ' ' || t.entidad_id FROM ${table} t
          WHERE t.entidad IN (${kinds.join(', ')}) AND (t.entidad, t.entidad_id) NOT IN (${[...documents, ELIMINADOS].join(' UNION ALL ')})`,
  };
}

/** I6: the answer that a key gave. `llamada` made one document of a kind. */
function oneOutcome(llamada: string, entidad: 'cotizacion' | 'pedido' | 'cobranza'): Invariant {
  const tabla = TABLAS[entidad];
  return {
    name: `idempotencia: each key of ${llamada} made one document of its own`,
    sql: `SELECT string_agg(i.clave, ' and ') FROM idempotencia i
          LEFT JOIN (SELECT id FROM ${tabla} UNION ALL SELECT entidad_id::int FROM (${ELIMINADOS}) e WHERE entidad = '${entidad}') d ON d.id = (i.respuesta::jsonb->>'id')::int
          WHERE i.llamada = '${llamada}' AND i.estado = 200
          GROUP BY i.respuesta::jsonb->>'id' HAVING count(*) > 1 OR bool_or(d.id IS NULL)`,
  };
}

/** What holds of all documents alike (reliability §2), beside the invariants of each kind. */
export const GENERALES: readonly Invariant[] = [
  {
    name: 'esquema: money and quantities are never floats',
    sql: `SELECT table_name || '.' || column_name FROM information_schema.columns
          WHERE table_schema = 'public' AND data_type IN ('real', 'double precision', 'money') AND column_name NOT IN ('latitud', 'longitud')`,
  },
  {
    name: 'cotizaciones: each gross-income tax is its rate of the taxed net, and what has no VAT is exempt',
    sql: `SELECT d.id::text FROM cotizaciones d JOIN alicuotas a ON a.id = d.alicuota_iva
          WHERE (CASE WHEN a.porcentaje = 0 THEN d.impgravado ELSE d.impexento END) <> 0
            OR EXISTS (SELECT 1 FROM jsonb_array_elements(d.iibb) t
                       WHERE (t->>'importe')::bigint <> round(d.impgravado::numeric * (t->>'porcentaje')::int / 1000000))`,
  },
  ...['historial', 'stock_movimientos', 'salida'].map(namesWhatExists),
  oneOutcome('cotizaciones.crear', 'cotizacion'),
  oneOutcome('pedidos.crear', 'pedido'),
  oneOutcome('cobranzas.crear', 'cobranza'),
  {
    name: 'historial: each stage follows from the one before',
    sql: `SELECT entidad || ' ' || entidad_id FROM (
            SELECT entidad, entidad_id, de, lag(a) OVER (PARTITION BY entidad, entidad_id ORDER BY id) AS anterior
            FROM historial WHERE a IS NOT NULL) h
          WHERE de IS NOT NULL AND anterior IS NOT NULL AND de <> anterior`,
  },
  {
    // I9. `momento` is the transaction's: the same in both rows. The demo's past was not lived through commands.
    name: 'auditoria: everything in the history was audited, in its own transaction and by the same person',
    sql: `SELECT h.entidad || ' ' || h.entidad_id || ': ' || h.accion FROM historial h
          WHERE EXISTS (SELECT 1 FROM instalacion WHERE clase = 'produccion')
            AND NOT EXISTS (SELECT 1 FROM auditoria a WHERE a.momento = h.momento AND a.username = h.username)`,
  },
  {
    name: 'archivos: the bytes have the stored digest',
    sql: `SELECT hash FROM archivos WHERE encode(sha256(bytes), 'hex') <> hash`,
  },
];
