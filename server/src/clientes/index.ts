export { readClientePrint } from './clientePrint.ts';
export {
  type ClienteVenta,
  type DireccionVenta,
  direccionTexto,
  lockClienteVenta,
  refuseInexistentes,
} from './clienteVenta.ts';
export { type ClienteRow, findCliente, listDirecciones } from './repository.ts';
export { clientesRoutes } from './routes.ts';
