import { isEmptyFilter } from './filters.ts';
import { filterKind } from './kinds.ts';
import { type FilterValue, type GridColumn, type GridQuery, SIN_CONSULTA, type SortBy } from './types.ts';

const FILTER = 'f.';

/** The query as URL parameters: `buscar=juncos&orden=-saldo&f.vendedor=Paz&f.vendedor=Gómez&f.saldo=100..`. */
export function toParams(query: GridQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.buscar) params.set('buscar', query.buscar);
  if (query.orden.length > 0) params.set('orden', query.orden.map((by) => `${by.desc ? '-' : ''}${by.id}`).join(','));
  if (query.grupo) params.set('grupo', query.grupo);
  for (const [id, filter] of Object.entries(query.filtros)) {
    if (isEmptyFilter(filter)) continue;
    for (const text of filterTexts(filter)) params.append(FILTER + id, text);
  }
  return params;
}

function filterTexts(filter: FilterValue): readonly string[] {
  if (filter.kind === 'text') return [filter.text];
  if (filter.kind === 'set') return filter.values;
  return [`${filter.from ?? ''}..${filter.to ?? ''}`];
}

/** Reads what `toParams` wrote. What no longer fits the columns is dropped: links outlive screens. */
export function fromParams<Row>(params: URLSearchParams, columns: readonly GridColumn<Row>[]): GridQuery {
  const filtros: Record<string, FilterValue> = {};
  for (const column of columns) {
    const filter = readFilter(column, params.getAll(FILTER + column.id));
    if (filter) filtros[column.id] = filter;
  }
  const grupo = params.get('grupo');
  return {
    buscar: params.get('buscar') ?? '',
    orden: readOrder(params.get('orden'), columns),
    grupo: columns.some((column) => column.groupable && column.id === grupo) ? grupo : null,
    filtros,
  };
}

function readOrder<Row>(text: string | null, columns: readonly GridColumn<Row>[]): SortBy[] {
  const asked = (text ?? '').split(',').map((part) => ({ id: part.replace(/^-/, ''), desc: part.startsWith('-') }));
  return asked.filter((by) => columns.some((column) => column.id === by.id && column.sortable !== false));
}

function readFilter<Row>(column: GridColumn<Row>, texts: readonly string[]): FilterValue | null {
  const kind = filterKind(column);
  const [first] = texts;
  if (first === undefined || kind === 'none') return null;
  if (kind === 'text') return { kind, text: first };
  if (kind === 'set') return { kind, values: texts };
  const [from = '', to = ''] = first.split('..');
  if (kind === 'dates') return { kind, from: readDay(from), to: readDay(to) };
  return { kind, from: readNumber(from), to: readNumber(to) };
}

const readDay = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null);
const readNumber = (text: string) => (text !== '' && Number.isFinite(Number(text)) ? Number(text) : null);

/** Our parameters and nobody else's: other people's stay where they are. */
export function isOurs(name: string): boolean {
  return name === 'buscar' || name === 'orden' || name === 'grupo' || name.startsWith(FILTER);
}

export function isPlain(query: GridQuery): boolean {
  return toParams(query).size === 0;
}

/** The query without one filter, or without any and without search. */
export function withoutFilter(query: GridQuery, id: string): GridQuery {
  const { [id]: _removed, ...filtros } = query.filtros;
  return { ...query, filtros };
}

export function withoutFilters(query: GridQuery): GridQuery {
  return { ...query, buscar: SIN_CONSULTA.buscar, filtros: SIN_CONSULTA.filtros };
}
