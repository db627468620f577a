export { type ValorRow, valorDeFila } from './filas.ts';
