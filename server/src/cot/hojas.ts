import type { HojaCot } from '@distri/domain/cot';
import type { Dia } from '@distri/domain/kernel';
import type { Db } from '../platform/db/handle.ts';

/** Where route sheets come from: the area of dispatch hands them in. */
export interface HojasDeRuta {
  list(db: Db, desde: Dia, hasta: Dia, now: Date): Promise<HojaCot[]>;
  find(db: Db, id: number, now: Date): Promise<HojaCot | null>;
}
