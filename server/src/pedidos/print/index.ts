export { type PedidoPrint, pedidoDocument, printPedido } from './pedidoPdf.ts';
