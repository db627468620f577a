import { availableParallelism } from 'node:os';

/**
 * A flood of logins may not take the processor or the database's connections away from everybody else (reliability
 * G3): so many are worked on at once, the others wait outside without holding anything.
 */
const MAX_PARALLEL = Math.max(1, availableParallelism() - 1);
/** Waiting ones at most, in all and from one peer: one flooder does not fill the line for the others. */
const MAX_WAITING = 100;
const MAX_WAITING_PER_PEER = 25;

interface Waiting {
  peer: string;
  go(): void;
}

let running = 0;
const line: Waiting[] = [];

/** Whether one more from this peer may wait. */
function hasRoom(peer: string): boolean {
  return line.length < MAX_WAITING && line.filter((waiting) => waiting.peer === peer).length < MAX_WAITING_PER_PEER;
}

/** Runs `work` when its turn comes; null, at once, when too many wait already. */
export async function inTurn<T>(peer: string, work: () => Promise<T>): Promise<T | null> {
  if (running < MAX_PARALLEL) running += 1;
  else if (!hasRoom(peer)) return null;
  else await new Promise<void>((go) => line.push({ peer, go }));
  try {
    return await work();
  } finally {
    const next = line.shift();
    if (next) next.go();
    else running -= 1;
  }
}
