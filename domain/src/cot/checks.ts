import { addDays, type Dia, isValidCuit, type Problem } from '../kernel/index.ts';
import { codigoUnico, type RemitoCot } from './archivo.ts';
import type { DomicilioCot } from './domicilio.ts';

/** D3 §9. */
export const MAXIMO_DOCUMENTOS_COT = 35;
/** Departure: up to this many days from now (domain-facts §1.1). */
const DIAS_DE_SALIDA = 30;
const MINUTOS_DE_TOLERANCIA = 30;
/** From $5,000 a final consumer is named (domain-facts §1.2). */
const IMPORTE_IDENTIFICA = 5_000_00;
/** Plates of both forms: AAA123 and AA123AA. */
const PATENTE = /^(?:[A-Z]{3}\d{3}|[A-Z]{2}\d{3}[A-Z]{2})$/;
const PROVINCIAS = /^[A-HJ-NP-Z]$/;

export type CodigoCot =
  | 'PATENTE'
  | 'CUIT_DESTINATARIO'
  | 'RAZON_SOCIAL'
  | 'DOCUMENTO_CONSUMIDOR'
  | 'CONSUMIDOR_SIN_DOCUMENTO'
  | 'DESTINO_CALLE'
  | 'DESTINO_LOCALIDAD'
  | 'DESTINO_PROVINCIA'
  | 'ORIGEN_DOMICILIO'
  | 'TRANSPORTISTA'
  | 'SALIDA_ANTES_DE_EMISION'
  | 'SALIDA_PASADA'
  | 'SALIDA_LEJANA'
  | 'HORA_PASADA'
  | 'SIN_PRODUCTOS'
  | 'CODIGO_ARBA'
  | 'CANTIDAD'
  | 'IMPORTE'
  | 'SIN_FACTURAR'
  /** Another file carries it already. */
  | 'CON_COT'
  | 'ENVIANDO'
  | 'SIN_RESPUESTA'
  | 'A_VERIFICAR';

export type ProblemaCot = Problem<CodigoCot>;

/** Plate as it is typed: spaces and hyphens out, upper case. */
export function normalizePatente(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '');
}

export function isPatente(text: string): boolean {
  return PATENTE.test(text);
}

export interface MomentoCot {
  hoy: Dia;
  /** Minutes since midnight in Buenos Aires. */
  minutos: number;
}

/** What ARBA would refuse of one remito, told before it is sent; paths start with the document's unique code. */
export function checkRemito(remito: RemitoCot, cuit: string, momento: MomentoCot): ProblemaCot[] {
  const at = codigoUnico(remito);
  const problem = (code: CodigoCot, field: string, params?: ProblemaCot['params']): ProblemaCot => ({
    code,
    severity: 'block',
    path: `${at}.${field}`,
    ...(params === undefined ? {} : { params }),
  });
  const when = (condition: boolean, code: CodigoCot, field: string) => (condition ? [problem(code, field)] : []);
  const own = remito.transportistaCuit === cuit;
  return [
    ...when(own && !isPatente(remito.patente), 'PATENTE', 'patente'),
    ...when(!isValidCuit(remito.transportistaCuit), 'TRANSPORTISTA', 'transportista'),
    ...checkDestinatario(remito, when),
    ...checkDomicilio(remito.destino, when),
    ...when(!isWhole(remito.origen.domicilio), 'ORIGEN_DOMICILIO', 'origen'),
    ...checkSalida(remito, momento, when),
    ...when(remito.productos.length === 0, 'SIN_PRODUCTOS', 'productos'),
    ...remito.productos.flatMap(({ codigoArba, cantidad, codigo }, index) => [
      ...(/^\d{6}$/.test(codigoArba) ? [] : [problem('CODIGO_ARBA', `productos.${index}`, { articulo: codigo })]),
      ...(cantidad > 0 ? [] : [problem('CANTIDAD', `productos.${index}`, { articulo: codigo })]),
    ]),
    ...when(remito.importe <= 0 && !remito.devolucion, 'IMPORTE', 'importe'),
  ];
}

type When = (condition: boolean, code: CodigoCot, field: string) => ProblemaCot[];

function checkDestinatario({ destinatario, importe }: RemitoCot, when: When): ProblemaCot[] {
  if (destinatario.consumidorFinal) {
    const { tipoDocumento, documento } = destinatario;
    const unnamed = tipoDocumento === '' && documento === '' && importe >= IMPORTE_IDENTIFICA;
    return [
      ...when((tipoDocumento === '') !== (documento === ''), 'DOCUMENTO_CONSUMIDOR', 'destinatario'),
      ...when(unnamed, 'CONSUMIDOR_SIN_DOCUMENTO', 'destinatario'),
    ];
  }
  return [
    ...when(!isValidCuit(destinatario.cuit), 'CUIT_DESTINATARIO', 'destinatario'),
    ...when(destinatario.razonSocial.trim() === '', 'RAZON_SOCIAL', 'destinatario'),
  ];
}

function checkDomicilio(domicilio: DomicilioCot, when: When): ProblemaCot[] {
  return [
    ...when(domicilio.calle.trim() === '', 'DESTINO_CALLE', 'destino'),
    ...when(domicilio.localidad.trim() === '', 'DESTINO_LOCALIDAD', 'destino'),
    ...when(!PROVINCIAS.test(domicilio.provincia), 'DESTINO_PROVINCIA', 'destino'),
  ];
}

function isWhole({ calle, localidad, provincia }: DomicilioCot): boolean {
  return calle.trim() !== '' && localidad.trim() !== '' && PROVINCIAS.test(provincia);
}

/** Not before the issue, not before yesterday, not after 30 days; an hour at most 30 minutes ago (domain-facts §1.1, §1.3). */
function checkSalida(
  { fechaSalida, fechaEmision, horaSalida }: RemitoCot,
  momento: MomentoCot,
  when: When,
): ProblemaCot[] {
  const minutes = horaSalida === null ? null : Number(horaSalida.slice(0, 2)) * 60 + Number(horaSalida.slice(2));
  const late = fechaSalida === momento.hoy && minutes !== null && minutes < momento.minutos - MINUTOS_DE_TOLERANCIA;
  return [
    ...when(fechaSalida < fechaEmision, 'SALIDA_ANTES_DE_EMISION', 'salida'),
    ...when(fechaSalida < addDays(momento.hoy, -1), 'SALIDA_PASADA', 'salida'),
    ...when(fechaSalida > addDays(momento.hoy, DIAS_DE_SALIDA), 'SALIDA_LEJANA', 'salida'),
    ...when(late, 'HORA_PASADA', 'salida'),
  ];
}
