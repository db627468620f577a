import type { DireccionEntrega } from '@distri/domain/clientes';

/** '00012 - Av. Perón 4912, San Martín': the id padded to five digits (D2 §3). */
export function direccionTexto({ id, direccion, localidad }: Pick<DireccionEntrega, 'id' | 'direccion' | 'localidad'>) {
  return `${String(id).padStart(5, '0')} - ${[direccion, localidad].filter(Boolean).join(', ')}`;
}
