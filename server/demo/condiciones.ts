import type { Porcentaje } from '@distri/domain/kernel';
import type { ListaPrecio, TasaIIBB } from '@distri/domain/lineas';
import { condicionesVenta } from '../src/maestros/iniciales/comercial.ts';
import { alicuotas, respIVA } from '../src/maestros/iniciales/impuestos.ts';
import type { Caso } from './casos.ts';
import type { Pagador } from './mundo.ts';
import { type Prng, weightedPicker } from './prng.ts';

/** Terms that go with each kind of customer: price list, and how much it buys against the others. */
const POR_CLASE: Readonly<Record<number, { lista: ListaPrecio; volumen: number }>> = {
  1: { lista: 3, volumen: 1.2 },
  2: { lista: 2, volumen: 0.6 },
  3: { lista: 3, volumen: 1 },
  4: { lista: 4, volumen: 1.3 },
  5: { lista: 4, volumen: 0.9 },
  6: { lista: 3, volumen: 0.9 },
  7: { lista: 5, volumen: 1.4 },
  8: { lista: 6, volumen: 3 },
  9: { lista: 4, volumen: 0.9 },
  10: { lista: 2, volumen: 0.6 },
  11: { lista: 1, volumen: 0.4 },
};

export interface Condiciones {
  listaprecio: ListaPrecio;
  condcomercial: number;
  dias: number;
  bonificacion: Porcentaje;
  bonificacionCliente: Porcentaje;
  pagador: Pagador;
  peso: number;
}

/** Sample customers buy often. */
const PESO_CASO = 12;
const CONDICIONES = [1, 1, 2, 3, 3, 4, 4, 4, 4, 5, 6, 8] as const;
const BONIFICACIONES: readonly Porcentaje[] = [0, 0, 0, 0, 30_000, 50_000, 50_000, 80_000, 100_000];
const BONIFICACIONES_FIJAS: readonly Porcentaje[] = [30_000, 50_000, 80_000];

const pickPagador = weightedPicker(
  [
    { pagador: 'puntual' as const, peso: 62 },
    { pagador: 'lento' as const, peso: 29 },
    { pagador: 'moroso' as const, peso: 9 },
  ],
  ({ peso }) => peso,
);

function diasDeCondicion(condcomercial: number): number {
  return condicionesVenta.find(({ id }) => id === condcomercial)?.dias ?? 0;
}

export function drawCondiciones(clasificacion: number, prng: Prng): Condiciones {
  const { lista, volumen } = POR_CLASE[clasificacion] ?? { lista: 2, volumen: 1 };
  const condcomercial = prng.pick(CONDICIONES);
  return {
    listaprecio: lista,
    condcomercial,
    dias: diasDeCondicion(condcomercial),
    bonificacion: prng.pick(BONIFICACIONES),
    bonificacionCliente: prng.chance(6) ? prng.pick(BONIFICACIONES_FIJAS) : 0,
    pagador: pickPagador(prng).pagador,
    peso: volumen / (0.06 + prng.next()),
  };
}

/** What a sample customer is known for wins over chance; the example of domain-facts §2.5 is list 3, 10%, 30 days. */
export function conditionsOf(caso: Caso | null, drawn: Condiciones): Condiciones {
  if (caso === null) return drawn;
  const plain = {
    ...drawn,
    pagador: caso.pagador,
    bonificacionCliente: caso.bonificacionCliente ?? 0,
    peso: PESO_CASO,
  };
  if (!caso.ejemplo) return plain;
  return { ...plain, listaprecio: 3, bonificacion: 100_000, condcomercial: 4, dias: diasDeCondicion(4) };
}

/** Registered companies mostly; small shops are often monotributistas. */
export function drawRespIva(tipo: 'sociedad' | 'persona', prng: Prng): string {
  if (tipo === 'sociedad') return prng.chance(97) ? 'RI' : 'EX';
  return prng.chance(45) ? 'MT' : 'RI';
}

/** Letter of the invoices for a VAT condition (domain-facts §2.1). */
export function letraFactura(resp: string): 'A' | 'B' {
  return respIVA.find(({ id }) => id === resp)?.letra === 'B' ? 'B' : 'A';
}

const CABA = 901;
const BUENOS_AIRES = 902;

function ratesOf(jurisdiccion: number): TasaIIBB[] {
  return alicuotas
    .filter((row) => row.jurisdiccion === jurisdiccion)
    .map(({ id, detalle, porcentaje }) => ({ id, nombre: detalle, porcentaje }));
}

/** Up to two gross-income rates: the customer's own jurisdiction, and the neighbour's for those who sell in both. */
export function drawIibb(resp: string, jurisdiccion: number, prng: Prng): TasaIIBB[] {
  if (resp !== 'RI' || !prng.chance(82)) return [];
  const own = ratesOf(jurisdiccion);
  const other = ratesOf(jurisdiccion === CABA ? BUENOS_AIRES : CABA);
  const rates = own.length > 0 ? [prng.pick(own)] : [];
  return prng.chance(14) ? [...rates, prng.pick(other)] : rates;
}

/** 2,5% of Buenos Aires and 1% of CABA (domain-facts §2.5). */
export function iibbDelEjemplo(): TasaIIBB[] {
  const rates = [...ratesOf(BUENOS_AIRES), ...ratesOf(CABA)];
  return [206, 102].flatMap((wanted) => rates.filter(({ id }) => id === wanted));
}
