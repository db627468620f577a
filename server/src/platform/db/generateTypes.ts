import type pg from 'pg';

/** One column of a table or view, as the catalog tells it. */
interface Column {
  table: string;
  isView: boolean;
  column: string;
  /** Type name of the column, or of its elements when it is an array. */
  type: string;
  isArray: boolean;
  nullable: boolean;
  /** 'always': the database alone sets it; 'default': it sets what the insert leaves out. */
  filled: 'always' | 'default' | null;
  /** Values of an enumerated type. */
  values: string[] | null;
}

const COLUMNS = `
  SELECT c.relname AS "table", c.relkind IN ('v', 'm') AS "isView", a.attname AS "column",
         coalesce(e.typname, t.typname) AS "type", e.oid IS NOT NULL AS "isArray",
         NOT a.attnotnull AS "nullable",
         CASE WHEN a.attgenerated <> '' OR a.attidentity = 'a' THEN 'always'
              WHEN a.atthasdef OR a.attidentity = 'd' THEN 'default' END AS "filled",
         (SELECT array_agg(enumlabel::text ORDER BY enumsortorder) FROM pg_enum
           WHERE enumtypid = coalesce(e.oid, t.oid)) AS "values"
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_type t ON t.oid = a.atttypid
    LEFT JOIN pg_type e ON e.oid = t.typelem AND t.typcategory = 'A'
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm') AND NOT c.relispartition
     AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
   ORDER BY c.relname COLLATE "C", a.attnum`;

/** What the parsers of `types.ts` make of each type; a type that is not here stops the generator. */
const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bpchar: 'string',
  bytea: 'Buffer',
  date: 'Dia',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'number',
  text: 'string',
  time: 'string',
  timestamptz: 'string',
  uuid: 'string',
  varchar: 'string',
};

const HEADER = `// Written by \`npm run tipos-db\` from the migrated schema; checked by the tests. Do not edit.
import type { Dia } from '@distri/domain/kernel';
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Comes parsed, goes in as text (JSON.stringify). */
export type Json = ColumnType<unknown, string, string>;

/** An insert may leave it out. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
`;

function typeOf(column: Column): string {
  const base = column.values?.map((value) => `'${value}'`).join(' | ') ?? TYPES[column.type];
  if (!base) throw new Error(`${column.table}.${column.column}: no type for ${column.type}`);
  const whole = column.isArray ? `(${base})[]`.replace(/^\((\w+)\)/, '$1') : base;
  const value = column.nullable ? `${whole} | null` : whole;
  if (column.isView) return `ColumnType<${value}, never, never>`;
  if (column.filled === 'always') return `GeneratedAlways<${value}>`;
  return column.filled === 'default' ? `Generated<${value}>` : value;
}

function interfaceName(table: string): string {
  return table.replace(/(^|_)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
}

function renderTable(table: string, columns: Column[]): string {
  const lines = columns.map((column) => `  ${column.column}: ${typeOf(column)};`);
  return `\nexport interface ${interfaceName(table)} {\n${lines.join('\n')}\n}\n`;
}

/** The text of `schema.generated.ts` for the schema of a migrated database. */
export async function generateTypes(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<Column>(COLUMNS);
  const tables = [...new Set(rows.map((row) => row.table))];
  const all = tables.map((table) =>
    renderTable(
      table,
      rows.filter((row) => row.table === table),
    ),
  );
  const index = tables.map((table) => `  ${table}: ${interfaceName(table)};`);
  return `${HEADER}${all.join('')}\nexport interface DB {\n${index.join('\n')}\n}\n`;
}
