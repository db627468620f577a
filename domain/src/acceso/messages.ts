import { needsToken } from '../kernel/index.ts';

/** D1 §5, literals of the login screen. */
export const FALTA_USUARIO = 'Ingrese su nombre de usuario';
export const FALTA_CLAVE = 'Ingrese su contraseña';
export const FALTA_TOKEN = 'Ingrese un token válido';

/** One sentence for unknown user, wrong password, wrong code and disabled user: it tells nothing apart (reliability G2). */
export function credencialesIncorrectas(username: string): string {
  return needsToken(username) ? 'Usuario, contraseña o token incorrectos' : 'Usuario o contraseña incorrectos';
}

export const DEMASIADOS_INTENTOS = 'Hubo demasiados intentos. Probá de nuevo en unos minutos.';
export const SESION_CERRADA = 'La sesión no es válida o está vencida. Ingresá de nuevo.';
