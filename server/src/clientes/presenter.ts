import type { Cliente, DireccionEntrega } from '@distri/domain/clientes';
import type { ClienteRow, DireccionRow } from './repository.ts';

/** A stored customer as the contract answers it. */
export function presentCliente(row: ClienteRow, direcciones?: DireccionEntrega[]): Cliente {
  return {
    id: row.id,
    razsoc: row.razsoc,
    cuit: row.cuit,
    tipodocu: row.tipodocu,
    respIVA: row.resp_iva,
    localidad: row.localidad_nombre,
    provincia: row.provincia ?? '',
    codpostal: row.codpostal,
    direccion: row.direccion,
    direccion_entrega: row.direccion_entrega ?? '',
    telefono: row.telefono,
    email: row.email,
    vendedor: row.vendedor,
    apenom: row.apenom,
    vendedor_nivel: row.vendedor_nivel,
    clasifica: row.clasifica ?? '',
    zona: row.zona ?? '',
    inhabilitado: row.inhabilitado,
    inactivo: row.inactivo,
    ocasional: row.ocasional,
    latitud: row.latitud,
    longitud: row.longitud,
    saldoCuentaCorriente: row.saldo,
    bonificacion: row.bonificacion,
    bonificacion_cliente: row.bonificacion_cliente,
    listaprecio: row.listaprecio,
    condcomercial: row.condcomercial,
    jurisdiccion: row.jurisdiccion,
    transporte: row.transporte,
    iibb_1: row.iibb_1,
    iibb_2: row.iibb_2,
    ...(direcciones ? { direcciones } : {}),
  };
}

/** A stored delivery address as the contract answers it. */
export function presentDireccion({ cliente: _, ...direccion }: DireccionRow): DireccionEntrega {
  return direccion;
}
