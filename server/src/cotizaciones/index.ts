export { type CotizacionDecidida, decidirCotizacion, lockCliente } from './commands/decidir.ts';
export { cotizacionPdf } from './cotizacionPdf.ts';
export { itemValor, presentItem } from './items/rows.ts';
export { writeItems } from './items/writeItems.ts';
export { banderas } from './presenter.ts';
export { type CotizacionDetalleRow, readCotizacion } from './repository.ts';
export { cotizacionesRoutes } from './routes.ts';
