export { type CotizacionPrint, cotizacionDocument, type PagoPrint, printCotizacion } from './cotizacionPdf.ts';
