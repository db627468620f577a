import { sql } from 'kysely';
import type { Db } from '../src/platform/db/handle.ts';
import { all, first, run } from '../src/platform/db/kysely.ts';

/**
 * Valid rows for tests. Each factory makes a row and what it needs, with defaults that say nothing; a test names only
 * what it is about. `seedMaestros` comes first, once per database.
 */
export async function seedMaestros(db: Db): Promise<void> {
  const statements = [
    sql`INSERT INTO jurisdicciones VALUES (902, 'Buenos Aires', 'B'), (901, 'CABA', 'C')`,
    sql`INSERT INTO provincias VALUES (1, 'Buenos Aires', 'B', 902)`,
    sql`INSERT INTO alicuotas (id, nombre, clase, porcentaje, jurisdiccion) VALUES (5, 'IVA 21%', 'IVA', 210000, NULL), (4, 'IVA 10,5%', 'IVA', 105000, NULL),
        (102, 'IIBB Buenos Aires 2,5%', 'IIBB', 25000, 902), (101, 'IIBB CABA 1%', 'IIBB', 10000, 901)`,
    sql`INSERT INTO resp_iva VALUES ('RI', 'IVA Responsable Inscripto', 1, 'A'), ('CF', 'Consumidor Final', 5, 'B')`,
    sql`INSERT INTO tipos_docu VALUES (80, 'CUIT'), (96, 'DNI')`,
    sql`INSERT INTO condiciones_venta VALUES (1, 'Contado', 0), (2, '30 días fecha factura', 30)`,
    sql`INSERT INTO tipos_asiento VALUES (1, 'Venta')`,
    sql`INSERT INTO transportes VALUES ('000', 'Propio', '')`,
    sql`INSERT INTO zonas VALUES (1, 'CABA'), (3, 'SUR')`,
    sql`INSERT INTO depositos VALUES (2, 'Depósito central')`,
    sql`INSERT INTO tipos_pedido VALUES ('ENV', 'Envasados'), ('GRAURE', 'Granel - Urea'), ('GRALUB', 'Granel - Lubricantes'), ('GRAREF', 'Granel - Refrigerantes')`,
    sql`INSERT INTO bonificaciones_rango_litros VALUES (200, 20000), (1000, 50000)`,
    sql`INSERT INTO vendedores VALUES ('V1', 'Gómez, Laura', 4), ('V2', 'Paz, Esteban', 6), ('S1', 'Ruiz, Marta', 3)`,
  ];
  for (const statement of statements) await run(db, statement);
}

let next = 0;
const serial = () => ++next;

interface ClienteOptions {
  id?: string;
  vendedor?: string;
  razsoc?: string;
  bonificacion?: number;
  bonificacion_cliente?: number;
  listaprecio?: number;
  inhabilitado?: boolean;
  iibb?: [number | null, number | null];
  /** How many delivery addresses. */
  direcciones?: number;
}

/** A customer with an account and delivery addresses 1…n; answers its id. */
export async function buildCliente(db: Db, options: ClienteOptions = {}): Promise<string> {
  const id = options.id ?? String(20_000 + serial());
  const [iibb1, iibb2] = options.iibb ?? [null, null];
  await run(
    db,
    sql`INSERT INTO clientes (id, razsoc, cuit, direccion, localidad_nombre, provincia, vendedor, bonificacion, bonificacion_cliente, listaprecio,
          inhabilitado, iibb_1, iibb_2, jurisdiccion, zona)
        VALUES (${id}, ${options.razsoc ?? `LUBRICENTRO ${id} S.R.L.`}, '30712345671', 'Av. Perón 4912', 'San Martín', 1, ${options.vendedor ?? 'V1'},
          ${options.bonificacion ?? 0}, ${options.bonificacion_cliente ?? 0}, ${options.listaprecio ?? 1}, ${options.inhabilitado ?? false},
          ${iibb1}, ${iibb2}, 902, 3)`,
  );
  await run(db, sql`INSERT INTO cuentas_corrientes (cliente) VALUES (${id})`);
  await run(
    db,
    sql`INSERT INTO direcciones_entrega (cliente, id, direccion, localidad, provincia)
        SELECT ${id}, n, 'Calle ' || n, 'Quilmes', 'Buenos Aires' FROM generate_series(1, ${options.direcciones ?? 1}::int) AS n`,
  );
  return id;
}

interface ArticuloOptions {
  id?: string;
  detalle?: string;
  /** Centavos, the same in the six lists. */
  precio?: number;
  costo?: number;
  rentaminima?: number;
  stock?: number;
  notas?: string;
  alicuota?: number;
  condvta30?: boolean;
  unidad?: number;
  activo?: boolean;
  shell?: boolean;
}

