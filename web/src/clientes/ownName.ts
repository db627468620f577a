import type { TokenPayload } from '../platform/session/index.ts';

/**
 * Who may not read customers knows its name from its own documents; before the first one, from its session.
 * Undefined while the documents are on their way.
 */
export function ownName(id: string, rows: readonly { razsoc: string }[] | undefined, user: TokenPayload) {
  if (!rows) return undefined;
  const fallback = user.role === 'C' ? user.name : `Cliente ${id}`;
  return { id, razsoc: rows[0]?.razsoc ?? fallback };
}
