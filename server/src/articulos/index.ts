export { type ArticuloDeVenta, lockArticulosVenta, readArticulosVenta } from './articulosVenta.ts';
export { type ArticuloRow, listArticulos } from './repository.ts';
export { articulosRoutes } from './routes.ts';
export { articuloMatches, searchable } from './search.ts';
