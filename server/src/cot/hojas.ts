import type { HojaCot } from '@distri/domain/cot';
import type { Dia } from '@distri/domain/kernel';
import type { Db } from '../platform/db/handle.ts';

/** Where route sheets come from: the area of dispatch hands them in. */
export interface HojasDeRuta {
  list(db: Db, desde: Dia, hasta: Dia): Promise<HojaCot[]>;
  find(db: Db, id: number): Promise<HojaCot | null>;
}

/** No area keeps route sheets yet: there are none. */
export const SIN_HOJAS: HojasDeRuta = {
  list: () => Promise.resolve([]),
  find: () => Promise.resolve(null),
};
