export { facturaPdf, receptorPrint } from './facturaPdf.ts';
export { presentAutorizacion, presentReceptor, presentRelacionados, seesCommission } from './presenter.ts';
export { type ComprobantePrint, lineasDeComprobante, papelDeComprobante } from './print/index.ts';
export { type ComprobanteRow, readFactura } from './repository.ts';
export { facturasRoutes } from './routes.ts';
