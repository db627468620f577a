import type { EmpresaPerfil } from '@distri/domain/kernel';
import { addMaestrosIniciales } from '../src/maestros/iniciales/rows.ts';
import type { BulkWriter } from './bulkWriter.ts';
import { cuentasBancarias } from './cuentasBancarias.ts';
import { lineas, proveedores } from './data/articulos/clasificadores.ts';
import { depositosDemo, transportes } from './data/maestros/comercial.ts';

/** The lookup tables of D1 §7: those that every company starts with, and what is this company's own. */
export function addMaestros(writer: BulkWriter, empresa: EmpresaPerfil): void {
  addMaestrosIniciales(writer, empresa);
  for (const cuenta of cuentasBancarias(empresa)) writer.add('cuentas_bancarias', cuenta);
  for (const { id, detalle, cuit } of transportes.slice(1))
    writer.add('transportes', { id, nombre: detalle, cuit: cuit ?? '' });
  for (const { id, detalle } of depositosDemo) writer.add('depositos', { id, nombre: detalle });
  addProveedores(writer);
}

function addProveedores(writer: BulkWriter): void {
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
