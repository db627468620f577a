import { formatDia } from '@distri/domain/kernel';
import { TIPOS_VALOR } from '@distri/domain/valores';
import type { ItemForm } from '../../valores/itemForm.ts';

/** 'Galicia 4031, n.º 88120' · '1 cheque, 00412877' · '902 Buenos Aires'. */
export function detalleDe({ tipo, leyenda, transferencia, cheques }: ItemForm): string {
  const [only] = cheques;
  if (only) return cheques.length === 1 ? `1 cheque, ${only.numero}` : `${cheques.length} cheques`;
  const name = leyenda === TIPOS_VALOR[tipo].nombre ? '' : leyenda;
  return [name, transferencia.numero && `n.º ${transferencia.numero}`].filter(Boolean).join(', ');
}

/** The day of an item; of cheques, the first and the last. */
export function fechaDe({ fecha, cheques }: Pick<ItemForm, 'fecha' | 'cheques'>): string {
  if (cheques.length === 0) return fecha ? formatDia(fecha) : '';
  const days = cheques.flatMap((cheque) => cheque.fecha ?? []).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  return first === last ? formatDia(first) : `${formatDia(first)} a ${formatDia(last)}`;
}
