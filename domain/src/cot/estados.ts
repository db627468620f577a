import type { EstadoVisible } from '../kernel/index.ts';
import type { CodigoCot } from './checks.ts';
import type { EstadoEnvioCot } from './respuesta.ts';

/** What lists and results say of a document or of a file. */
export const ESTADO_VISIBLE_COT: Readonly<Record<EstadoEnvioCot, EstadoVisible>> = {
  enviando: { palabra: 'Enviando', tono: 'azul' },
  sin_respuesta: { palabra: 'Sin respuesta', tono: 'amarillo' },
  aceptado: { palabra: 'Con COT', tono: 'verde' },
  parcial: { palabra: 'En parte', tono: 'naranja' },
  rechazado: { palabra: 'Rechazado', tono: 'rojo' },
  a_verificar: { palabra: 'A verificar', tono: 'violeta' },
  descargado: { palabra: 'TXT descargado', tono: 'gris' },
};

/** Where people mend what ARBA would refuse. */
export type LugarDeArreglo = 'dominio' | 'cliente' | 'pedido' | 'articulo' | 'empresa' | 'envios' | 'documento';

const LUGARES: Readonly<Record<CodigoCot, LugarDeArreglo>> = {
  PATENTE: 'dominio',
  TRANSPORTISTA: 'empresa',
  CUIT_DESTINATARIO: 'cliente',
  RAZON_SOCIAL: 'cliente',
  DOCUMENTO_CONSUMIDOR: 'cliente',
  CONSUMIDOR_SIN_DOCUMENTO: 'cliente',
  DESTINO_CALLE: 'cliente',
  DESTINO_LOCALIDAD: 'cliente',
  DESTINO_PROVINCIA: 'cliente',
  ORIGEN_DOMICILIO: 'empresa',
  SALIDA_ANTES_DE_EMISION: 'documento',
  SALIDA_PASADA: 'documento',
  SALIDA_LEJANA: 'documento',
  HORA_PASADA: 'documento',
  SIN_PRODUCTOS: 'documento',
  CODIGO_ARBA: 'articulo',
  CANTIDAD: 'documento',
  IMPORTE: 'documento',
  SIN_FACTURAR: 'pedido',
  CON_COT: 'envios',
  ENVIANDO: 'envios',
  SIN_RESPUESTA: 'envios',
  A_VERIFICAR: 'envios',
};

export const lugarDeArreglo = (code: CodigoCot): LugarDeArreglo => LUGARES[code];

/** D3 §2: whose vehicle it is. */
export const tipoDeVehiculo = (tipo: string) => (tipo === 'T' ? 'Tercero' : 'Propio');
