import type { EstadoVisible } from '../kernel/index.ts';

export type EstadoCliente = 'ACTIVO' | 'INACTIVO' | 'INHABILITADO' | 'OCASIONAL';

/** Word and hue of each state (look.md). */
export const ESTADOS_CLIENTE: Readonly<Record<EstadoCliente, EstadoVisible>> = {
  ACTIVO: { palabra: 'Activo', tono: 'verde' },
  INACTIVO: { palabra: 'Inactivo', tono: 'amarillo' },
  INHABILITADO: { palabra: 'Inhabilitado', tono: 'rojo' },
  OCASIONAL: { palabra: 'Ocasional', tono: 'azul' },
};

/** How the map's answer counts the states. */
export const ESTADOS_MAPA = [
  'ACTIVO',
  'INACTIVO',
  'INHABILITADO',
  'OCASIONAL',
] as const satisfies readonly EstadoCliente[];

/** Ids that start with X are occasional customers (D2 §3). */
export function isOcasional(id: string): boolean {
  return id.startsWith('X');
}

interface BanderasCliente {
  id: string;
  inhabilitado: boolean;
  inactivo: boolean;
}

/** What stops a sale is said before what merely describes the customer. */
export function estadoCliente(cliente: BanderasCliente): EstadoCliente {
  if (cliente.inhabilitado) return 'INHABILITADO';
  if (cliente.inactivo) return 'INACTIVO';
  return isOcasional(cliente.id) ? 'OCASIONAL' : 'ACTIVO';
}

/** Row colour of the list: reddish for disabled, yellowish for inactive (D2 §2); null for the rest. */
export function tinteCliente(cliente: Omit<BanderasCliente, 'id'>): 'inhabilitado' | 'inactivo' | null {
  if (cliente.inhabilitado) return 'inhabilitado';
  return cliente.inactivo ? 'inactivo' : null;
}
