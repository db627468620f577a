import * as acceso from '@distri/domain/acceso';
import * as articulos from '@distri/domain/articulos';
import * as articulosArmados from '@distri/domain/articulosArmados';
import * as buscar from '@distri/domain/buscar';
import * as clientes from '@distri/domain/clientes';
import * as cobranzas from '@distri/domain/cobranzas';
import * as correo from '@distri/domain/correo';
import * as cot from '@distri/domain/cot';
import * as cotizaciones from '@distri/domain/cotizaciones';
import * as cuentas from '@distri/domain/cuentas';
import * as facturacion from '@distri/domain/facturacion';
import * as facturas from '@distri/domain/facturas';
import * as hojasDeRuta from '@distri/domain/hojasDeRuta';
import * as home from '@distri/domain/home';
import type { Call } from '@distri/domain/kernel';
import * as maestros from '@distri/domain/maestros';
import * as notasCredito from '@distri/domain/notasCredito';
import * as notificaciones from '@distri/domain/notificaciones';
import * as pedidos from '@distri/domain/pedidos';
import * as prepago from '@distri/domain/prepago';
import * as proveedores from '@distri/domain/proveedores';
import * as recepciones from '@distri/domain/recepciones';
import * as remitos from '@distri/domain/remitos';
import * as rendiciones from '@distri/domain/rendiciones';

const areas: readonly object[] = [
  acceso,
  articulos,
  articulosArmados,
  buscar,
  clientes,
  cobranzas,
  correo,
  cot,
  cotizaciones,
  cuentas,
  facturacion,
  facturas,
  hojasDeRuta,
  home,
  maestros,
  notasCredito,
  notificaciones,
  pedidos,
  prepago,
  proveedores,
  recepciones,
  remitos,
  rendiciones,
];

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'permission' in value && 'method' in value && 'answer' in value;
}

/**
 * Every call that the domain package declares, found among the exports of its areas: a declared call is served, in the
 * OpenAPI document and walked by the tests, or the server does not start.
 */
export const calls: readonly Call[] = areas.flatMap((area) => Object.values(area).filter(isCall));
