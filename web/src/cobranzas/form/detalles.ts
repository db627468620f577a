import { formatDia } from '@distri/domain/kernel';
import { listBancos, listJurisdicciones } from '@distri/domain/maestros';
import { TIPOS_VALOR } from '@distri/domain/valores';
import { useCall } from '../../platform/api/index.ts';
import type { ItemForm } from '../../valores/itemForm.ts';

/** What an item names by its number: banks and jurisdictions. */
export interface Nombres {
  banco: (id: string) => string;
  jurisdiccion: (id: number) => string;
}

/** The lookup tables that name them; the number itself while they are on their way. */
export function useNombres(): Nombres {
  const bancos = useCall(listBancos, undefined, { staleMs: 300_000, errorShown: 'nowhere' }).data?.result ?? [];
  const jurisdicciones =
    useCall(listJurisdicciones, undefined, { staleMs: 300_000, errorShown: 'nowhere' }).data?.result ?? [];
  return {
    banco: (id) => bancos.find((banco) => banco.id === id)?.description ?? id,
    jurisdiccion: (id) => jurisdicciones.find((each) => each.id === id)?.description ?? String(id),
  };
}

/** 'N° 00412877, Banco Macro' · 'N° 88120, Galicia 4031' · '902 Buenos Aires': numbers first, names may be cut. */
export function detalleDe(item: ItemForm, { banco, jurisdiccion }: Nombres): string {
  const { tipo, leyenda, transferencia, cheques } = item;
  const [only] = cheques;
  if (only) return cheques.length === 1 ? `N° ${only.numero}, ${banco(only.banco)}` : `${cheques.length} cheques`;
  const name = leyenda === TIPOS_VALOR[tipo].nombre ? '' : leyenda;
  const place = item.jurisdiccion === null ? '' : `${item.jurisdiccion} ${jurisdiccion(item.jurisdiccion)}`;
  return [transferencia.numero && `N° ${transferencia.numero}`, place, name].filter(Boolean).join(', ');
}

/** The day of an item; of cheques, the first and the last. */
export function fechaDe({ fecha, cheques }: Pick<ItemForm, 'fecha' | 'cheques'>): string {
  if (cheques.length === 0) return fecha ? formatDia(fecha) : '';
  const days = cheques.flatMap((cheque) => cheque.fecha ?? []).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  return first === last ? formatDia(first) : `${formatDia(first)} a\u00a0${formatDia(last)}`;
}
