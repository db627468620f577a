import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { inTransaction } from './db/index.ts';
import { type Limit, returnPlace, takePlace, takePlaceIn } from './limits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const NOW = new Date('2026-11-20T15:00:30Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const limit = (clave: string, max: number, seconds = 900): Limit => ({ clave, max, seconds });
const take = (limits: Limit[], now = NOW) => takePlace(database.pool, limits, now);

describe('places', () => {
  test('of forty taken at once as many are given as there are', async () => {
    const given = await Promise.all(Array.from({ length: 40 }, () => take([limit('rafaga', 7)])));
    expect(given.filter(Boolean)).toHaveLength(7);
  });

  test('all or none: a full one takes no place of the others', async () => {
    expect(await take([limit('llena', 1)])).toBe(true);
    for (let n = 0; n < 5; n++) expect(await take([limit('otra', 1), limit('llena', 1)])).toBe(false);
    expect(await take([limit('otra', 1)])).toBe(true);
  });

  test('taken crosswise they do not block each other', async () => {
    const pairs = Array.from({ length: 20 }, (_, n) => {
      const both = [limit('a', 100), limit('b', 100)];
      return take(n % 2 === 0 ? both : both.reverse());
    });
    expect((await Promise.all(pairs)).every(Boolean)).toBe(true);
  });

  test('come back as the window moves, never sooner', async () => {
    expect(await take([limit('ventana', 1)])).toBe(true);
    expect(await take([limit('ventana', 1)], later(899))).toBe(false);
    expect(await take([limit('ventana', 1)], later(900 + 60))).toBe(true);
  });

  test('given back, they can be taken again', async () => {
    const limits = [limit('devuelta', 1)];
    expect(await take(limits)).toBe(true);
    await inTransaction(database.pool, (tx) => returnPlace(tx, limits, NOW));
    expect(await take(limits)).toBe(true);
    expect(await take(limits)).toBe(false);
  });

  test('taken in a transaction that is rolled back, they were never taken', async () => {
    const broken = inTransaction(database.pool, async (tx) => {
      expect(await takePlaceIn(tx, [limit('revertida', 1)], NOW)).toBe(true);
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await take([limit('revertida', 1)])).toBe(true);
  });
});
