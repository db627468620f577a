import { can, type Rol } from '@distri/domain/kernel';
import { habilidadesPedido, type LineaPedido, type Pedido } from '@distri/domain/pedidos';
import { presentAutores } from '../lineas/index.ts';
import { hechosDeFila } from './estadios/lockPedido.ts';
import type { PedidoDetalleRow, PedidoLineaRow, PedidoRow } from './repository.ts';

/** L gets the document amounts that its screens show, H and E none (decisions 4, reliability A8). */
const SEES_AMOUNTS: readonly Rol[] = ['A', 'O', 'S', 'V', 'C', 'L', 'D'];
/** The commission is the house's own affair. */
const SEES_COMMISSION: readonly Rol[] = ['A', 'O', 'S'];

/** A row of the list. */
export function presentPedido(row: PedidoRow, rol: Rol): Pedido {
  return {
    id: row.id,
    version: row.version,
    cliente: row.cliente,
    razsoc: row.razsoc,
    estadio: row.estadio,
    estado: row.estado,
    ingreso: row.ingreso,
    entrega: row.entrega,
    isprepago: row.isprepago,
    condvta30: row.condvta30,
    vendedor: row.vendedor,
    apenom: row.apenom,
    litros: row.litros,
    idcotiza: row.idcotiza,
    hojasDeRuta: row.hojas,
    tipo: row.tipo,
    tiene_articulos_facturados: row.tiene_articulos_facturados,
    cerrado: row.estadio === 'C',
    resultadoEnHoja: row.resultado_en_hoja,
    estadioDesde: row.estadio_desde,
    ...(row.despacho ? { despacho: row.despacho } : {}),
    ...(SEES_AMOUNTS.includes(rol) ? { importe_bonificado: row.importe_bonificado } : {}),
  };
}

export function presentLinea(row: PedidoLineaRow, rol: Rol): LineaPedido {
  const { precio, bonificacion, importe } = row;
  return {
    numrenglon: row.numrenglon,
    id: row.articulo,
    detalle: row.detalle,
    cantidad: row.cantidad,
    unidad: row.unidad,
    pendfac: row.pendfac,
    afacturar: row.pendfac,
    adespachar: row.adespachar,
    penddesc: row.penddesc,
    devuelto: row.devuelto,
    acreditado: row.acreditado,
    fromArmado: row.from_armado,
    armado: row.armado,
    ...(SEES_AMOUNTS.includes(rol) ? { precioLista: row.precio_lista, precio, bonificacion, importe } : {}),
  };
}

function amounts(row: PedidoDetalleRow, rol: Rol) {
  if (!SEES_AMOUNTS.includes(rol)) return {};
  const { bonificacion, subtotal, bonificado, iva, importe } = row;
  return { bonificacion, subtotal, bonificado, iva, alicuotaIVA: row.alicuota_iva, importe, impuestosIIBB: row.iibb };
}

/** The last time that each stage was reached, from the history. */
function stages(row: PedidoDetalleRow) {
  const seen = new Map<string, string>();
  for (const { a, momento } of [...row.historial].reverse()) if (a !== null) seen.set(a, momento);
  return [...seen].map(([estadio, momento]) => ({ estadio, momento }));
}

/** Buttons of the page: what the table of stages and the role allow now. */
function abilities(row: PedidoDetalleRow, rol: Rol) {
  const { despachar, acciones } = habilidadesPedido(hechosDeFila(row), { rol });
  return { acciones, despachar, devueltas: can(rol, 'pedidos.devueltas') && row.estadio === 'P' };
}

/** The whole document as the view reads it. */
export function presentDetalle(row: PedidoDetalleRow, rol: Rol): Pedido {
  return {
    ...presentPedido(row, rol),
    detalleCompleto: {
      ...presentAutores(row, rol),
      cuit: row.cuit,
      listaprecio: row.listaprecio,
      condcomercial: row.condcomercial,
      condicion: row.condicion,
      tipoasiento: row.tipoasiento,
      tipo: row.tipo,
      ...abilities(row, rol),
      talfactura: row.talfactura,
      talremito: row.talremito,
      jurisdiccion: row.jurisdiccion,
      transporte: row.transporte,
      transporteNombre: row.transporte_nombre,
      direccionEntrega: row.direccion_entrega,
      direccionTexto: row.direccion_texto,
      leyenda1: row.leyenda1,
      leyenda2: row.leyenda2,
      leyenda3: row.leyenda3,
      leyenda4: row.leyenda4,
      notacompra: row.notacompra,
      ...(SEES_COMMISSION.includes(rol) ? { comision: row.comision } : {}),
      ...amounts(row, rol),
      articulos: row.lineas.map((linea) => presentLinea(linea, rol)),
      estadios: stages(row),
      relacionados: row.relacionados.map(({ importe, ...documento }) =>
        SEES_AMOUNTS.includes(rol) ? { ...documento, importe } : documento,
      ),
    },
  };
}
