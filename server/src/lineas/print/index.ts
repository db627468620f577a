export type { ClientePrint, DocumentoVentaPrint, LineaPrint } from './documentoVenta.ts';
export { type Papel, papelDeVenta } from './papel.ts';
export { type RenglonTotal, renglonesDeImpuestos } from './totales.ts';
