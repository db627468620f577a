/** One page as a repository reads it. `count` only when it was asked for. */
export interface Page<Row> {
  rows: Row[];
  count: number;
  siguiente?: string;
}

/** What a repository is asked for. */
export interface PageRequest {
  limite: number;
  desdeClave?: string | undefined;
  /** Batches of a whole list are not counted each: what was sent is the count. */
  contar: boolean;
}
