import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { StartRefusal } from '../../platform/startRefusal.ts';
import { MANIFEST, readManifest } from './manifest.ts';

const HOUR_MS = 3_600_000;

function age(created: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(created)) / HOUR_MS);
  if (hours < 1) return 'hace menos de una hora';
  if (hours < 48) return hours === 1 ? 'hace 1 hora' : `hace ${hours} horas`;
  return `hace ${Math.floor(hours / 24)} días`;
}

function describe(folder: string, now: Date): string {
  try {
    const backup = readManifest(folder);
    return `${folder}  ${backup.empresa}  ${age(backup.creado, now)}`;
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    return error.message;
  }
}

/** A line for each backup in a folder, the newest last, damaged manifests told. */
export function listBackups(folder: string, now: Date): string[] {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const backups = names.map((name) => path.join(folder, name)).filter((dir) => existsSync(path.join(dir, MANIFEST)));
  return backups.length > 0 ? backups.map((dir) => describe(dir, now)) : [`No hay respaldos en ${folder}.`];
}
