import { z } from 'zod';
import { documentoImpago } from '../cuentas/contract.ts';
import { bandera, codigo, defineCall, defineListado, fecha, lista, pesos, porcentaje, valor } from '../kernel/index.ts';

/** D2 §3, delivery address; `id` is shown padded to five digits. */
export const direccionEntrega = z.object({
  id: z.number().int(),
  direccion: z.string(),
  localidad: z.string(),
  provincia: z.string(),
  codigopostal: z.string(),
  observacion: z.string(),
  jurisdiccion: z.number().int().nullable(),
  latitud: z.number().nullable(),
  longitud: z.number().nullable(),
});
export type DireccionEntrega = z.output<typeof direccionEntrega>;

/** A tax rate that the customer carries (iibb_1, iibb_2), already looked up. */
export const tasaIIBB = z.object({ id: z.number().int(), nombre: z.string(), porcentaje });

/** D2 §3, customer. */
export const cliente = z.object({
  id: z.string(),
  razsoc: z.string(),
  cuit: z.string(),
  tipodocu: z.number().int(),
  respIVA: z.string(),
  localidad: z.string(),
  provincia: z.string(),
  codpostal: z.string(),
  direccion: z.string(),
  /** The first active delivery address, in one line. */
  direccion_entrega: z.string(),
  telefono: z.string(),
  email: z.string(),
  vendedor: z.string(),
  apenom: z.string(),
  vendedor_nivel: z.number().int(),
  clasifica: z.string(),
  zona: z.string(),
  inhabilitado: z.boolean(),
  inactivo: z.boolean(),
  ocasional: z.boolean(),
  latitud: z.number().nullable(),
  longitud: z.number().nullable(),
  saldoCuentaCorriente: pesos,
  bonificacion: porcentaje,
  bonificacion_cliente: porcentaje,
  listaprecio: z.number().int(),
  condcomercial: z.number().int(),
  jurisdiccion: z.number().int().nullable(),
  transporte: z.string(),
  iibb_1: z.number().int().nullable(),
  iibb_2: z.number().int().nullable(),
  /** Only with `withDirecciones`. */
  direcciones: z.array(direccionEntrega).optional(),
});
export type Cliente = z.output<typeof cliente>;

export const listClientes = defineListado({
  area: 'clientes',
  permission: 'clientes.leer',
  summary: 'Clientes dentro del alcance de quien pregunta',
  query: {
    withDirecciones: bandera.optional(),
    withInactivos: bandera.optional(),
    id: codigo.optional(),
    vendedor: codigo.optional(),
    /** Added: the screen's toggles; absent means they are included, as in the documents. */
    sinInhabilitados: bandera.optional(),
    sinOcasionales: bandera.optional(),
  },
  item: cliente,
  errorPrefix: 'Error al obtener los clientes',
});

export const listDireccionesEntrega = defineCall({
  name: 'clientes.direccionesEntrega',
  method: 'GET',
  path: '/clientes/direccionesEntrega',
  summary: 'Direcciones de entrega activas de un cliente',
  permission: 'clientes.direcciones',
  kind: 'read',
  query: z.object({ id: codigo }),
  answer: lista(direccionEntrega),
  errorPrefix: 'Error al obtener las direcciones de entrega',
});

export const getDeudaPendiente = defineCall({
  name: 'clientes.deudaPendiente',
  method: 'GET',
  path: '/clientes/deudaPendiente',
  summary: 'Deuda pendiente: facturas y débitos menos créditos, por lo que falta',
  permission: 'clientes.cuenta',
  kind: 'read',
  query: z.object({ id: codigo }),
  answer: valor(pesos),
  errorPrefix: 'Error al obtener la deuda pendiente del cliente',
});

export const getSaldoCuentaCorriente = defineCall({
  name: 'clientes.saldoCuentaCorriente',
  method: 'GET',
  path: '/clientes/saldoCuentaCorriente',
  summary: 'Saldo a favor del cliente sin aplicar',
  permission: 'clientes.cuenta',
  kind: 'read',
  query: z.object({ id: codigo }),
  answer: valor(pesos),
  errorPrefix: 'Error al obtener el saldo de la cuenta corriente del cliente',
});

export const listInhabilitados = defineCall({
  name: 'clientes.inhabilitados',
  method: 'GET',
  path: '/clientes/inhabilitados',
  summary: 'Clientes inhabilitados',
  permission: 'clientes.leer',
  kind: 'read',
  query: z.object({ vendedor: codigo.optional() }),
  answer: lista(cliente),
  errorPrefix: 'Error al obtener los clientes inhabilitados',
});

/** Everything a quotation or order form needs to know before the first line is typed, in one read. */
export const contextoVenta = z.object({
  cliente,
  direcciones: z.array(direccionEntrega),
  iibb: z.array(tasaIIBB),
  deudaPendiente: pesos,
  saldoCuentaCorriente: pesos,
  documentosImpagos: z.array(documentoImpago),
  hoy: fecha,
  maxArticulosCotizacion: z.number().int(),
  maxArticulosPedido: z.number().int(),
  maxBonificacion: porcentaje,
  validezCotizacionDias: z.number().int(),
  puntoVentaBloqueante: z.number().int(),
  exentaDireccionEntrega: z.boolean(),
  tablaFijaDiasPago: z.boolean(),
  condiciones: z.array(z.object({ id: z.number().int(), nombre: z.string(), dias: z.number().int() })),
  rangosLitros: z.array(z.object({ inicio: z.number(), bonificacion: porcentaje })),
  transportes: z.array(z.object({ id: z.string(), nombre: z.string() })),
});
export type ContextoVenta = z.output<typeof contextoVenta>;

export const getContextoVenta = defineCall({
  name: 'clientes.contextoVenta',
  method: 'GET',
  path: '/clientes/contextoVenta',
  summary: 'Lo que un formulario de venta necesita saber del cliente y de la empresa',
  permission: 'cotizaciones.crear',
  kind: 'read',
  query: z.object({ id: codigo }),
  answer: valor(contextoVenta),
  errorPrefix: 'Error al obtener los datos del cliente',
  added: true,
});
