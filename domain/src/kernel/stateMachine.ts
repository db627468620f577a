import type { Rol } from './policy.ts';

/** One row of a document's life: an action that takes it from some states to one. */
export interface Transition<State extends string, Action extends string> {
  action: Action;
  from: readonly State[];
  to: State;
  roles: readonly Rol[];
}

type Row = Transition<string, string>;
type StateOf<R extends Row> = R['from'][number];

/** The rows that start at `state` and that `rol` may use, in table order. */
export function transitionsFrom<R extends Row>(table: readonly R[], state: StateOf<R>, rol: Rol): R[] {
  return table.filter((row) => row.from.includes(state) && row.roles.includes(rol));
}

/** The row for an action, or null: the server answers 409 naming both states. */
export function findTransition<R extends Row>(table: readonly R[], state: StateOf<R>, action: R['action']): R | null {
  return table.find((row) => row.action === action && row.from.includes(state)) ?? null;
}
