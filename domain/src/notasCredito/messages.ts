import { formatMoney, formatQuantity, type Messages } from '../kernel/index.ts';
import { type CodigoTalonario, MENSAJES_TALONARIO } from '../talonarios/index.ts';

export type CodigoNotaCredito =
  | CodigoTalonario
  | 'SIN_RENGLONES'
  | 'RENGLON_AJENO'
  | 'RENGLON_REPETIDO'
  | 'DEVUELVE_DE_MAS'
  | 'PEDIDO_EN_CALLE'
  | 'FALTAN_DEVUELTAS'
  | 'IMPORTE_CERO'
  | 'TEXTO_SIN_CONCEPTO'
  | 'TEXTO_VACIO'
  | 'TEXTO_CON_IMPORTE'
  | 'CONCEPTO_INEXISTENTE'
  | 'CONCEPTO_CANTIDAD'
  | 'CONCEPTO_PRECIO'
  | 'CONCEPTO_BONIFICACION'
  | 'ASOCIADO_REQUERIDO'
  | 'ASOCIADO_DOBLE'
  | 'PERIODO_INVALIDO'
  | 'FACTURA_AJENA'
  | 'LETRAS_DISTINTAS'
  | 'ALICUOTAS_DISTINTAS'
  | 'ACREDITA_DE_MAS'
  | 'IMPORTE_DISTINTO';

export const MENSAJES_NOTA_CREDITO: Messages<CodigoNotaCredito> = {
  ...MENSAJES_TALONARIO,
  SIN_RENGLONES: () => 'Elegí al menos un artículo para acreditar.',
  RENGLON_AJENO: ({ numrenglon }) => `La factura no tiene el renglón ${numrenglon}.`,
  RENGLON_REPETIDO: ({ numrenglon }) => `El renglón ${numrenglon} está dos veces.`,
  DEVUELVE_DE_MAS: ({ articulo, resta }) =>
    Number(resta) === 0
      ? `${articulo} ya se acreditó completo.`
      : `De ${articulo} se pueden acreditar hasta ${formatQuantity(Number(resta))}.`,
  PEDIDO_EN_CALLE: ({ pedido }) =>
    `El pedido ${pedido} está En Distribución. Registrá cómo terminó la entrega antes de acreditar.`,
  FALTAN_DEVUELTAS: ({ pedido, articulo }) =>
    `El pedido ${pedido} se entregó en parte. Cargá primero en el pedido lo que volvió de ${articulo}.`,
  IMPORTE_CERO: () => 'La nota de crédito no puede quedar en cero.',
  TEXTO_SIN_CONCEPTO: () => 'El primer renglón tiene que ser un concepto.',
  TEXTO_VACIO: () => 'Escribí el texto del renglón.',
  TEXTO_CON_IMPORTE: () => 'Los renglones de texto no llevan importe.',
  CONCEPTO_INEXISTENTE: ({ id }) => `No existe el concepto ${id}.`,
  CONCEPTO_CANTIDAD: () => 'La cantidad debe ser mayor que cero.',
  CONCEPTO_PRECIO: () => 'El importe debe ser mayor que cero.',
  CONCEPTO_BONIFICACION: () => 'La bonificación debe estar entre 0% y 100%.',
  ASOCIADO_REQUERIDO: () => 'Elegí las facturas que corrige, o un período.',
  ASOCIADO_DOBLE: () => 'Elegí facturas o un período, no los dos.',
  PERIODO_INVALIDO: () => 'El período tiene que empezar antes de terminar y no pasar de hoy.',
  FACTURA_AJENA: () => 'Una de las facturas no es del cliente.',
  LETRAS_DISTINTAS: () => 'Las facturas tienen letras distintas. Hacé una nota de crédito por letra.',
  ALICUOTAS_DISTINTAS: () => 'Las facturas tienen alícuotas de IVA distintas. Hacé una nota de crédito por alícuota.',
  ACREDITA_DE_MAS: ({ disponible }) =>
    `La nota de crédito supera lo que queda por acreditar de las facturas: ${formatMoney(Number(disponible))}.`,
  IMPORTE_DISTINTO: ({ enviado, calculado }) =>
    `El importe ${formatMoney(Number(enviado))} no coincide con el calculado, ${formatMoney(Number(calculado))}. Revisá los renglones y volvé a guardar.`,
};
