import type { Severity } from '@distri/domain/kernel';

/** A problem as a list of them shows it; apart from the list, so that rules can word one without drawing it. */
export interface ShownProblem {
  key: string;
  severity: Severity;
  text: string;
  /** Number of the line that it is about, from 1. */
  linea?: number | undefined;
}
