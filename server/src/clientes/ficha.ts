import type { FichaCliente } from '@distri/domain/clientes';
import { customerScope } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { readCuenta } from '../cuentas/index.ts';
import { historialDe } from '../lineas/index.ts';
import type { Db } from '../platform/db/handle.ts';
import { first } from '../platform/db/kysely.ts';
import type { Ctx } from '../platform/http/index.ts';
import { presentCliente, presentDireccion } from './presenter.ts';
import { findCliente, listDirecciones } from './repository.ts';

type Abierto = Pick<
  FichaCliente,
  'responsabilidad' | 'documentosImpagos' | 'cotizacionesVigentes' | 'pedidosAbiertos' | 'ultimaCompra' | 'historial'
>;

/** What is open with a customer whose scope the caller has checked, and what was done to its record. */
async function readAbierto(db: Db, id: string, hoy: string): Promise<Abierto | undefined> {
  return first(
    db,
    sql<Abierto>`
      SELECT
        (SELECT r.nombre FROM clientes c JOIN resp_iva r ON r.id = c.resp_iva WHERE c.id = ${id}) AS responsabilidad,
        (SELECT count(*) FROM cuenta_documentos d WHERE d.cliente = ${id} AND d.pendiente >= 5) AS "documentosImpagos",
        (SELECT count(*) FROM cotizaciones q WHERE q.cliente = ${id} AND NOT q.estado AND q.vence >= ${hoy}) AS "cotizacionesVigentes",
        (SELECT count(*) FROM pedidos p WHERE p.cliente = ${id} AND p.estadio NOT IN ('E', 'C')) AS "pedidosAbiertos",
        (SELECT max(f.ingreso) FROM facturas f WHERE f.cliente = ${id}) AS "ultimaCompra",
        ${historialDe('cliente', sql`${id}`)} AS historial`,
  );
}

/** A customer in the asker's scope with what one looks up before calling; null when there is none. */
export async function readFicha(ctx: Ctx, id: string): Promise<FichaCliente | null> {
  const scope = customerScope(ctx.sesion);
  const cliente = await findCliente(ctx.db, id, scope);
  if (!cliente) return null;
  const [direcciones, cuenta, abierto] = await Promise.all([
    listDirecciones(ctx.db, [id], scope),
    readCuenta(ctx.db, id, scope),
    readAbierto(ctx.db, id, ctx.today()),
  ]);
  if (!cuenta || !abierto) return null;
  return {
    cliente: presentCliente(cliente),
    direcciones: direcciones.map(presentDireccion),
    deudaPendiente: cuenta.deuda,
    ...abierto,
  };
}
