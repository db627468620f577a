import type { Dia, EmpresaPerfil, Scope } from '@distri/domain/kernel';
import type { Articulos, DocumentLine } from '@distri/domain/lineas';
import { linesFromQuotation, referenceCodes } from '@distri/domain/pedidos';
import { readArticulosVenta } from '../../articulos/index.ts';
import { banderas, type CotizacionDetalleRow, readCotizacion } from '../../cotizaciones/index.ts';
import type { Db } from '../../platform/db/handle.ts';

/** The lines of a stored quotation as the rules read them. */
export function quotationLines(cotizacion: CotizacionDetalleRow): DocumentLine[] {
  return cotizacion.lineas.map((linea) => ({
    id: linea.articulo,
    detalle: linea.detalle,
    cantidad: linea.cantidad,
    precio: linea.precio,
    bonificacion: linea.bonificacion,
    unidad: linea.unidad,
    fromArmado: linea.from_armado,
    armado: linea.armado,
  }));
}

/** What an order in progress is compared with: the quotation's lines at today's prices, their discounts kept (decisions 15). */
export function referenciaDe(cotizacion: CotizacionDetalleRow, articulos: Articulos, lista: number) {
  const { lineas } = linesFromQuotation(quotationLines(cotizacion), articulos, lista);
  return { bonificacion: cotizacion.bonificacion, lineas };
}

/**
 * The remito pad that an order takes over from its quotation. One that was switched off meanwhile gives way to the
 * company's, because an order on it could never be invoiced; `enDesuso` names it then.
 */
export function padHeredado(
  { talremito, talremito_activo }: Pick<CotizacionDetalleRow, 'talremito' | 'talremito_activo'>,
  { talonarios }: Pick<EmpresaPerfil, 'talonarios'>,
): { talremito: number; enDesuso: number | null } {
  return talremito_activo
    ? { talremito, enDesuso: null }
    : { talremito: talonarios.remito, enDesuso: talremito === talonarios.remito ? null : talremito };
}

/** GET /pedidos/referencia: what a new order takes over from a quotation in scope, and what changed meanwhile. */
export async function readReferencia(
  db: Db,
  id: number,
  scope: Scope,
  hoy: Dia,
  empresa: Pick<EmpresaPerfil, 'depositoPredeterminado' | 'talonarios'>,
) {
  const cotizacion = await readCotizacion(db, id, scope);
  if (!cotizacion) return null;
  const lineas = quotationLines(cotizacion);
  const articulos = await readArticulosVenta(db, referenceCodes(lineas), empresa.depositoPredeterminado);
  const { lineas: traidas, cambios } = linesFromQuotation(lineas, articulos, cotizacion.listaprecio);
  const { talremito, enDesuso } = padHeredado(cotizacion, empresa);
  return {
    cotizacion: cotizacion.id,
    cliente: cotizacion.cliente,
    entrega: cotizacion.entrega < hoy ? hoy : cotizacion.entrega,
    bonificacion: cotizacion.bonificacion,
    listaprecio: cotizacion.listaprecio,
    condcomercial: cotizacion.condcomercial,
    talremito,
    talonarioEnDesuso: enDesuso,
    direccionEntrega: cotizacion.direccion_entrega,
    notacompra: cotizacion.notacompra,
    leyenda3: cotizacion.leyenda3,
    leyenda4: cotizacion.leyenda4,
    isPrepago: cotizacion.isprepago,
    vencida: banderas(cotizacion, hoy).vencida,
    pedidoref: cotizacion.pedidoref,
    articulos: traidas.map(
      ({ id: codigo, detalle, cantidad, precio, precioAnterior, bonificacion, fromArmado, armado }) => ({
        id: codigo,
        detalle,
        cantidad,
        precio,
        precioAnterior,
        bonificacion,
        fromArmado: fromArmado ?? null,
        armado: armado ?? null,
      }),
    ),
    ...cambios,
  };
}
