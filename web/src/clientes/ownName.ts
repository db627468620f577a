import type { TokenPayload } from '../platform/session/index.ts';

/** The documents of a customer as they arrive, or why they did not. */
export interface DocumentosLeidos {
  rows: readonly { razsoc: string }[] | undefined;
  error: Error | null;
}

/**
 * Whoever cannot read the customer knows its name from its documents; without any, from the session of its own user.
 * Undefined while the documents are on their way.
 */
export function ownName(id: string, { rows, error }: DocumentosLeidos, user: TokenPayload) {
  if (!rows && !error) return undefined;
  const razsoc = rows?.[0]?.razsoc ?? (user.role === 'C' ? user.name : undefined);
  // Without a name the number takes its place, and is not said again under it.
  return razsoc === undefined ? { id: '', razsoc: `Cliente ${id}` } : { id, razsoc };
}
