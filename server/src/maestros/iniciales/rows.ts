import type { EmpresaPerfil } from '@distri/domain/kernel';
import { BONIFICACIONES_DIAS_PAGO_FIJAS } from '@distri/domain/lineas';
import type { Insertable } from 'kysely';
import type { DB } from '../../platform/db/index.ts';
import { calidadesArticulo, envasesArticulo, rubrosArticulo } from './articulos.ts';
import { bancos } from './bancos.ts';
import {
  bonificacionesDiasPago,
  bonificacionesRangoLitros,
  clasificacionesCliente,
  condicionesVenta,
  tiposDeAsiento,
  tiposPedido,
  transportes,
  zonas,
} from './comercial.ts';
import { alicuotas, respIVA, tiposDocu } from './impuestos.ts';
import { jurisdicciones, provincias } from './territorio/jurisdicciones.ts';
import { localidades } from './territorio/localidades.ts';

export type Table = keyof DB & string;

/** Takes rows of many tables; all rows of a table name the same columns. */
export interface Sink {
  add<T extends Table>(table: T, row: Insertable<DB[T]>): void;
}

/** Provinces are numbered as their jurisdiction: 901 CABA is 1, 924 Tucumán is 24. */
export function provinciaId(letra: string): number {
  const provincia = provincias.find(({ id }) => id === letra);
  if (provincia === undefined) throw new RangeError(`no province ${letra}`);
  return provincia.jurisdiccion - 900;
}

/**
 * The lookup tables of D1 §7 that are public fact (territory, banks, taxes) or defaults of the documents and of the
 * trade, each after those that it refers to. What is a company's own is not here: accounts, drivers, carriers, lines.
 */
export function addMaestrosIniciales(sink: Sink, empresa: EmpresaPerfil): void {
  addTerritorio(sink);
  addImpuestos(sink);
  addComercial(sink, empresa);
  addClasificadores(sink);
}

function addTerritorio(sink: Sink): void {
  for (const { id, letra, nombre } of jurisdicciones) sink.add('jurisdicciones', { id, letra, nombre });
  for (const { id, nombre, jurisdiccion } of provincias)
    sink.add('provincias', { id: jurisdiccion - 900, nombre, letra: id, jurisdiccion });
  for (const { id, detalle, provincia, codpostal, latitud, longitud } of localidades)
    sink.add('localidades', { id, detalle, provincia: provinciaId(provincia), codpostal, latitud, longitud });
}

function addImpuestos(sink: Sink): void {
  for (const { id, detalle, impuesto, porcentaje, jurisdiccion } of alicuotas)
    sink.add('alicuotas', { id, nombre: detalle, clase: impuesto, porcentaje, jurisdiccion });
  for (const { id, detalle, codigoArca, letra } of respIVA)
    sink.add('resp_iva', { id, nombre: detalle, codigo_arca: codigoArca, letra });
  for (const { id, detalle } of tiposDocu) sink.add('tipos_docu', { id, nombre: detalle });
}

function addComercial(sink: Sink, empresa: EmpresaPerfil): void {
  for (const { id, nombre } of bancos) sink.add('bancos', { id, nombre });
  for (const { id, detalle, dias } of condicionesVenta) sink.add('condiciones_venta', { id, nombre: detalle, dias });
  for (const { id, detalle } of tiposDeAsiento) sink.add('tipos_asiento', { id, nombre: detalle });
  for (const { id, detalle, cuit } of transportes) sink.add('transportes', { id, nombre: detalle, cuit: cuit ?? '' });
  for (const { id, detalle } of zonas) sink.add('zonas', { id, nombre: detalle });
  sink.add('depositos', { id: empresa.depositoPredeterminado, nombre: 'Depósito central' });
  for (const { id, detalle } of tiposPedido) sink.add('tipos_pedido', { id, nombre: detalle });
  for (const row of bonificacionesRangoLitros) sink.add('bonificaciones_rango_litros', { ...row });
  const diasPago = empresa.tablaFijaDiasPago ? BONIFICACIONES_DIAS_PAGO_FIJAS : bonificacionesDiasPago;
  for (const row of diasPago) sink.add('bonificaciones_dias_pago', { ...row });
  for (const { id, detalle } of clasificacionesCliente) sink.add('clasificaciones_cliente', { id, nombre: detalle });
}

function addClasificadores(sink: Sink): void {
  for (const { id, detalle } of calidadesArticulo) sink.add('calidades_articulo', { id, nombre: detalle });
  for (const { id, detalle, tipoGranel } of rubrosArticulo)
    sink.add('rubros_articulo', { id, nombre: detalle, tipo_granel: tipoGranel });
  for (const { id, detalle, granel } of envasesArticulo) sink.add('envases_articulo', { id, nombre: detalle, granel });
}
