import type { EstadoVisible } from '@distri/domain/kernel';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';
import type { DocumentMarks } from '../document/DocumentBadge.tsx';

/** What a cell holds: centavos, ten-thousandths, 'YYYY-MM-DD', an ISO instant, a plain number or text, by kind. */
export type GridValue = string | number | boolean | null | undefined;

/** Says how a column aligns, reads, filters, sorts and exports. */
export type ColumnKind =
  | 'id'
  | 'nombre'
  | 'texto'
  | 'codigo'
  | 'importe'
  | 'fecha'
  | 'instante'
  | 'numero'
  | 'litros'
  | 'porcentaje'
  | 'chip'
  | 'booleano';

/** Place of a column in the three-line card of phones: title and chip, identification, detail and figure. */
export type PhoneRole = 'title' | 'chip' | 'line' | 'detail' | 'figure';

export type FilterKind = 'text' | 'set' | 'range' | 'dates' | 'none';

export interface GridColumn<Row> {
  id: string;
  title: string;
  kind: ColumnKind;
  /** Also what is sorted, searched, summed and exported; for chips, the word. */
  value: (row: Row) => GridValue;
  /** Pixels; texts and names also take a share of what is left over. */
  width: number;
  /** Draws the cell when its kind does not do. */
  render?: (row: Row) => ReactNode;
  /** Kind 'chip': the hue and word. */
  chip?: (row: Row) => EstadoVisible | null;
  /** P and 30D after the text (D2 §9). */
  badges?: (row: Row) => DocumentMarks;
  phone?: PhoneRole;
  /** Kind 'chip' on phones: only the exception is shown (look.md). */
  isException?: (row: Row) => boolean;
  /** Shown for zero in the phone card: 'Sin saldo'. */
  phoneZero?: string;
  /** A figure that needs its word in the phone card: '172 disponibles'. */
  phoneText?: (row: Row) => string;
  /** Stays visible and in its place: id and name. */
  fixed?: boolean;
  /** Hidden until somebody asks for it. */
  hidden?: boolean;
  sortable?: boolean;
  searchable?: boolean;
  /** Replaces the filter of its kind: a seller is a text that filters as a set. */
  filter?: FilterKind;
  /** Adds up in the footer and in groups (amounts and litres). */
  sum?: boolean;
  groupable?: boolean;
}

export type FilterValue =
  | { kind: 'text'; text: string }
  | { kind: 'set'; values: readonly string[] }
  | { kind: 'range'; from: number | null; to: number | null }
  | { kind: 'dates'; from: string | null; to: string | null };

export interface SortBy {
  id: string;
  desc: boolean;
}

/** What is asked of the rows. It lives in the URL, so that a link or a reload shows the same. */
export interface GridQuery {
  buscar: string;
  filtros: Readonly<Record<string, FilterValue>>;
  orden: readonly SortBy[];
  grupo: string | null;
}

export const SIN_CONSULTA: GridQuery = { buscar: '', filtros: {}, orden: [], grupo: null };

/** How the columns are arranged; remembered per user. */
export interface GridLayout {
  order: readonly string[];
  /** Columns whose visibility was changed by hand. */
  visible: Readonly<Record<string, boolean>>;
  widths: Readonly<Record<string, number>>;
}

export const SIN_ARREGLO: GridLayout = { order: [], visible: {}, widths: {} };

export interface GridAction {
  label: string;
  icon?: typeof SvgIcon;
  onClick: () => void;
  disabled?: boolean;
  danger?: boolean;
}

export type RowTint = 'inhabilitado' | 'inactivo' | 'completo';

/** Rows that come from the server page by page (decisions 1: keyset). */
export interface ServerPaging<Row> {
  /** Rows that match in all, loaded or not. */
  total: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  onNeedMore: () => void;
  /** The grid does not filter nor sort: it tells what is asked. */
  onQuery: (query: GridQuery) => void;
  /** Sums over everything that matches, by column; without them only the selection is summed. */
  sums?: Readonly<Record<string, number>>;
  /** Everything that matches, for the export: it is no part of the rows on screen. */
  loadAll: (signal: AbortSignal) => Promise<readonly Row[]>;
}
