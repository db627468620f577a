export { tableToCsv } from './csv.ts';
export { closeXlsx, writeXlsx } from './service.ts';
export type { ColumnKind, Table, TableColumn } from './table.ts';
