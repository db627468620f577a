export { type ComprobantePrint, lineasDeComprobante, papelDeComprobante } from './comprobante.ts';
export { type FacturaPrint, printFactura } from './facturaPdf.ts';
