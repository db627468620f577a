import { formatMoney, type Messages } from '../kernel/index.ts';
import type { AvisoValor } from './checks.ts';

export type CodigoValor =
  | 'IMPORTE_REQUERIDO'
  | 'LEYENDA_REQUERIDA'
  | 'FECHA_REQUERIDA'
  | 'FECHA_ANTERIOR'
  | 'CUENTA_REQUERIDA'
  | 'JURISDICCION_REQUERIDA'
  | 'SALDO_EXCEDIDO'
  | 'SALDO_REPETIDO'
  | 'ITEM_REPETIDO'
  | 'TIPO_NO_PERMITIDO'
  | 'CHEQUES_REQUERIDOS'
  | 'CHEQUE_NUMERO'
  | 'CHEQUE_REPETIDO'
  | 'BANCO_REQUERIDO'
  | 'IDELECTRO_REQUERIDO';

/** D2 §5, D3 §5, literals as they stand; the rest in the same voice (decisions 13). */
export const MENSAJES_VALORES: Messages<CodigoValor> = {
  IMPORTE_REQUERIDO: () => 'Debe ingresar un importe mayor a cero',
  LEYENDA_REQUERIDA: () => 'Debe ingresar una leyenda',
  FECHA_REQUERIDA: () => 'Debe ingresar una fecha',
  FECHA_ANTERIOR: () => 'La fecha no puede ser menor a fecha recibo',
  CUENTA_REQUERIDA: () => 'Debe seleccionar una cuenta bancaria',
  JURISDICCION_REQUERIDA: () => 'Debe seleccionar una jurisdicción',
  SALDO_EXCEDIDO: ({ saldo }) =>
    `El importe no puede superar el saldo de la cuenta corriente (${formatMoney(Number(saldo))})`,
  SALDO_REPETIDO: () => 'Ya existe un ítem de tipo Saldo en Cuenta Corriente.',
  ITEM_REPETIDO: () => 'Hay dos ítems de cobranza con el mismo número',
  TIPO_NO_PERMITIDO: ({ tipo }) => `Una cotización prepago no admite ítems de tipo ${tipo}`,
  CHEQUES_REQUERIDOS: () => 'Debe ingresar al menos un cheque',
  CHEQUE_NUMERO: () => 'El número de cheque debe tener de 1 a 8 dígitos',
  CHEQUE_REPETIDO: ({ numero }) =>
    `El cheque ${numero} ya fue ingresado anteriormente, verifique el número o márquelo como repetido.`,
  BANCO_REQUERIDO: () => 'Debe elegir un banco',
  IDELECTRO_REQUERIDO: () => 'Debe ingresar el identificador del cheque electrónico',
};

/** Under an item of the list (D2 §5). */
export const TEXTOS_AVISO_VALOR: Readonly<Record<AvisoValor, (observa: string) => string>> = {
  RECHAZADO: (observa) => `Ítem rechazado: ${observa}`,
  PROVISORIO: () => 'Este ítem debe ser reemplazado por una transferencia definitiva.',
  INCOMPLETO: () => 'Este ítem tiene campos sin completar',
};

/** D2 §8, D3 §5. */
export const TEXTOS_VALORES = {
  vacio: 'Ingrese un ítem de cobranza',
  incompletos: 'Algunos items tienen campos sin completar.',
  faltaImagen: 'Debe subir una imágen',
} as const;
