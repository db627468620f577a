import { type CobranzaEntrada, pagosDe } from '@distri/domain/cobranzas';
import { type Centavos, type Dia, MENOS } from '@distri/domain/kernel';
import { TIPOS_VALOR } from '@distri/domain/valores';
import type { ItemForm } from '../../valores/itemForm.ts';

/** A payment as people call it, with its place among `calculo.pagos`. */
export interface PagoNombrado {
  indice: number;
  nombre: string;
  importe: Centavos;
  fecha: Dia | null;
}

/** The payments of the collection in the order of the calculation: each cheque by itself, withholdings left out. */
export function pagosNombrados(items: readonly ItemForm[]): PagoNombrado[] {
  return items
    .flatMap((item) => pagosDe(item).map((pago, place) => ({ ...pago, nombre: nombreDePago(item, place) })))
    .map((pago, indice) => ({ ...pago, indice }));
}

/** 'E-cheq 00412877' · 'Cheque 118' · 'Transferencia Bancaria 88120'. */
function nombreDePago({ tipo, cheques, transferencia }: ItemForm, place: number): string {
  const cheque = cheques[place];
  if (cheque) return `${cheque.iselectro ? 'E-cheq' : 'Cheque'} ${cheque.numero}`;
  return [TIPOS_VALOR[tipo].nombre, transferencia.numero].filter(Boolean).join(' ');
}

const DOS_DECIMALES = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Days with two decimals and the minus sign of figures: '23,12', '−4,00'. */
export function formatDias(dias: number): string {
  return `${dias < 0 ? MENOS : ''}${DOS_DECIMALES.format(Math.abs(dias))}`;
}

/** What takes part in the average but not in the discount, and the other way round (D3 §9). */
export function quedanAfuera({ documentos }: CobranzaEntrada, computa: ReadonlySet<number>) {
  return documentos.filter(({ id, tipo }) => tipo === 'FAC' && !computa.has(id));
}
