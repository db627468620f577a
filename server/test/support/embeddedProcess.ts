import { startEmbedded } from '../../src/platform/postgres/index.ts';
import { StartRefusal } from '../../src/platform/startRefusal.ts';

/*
 * A process that owns an embedded PostgreSQL, for the tests that kill it:
 *     embeddedProcess.ts '{"dataDir": "/tmp/x", "uid": 65534}'
 * Writes 'listo' when PostgreSQL answers, stops on SIGTERM. A refusal goes to standard error, with exit code 2.
 */
interface Orders {
  dataDir: string;
  packageDir?: string;
  systemHome?: string;
  /** Becomes this user first. */
  uid?: number;
}

const { uid, ...options }: Orders = JSON.parse(process.argv[2] ?? '{}');
if (uid !== undefined) {
  process.setgroups?.([]);
  process.setgid?.(uid);
  process.setuid?.(uid);
}
try {
  const embedded = await startEmbedded({ ...options, log: (line) => console.log(line) });
  process.once('SIGTERM', () => void embedded.stop().then(() => process.exit(0)));
  console.log('listo');
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error);
  process.exit(2);
}
