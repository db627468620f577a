import { z } from 'zod';
import {
  defineCall,
  empresaSchema,
  hecho,
  instante,
  lista,
  needsToken,
  PERMISOS,
  type Permiso,
  ROLES,
  texto,
  valor,
} from '../kernel/index.ts';
import { FALTA_CLAVE, FALTA_TOKEN, FALTA_USUARIO } from './messages.ts';

/** Longer ones are refused before they are hashed (reliability G3). */
export const MAX_LARGO_CLAVE = 200;

/** D1 §2.1. The token is asked of user names that start with N30, N33 or N34 (D1 §5). */
export const credenciales = z
  .object({
    username: texto(60).min(1, FALTA_USUARIO),
    password: z.string().min(1, FALTA_CLAVE).max(MAX_LARGO_CLAVE, `Hasta ${MAX_LARGO_CLAVE} caracteres`),
    softtoken: texto(12).optional(),
  })
  .refine(({ username, softtoken }) => !needsToken(username) || !!softtoken, {
    message: FALTA_TOKEN,
    path: ['softtoken'],
  });
export type Credenciales = z.output<typeof credenciales>;

export const login = defineCall({
  name: 'acceso.ingresar',
  method: 'POST',
  path: '/auth/login',
  summary: 'Cambia usuario y contraseña (y token, para N30, N33 y N34) por el token de la sesión',
  permission: 'public',
  kind: 'change',
  body: credenciales,
  answer: z.object({ token: z.string() }),
});

export const logout = defineCall({
  name: 'acceso.salir',
  method: 'POST',
  path: '/auth/logout',
  summary: 'Cierra la sesión: su token deja de servir',
  permission: 'session',
  kind: 'change',
  answer: hecho,
  added: true,
});

const permisos = Object.keys(PERMISOS) as [Permiso, ...Permiso[]];

/** The switches of the company that screens depend on; the rest of the profile stays on the server. */
export const empresaDeSesion = empresaSchema.pick({
  id: true,
  nombre: true,
  color: true,
  menu: true,
  exentaDireccionEntrega: true,
  tablaFijaDiasPago: true,
  usuarioCambioEstado: true,
  maxArticulosCotizacion: true,
  maxArticulosPedido: true,
  maxBonificacion: true,
  validezCotizacionDias: true,
  puntoVentaBloqueante: true,
  depositoPredeterminado: true,
  talonarios: true,
});
export type EmpresaDeSesion = z.output<typeof empresaDeSesion>;

/** Who is logged in, as the server has it now, and what they may do. */
export const yo = z.object({
  userId: z.number().int(),
  username: z.string(),
  nombre: z.string(),
  rol: z.enum(ROLES),
  nivel: z.number().int().nullable(),
  vendedor: z.string().nullable(),
  cliente: z.string().nullable(),
  permisos: z.array(z.enum(permisos)),
  empresa: empresaDeSesion,
});
export type Yo = z.output<typeof yo>;

export const getMe = defineCall({
  name: 'acceso.yo',
  method: 'GET',
  path: '/auth/me',
  summary: 'Usuario de la sesión, sus permisos y la empresa',
  permission: 'session',
  kind: 'read',
  answer: valor(yo),
  errorPrefix: 'Error al obtener los datos del usuario',
  added: true,
});

export const getUrlToken = defineCall({
  name: 'acceso.pase',
  method: 'GET',
  path: '/auth/urlToken',
  summary:
    'Pase de un solo uso, hasta 60 segundos, para abrir un archivo propio: se agrega como ?pase= a esa dirección',
  permission: 'session',
  kind: 'read',
  query: z.object({ url: texto(500).min(1) }),
  answer: valor(z.string()),
  errorPrefix: 'Error al abrir el archivo',
});

/** A user as the administrator's list shows it. */
export const usuario = z.object({
  id: z.number().int(),
  username: z.string(),
  nombre: z.string(),
  email: z.string(),
  rol: z.enum(ROLES),
  nivel: z.number().int().nullable(),
  vendedor: z.string().nullable(),
  cliente: z.string().nullable(),
  activo: z.boolean(),
  conToken: z.boolean(),
  demo: z.boolean(),
  creado: instante,
  ultimoIngreso: instante.nullable(),
});
export type Usuario = z.output<typeof usuario>;

export const listUsuarios = defineCall({
  name: 'acceso.usuarios',
  method: 'GET',
  path: '/usuarios',
  summary: 'Usuarios de la empresa, activos y desactivados',
  permission: 'usuarios.leer',
  kind: 'read',
  answer: lista(usuario),
  errorPrefix: 'Error al obtener los usuarios',
  added: true,
});
