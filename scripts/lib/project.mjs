import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const inRoot = (...parts) => path.join(root, ...parts);
export const say = (line) => console.log(line);

const MINIMUM = [20, 19];

/** Stops with a plain sentence on a Node that is too old, before anything of ours is read that it cannot parse. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  console.error(`Distri necesita Node ${MINIMUM.join('.')} o posterior; este es ${process.versions.node}.`);
  process.exit(1);
}

const lockfile = () => readFileSync(inRoot('package-lock.json'), 'utf8');
const readPackages = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});
const hash = (text) => createHash('sha256').update(text).digest('hex');

/** Says which lockfile our own `npm ci` has installed; npm takes it away with the packages. */
const INSTALLED = inRoot('node_modules/.distri-instalado');
export const noteInstalled = () => writeFileSync(INSTALLED, hash(lockfile()));

/** What the lockfile names but an install need not bring: links to ourselves, other platforms, leftovers. */
const mayBeMissing = (entry) => entry.link || entry.optional || entry.devOptional || entry.extraneous;

/** Whether `node_modules` holds what the lockfile says, installed by us or by hand. */
export function isInstalled() {
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === hash(lockfile())) return true;
  const present = readPackages(inRoot('node_modules/.package-lock.json'));
  return Object.entries(JSON.parse(lockfile()).packages).every(
    ([name, entry]) =>
      !name.includes('node_modules/') || mayBeMissing(entry) || present[name]?.version === entry.version,
  );
}

const SOURCES = [
  'domain/src',
  'server/src',
  'server/demo',
  'server/package.json',
  'web',
  'package-lock.json',
  'scripts',
];
const isSource = (name) => name !== 'node_modules' && !name.startsWith('dist');

function* walk(entry) {
  const stat = statSync(entry, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) return yield `${entry} ${stat.size} ${stat.mtimeMs}`;
  for (const name of readdirSync(entry).filter(isSource).sort()) yield* walk(path.join(entry, name));
}

/** A text that changes when a source of the build changes. */
export function sourcesFingerprint() {
  const lines = SOURCES.flatMap((source) => [...walk(inRoot(source))]);
  return hash(lines.join('\n'));
}
