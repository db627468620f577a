import type { EmpresaPerfil } from '@distri/domain/kernel';
import { readConfig } from '../platform/config.ts';
import { readEmpresas } from '../platform/empresas.ts';
import { type Installation, type OpenCompany, openInstallation } from '../platform/installation.ts';
import { StartRefusal } from '../platform/startRefusal.ts';

export const say = (line: string) => console.log(line);

/** Wrong words on the command line: the explanation and how it is used. */
export class UsageError extends StartRefusal {}

/** The words of the command line that were wrong, in words; null for any other error. Node says them in English. */
export function describeUsage(error: unknown): string | null {
  if (error instanceof UsageError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!(error instanceof Error) || !code.startsWith('ERR_PARSE_ARGS')) return null;
  const word = /'(-{1,2}[^' =]+)/.exec(error.message)?.[1] ?? /'([^']+)'/.exec(error.message)?.[1] ?? '';
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return `La opción ${word} está incompleta o no lleva valor.`;
  return `No se entiende ${word}.`;
}

/** Runs a command of the console: refusals are printed without a stack, wrong words followed by the usage. */
export async function runCommand(usage: string, work: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await work(process.argv.slice(2));
  } catch (error) {
    const wrong = describeUsage(error);
    if (wrong !== null) console.error(`${wrong}\n\n${usage}`);
    else console.error(error instanceof StartRefusal ? error.message : error);
    process.exitCode = 1;
  }
}

/** The companies that `--empresa` chooses: that one, or all. */
export function chooseEmpresas(id: string | undefined): EmpresaPerfil[] {
  const empresas = readEmpresas(readConfig()).servidas;
  const chosen = id === undefined ? empresas : empresas.filter((empresa) => empresa.id === id);
  if (chosen.length > 0) return chosen;
  throw new UsageError(`No hay ninguna empresa '${id}'. Las empresas son: ${empresas.map((e) => e.id).join(', ')}.`);
}

/** The one company that a command is about. */
export function chooseEmpresa(id: string | undefined): EmpresaPerfil {
  const [only, ...others] = chooseEmpresas(id);
  if (only && others.length === 0) return only;
  const ids = [only, ...others].map((empresa) => empresa?.id).join(', ');
  throw new UsageError(`Hay varias empresas: indicá cuál con --empresa (${ids}).`);
}

/** Opens the databases beside a running server, or starts PostgreSQL for as long as `work` takes. */
export async function withInstallation<T>(
  empresas: EmpresaPerfil[],
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  const installation = await openInstallation(readConfig(), empresas, { log: say, beside: true });
  try {
    return await work(installation);
  } finally {
    await installation.close();
  }
}

/** The same for a command about one company. */
export function withCompany<T>(empresa: EmpresaPerfil, work: (company: OpenCompany) => Promise<T>): Promise<T> {
  return withInstallation([empresa], async ({ companies: [company] }) => {
    if (!company) throw new Error('The installation opened no company');
    return work(company);
  });
}
