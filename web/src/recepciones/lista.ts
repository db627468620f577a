import {
  type Centavos,
  type Dia,
  foldText,
  formatMoney,
  formatQuantity,
  formatRoundedPercent,
} from '@distri/domain/kernel';
import type { RecepcionItem, TipoRecepcion } from '@distri/domain/recepciones';

export type Clase = 'todos' | 'cheques' | 'transferencias' | 'efectivo';

const CLASE: Readonly<Record<TipoRecepcion, Exclude<Clase, 'todos'>>> = {
  CEL: 'cheques',
  TRF: 'transferencias',
  PREPAGO: 'transferencias',
  AEF: 'efectivo',
};

export interface Filtro {
  buscar: string;
  clase: Clase;
}

/** Everything that somebody may look an item up by: with a bank statement at hand, the amount above all. */
function textOf(item: RecepcionItem): string {
  const { razsoc, cliente, numero, numrec, idrecibo, vendedor, cuenta_desc, banco_desc, tipo_desc, importe } = item;
  const pesos = formatMoney(importe).replace(/^\D+/, '');
  const words = [razsoc, cliente, numero, numrec, idrecibo, vendedor, cuenta_desc, banco_desc, tipo_desc];
  return foldText([...words, pesos, pesos.replaceAll('.', '')].join('\n'));
}

/** The items of a kind that hold every word. */
export function filtrar(items: readonly RecepcionItem[], { buscar, clase }: Filtro): RecepcionItem[] {
  const words = foldText(buscar).split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    if (clase !== 'todos' && CLASE[item.tipo] !== clase) return false;
    if (words.length === 0) return true;
    const text = textOf(item);
    return words.every((word) => text.includes(word));
  });
}

export const sumaDe = (items: readonly RecepcionItem[]): Centavos =>
  items.reduce((sum, { importe }) => sum + importe, 0);

/** What the administrator typed over an item, not confirmed yet. */
export interface Borrador {
  importe: Centavos | null;
  fecha: Dia | null;
}

export const borradorDe = ({ importe, fecha }: RecepcionItem): Borrador => ({ importe, fecha });

/** Whether the money came otherwise than it was entered. */
export function cambio(item: RecepcionItem, borrador: Borrador): boolean {
  return borrador.importe !== item.importe || borrador.fecha !== item.fecha;
}

/** 'Descuento 22% · promedio 23,12 días'; nothing for a prepaid transfer, whose discount is the quotation's. */
export function descuentoDe({ tipo, descfijo, pordesc, equiv_porc, dpromitems }: RecepcionItem): string {
  if (tipo === 'PREPAGO') return '';
  const dias = `promedio ${formatQuantity(dpromitems)} días`;
  if (descfijo) return `Descuento fijo, equivale al ${formatRoundedPercent(equiv_porc)} · ${dias}`;
  return pordesc === 0 ? `Sin descuento · ${dias}` : `Descuento ${formatRoundedPercent(pordesc)} · ${dias}`;
}
