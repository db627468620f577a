import { formatQuantity, plural } from '@distri/domain/kernel';

/** '4 artículos · 216 L'. */
export function resumenLineas(cuantas: number, litros: number): string {
  const articulos = plural(cuantas, 'artículo', 'artículos');
  return litros === 0 ? articulos : `${articulos} · ${formatQuantity(litros)} L`;
}
