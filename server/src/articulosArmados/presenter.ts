import type { ArticuloArmado, ComponenteDeArmado } from '@distri/domain/articulosArmados';
import { sum } from '@distri/domain/kernel';
import { lineAmount } from '@distri/domain/lineas';
import type { ArmadoRow, ParteRow } from './repository.ts';

/** The list whose prices are answered; null when no customer was named. */
export type ListaDePrecios = number | null;

function presentParte(parte: ParteRow, lista: ListaDePrecios): ComponenteDeArmado {
  const { listas, ...rest } = parte;
  if (lista === null) return rest;
  const precio = listas[lista - 1] ?? 0;
  return { ...rest, precio, importe: lineAmount({ ...rest, precio }) };
}

/** Whole kits that what is available makes: the scarcest part decides. */
function disponible(partes: readonly ParteRow[]): number {
  const each = partes.map((parte) => Math.floor(parte.disponible / parte.cantidad));
  return each.length === 0 ? 0 : Math.max(0, Math.min(...each));
}

/** A stored kit as the screens read it. */
export function presentArmado(row: ArmadoRow, lista: ListaDePrecios, withDetails: boolean): ArticuloArmado {
  const articulos = row.partes.map((parte) => presentParte(parte, lista));
  return {
    id: row.id,
    detalle: row.detalle,
    activo: row.activo,
    condVta30: row.condvta30,
    condVta30Dias: row.condvta30,
    disponible: disponible(row.partes),
    ...(lista === null ? {} : { importe: sum(articulos.map(({ importe }) => importe ?? 0)) }),
    ...(withDetails ? { articulos } : {}),
  };
}
