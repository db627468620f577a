import { type Centavos, type Dia, mulDiv } from '@distri/domain/kernel';
import type { Articulo } from '../data/articulos/tipos.ts';
import { itemAt } from '../prng.ts';

/** How much prices rise on the first of each month, in per cent. */
const AUMENTO_MENSUAL = 2.1;
const MILLON = 1_000_000;

/** What a price of today was `months` increases ago, in millionths. */
const FACTORES: readonly number[] = Array.from({ length: 60 }, (_, months) =>
  Math.round(MILLON / (1 + AUMENTO_MENSUAL / 100) ** months),
);

const monthNumber = (dia: Dia) => Number(dia.slice(0, 4)) * 12 + Number(dia.slice(5, 7));

/** Increases between a day and today; those of others than Shell come a month later (articulos.ts). */
function increasesSince(dia: Dia, hoy: Dia, isShell: boolean): number {
  const months = monthNumber(hoy) - monthNumber(dia);
  return isShell ? months : Math.max(0, months - 1);
}

/** What an amount of today's list or cost was on `dia`, in whole pesos. */
export function priceOn(
  amount: Centavos,
  articulo: Pick<Articulo, 'isShell'>,
  { dia, hoy }: { dia: Dia; hoy: Dia },
): Centavos {
  const increases = increasesSince(dia, hoy, articulo.isShell);
  if (increases === 0) return amount;
  return mulDiv(amount, itemAt(FACTORES, Math.min(increases, FACTORES.length - 1)), MILLON * 100) * 100;
}
