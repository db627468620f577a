import { session } from '../session/index.ts';

/**
 * Prefix of everything that a browser remembers for one person: two users of one machine, or one user in two
 * companies, never see each other's lists or drafts.
 */
export function userScope(): string {
  const state = session.getState();
  return state.status === 'out' ? 'distri' : `distri.${state.user.cmpid}.${state.user.username}`;
}
