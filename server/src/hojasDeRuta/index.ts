export { HOJAS_DE_RUTA } from './hojasDeRuta.ts';
export { hojasDeRutaRoutes } from './routes.ts';
