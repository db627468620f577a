import type { SheetCell } from '@distri/domain/kernel';
import { cellText } from '../kinds.ts';
import type { GridColumn } from '../types.ts';

/** Pesos, percent points and quantities: the units that people calculate with in a spreadsheet. */
export function outCell<Row>(column: GridColumn<Row>, row: Row): SheetCell {
  const value = column.value(row);
  if (typeof value === 'number') {
    if (column.kind === 'importe') return { type: 'number', value: value / 100, format: 'importe' };
    if (column.kind === 'porcentaje') return { type: 'number', value: value / 1_000_000, format: 'porcentaje' };
    if (column.kind === 'numero' || column.kind === 'litros') return { type: 'number', value, format: 'numero' };
  }
  if (column.kind === 'fecha' && typeof value === 'string' && value !== '') return { type: 'dia', dia: value };
  return { type: 'text', text: cellText(column, row) };
}

/** 'clientes-2026-11-20': letters, digits and hyphens only, whatever the screen is called. */
export function fileName(name: string, dia: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}-${dia}`;
}
