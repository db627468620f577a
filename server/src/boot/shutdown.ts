import type { FastifyInstance } from 'fastify';

type Log = (line: string) => void;

/** Work under way gets this long to end; then its connections are closed. */
const DRAIN_MS = 5_000;
/** After this the process ends whatever happens; the supervisor still stops PostgreSQL in order. */
const LAST_MS = 9_500;

async function stop(app: FastifyInstance, close: () => Promise<void>): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close();
  clearTimeout(cut);
  await close();
}

/** One Ctrl-C arrives twice under npm: from the terminal, and from npm, which hands it on. */
const SAME_PRESS_MS = 1_000;

/**
 * On SIGINT (Ctrl-C) or SIGTERM: no new work, what is under way ends, then the databases close and PostgreSQL stops;
 * at most ten seconds. Pressing again ends the process at once.
 */
export function stopOnSignals(app: FastifyInstance, close: () => Promise<void>, log: Log): void {
  let since: number | null = null;
  const onSignal = () => {
    if (since !== null && Date.now() - since > SAME_PRESS_MS) process.exit(1);
    if (since !== null) return;
    since = Date.now();
    log('Cerrando…');
    setTimeout(() => process.exit(1), LAST_MS).unref();
    stop(app, close).then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}
