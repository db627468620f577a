import { type Centavos, type Dia, sum } from '../kernel/index.ts';
import type { Cheque, ItemDeCobranzaEntrada } from './contract.ts';
import { TIPOS_VALOR, type TipoValor } from './tipos.ts';

/** A payment item as the rules read it. */
export interface Valor {
  id: number;
  tipo: TipoValor;
  fecha: Dia | null;
  importe: Centavos;
  leyenda: string;
  transferencia: { numero: string; cuenta: number | null };
  cheques: readonly Cheque[];
  jurisdiccion: number | null;
}

/** What an administrator said of an item; false of one that was never looked at. */
export interface Recepcion {
  recibido: boolean;
  rechazado: boolean;
}

/** The item without what its type has no use for; an item of cheques is worth what they are. */
export function normalizeValor(entrada: ItemDeCobranzaEntrada): Valor {
  const fila = TIPOS_VALOR[entrada.tipo];
  const { numero = '', cuenta = null } = entrada.transferencia ?? {};
  const cheques = fila.conCheques ? entrada.cheques : [];
  return {
    id: entrada.id,
    tipo: entrada.tipo,
    fecha: fila.conCheques ? null : (entrada.fecha ?? null),
    importe: fila.conCheques ? sum(cheques.map(({ importe }) => importe)) : normalizeImporte(entrada.importe),
    leyenda: entrada.leyenda,
    transferencia: fila.clase === 'TRANSFERENCIA' ? { numero, cuenta } : { numero: '', cuenta: null },
    cheques,
    jurisdiccion: fila.conJurisdiccion ? (entrada.jurisdiccion ?? null) : null,
  };
}

/** D2 §5: an amount that is no amount, or not above zero, is zero, and zero is pointed out. */
export function normalizeImporte(importe: Centavos | null): Centavos {
  return importe !== null && Number.isSafeInteger(importe) && importe > 0 ? importe : 0;
}

/** Σ of the items. */
export function totalValores(items: readonly Pick<Valor, 'importe'>[]): Centavos {
  return sum(items.map(({ importe }) => importe));
}
