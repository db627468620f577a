import { type Cobranza, ESTADO_VISIBLE_COBRANZA } from '@distri/domain/cobranzas';
import type { GridColumn } from '../platform/grid/types.ts';

/** D3 §2: id, numrec, fecharecibo, cancelado, status; who sold and the discount beside them. */
export const COLUMNAS_COBRANZAS: readonly GridColumn<Cobranza>[] = [
  { id: 'id', title: 'Id', kind: 'id', width: 90, value: (c) => c.id, fixed: true, phone: 'line' },
  {
    id: 'numrec',
    title: 'Recibo',
    kind: 'codigo',
    width: 120,
    value: (c) => c.numrec,
    fixed: true,
    phone: 'title',
    phoneText: (c) => `Recibo ${c.numrec}`,
  },
  {
    id: 'fecharecibo',
    title: 'Fecha de recibo',
    kind: 'fecha',
    width: 140,
    value: (c) => c.fecharecibo,
    phone: 'line',
  },
  {
    id: 'vendedor',
    title: 'Vendedor',
    kind: 'texto',
    width: 160,
    value: (c) => c.vendedor,
    filter: 'set',
    phone: 'detail',
  },
  { id: 'pordesc', title: 'Descuento', kind: 'porcentaje', width: 110, value: (c) => c.pordesc },
  { id: 'impdesc', title: 'Imp. descuento', kind: 'importe', width: 140, value: (c) => c.impdesc, hidden: true },
  { id: 'totitems', title: 'Cobrado', kind: 'importe', width: 150, value: (c) => c.totitems, sum: true },
  {
    id: 'cancelado',
    title: 'Cancelado',
    kind: 'importe',
    width: 150,
    value: (c) => c.cancelado,
    sum: true,
    phone: 'figure',
  },
  {
    id: 'status',
    title: 'Estado',
    kind: 'chip',
    width: 130,
    value: (c) => ESTADO_VISIBLE_COBRANZA[c.status].palabra,
    chip: (c) => ESTADO_VISIBLE_COBRANZA[c.status],
    filter: 'set',
    phone: 'chip',
  },
  { id: 'observa', title: 'Observación', kind: 'texto', width: 160, value: (c) => c.observa, hidden: true },
];

export const COBRANZAS_NOUN = { one: 'cobranza', many: 'cobranzas' } as const;
export const idOf = (cobranza: Cobranza) => String(cobranza.id);
export const nameOf = (cobranza: Cobranza) => `la cobranza ${cobranza.id}`;
/** D3 §7. */
export const archivoCobranza = ({ id }: Pick<Cobranza, 'id'>) => `Cobranza_${id}.pdf`;
