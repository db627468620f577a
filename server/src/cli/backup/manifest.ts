import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartRefusal } from '../../platform/startRefusal.ts';

/*
 * A backup is a folder: `manifest.json` and, for each table, its rows in COPY's text format, compressed. The manifest
 * is the last thing written and names everything else with its hash, itself included, so that damage of any kind
 * (a bit, a cut, a missing or exchanged file) is found before anything is restored (reliability H3).
 */

const FORMAT = 1;
export const MANIFEST = 'manifest.json';

const tableSchema = z.strictObject({
  tabla: z.string(),
  columnas: z.array(z.string()).min(1),
  archivo: z.string().regex(/^[a-z0-9_]+\.copy\.gz$/),
  filas: z.number().int().min(0),
  bytes: z.number().int(),
  sha256: z.string().length(64),
});

const contentSchema = z.strictObject({
  formato: z.literal(FORMAT),
  empresa: z.string(),
  creado: z.string(),
  postgres: z.string(),
  /** Number of the last migration: the schema that the rows fit. */
  esquema: z.number().int().min(1),
  tablas: z.array(tableSchema).min(1),
  secuencias: z.array(z.strictObject({ nombre: z.string(), ultimo: z.number(), usado: z.boolean() })),
});

export type BackupTable = z.output<typeof tableSchema>;
export type Backup = z.output<typeof contentSchema>;

const hashText = (text: string) => createHash('sha256').update(text).digest('hex');

/** The text of `manifest.json`. */
export function renderManifest(backup: Omit<Backup, 'formato'>): string {
  const content = JSON.stringify({ formato: FORMAT, ...backup });
  return `${JSON.stringify({ sha256: hashText(content), contenido: content })}\n`;
}

function parseManifest(text: string): Backup {
  const sealed = z.strictObject({ sha256: z.string(), contenido: z.string() }).parse(JSON.parse(text));
  if (hashText(sealed.contenido) !== sealed.sha256) throw new Error('el manifiesto no coincide con su suma');
  return contentSchema.parse(JSON.parse(sealed.contenido));
}

/** Reads the manifest of a backup folder. Refuses one that is missing, damaged or of another format. */
export function readManifest(folder: string): Backup {
  if (!existsSync(folder)) throw new StartRefusal(`No hay ningún respaldo en ${folder}.`);
  try {
    return parseManifest(readFileSync(path.join(folder, MANIFEST), 'utf8'));
  } catch (error) {
    throw new StartRefusal(`El respaldo de ${folder} está incompleto o dañado: ${String(error)}`);
  }
}

/** SHA-256 and size of a file, read as a stream. */
export async function hashFile(file: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { sha256: hash.digest('hex'), bytes };
}

/** Refuses a backup any of whose files is missing or differs from the manifest in a single bit. */
export async function verifyFiles(folder: string, backup: Backup): Promise<void> {
  for (const table of backup.tablas) {
    const found = await hashFile(path.join(folder, table.archivo)).catch(() => null);
    if (found?.sha256 === table.sha256 && found.bytes === table.bytes) continue;
    throw new StartRefusal(`El respaldo de ${folder} está dañado: ${table.archivo} ${found ? 'cambió' : 'falta'}.`);
  }
}
