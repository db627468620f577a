import { ALICUOTA_IVA_GENERAL, composeLeyendas, lineAmount, litres, totals } from '@distri/domain/lineas';
import type { Estadio } from '@distri/domain/pedidos';
import type { DireccionDemo, LineaDemo } from '../mundo.ts';
import { IVA_GENERAL } from './facturas.ts';
import type { PedidoNuevo } from './pedidos.ts';
import type { Hecho } from './recorrido.ts';
import type { Renglon } from './renglones.ts';
import type { Simulacion } from './simulacion.ts';

/** Bulk lines give the order their type (domain-facts §4.13). */
export function tipoOf(lineas: readonly LineaDemo[]): string {
  return lineas.find(({ articulo }) => articulo.tipoPedido !== 'ENV')?.articulo.tipoPedido ?? 'ENV';
}

export function isCondicion30(lineas: readonly LineaDemo[]): boolean {
  return lineas.some(({ articulo }) => articulo.condvta30);
}

/** The address as one line of a document. */
export function direccionTexto(direccion: DireccionDemo | null): string {
  return direccion === null ? '' : `${direccion.direccion}, ${direccion.localidad}`;
}

/** An order whose life is known. */
export interface PedidoVivido {
  id: number;
  momento: string;
  nuevo: PedidoNuevo;
  renglones: readonly Renglon[];
  hechos: readonly Hecho[];
}

/** The order and its lines, as its life has left them. */
export function addPedido(sim: Simulacion, vivido: PedidoVivido): void {
  const { id, momento, nuevo } = vivido;
  const { cliente } = nuevo;
  sim.writer.add('pedidos', {
    id,
    cliente: cliente.id,
    ...stateColumns(vivido),
    ingreso: nuevo.dia,
    entrega: nuevo.entrega,
    bonificacion: nuevo.bonificacion,
    listaprecio: cliente.listaprecio,
    condcomercial: nuevo.condcomercial,
    usuario: nuevo.usuario.id,
    vendedor: cliente.vendedor,
    tipoasiento: 1,
    tipo: tipoOf(nuevo.lineas),
    talfactura: nuevo.talfactura,
    talremito: sim.mundo.empresa.talonarios.remito,
    jurisdiccion: cliente.jurisdiccion,
    transporte: cliente.transporte,
    zona: cliente.zona,
    direccion_entrega: nuevo.direccion?.id ?? null,
    direccion_texto: direccionTexto(nuevo.direccion),
    ...composeLeyendas(nuevo.direccion, { leyenda3: '', leyenda4: '' }),
    isprepago: nuevo.isprepago,
    condvta30: isCondicion30(nuevo.lineas),
    idcotiza: nuevo.cotizacion,
    ...amountColumns(nuevo),
    creado: momento,
  });
  vivido.renglones.forEach((renglon, index) => {
    addRenglon(sim, id, index + 1, renglon);
  });
}

/** Where its life has brought it. */
function stateColumns({ renglones, hechos, momento }: PedidoVivido) {
  const estadio: Estadio = hechos.at(-1)?.a ?? 'N';
  const invoiced = renglones.some(({ facturado }) => facturado > 0);
  return {
    version: 1 + hechos.length,
    estadio,
    estado: invoiced && renglones.every(({ pendfac }) => pendfac === 0),
    tiene_articulos_facturados: invoiced,
    escaneado1: hechos.some(({ accion, de }) => accion === 'facturar' && de === 'F'),
    escaneado2: hechos.some(({ accion }) => accion === 'despachar'),
    ...sinceColumns(momento, hechos),
  };
}

/** When it reached its stage, and whether its result came from the road: F and D are on a sheet. */
function sinceColumns(momento: string, hechos: readonly Hecho[]) {
  const last = hechos.findLast(({ de, a }) => de !== a);
  const result = last !== undefined && ['E', 'P', 'R', 'H'].includes(last.a);
  return { estadio_desde: last?.momento ?? momento, resultado_en_hoja: result && ['F', 'D'].includes(last.de) };
}

function amountColumns({ lineas, bonificacion, cliente }: PedidoNuevo) {
  const amounts = totals(lineas, {
    bonificacion,
    alicuotaIVA: ALICUOTA_IVA_GENERAL,
    iibb: cliente.iibb,
    conImpuestos: true,
    prepago: false,
  });
  return {
    alicuota_iva: IVA_GENERAL,
    subtotal: amounts.subtotal,
    bonificado: amounts.bonificado,
    importe_bonificado: amounts.subtotal - amounts.bonificado,
    iva: amounts.iva,
    impiibb: amounts.iibb,
    importe: amounts.total,
    iibb: JSON.stringify(amounts.impuestosIIBB),
    litros: litres(lineas),
  };
}

/** Columns that quotation and order lines share. */
export function lineColumns(linea: LineaDemo) {
  return {
    articulo: linea.id,
    detalle: linea.detalle,
    cantidad: linea.cantidad,
    unidad: linea.unidad,
    precio_lista: linea.precioLista,
    precio: linea.precio,
    bonificacion: linea.bonificacion,
    importe: lineAmount(linea),
    costoneto: linea.costoneto,
    from_armado: linea.fromArmado,
    armado: linea.armado,
  };
}

function addRenglon({ writer, mundo }: Simulacion, pedido: number, numrenglon: number, renglon: Renglon): void {
  writer.add('pedido_lineas', {
    pedido,
    numrenglon,
    ...lineColumns(renglon.linea),
    pendfac: renglon.pendfac,
    penddesc: renglon.penddesc,
    adespachar: renglon.adespachar,
    devuelto: renglon.devuelto,
    deposito: mundo.empresa.depositoPredeterminado,
  });
}
