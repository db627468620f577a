export type { ClientePrint, DocumentoVentaPrint, LineaPrint } from './documentoVenta.ts';
export { type EncabezadoPrint, encabezado, encabezadoSiguiente, type Titulo } from './encabezado.ts';
export { type ImportesPrint, importesPrint, ventaPrint } from './fila.ts';
export { type Papel, papelDeVenta } from './papel.ts';
export { clienteYBloque, type Dato, hechos } from './partes.ts';
export { type RenglonTotal, renglonesDeImpuestos, tablaDeTotales } from './totales.ts';
