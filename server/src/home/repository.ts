import { type CotizacionPorVencer, DIAS_POR_VENCER, type Resumen } from '@distri/domain/home';
import { addDays, type Dia, type Scope } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { type Db, first } from '../platform/db/index.ts';
import { scopeCondition } from '../platform/db/scopeCondition.ts';

/** Delivered orders stay on the home screen for a week after their delivery day. */
const DIAS_ENTREGADOS = 7;
const MAX_ROWS = 8;

type Reciente = Resumen['documentosRecientes'][number];

/** As the database gives it: whether a quotation expired is a rule, and the rule is not written here. */
export interface RecienteRow extends Omit<Reciente, 'cotizacion'> {
  importe: number;
  cotizacion: (Omit<NonNullable<Reciente['cotizacion']>, 'vencida'> & { vence: Dia }) | null;
}

export interface ResumenRow {
  pedidosPorEstadio: Resumen['pedidosPorEstadio'];
  cotizacionesPorVencer: (CotizacionPorVencer & { cuantas: number })[];
  documentosRecientes: RecienteRow[];
}

const jsonRows = (rows: ReturnType<typeof sql>) => sql`(SELECT coalesce(json_agg(fila), '[]') FROM (${rows}) AS fila)`;

function byStage(scope: Scope, today: Dia) {
  return sql`
    SELECT p.estadio, p.estado AND p.estadio IN ('N', 'F') AS facturado, count(*) AS pedidos, sum(p.litros) AS litros
    FROM pedidos p JOIN clientes c ON c.id = p.cliente
    WHERE (p.estadio NOT IN ('E', 'C') OR (p.estadio = 'E' AND p.entrega BETWEEN ${addDays(today, -DIAS_ENTREGADOS)} AND ${today}))
      AND ${scopeCondition(scope)}
    GROUP BY 1, 2 ORDER BY 1, 2`;
}

/** Approval of a prepaid quotation freezes its expiry (domain-facts §6.16). */
function expiring(scope: Scope, today: Dia) {
  return sql`
    SELECT q.id, q.cliente, c.razsoc, q.vence, q.imptotal, q.isprepago AS "isPrepago", q.condvta30, count(*) OVER () AS cuantas
    FROM cotizaciones q JOIN clientes c ON c.id = q.cliente
    WHERE NOT q.estado AND q.vence BETWEEN ${today} AND ${addDays(today, DIAS_POR_VENCER)} AND q.aprob_coti = ''
      AND ${scopeCondition(scope)}
    ORDER BY q.vence, q.id LIMIT ${MAX_ROWS}`;
}

function recent(scope: Scope, withQuotations: boolean) {
  const orders = sql`
    (SELECT 'pedido' AS clase, p.id, p.cliente, c.razsoc, p.creado AS momento, p.importe_bonificado AS importe, p.estadio,
            p.estado AND p.estadio IN ('N', 'F') AS facturado, NULL::json AS cotizacion, p.isprepago AS "isPrepago", p.condvta30
     FROM pedidos p JOIN clientes c ON c.id = p.cliente WHERE ${scopeCondition(scope)} ORDER BY p.id DESC LIMIT ${MAX_ROWS})`;
  const quotations = sql`
    (SELECT 'cotizacion', q.id, q.cliente, c.razsoc, q.creada, q.imptotal, NULL, false,
            json_build_object('isPrepago', q.isprepago, 'estado', q.estado, 'vence', q.vence, 'aprob_coti', q.aprob_coti,
              'ingre_tran', q.ingre_tran, 'aprob_tran', q.aprob_tran, 'recha_tran', q.recha_tran),
            q.isprepago, q.condvta30
     FROM cotizaciones q JOIN clientes c ON c.id = q.cliente WHERE ${scopeCondition(scope)} ORDER BY q.id DESC LIMIT ${MAX_ROWS})`;
  const both = withQuotations ? sql`${orders} UNION ALL ${quotations}` : orders;
  return sql`SELECT * FROM (${both}) AS documentos ORDER BY momento DESC, id DESC LIMIT ${MAX_ROWS}`;
}

/** Everything that the home screen shows, in one statement. */
export async function readResumen(db: Db, scope: Scope, today: Dia, withQuotations: boolean): Promise<ResumenRow> {
  const row = await first(
    db,
    sql<ResumenRow>`
      SELECT ${jsonRows(byStage(scope, today))} AS "pedidosPorEstadio",
             ${withQuotations ? jsonRows(expiring(scope, today)) : sql`'[]'::json`} AS "cotizacionesPorVencer",
             ${jsonRows(recent(scope, withQuotations))} AS "documentosRecientes"`,
  );
  if (!row) throw new Error('the summary is always one row');
  return row;
}
