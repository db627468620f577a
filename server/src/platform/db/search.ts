import { foldText } from '@distri/domain/kernel';
import { type RawBuilder, sql } from 'kysely';

/** Shortest text that a trigram index can answer. */
const TRIGRAM = 3;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The words of a search, folded like the stored column; a CUIT typed with dashes is looked for without them. */
export function searchWords(text: string): string[] {
  const folded = foldText(text).trim();
  const digits = folded.replaceAll('-', '');
  if (/^\d{3,}$/.test(digits)) return [digits];
  return folded.split(/\s+/).filter((word) => word !== '');
}

/**
 * Rows that hold every word somewhere in `column` (a folded column under a trigram index). Texts under three letters
 * look at the beginning of `prefixColumns` instead: a trigram index has nothing to say about them.
 */
export function searchCondition(text: string, column: string, prefixColumns: readonly string[]): RawBuilder<boolean> {
  const words = searchWords(text);
  if (words.length === 0) return sql<boolean>`true`;
  if (words.every((word) => word.length < TRIGRAM)) {
    const prefix = `${escapeLike(words.join(' '))}%`;
    const begins = prefixColumns.map((name) => sql<boolean>`${sql.ref(name)} LIKE ${prefix}`);
    const upper = prefixColumns.map((name) => sql<boolean>`${sql.ref(name)} LIKE ${prefix.toUpperCase()}`);
    return sql<boolean>`(${sql.join([...begins, ...upper], sql` OR `)})`;
  }
  const contains = words.map((word) => sql<boolean>`${sql.ref(column)} LIKE ${`%${escapeLike(word)}%`}`);
  return sql<boolean>`(${sql.join(contains, sql` AND `)})`;
}

/** Keyset of a list ordered by two text columns: 'orden␟id', opaque to the client. */
const SEPARATOR = '\u001f';
export function encodeKey(parts: readonly (string | number)[]): string {
  return Buffer.from(parts.join(SEPARATOR)).toString('base64url');
}

/** A `desdeClave` that no answer of this list has given: a 400 (platform/http/errors.ts). */
class BadKeyError extends Error {
  readonly code = 'DISTRI_BAD_KEY';
}

/** The parts of a key that `encodeKey` made. */
export function decodeKey(key: string, length: number): string[] {
  const parts = Buffer.from(key, 'base64url').toString().split(SEPARATOR);
  if (parts.length === length) return parts;
  throw new BadKeyError('not a key of this list');
}

/** The number in the key of a list that is ordered by one. */
export function decodeNumericKey(key: string): number {
  const number = Number(decodeKey(key, 1)[0]);
  if (Number.isSafeInteger(number)) return number;
  throw new BadKeyError('not a key of this list');
}
