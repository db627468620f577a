import { spawnSync } from 'node:child_process';
import { chownSync, readFileSync, statSync } from 'node:fs';
import { StartRefusal } from '../startRefusal.ts';

/** The system account that PostgreSQL runs as. `null` stands for "the same as ours". */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root lends it one of these, in this order. */
const PREFERRED = ['postgres', 'node', 'nobody'];

function readAccounts(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .flatMap(([name, , uid, gid]) => (name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []))
    .filter((account) => account.uid > 0 && account.gid >= 0);
}

/**
 * Chooses the account for a cluster folder (which may not exist yet): its owner when there is one, so that root and
 * an ordinary user can take turns on the same folder; otherwise the first of the preferred accounts.
 */
export function chooseAccount(clusterDir: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readAccounts();
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) {
    return { name: accounts.find((a) => a.uid === owner.uid)?.name ?? `${owner.uid}`, uid: owner.uid, gid: owner.gid };
  }
  const chosen = PREFERRED.flatMap((name) => accounts.filter((a) => a.name === name))[0];
  if (chosen) return chosen;
  throw new StartRefusal(
    `PostgreSQL no puede ejecutarse como root y no existe ninguno de los usuarios ${PREFERRED.join(', ')}. ` +
      'Arrancá Distri con un usuario común o indicá una base en DATABASE_URL.',
  );
}

/** Options for `spawn` that make the child run as `account`, away from folders that it may not read. */
export function asAccount(account: Account | null): { cwd: string; uid?: number; gid?: number } {
  return account ? { cwd: '/', uid: account.uid, gid: account.gid } : { cwd: '/' };
}

export function giveTo(account: Account | null, path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}

/** True when `account` can pass through every folder on the way to `dir` and enter it. */
export function canEnter(account: Account | null, dir: string): boolean {
  const probe = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', dir], { ...asAccount(account), stdio: 'ignore' });
  return probe.status === 0;
}
