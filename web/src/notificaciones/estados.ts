import type { EstadoVisible } from '@distri/domain/kernel';

/** Received: Nueva or Vista. Sent: Pendiente or Vista (look.md, D4 §4). */
export function estadoNotificacion(tipo: 'recibidas' | 'enviadas', viewed: boolean): EstadoVisible {
  if (viewed) return { palabra: 'Vista', tono: 'contorno' };
  return tipo === 'recibidas' ? { palabra: 'Nueva', tono: 'teal' } : { palabra: 'Pendiente', tono: 'gris' };
}