/** An article with its stock row and the movement that filled it; answers its code. */
export async function buildArticulo(db: Db, options: ArticuloOptions = {}): Promise<string> {
  const id = options.id ?? `ART-${serial()}`;
  const precio = options.precio ?? 1_000_00;
  const stock = options.stock ?? 100;
  await run(
    db,
    sql`INSERT INTO articulos (id, detalle, unidad, lista1, lista2, lista3, lista4, lista5, lista6, precios_desde, costoneto, rentaminima, ivavta,
          notas, condvta30, activo, is_shell)
        VALUES (${id}, ${options.detalle ?? `ARTICULO ${id}`}, ${options.unidad ?? 0}, ${precio}, ${precio}, ${precio}, ${precio}, ${precio}, ${precio},
          '2026-01-01', ${options.costo ?? 0}, ${options.rentaminima ?? 0}, ${options.alicuota ?? 5}, ${options.notas ?? ''},
          ${options.condvta30 ?? false}, ${options.activo ?? true}, ${options.shell ?? false})`,
  );
  await run(db, sql`INSERT INTO stock (deposito, articulo, total) VALUES (2, ${id}, ${stock})`);
  await run(
    db,
    sql`INSERT INTO stock_movimientos (deposito, articulo, clase, total, entidad, entidad_id) VALUES (2, ${id}, 'inicial', ${stock}, 'articulo', ${id})`,
  );
  return id;
}

/** A kit of articles that exist already; answers its code. */
export async function buildArmado(
  db: Db,
  componentes: readonly { id: string; cantidad: number; bonificacion: number }[],
  options: { condvta30?: boolean; activo?: boolean } = {},
): Promise<string> {
  const id = `KIT-${serial()}`;
  await run(
    db,
    sql`INSERT INTO articulos (id, detalle, lista1, lista2, lista3, lista4, lista5, lista6, precios_desde, ivavta, condvta30, activo, armado)
        VALUES (${id}, ${`ARMADO ${id}`}, 0, 0, 0, 0, 0, 0, '2026-01-01', 5, ${options.condvta30 ?? false}, ${options.activo ?? true}, true)`,
  );
  await run(
    db,
    sql`INSERT INTO articulos_componentes (armado, renglon, articulo, cantidad, bonificacion)
        SELECT ${id}, n, articulo, cantidad, bonificacion FROM unnest(${componentes.map((one) => one.id)}::text[],
          ${componentes.map((one) => one.cantidad)}::numeric[], ${componentes.map((one) => one.bonificacion)}::int[])
          WITH ORDINALITY AS c (articulo, cantidad, bonificacion, n)`,
  );
  return id;
}

interface ImpagoOptions {
  cliente: string;
  documento?: string;
  tipo?: 'FAC' | 'DEB' | 'CRE' | 'AP' | 'RCO';
  ingreso?: string;
  pendiente?: number;
  /** The same as what is pending unless said. */
  importe?: number;
}

/** An open document of a customer's account. */
export async function buildImpago(db: Db, options: ImpagoOptions): Promise<void> {
  const pendiente = options.pendiente ?? 50_000_00;
  await run(
    db,
    sql`INSERT INTO cuenta_documentos (cliente, tipo, documento, ingreso, vencimiento, importe, pendiente)
        VALUES (${options.cliente}, ${options.tipo ?? 'FAC'}, ${options.documento ?? `A0004${String(serial()).padStart(8, '0')}`},
          ${options.ingreso ?? '2026-11-01'}, ${options.ingreso ?? '2026-11-01'}, ${options.importe ?? pendiente}, ${pendiente})`,
  );
}

/** The balance row of an article in the default warehouse. */
export async function readStock(db: Db, articulo: string): Promise<{ total: number; reservado: number }> {
  const row = await first(
    db,
    sql<{
      total: number;
      reservado: number;
    }>`SELECT total, reservado FROM stock WHERE articulo = ${articulo} AND deposito = 2`,
  );
  if (!row) throw new Error(`no stock row for ${articulo}`);
  return row;
}

/** Counts and sums of every business table: equal before and after what was refused (reliability, rule 8). */
export async function digest(db: Db): Promise<Record<string, string>> {
  const tables = await all(
    db,
    sql<{ name: string }>`SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND c.relkind = 'r' AND c.relname NOT IN ('auditoria', 'limites', 'sesiones', 'idempotencia', 'usuarios', 'migraciones') ORDER BY 1`,
  );
  const entries: [string, string][] = [];
  for (const { name } of tables) {
    const row = await first(
      db,
      sql<{
        sum: string;
      }>`SELECT count(*) || ':' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS sum FROM ${sql.table(name)} t`,
    );
    entries.push([name, row?.sum ?? '']);
  }
  return Object.fromEntries(entries);
}

/** Credit in a customer's favour: the posted surplus of its account. */
export async function buildSaldo(db: Db, cliente: string, saldo: number): Promise<void> {
  await run(
    db,
    sql`
      WITH antes AS (SELECT saldo FROM cuentas_corrientes WHERE cliente = ${cliente}),
      movimiento AS (
        INSERT INTO cuenta_movimientos (cliente, importe, clase) SELECT ${cliente}, ${saldo}::bigint - saldo, 'inicial' FROM antes WHERE saldo <> ${saldo})
      UPDATE cuentas_corrientes SET saldo = ${saldo} WHERE cliente = ${cliente}`,
  );
}

/** Two bank accounts to receive transfers in: 1 and 2. */
export async function seedCuentasBancarias(db: Db): Promise<void> {
  await run(db, sql`INSERT INTO bancos VALUES ('011', 'Banco de la Nación Argentina') ON CONFLICT DO NOTHING`);
  await run(
    db,
    sql`INSERT INTO cuentas_bancarias VALUES (1, '011', 'Cuenta corriente', '0110599520000001234567', 'DISTRI.PRUEBA', true),
          (2, '011', 'Caja de ahorro', '0110599520000001234567', 'DISTRI.AHORRO', true) ON CONFLICT DO NOTHING`,
  );
}
