import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Kind } from './operations.ts';

/** Appended before a request is sent. */
interface Sent {
  event: 'sent';
  at: number;
  key: string;
  kind: Kind;
}

/**
 * Appended when the outcome of that request is known to whoever sent it. `status` 0: the connection ended without an
 * answer, so nobody knows; -1: nobody listened, so it never left.
 */
interface Ended {
  event: 'ended';
  at: number;
  key: string;
  status: number;
  body: string;
  retryAfter: boolean;
}

export const NO_ANSWER = 0;
export const NEVER_SENT = -1;

export type Entry = Sent | Ended;

/** One writer's file of intentions and outcomes (reliability §5): plain appends, nothing is ever changed. */
export function openLedger(file: string) {
  const descriptor = openSync(file, 'a');
  return {
    append: (entry: Entry) => writeSync(descriptor, `${JSON.stringify(entry)}\n`),
    close: () => closeSync(descriptor),
  };
}

export interface Attempt {
  sentAt: number;
  /** Undefined: the process ended before it knew. */
  end?: Ended;
}

/** One intention with everything that was tried for it. */
export interface Operation {
  key: string;
  kind: Kind;
  attempts: Attempt[];
}

function apply(operations: Map<string, Operation>, entry: Entry): void {
  if (entry.event === 'sent') {
    const operation = operations.get(entry.key) ?? { key: entry.key, kind: entry.kind, attempts: [] };
    operation.attempts.push({ sentAt: entry.at });
    operations.set(entry.key, operation);
    return;
  }
  const attempt = operations.get(entry.key)?.attempts.at(-1);
  if (attempt) attempt.end = entry;
}

/** Reads a ledger back, also while it is being written: a line that is not whole yet is left for the next time. */
export function readLedger(file: string): Operation[] {
  const operations = new Map<string, Operation>();
  const whole = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  for (const line of whole) apply(operations, JSON.parse(line) as Entry);
  return [...operations.values()];
}

/** The answer that says it is stored; undefined when none came. */
export const acknowledgement = (operation: Operation) => operation.attempts.find(({ end }) => end?.status === 200)?.end;

/** Requests that were under way at a moment and did not end well: their senders could not know. */
export function unknownAt(operations: readonly Operation[], at: number): Operation[] {
  return operations.filter(({ attempts }) =>
    attempts.some(
      ({ sentAt, end }) => sentAt <= at && (!end || (end.at > at && ![200, NEVER_SENT].includes(end.status))),
    ),
  );
}
