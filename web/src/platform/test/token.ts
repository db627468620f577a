import type { TokenPayload } from '../session/index.ts';

const base64url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A token as the server writes it, with a signature that nobody checks here. */
export function fakeToken(over: Partial<TokenPayload> = {}): string {
  const payload = {
    username: 'mruiz',
    name: 'Marta Ruiz',
    id: 10,
    role: 'O',
    level: 2,
    cmpid: 'buenosaires',
    cmpname: 'Buenos Aires',
    exp: Math.floor(Date.now() / 1000) + 3600,
    ...over,
  };
  return `e30.${base64url(JSON.stringify(payload))}.firma`;
}

export const servidorDePrueba = { id: 'buenosaires', nombre: 'Buenos Aires', apiBase: '/buenosaires/v1' };
