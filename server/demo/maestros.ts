import type { EmpresaPerfil } from '@distri/domain/kernel';
import type { BulkWriter } from './bulkWriter.ts';
import { cuentasBancarias } from './cuentasBancarias.ts';
import { calidades, envases, lineas, proveedores, rubros } from './data/articulos/clasificadores.ts';
import { bancos } from './data/maestros/bancos.ts';
import {
  bonificacionesDiasPago,
  bonificacionesDiasPagoFija,
  bonificacionesRangoLitros,
  clasificacionesCliente,
  condicionesVenta,
  depositos,
  tiposDeAsiento,
  tiposPedido,
  transportes,
  zonas,
} from './data/maestros/comercial.ts';
import { alicuotas, respIVA, tiposDocu } from './data/maestros/impuestos.ts';
import { jurisdicciones, provincias } from './data/territorio/jurisdicciones.ts';
import { localidades } from './data/territorio/localidades.ts';

/** Provinces are numbered as their jurisdiction: 901 CABA is 1, 924 Tucumán is 24. */
export function provinciaId(letra: string): number {
  const provincia = provincias.find(({ id }) => id === letra);
  if (provincia === undefined) throw new RangeError(`no province ${letra}`);
  return provincia.jurisdiccion - 900;
}

/** The lookup tables of D1 §7. */
export function addMaestros(writer: BulkWriter, empresa: EmpresaPerfil): void {
  addTerritorio(writer);
  addImpuestos(writer);
  addComercial(writer, empresa);
  addClasificadores(writer);
}

function addTerritorio(writer: BulkWriter): void {
  for (const { id, letra, nombre } of jurisdicciones) writer.add('jurisdicciones', { id, letra, nombre });
  for (const { id, nombre, jurisdiccion } of provincias)
    writer.add('provincias', { id: jurisdiccion - 900, nombre, letra: id, jurisdiccion });
  for (const { id, detalle, provincia, codpostal, latitud, longitud } of localidades)
    writer.add('localidades', { id, detalle, provincia: provinciaId(provincia), codpostal, latitud, longitud });
}

function addImpuestos(writer: BulkWriter): void {
  for (const { id, detalle, impuesto, porcentaje, jurisdiccion } of alicuotas)
    writer.add('alicuotas', { id, nombre: detalle, clase: impuesto, porcentaje, jurisdiccion });
  for (const { id, detalle, codigoArca, letra } of respIVA)
    writer.add('resp_iva', { id, nombre: detalle, codigo_arca: codigoArca, letra });
  for (const { id, detalle } of tiposDocu) writer.add('tipos_docu', { id, nombre: detalle });
}

function addComercial(writer: BulkWriter, empresa: EmpresaPerfil): void {
  for (const { id, nombre } of bancos) writer.add('bancos', { id, nombre });
  for (const cuenta of cuentasBancarias(empresa)) writer.add('cuentas_bancarias', cuenta);
  for (const { id, detalle, dias } of condicionesVenta) writer.add('condiciones_venta', { id, nombre: detalle, dias });
  for (const { id, detalle } of tiposDeAsiento) writer.add('tipos_asiento', { id, nombre: detalle });
  for (const { id, detalle, cuit } of transportes) writer.add('transportes', { id, nombre: detalle, cuit: cuit ?? '' });
  for (const { id, detalle } of zonas) writer.add('zonas', { id, nombre: detalle });
  for (const { id, detalle } of depositos) writer.add('depositos', { id, nombre: detalle });
  for (const { id, detalle } of tiposPedido) writer.add('tipos_pedido', { id, nombre: detalle });
  for (const row of bonificacionesRangoLitros) writer.add('bonificaciones_rango_litros', { ...row });
  const diasPago = empresa.tablaFijaDiasPago ? bonificacionesDiasPagoFija : bonificacionesDiasPago;
  for (const row of diasPago) writer.add('bonificaciones_dias_pago', { ...row });
  for (const { id, detalle } of clasificacionesCliente) writer.add('clasificaciones_cliente', { id, nombre: detalle });
}

function addClasificadores(writer: BulkWriter): void {
  for (const { id, detalle } of calidades) writer.add('calidades_articulo', { id, nombre: detalle });
  for (const { id, detalle } of rubros) writer.add('rubros_articulo', { id, nombre: detalle });
  for (const { id, codigo, detalle } of envases)
    writer.add('envases_articulo', { id, nombre: detalle, granel: codigo === 'GRA' });
  for (const { id, detalle } of lineas) writer.add('lineas_articulo', { id, nombre: detalle });
  for (const { id, razsoc, apodo, expreso, isShell } of proveedores)
    writer.add('proveedores', { id, razsoc, apodo, expreso, es_shell: isShell });
  addGruposDeProveedores(writer);
}

/** Groups by what they sell; the report filters use them (D4 §3). */
function addGruposDeProveedores(writer: BulkWriter): void {
  const grupos = [
    { id: 1, nombre: 'Lubricantes', proveedores: [1, 2, 3, 4, 5] },
    { id: 2, nombre: 'Filtros', proveedores: [6, 7, 8, 9, 10, 11] },
    { id: 3, nombre: 'Aditivos y refrigerantes', proveedores: [17, 18, 19, 20, 21] },
  ];
  for (const { id, nombre } of grupos) writer.add('proveedores_grupos', { id, nombre });
  for (const { id, proveedores: miembros } of grupos)
    for (const proveedor of miembros) writer.add('proveedores_grupos_miembros', { grupo: id, proveedor });
}
