import { z } from 'zod';
import { codigo, defineCall, idNumerico, lista, type Permiso } from '../kernel/index.ts';
import * as filas from './filas.ts';

export const COMPROBANTES_TALONARIO = ['factura', 'remito', 'notaCredito', 'recibo'] as const;

/** A lookup table of D1 §7: `GET /masters/{table}`, the whole of it. */
function maestro<T extends z.ZodType>(table: string, permission: Permiso, row: T, title: string) {
  return defineCall({
    name: `maestros.${table}`,
    method: 'GET',
    path: `/masters/${table}`,
    summary: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
    permission,
    kind: 'read',
    answer: lista(row),
    errorPrefix: `Error al obtener ${title}`,
  });
}

const { opcion, opcionTexto } = filas;

export const listUsuariosMaestro = maestro('users', 'maestros.usuarios', filas.usuarioMaestro, 'los usuarios');
export const listCondicionesVenta = maestro(
  'condicionesVenta',
  'maestros.documentos',
  filas.condicionVenta,
  'las condiciones de venta',
);
export const listTiposDeAsiento = maestro('tiposDeAsiento', 'maestros.documentos', opcion, 'los tipos de asiento');
export const listJurisdicciones = maestro(
  'jurisdicciones',
  'maestros.documentos',
  filas.jurisdiccion,
  'las jurisdicciones',
);
export const listTransportes = maestro('transportes', 'maestros.documentos', filas.transporte, 'los transportes');
export const listDepositos = maestro('depositos', 'maestros.documentos', opcion, 'los depósitos');
export const listAlicuotas = maestro('alicuotas', 'maestros.documentos', filas.alicuota, 'las alícuotas');
export const listZonas = maestro('zonas', 'maestros.clientes', opcion, 'las zonas');
export const listTiposDocu = maestro('tiposDocu', 'maestros.clientes', opcion, 'los tipos de documento');
export const listRespIVA = maestro('respIVA', 'maestros.clientes', filas.respIVA, 'las responsabilidades de IVA');
export const listProvincias = maestro('provincias', 'maestros.clientes', filas.provincia, 'las provincias');
export const listClasificacionesCliente = maestro(
  'clasificacionesCliente',
  'maestros.clientes',
  opcion,
  'las clasificaciones de clientes',
);
export const listBonificacionesByRangoLitros = maestro(
  'bonificacionesByRangoLitros',
  'maestros.bonificaciones',
  filas.bonificacionRangoLitros,
  'las bonificaciones por rango de litros',
);
export const listBonificacionesByDiasPago = maestro(
  'bonificacionesByDiasPago',
  'maestros.bonificaciones',
  filas.bonificacionDiasPago,
  'las bonificaciones por días de pago',
);
export const listBancos = maestro('bancos', 'maestros.cobranzas', opcionTexto, 'los bancos');
export const listCuentasBancarias = maestro(
  'cuentasBancarias',
  'maestros.cobranzas',
  filas.cuentaBancaria,
  'las cuentas bancarias',
);
export const listEquivalenciasFiltros = maestro(
  'equivalenciasFiltros',
  'maestros.filtros',
  filas.equivalenciaFiltro,
  'las equivalencias de filtros',
);
export const listChoferes = maestro('choferes', 'maestros.despacho', opcion, 'los choferes');
export const listVehiculos = maestro('vehiculos', 'maestros.despacho', filas.vehiculo, 'los vehículos');
export const listCalidadesArticulo = maestro(
  'calidadesArticulo',
  'maestros.articulos',
  opcion,
  'las calidades de artículos',
);
export const listRubrosArticulo = maestro('rubrosArticulo', 'maestros.articulos', opcion, 'los rubros de artículos');
export const listEnvasesArticulo = maestro('envasesArticulo', 'maestros.articulos', filas.envase, 'los envases');
export const listLineasArticulo = maestro('lineasArticulo', 'maestros.articulos', opcion, 'las líneas de artículos');
export const listLocalidades = maestro('localidades', 'maestros.articulos', filas.localidad, 'las localidades');

export const listTalonarios = defineCall({
  name: 'maestros.talonarios',
  method: 'GET',
  path: '/masters/talonarios',
  summary: 'Los talonarios de un comprobante',
  permission: 'maestros.documentos',
  kind: 'read',
  query: z.object({ comprobante: z.enum(COMPROBANTES_TALONARIO) }),
  answer: lista(filas.talonario),
  errorPrefix: 'Error al obtener los talonarios',
});

export const listDocumentosACancelar = defineCall({
  name: 'maestros.documentosACancelar',
  method: 'GET',
  path: '/masters/documentosACancelar',
  summary: 'Documentos con saldo de un cliente, para cancelar en una cobranza',
  permission: 'maestros.cobranzas',
  kind: 'read',
  query: z.object({ cliente: codigo, cobranza: idNumerico.optional() }),
  answer: lista(filas.documentoACancelar),
  errorPrefix: 'Error al obtener los documentos a cancelar',
});

export const listVendedores = defineCall({
  name: 'maestros.vendedores',
  method: 'GET',
  path: '/vendedores',
  summary: 'Vendedores en el alcance de quien pregunta; `id`: uno',
  permission: 'vendedores.leer',
  kind: 'read',
  query: z.object({ id: codigo.optional() }),
  answer: lista(filas.vendedor),
  errorPrefix: 'Error al obtener los vendedores',
});

/** How the failure of the same call is told when it was asked for one (D2 §8). */
export const ERROR_VENDEDOR = 'Error al obtener el vendedor';
