import { formatMoney, formatPercent, type Messages } from '../kernel/index.ts';
import type { FallaArmado } from './armados.ts';

/** Codes of the rules that quotations and orders share; each area words the ones that the documents spell differently. */
export type CodigoLinea =
  | 'SIN_ARTICULOS'
  | 'MAX_ARTICULOS'
  | 'ALICUOTAS_DISTINTAS'
  | 'ARTICULO_INEXISTENTE'
  | 'PRECIO_INVALIDO'
  | 'CANTIDAD_INVALIDA'
  | 'IMPORTE_EXCEDIDO'
  | 'BONIFICACION_INVALIDA'
  | 'PRECIO_NO_PERMITIDO'
  | 'BONIFICACION_MAXIMA'
  | 'BONIFICACION_FIJA'
  | 'RENTABILIDAD'
  | 'BONIFICACION_GENERAL_INVALIDA'
  | 'BONIFICACION_GENERAL_NO_PERMITIDA'
  | 'FECHA_PASADA'
  | 'ENTREGA_ANTES_DE_INGRESO'
  | 'LEYENDA_LARGA'
  | 'IMPORTE_DISTINTO'
  | 'ARMADO_SIN_PARTES'
  | FallaArmado;

/** D2 §5, literals as they stand; the rest in the same voice (decisions 13). */
export const MENSAJES_LINEAS: Messages<Exclude<CodigoLinea, 'MAX_ARTICULOS' | 'ALICUOTAS_DISTINTAS'>> = {
  SIN_ARTICULOS: () => 'Debe ingresar al menos un artículo',
  ARTICULO_INEXISTENTE: () => 'No se encontró el artículo, verifique el código ingresado',
  PRECIO_INVALIDO: () => 'Precio Inválido',
  CANTIDAD_INVALIDA: () => 'La cantidad debe ser mayor a cero, con hasta tres decimales',
  IMPORTE_EXCEDIDO: () => 'El importe es demasiado grande, verifique la cantidad y el precio',
  BONIFICACION_INVALIDA: () => 'La bonificación debe estar entre -100% y 100%',
  PRECIO_NO_PERMITIDO: ({ articulo }) => `El precio del artículo ${articulo} debe ser el de lista`,
  BONIFICACION_MAXIMA: ({ max }) => `La bonificación debe estar entre 0% y ${formatPercent(Number(max))}`,
  BONIFICACION_FIJA: ({ fija }) => `La bonificación del cliente es fija: ${formatPercent(Number(fija))}`,
  RENTABILIDAD: ({ articulo }) =>
    `El articulo ${articulo} no cumple con la rentabilidad minima esperada. Revise su precio y bonificacion unitarios o la bonificacion general del cliente.`,
  BONIFICACION_GENERAL_INVALIDA: () => 'La bonificación general debe estar entre 0% y 100%',
  BONIFICACION_GENERAL_NO_PERMITIDA: () => 'La bonificación general debe ser la del cliente',
  FECHA_PASADA: ({ campo }) => `La fecha de ${campo} no puede ser anterior a hoy`,
  ENTREGA_ANTES_DE_INGRESO: () => 'La fecha de entrega es anterior a la de ingreso',
  LEYENDA_LARGA: ({ max }) => `La leyenda admite hasta ${max} caracteres`,
  ARMADO_SIN_PARTES: ({ articulo }) => `${articulo} es un artículo armado: se agrega con sus componentes`,
  ARMADO_INEXISTENTE: ({ armado }) => `El artículo armado ${armado} no está disponible. Quitá sus artículos.`,
  ARMADO_INCOMPLETO: ({ armado }) => `Faltan artículos del armado ${armado}. Quitalo y volvé a agregarlo.`,
  ARMADO_AJENO: ({ armado }) => `Hay artículos que no son del armado ${armado}. Quitalo y volvé a agregarlo.`,
  ARMADO_DESPAREJO: ({ armado }) =>
    `Las cantidades del armado ${armado} no están en proporción. Quitalo y volvé a agregarlo.`,
  IMPORTE_DISTINTO: ({ enviado, calculado }) =>
    `El importe ${formatMoney(Number(enviado))} no coincide con el calculado, ${formatMoney(Number(calculado))}. Revise el documento y vuelva a guardar.`,
};
