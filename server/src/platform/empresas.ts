import { readFileSync } from 'node:fs';
import { type EmpresaPerfil, empresasSchema } from '@distri/domain/kernel';
import { type Config, describeIssues, envName } from './config.ts';
import { StartRefusal } from './startRefusal.ts';

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartRefusal(`No se puede leer ${file}: ${String(error)}`);
  }
}

function refuseUnknownDatabases(config: Config, empresas: EmpresaPerfil[]): void {
  const known = empresas.map((empresa) => envName(empresa.id));
  const unknown = [...config.databaseUrls.keys()].filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new StartRefusal(
    `No hay ninguna empresa para ${unknown.map((name) => `DATABASE_URL_${name}`).join(', ')}. ` +
      `Las empresas son: ${known.join(', ')}.`,
  );
}

export interface Empresas {
  /** All of the group: the list of servers of the login screen. */
  todas: EmpresaPerfil[];
  /** Those that this process serves: all, or the one that EMPRESA names. */
  servidas: EmpresaPerfil[];
}

/** Reads `config/empresas.json`. Refuses (StartRefusal) what does not fit its schema, unknown keys included. */
export function readEmpresas(config: Config): Empresas {
  const parsed = empresasSchema.safeParse(readJson(config.empresasFile));
  if (!parsed.success) {
    throw new StartRefusal(`${config.empresasFile} no es válido:\n  ${describeIssues(parsed.error).join('\n  ')}`);
  }
  const todas = parsed.data.empresas;
  refuseUnknownDatabases(config, todas);
  if (!config.empresa) return { todas, servidas: todas };
  const servidas = todas.filter((empresa) => empresa.id === config.empresa);
  if (servidas.length > 0) return { todas, servidas };
  throw new StartRefusal(
    `No hay ninguna empresa '${config.empresa}' (EMPRESA). Las empresas son: ${todas.map((e) => e.id).join(', ')}.`,
  );
}
