import { formatNumero } from '@distri/domain/cuentas';
import type { NotaCredito } from '@distri/domain/notasCredito';
import type { GridColumn } from '../platform/grid/types.ts';

/** What it credits, in a word. */
export const PALABRA_CLASE = { devolucion: 'Devolución', concepto: 'Conceptos' } as const;

/** D2 §2: id, document number, ingreso, importe; what it is about beside them. */
export const COLUMNAS_NOTAS: readonly GridColumn<NotaCredito>[] = [
  { id: 'id', title: 'Id', kind: 'id', width: 90, value: (n) => n.id, fixed: true },
  {
    id: 'notaCredito',
    title: 'Documento',
    kind: 'codigo',
    width: 170,
    value: (n) => formatNumero(n.notaCredito),
    fixed: true,
    phone: 'title',
  },
  { id: 'ingreso', title: 'Ingreso', kind: 'fecha', width: 120, value: (n) => n.ingreso, phone: 'line' },
  {
    id: 'clase',
    title: 'Por',
    kind: 'texto',
    width: 120,
    value: (n) => PALABRA_CLASE[n.clase],
    filter: 'set',
    phone: 'line',
  },
  {
    id: 'factura',
    title: 'Factura',
    kind: 'codigo',
    width: 170,
    value: (n) => (n.factura ? formatNumero(n.factura) : ''),
    phone: 'detail',
  },
  { id: 'pendiente', title: 'Sin aplicar', kind: 'importe', width: 140, value: (n) => n.pendiente, sum: true },
  {
    id: 'importe',
    title: 'Importe',
    kind: 'importe',
    width: 150,
    value: (n) => n.importe,
    sum: true,
    phone: 'figure',
  },
];

export const NOTAS_NOUN = { one: 'nota de crédito', many: 'notas de crédito' } as const;
export const idOf = (nota: NotaCredito) => String(nota.id);
export const nameOf = (nota: NotaCredito) => `la nota de crédito ${formatNumero(nota.notaCredito)}`;
/** D2 §9. */
export const archivoNota = ({ id }: Pick<NotaCredito, 'id'>) => `NotaCredito_${id}.pdf`;
