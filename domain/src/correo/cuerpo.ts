import type { DocumentoDeCorreo } from './contract.ts';

const ARTICULOS: Readonly<Record<DocumentoDeCorreo['clase'], 'el' | 'la'>> = {
  cotizacion: 'la',
  pedido: 'el',
  factura: 'la',
  remito: 'el',
  notaCredito: 'la',
  cobranza: 'la',
};

/**
 * The two lines that a document's mail starts with (decisions 20).
 * @example cuerpoDeCorreo('pedido', 'Pedido 184233', 'Buenos Aires') → 'Adjuntamos el pedido 184233.\nSaludos, …'
 */
export function cuerpoDeCorreo(clase: DocumentoDeCorreo['clase'], nombre: string, empresa: string): string {
  const documento = `${nombre.charAt(0).toLowerCase()}${nombre.slice(1)}`;
  return `Adjuntamos ${ARTICULOS[clase]} ${documento}.\nSaludos, ${empresa}.`;
}
