import { networkInterfaces } from 'node:os';
import type { OpenCompany } from '../platform/installation.ts';

const EVERYWHERE = ['0.0.0.0', '::'];

/** Addresses to open in a browser: this machine's, and the first of the local network when we listen there too. */
export function addresses(host: string, port: number): string[] {
  if (!EVERYWHERE.includes(host)) return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`];
  const lan = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find((address) => address.family === 'IPv4' && !address.internal);
  return [`http://localhost:${port}`, ...(lan ? [`http://${lan.address}:${port}`] : [])];
}

/** The demo users of a company as lines for the console; none for a company in production. */
export async function demoUserLines({ pool, clase }: OpenCompany): Promise<string[]> {
  if (clase !== 'demo') return [];
  const { CLAVE_DEMO, readUsuarios } = await import('../../demo/usuarios.ts');
  const users = await readUsuarios(pool);
  return [
    `Usuarios de demostración, con la clave ${CLAVE_DEMO}:`,
    ...users.map(({ username, descripcion, totp }) => {
      const code = totp ? ` (secreto de los códigos de un solo uso: ${totp})` : '';
      return `  ${username.padEnd(16)}${descripcion}${code}`;
    }),
  ];
}
