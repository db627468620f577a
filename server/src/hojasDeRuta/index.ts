export { HOJAS_DE_RUTA } from './hojasDeRuta.ts';
