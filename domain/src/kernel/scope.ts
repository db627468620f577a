import type { Sesion } from './policy.ts';

/** Which rows a user's queries may touch. The repository turns it into a condition of the same query. */
export type Scope =
  | { kind: 'all' }
  | { kind: 'none' }
  /** Rows of one salesperson's customers. */
  | { kind: 'vendedor'; vendedor: string }
  /** Rows of the customers of salespeople whose level is this or a lower rank (a higher number), own ones included. */
  | { kind: 'nivel'; nivel: number; vendedor: string | null }
  /** Rows of one customer. */
  | { kind: 'cliente'; cliente: string };

/** Customers and their documents: A, O, L, D all; S by level; V own; C own (decisions 4). H and E reach orders only through sheets. */
export function customerScope(sesion: Sesion): Scope {
  switch (sesion.rol) {
    case 'A':
    case 'O':
    case 'L':
    case 'D':
      return { kind: 'all' };
    case 'S':
      return { kind: 'nivel', nivel: sesion.nivel ?? Number.MAX_SAFE_INTEGER, vendedor: sesion.vendedor };
    case 'V':
      return sesion.vendedor === null ? { kind: 'none' } : { kind: 'vendedor', vendedor: sesion.vendedor };
    case 'C':
      return sesion.cliente === null ? { kind: 'none' } : { kind: 'cliente', cliente: sesion.cliente };
    default:
      return { kind: 'none' };
  }
}
