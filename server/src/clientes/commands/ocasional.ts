import { hasCheckDigit } from '@distri/domain/clientes';
import { customerScope, type Sesion } from '@distri/domain/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/handle.ts';
import { all, first, run } from '../../platform/db/kysely.ts';
import { scopeCondition } from '../../platform/db/scopeCondition.ts';

/** Ids of lookup rows as they travel: what is no number names nothing. */
export interface Elegidos {
  vendedor: string;
  tipodocu: number;
  respIVA: string;
  provincia: string;
  zona: string;
  transporte: string;
  localidad: string;
  codpostal: string;
}

/** What the chosen ids stand for; null where they stand for nothing. */
export interface MaestrosOcasional {
  vendedor: string | null;
  tipodocu: number | null;
  resp_iva: string | null;
  provincia: number | null;
  provincia_nombre: string | null;
  jurisdiccion: number | null;
  zona: number | null;
  transporte: string | null;
  /** The locality of that name in that province, when the table has it: the form takes any. */
  localidad: number | null;
}

const numberOrNull = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : null);

/** Looks everything that was chosen up in one statement; the salesperson only among those in scope. */
export async function readMaestrosOcasional(tx: Tx, sesion: Sesion, elegidos: Elegidos): Promise<MaestrosOcasional> {
  const inScope = scopeCondition(customerScope(sesion), { cliente: 'v.id', vendedor: 'v.id' });
  const provincia = numberOrNull(elegidos.provincia);
  const row = await first(
    tx,
    sql<MaestrosOcasional>`
      SELECT (SELECT v.id FROM vendedores v WHERE v.id = ${elegidos.vendedor} AND v.activo AND ${inScope}) AS vendedor,
        (SELECT t.id FROM tipos_docu t WHERE t.id = ${elegidos.tipodocu}) AS tipodocu,
        (SELECT r.id FROM resp_iva r WHERE r.id = ${elegidos.respIVA}) AS resp_iva,
        p.id AS provincia, p.nombre AS provincia_nombre, p.jurisdiccion,
        (SELECT z.id FROM zonas z WHERE z.id = ${numberOrNull(elegidos.zona)}::int) AS zona,
        (SELECT t.id FROM transportes t WHERE t.id = ${elegidos.transporte}) AS transporte,
        (SELECT l.id FROM localidades l
          WHERE plegar(l.detalle) = plegar(${elegidos.localidad}) AND l.provincia = p.id
          ORDER BY l.codpostal = ${elegidos.codpostal} DESC, l.id LIMIT 1) AS localidad
      FROM (SELECT 1) AS uno LEFT JOIN provincias p ON p.id = ${provincia}::int`,
  );
  if (!row) throw new Error('the look-up answers exactly one row');
  return row;
}

/**
 * From here to the commit nobody else enters a customer with this number: of two that come at once the second one
 * sees the first.
 */
export async function lockDocumento(tx: Tx, numero: string): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`cliente.documento:${numero}`}::text, 0))`);
}

export interface MismoDocumento {
  id: string;
  razsoc: string;
  inScope: boolean;
}

/** Tax identities number people and companies alike: a CUIL is looked for among the CUIT too. */
const CON_DIGITO = [80, 86, 87].filter(hasCheckDigit);

/** Customers that have the number, those in scope first. Who may name them is the caller's to decide. */
export function findByDocumento(
  tx: Tx,
  sesion: Sesion,
  { tipodocu, numero }: { tipodocu: number; numero: string },
): Promise<MismoDocumento[]> {
  const tipos = hasCheckDigit(tipodocu) ? CON_DIGITO : [tipodocu];
  return all(
    tx,
    sql<MismoDocumento>`
      SELECT c.id, c.razsoc, (${scopeCondition(customerScope(sesion))}) AS "inScope" FROM clientes c
      WHERE c.cuit = ${numero} AND c.cuit <> '' AND c.tipodocu = ANY (${tipos}::int[])
      ORDER BY "inScope" DESC, c.id LIMIT 20`,
  );
}

export interface NuevoOcasional {
  razsoc: string;
  direccion: string;
  localidad: string;
  codpostal: string;
  telefono: string;
  numero: string;
  maestros: MaestrosOcasional & { vendedor: string; tipodocu: number; resp_iva: string; transporte: string };
}

/**
 * The customer with the next `X…` id, its address also as the first delivery address (an order asks for one, D2 §5),
 * and the first line of its history. Answers the id.
 */
export async function insertOcasional(tx: Tx, sesion: Sesion, nuevo: NuevoOcasional): Promise<string> {
  const { maestros } = nuevo;
  const row = await first(
    tx,
    sql<{ id: string }>`
      WITH nuevo AS (
        INSERT INTO clientes (id, razsoc, cuit, tipodocu, resp_iva, direccion, localidad, localidad_nombre, provincia, codpostal,
          telefono, vendedor, zona, transporte, jurisdiccion)
        SELECT 'X' || lpad(n.numero::text, greatest(5, length(n.numero::text)), '0'), ${nuevo.razsoc}, ${nuevo.numero}, ${maestros.tipodocu}, ${maestros.resp_iva}, ${nuevo.direccion},
          ${maestros.localidad}::int, ${nuevo.localidad}, ${maestros.provincia}::int, ${nuevo.codpostal}, ${nuevo.telefono},
          ${maestros.vendedor}, ${maestros.zona}::int, ${maestros.transporte}, ${maestros.jurisdiccion}::int
        FROM nextval('clientes_ocasionales') AS n (numero)
        RETURNING id),
      direccion AS (
        INSERT INTO direcciones_entrega (cliente, id, direccion, localidad, provincia, codigopostal, jurisdiccion)
        SELECT nuevo.id, 1, ${nuevo.direccion}, ${nuevo.localidad}, ${maestros.provincia_nombre ?? ''}, ${nuevo.codpostal}, ${maestros.jurisdiccion}::int FROM nuevo),
      cuenta AS (INSERT INTO cuentas_corrientes (cliente) SELECT id FROM nuevo),
      hecho AS (
        INSERT INTO historial (entidad, entidad_id, usuario, username, accion)
        SELECT 'cliente', nuevo.id, ${sesion.userId}, ${sesion.username}, 'Cliente ocasional generado' FROM nuevo)
      SELECT id FROM nuevo`,
  );
  if (!row) throw new Error('the customer was not inserted');
  return row.id;
}
