export { author } from './commands/author.ts';
export { cotizacionPdf } from './cotizacionPdf.ts';
export { banderas } from './presenter.ts';
export { type CotizacionDetalleRow, readCotizacion } from './repository.ts';
export { cotizacionesRoutes } from './routes.ts';
