import type { Messages } from '../kernel/index.ts';
import type { CodigoCot } from './checks.ts';

/** What to mend before sending; each names the field. */
export const MENSAJES_COT: Messages<CodigoCot> = {
  PATENTE: () => 'El dominio del transporte debe ser como AAA123 o AA123AA',
  CUIT_DESTINATARIO: () => 'El CUIT del cliente no es válido',
  RAZON_SOCIAL: () => 'El cliente no tiene razón social',
  DOCUMENTO_CONSUMIDOR: () => 'El documento del consumidor final está incompleto',
  CONSUMIDOR_SIN_DOCUMENTO: () => 'Desde $ 5.000 el consumidor final tiene que tener su documento',
  DESTINO_CALLE: () => 'La dirección de entrega no tiene calle',
  DESTINO_LOCALIDAD: () => 'La dirección de entrega no tiene localidad',
  DESTINO_PROVINCIA: () => 'La dirección de entrega no tiene provincia',
  ORIGEN_DOMICILIO: () => 'El domicilio del depósito está incompleto en la configuración de la empresa',
  TRANSPORTISTA: () => 'El CUIT del transportista no es válido',
  SALIDA_ANTES_DE_EMISION: () => 'La salida no puede ser anterior a la emisión del documento',
  SALIDA_PASADA: () => 'La salida no puede ser anterior a ayer',
  SALIDA_LEJANA: () => 'La salida no puede ser más de 30 días después de hoy',
  HORA_PASADA: () => 'La hora de salida no puede ser de hace más de 30 minutos',
  SIN_PRODUCTOS: () => 'El documento no tiene artículos',
  CODIGO_ARBA: ({ articulo }) => `El artículo ${articulo} no tiene su código de ARBA de 6 dígitos`,
  CANTIDAD: ({ articulo }) => `La cantidad del artículo ${articulo} debe ser mayor a cero`,
  IMPORTE: () => 'El importe neto debe ser mayor a cero',
  SIN_FACTURAR: ({ ids }) => `Los siguientes pedidos se encuentran sin facturar: ${ids}. No es posible generar el COT.`,
  CON_COT: ({ cot }) => `Ya tiene el COT ${cot}`,
  ENVIANDO: () => 'Se está enviando a ARBA en este momento',
  SIN_RESPUESTA: () => 'ARBA no contestó por él: enviá otra vez el mismo archivo, desde los envíos',
  A_VERIFICAR: () => 'ARBA ya lo tiene: buscá su COT en la página de ARBA y cargalo, desde los envíos',
};

/** D3 §5, §8: literals as they stand. */
export const TEXTOS_COT = {
  maximo: 'Solo puede seleccionar hasta 35 documentos.',
} as const;
