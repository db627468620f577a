import type { Articulo } from '@distri/domain/articulos';
import { can, type Rol } from '@distri/domain/kernel';
import type { ArticuloRow } from './repository.ts';

/** Who reads prices, cost and margin: never L, C, H, E or D (decisions 4, reliability A8). */
const SEES_MONEY: readonly Rol[] = ['A', 'O', 'S', 'V'];
/** D2 §6: safety stock is visible to A and O. */
const SEES_SAFETY_STOCK: readonly Rol[] = ['A', 'O'];

/** The customer whose prices are answered. */
export interface ClientePrecios {
  listaprecio: number;
  bonificacion_cliente: number;
}

function listPrices(row: ArticuloRow) {
  const { lista1, lista2, lista3, lista4, lista5, lista6 } = row;
  return { lista1, lista2, lista3, lista4, lista5, lista6 };
}

/** Price of the customer's own list, in centavos. */
export function priceInList(row: ReturnType<typeof listPrices>, lista: number): number {
  return [row.lista1, row.lista2, row.lista3, row.lista4, row.lista5, row.lista6][lista - 1] ?? row.lista1;
}

function money(row: ArticuloRow, cliente: ClientePrecios | undefined) {
  return {
    ...listPrices(row),
    preciosDesde: row.precios_desde,
    costoneto: row.costoneto,
    rentaminima: row.rentaminima,
    ...(cliente
      ? { precio: priceInList(row, cliente.listaprecio), bonificacion_cliente: cliente.bonificacion_cliente }
      : {}),
  };
}

/** A stored article as `rol` may see it. */
export function presentArticulo(row: ArticuloRow, rol: Rol, cliente?: ClientePrecios): Articulo {
  return {
    id: row.id,
    key: row.id,
    detalle: row.detalle,
    rubro: row.rubro ?? '',
    linea: row.linea ?? '',
    envase: row.envase ?? '',
    unidad: row.unidad,
    notas: row.notas,
    ivavta: row.ivavta,
    alicuota: row.alicuota,
    is_shell: row.is_shell,
    condVta30: row.condvta30,
    armado: row.armado,
    ...(row.componentes ? { componentes: row.componentes } : {}),
    activo: row.activo,
    conImagen: row.con_imagen,
    deposito: row.deposito,
    total: row.total,
    reservado: row.reservado,
    disponible: row.armables ?? Math.round((row.total - row.reservado) * 1000) / 1000,
    ordencompra: row.ordencompra,
    ...(SEES_SAFETY_STOCK.includes(rol) ? { stocksval: row.stocksval } : {}),
    ...(can(rol, 'articulos.codigoDeBarras') ? { barcode: row.barcode } : {}),
    ...(SEES_MONEY.includes(rol) ? money(row, cliente) : {}),
  };
}
