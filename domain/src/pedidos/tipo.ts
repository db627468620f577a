/** D4 §3: packaged, or one of the three bulk types. */
export const TIPOS_PEDIDO = {
  ENV: 'Envasados',
  GRAURE: 'Granel - Urea',
  GRALUB: 'Granel - Lubricantes',
  GRAREF: 'Granel - Refrigerantes',
} as const;
export type TipoPedido = keyof typeof TIPOS_PEDIDO;

/** Whether an article travels in bulk, and the bulk type of its category. */
export interface ArticuloConTipo {
  granel: boolean;
  tipoGranel: Exclude<TipoPedido, 'ENV'>;
}

/**
 * Type of an order (domain-facts §4.13): that of its first bulk article, else packaged. `mezcla` tells that it
 * carries more than one, which is allowed with a warning.
 */
export function tipoPedido(articulos: readonly ArticuloConTipo[]): { tipo: TipoPedido; mezcla: boolean } {
  const tipos = articulos.map((articulo) => (articulo.granel ? articulo.tipoGranel : 'ENV'));
  const tipo = tipos.find((found) => found !== 'ENV') ?? 'ENV';
  return { tipo, mezcla: new Set(tipos).size > 1 };
}

export const AVISO_TIPOS_MEZCLADOS = 'El pedido mezcla artículos envasados y a granel. Va como granel.';
