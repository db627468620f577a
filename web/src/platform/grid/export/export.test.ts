import { describe, expect, it } from 'vitest';
import type { GridColumn } from '../types.ts';
import { fileName } from './cells.ts';
import { toCsv } from './csv.ts';
import { toSheet } from './excel.ts';

interface Fila {
  codigo: string;
  importe: number;
  porcentaje: number;
  fecha: string;
}

const COLUMNS: readonly GridColumn<Fila>[] = [
  { id: 'codigo', title: 'Código', kind: 'codigo', width: 80, value: (f) => f.codigo },
  { id: 'importe', title: 'Importe', kind: 'importe', width: 80, value: (f) => f.importe },
  { id: 'porcentaje', title: 'Bonif.', kind: 'porcentaje', width: 80, value: (f) => f.porcentaje },
  { id: 'fecha', title: 'Fecha', kind: 'fecha', width: 80, value: (f) => f.fecha },
];
const fila = (codigo: string): Fila => ({ codigo, importe: -123450, porcentaje: 25000, fecha: '2026-11-20' });

describe('CSV', () => {
  it('writes for the Excel of here', () => {
    expect(toCsv(COLUMNS, [fila('WO-120')])).toBe(
      '\ufeffCódigo;Importe;Bonif.;Fecha\r\nWO-120;-1234,5;2,5;20/11/2026\r\n',
    );
  });
  it('disarms what begins like a formula', () => {
    expect(toCsv(COLUMNS, [fila('=1+1')])).toContain(`\r\n"'=1+1";`);
  });
});

describe('Excel', () => {
  it('gives figures and days as such, everything else as text', () => {
    const [, row] = toSheet(COLUMNS, [fila('=HYPERLINK("http://x")')]);
    expect(row).toEqual([
      { type: String, value: '=HYPERLINK("http://x")' },
      { type: Number, value: -1234.5, format: '#,##0.00' },
      { type: Number, value: 0.025, format: '0.00##%' },
      { type: Date, value: new Date('2026-11-20T00:00:00Z'), format: 'dd/mm/yyyy' },
    ]);
  });
  it('drops what XML cannot hold', () => {
    const [, row] = toSheet(COLUMNS, [fila('a\u0000b\u0007c\td')]);
    expect(row?.[0]).toEqual({ type: String, value: 'abc\td' });
  });
});

describe('file name', () => {
  it('is plain', () => {
    expect(fileName('Notas de crédito', '2026-11-20')).toBe('notas-de-credito-2026-11-20');
  });
});
