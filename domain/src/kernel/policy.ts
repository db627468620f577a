/** Role letters of D1 §1. L warehouse/logistics office, D dispatch office (decisions 4). */
export const ROLES = ['A', 'O', 'S', 'V', 'C', 'H', 'E', 'L', 'D'] as const;
export type Rol = (typeof ROLES)[number];

export const NOMBRE_ROL: Readonly<Record<Rol, string>> = {
  A: 'Administrador/a',
  O: 'Operador/a',
  S: 'Supervisor/a',
  V: 'Vendedor/a',
  C: 'Cliente',
  H: 'Chofer',
  E: 'Picker',
  L: 'Logística',
  D: 'Despacho',
};

/**
 * Every permission of the product and who has it. A call names one of these (or 'public' / 'session');
 * a call without one does not start. Scope (own customers, own documents) is added by `scope.ts`.
 */
export const PERMISOS = {
  'clientes.leer': 'AOSV',
  'clientes.ocasional': 'AOSV',
  'clientes.imprimir': 'AOS',
  /** Added: the office puts customers on the map. */
  'clientes.ubicar': 'AO',
  'clientes.direcciones': 'AOSVC',
  'clientes.cuenta': 'AOSVC',
  'articulos.leer': 'AOSVL',
  /** Reads barcodes and finds articles by them: the grid of L has no such column (D4 §6). */
  'articulos.codigoDeBarras': 'AOSV',
  'articulos.stockSeguridad': 'A',
  'articulos.movimientos': 'AOL',
  'articulosArmados.leer': 'AOSV',
  'cotizaciones.leer': 'AOSV',
  'cotizaciones.crear': 'AOSV',
  'cotizaciones.eliminar': 'A',
  'cotizaciones.aprobar': 'A',
  'pedidos.leer': 'AOSVCLDHE',
  'pedidos.crear': 'AOSV',
  'pedidos.imprimir': 'AOSVC',
  'pedidos.estadio': 'AOLDH',
  'pedidos.despachar': 'AOE',
  'pedidos.devueltas': 'AO',
  'pedidos.recibo': 'AOLH',
  'facturas.leer': 'AOSVC',
  /** Added: domain-facts §4.3. */
  'facturas.crear': 'AO',
  'remitos.leer': 'AOSVL',
  'notasCredito.leer': 'AOSVC',
  'notasCredito.crear': 'AO',
  /** D3 §6; changing a status is A's or the profile's user, who may be of another role (decisions 7). */
  'cobranzas.leer': 'AOSV',
  'cobranzas.crear': 'AOSV',
  'cobranzas.cambiarEstado': 'AOSV',
  'cobranzas.eliminar': 'A',
  'cobranzas.ajustePlazo': 'AO',
  'cobranzas.aprobar': 'A',
  'rendiciones.imprimir': 'AOSV',
  'cot.generar': 'AOL',
  /** D4 §6: whoever has the sheets in the menu. */
  'hojasDeRuta.leer': 'AODL',
  'documentosImpagos.leer': 'AOSVC',
  /** Added: who of the house made a document and did what its history tells; its customer is told what and when. */
  'documentos.autor': 'AOSVLDHE',
  /** Lookup tables, by the screens that use them (D1 §7, D2 §7, D3 §7, D4 §7). */
  'maestros.usuarios': 'AOSH',
  'maestros.documentos': 'AOSVC',
  'maestros.bonificaciones': 'AOSV',
  'maestros.clientes': 'AOSV',
  'maestros.cobranzas': 'AOSV',
  'maestros.filtros': 'AOSV',
  'maestros.despacho': 'AOLD',
  'maestros.articulos': 'AOSVL',
  'proveedores.leer': 'AOSVL',
  'vendedores.leer': 'AOSVCLD',
  'correo.enviar': 'AOSVCLD',
  /** Added: what others mailed of a document; a customer sees what it sent itself. */
  'correo.leer': 'AOSVLD',
  'correo.reenviar': 'AO',
  'notificaciones.leer': 'AOSVHL',
  'notificaciones.enviar': 'AO',
  'home.leer': 'AOSVL',
  buscar: 'AOSVCL',
  'usuarios.leer': 'A',
  'auditoria.leer': 'AO',
} as const satisfies Record<string, string>;

export type Permiso = keyof typeof PERMISOS;

export function rolesWith(permiso: Permiso): Rol[] {
  return ROLES.filter((rol) => PERMISOS[permiso].includes(rol));
}

/** Deny by default: only what the table grants. */
export function can(rol: Rol, permiso: Permiso): boolean {
  return PERMISOS[permiso].includes(rol);
}

/** Who is asking, from the server's own user record on each request; the screens read the same from the token. */
export interface Sesion {
  userId: number;
  username: string;
  nombre: string;
  rol: Rol;
  /** 1 is the highest rank; null for roles without level (decisions 4). */
  nivel: number | null;
  /** The salesperson that this user is (S, V). */
  vendedor: string | null;
  /** The customer that this user is (C). */
  cliente: string | null;
  empresa: string;
}
