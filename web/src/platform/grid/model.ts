import { filterTest, wordsTest } from './filters.ts';
import { cellText, fold, haystack } from './kinds.ts';
import type { GridColumn, GridQuery, GridValue, SortBy } from './types.ts';

/**
 * From records to what is drawn: filter, sort, group. Plain functions over the screen's own objects; a table library
 * that wraps every record in one of its own missed the aim of 20,000 rows (performance.md) three times over.
 */

export interface RecordItem<Row> {
  type: 'record';
  id: string;
  record: Row;
}

export interface GroupItem<Row> {
  type: 'group';
  id: string;
  column: GridColumn<Row>;
  /** The shared text; empty when the records have none. */
  text: string;
  records: readonly Row[];
}

export type GridItem<Row> = RecordItem<Row> | GroupItem<Row>;

/** The folded text of each record, made once: typing compares, it does not fold. */
export class SearchIndex<Row extends object> {
  #texts = new WeakMap<Row, string>();
  #columns: readonly GridColumn<Row>[];

  constructor(columns: readonly GridColumn<Row>[]) {
    this.#columns = columns;
  }

  textOf(record: Row): string {
    const known = this.#texts.get(record);
    if (known !== undefined) return known;
    const text = haystack(this.#columns, record);
    this.#texts.set(record, text);
    return text;
  }
}

/** The records that pass every filter and hold every word of the search. */
export function filterRecords<Row extends object>(
  records: readonly Row[],
  columns: readonly GridColumn<Row>[],
  query: GridQuery,
  index: SearchIndex<Row>,
): readonly Row[] {
  const tests = columns.flatMap((column) => {
    const filter = query.filtros[column.id];
    return filter ? [filterTest(column, filter)] : [];
  });
  const asked = query.buscar.trim();
  if (tests.length === 0 && asked === '') return records;
  const holds = wordsTest(asked);
  return records.filter(
    (record) => (asked === '' || holds(index.textOf(record))) && tests.every((passes) => passes(record)),
  );
}

type SortKey = string | number | undefined;

/**
 * Figures by size, texts as a reader expects them: without case nor accents, ñ after n. Missing values come last in
 * both directions; equals stay as they were. Keys are made once per record, not once per comparison.
 */
export function sortRecords<Row>(
  records: readonly Row[],
  columns: readonly GridColumn<Row>[],
  orden: readonly SortBy[],
): readonly Row[] {
  const criteria = orden.flatMap(({ id, desc }) => {
    const column = columns.find((each) => each.id === id);
    return column ? [{ desc, keys: records.map((record) => sortKey(column.value(record))) }] : [];
  });
  if (criteria.length === 0) return records;
  const order = records.map((_, index) => index);
  order.sort((a, b) => {
    for (const { keys, desc } of criteria) {
      const sign = compareKeys(keys[a], keys[b], desc);
      if (sign !== 0) return sign;
    }
    return 0;
  });
  return order.flatMap((index) => records[index] ?? []);
}

function sortKey(value: GridValue): SortKey {
  if (value === null || value === undefined || value === '') return undefined;
  return typeof value === 'string' ? fold(value.replace(/ñ/gi, 'n\uffff')) : Number(value);
}

function compareKeys(a: SortKey, b: SortKey, desc: boolean): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return a < b === desc ? 1 : -1;
}

/** What is drawn: the records, or the groups in order with the records of those that are open. */
export function toItems<Row>(
  records: readonly Row[],
  rowId: (row: Row) => string,
  group: GridColumn<Row> | undefined,
  folded: ReadonlySet<string>,
): GridItem<Row>[] {
  const items = (list: readonly Row[]) =>
    list.map((record): GridItem<Row> => ({ type: 'record', id: rowId(record), record }));
  if (!group) return items(records);
  return groupsOf(records, group).flatMap((item) => (folded.has(item.id) ? [item] : [item, ...items(item.records)]));
}

function groupsOf<Row>(records: readonly Row[], column: GridColumn<Row>): GroupItem<Row>[] {
  const byText = new Map<string, Row[]>();
  for (const record of records) {
    const text = cellText(column, record);
    const group = byText.get(text);
    if (group) group.push(record);
    else byText.set(text, [record]);
  }
  return [...byText].map(([text, group]) => ({
    type: 'group',
    id: `grupo:${column.id}:${text}`,
    column,
    text,
    records: group,
  }));
}

/** Groups are in order themselves, and the asked order holds inside each. */
export function sorting({ orden, grupo }: GridQuery): readonly SortBy[] {
  if (grupo === null || orden.some((by) => by.id === grupo)) return orden;
  return [{ id: grupo, desc: false }, ...orden];
}

/** The sum of a column: centavos are whole, quantities are freed of the dust of binary fractions. */
export function sumRecords<Row>(records: readonly Row[], column: GridColumn<Row>): number {
  let total = 0;
  for (const record of records) {
    const value = column.value(record);
    if (typeof value === 'number') total += value;
  }
  return column.kind === 'importe' ? total : Math.round(total * 1000) / 1000;
}
