import type { DocumentoImpago } from '@distri/domain/cuentas';
import { type Refusal, refuse, type Scope } from '@distri/domain/kernel';
import type { TasaIIBB } from '@distri/domain/lineas';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/handle.ts';
import { type Param, prepared } from '../platform/db/prepared.ts';
import { preparedScope, type ScopeParams, scopeParams } from '../platform/db/scopeCondition.ts';

/** A delivery address as a new document copies it. */
export interface DireccionVenta {
  id: number;
  direccion: string;
  localidad: string;
  provincia: string;
  observacion: string;
}

/** What the server needs of a customer to decide on a new document. */
export interface ClienteVenta {
  id: string;
  razsoc: string;
  vendedor: string;
  inhabilitado: boolean;
  bonificacion: number;
  bonificacion_cliente: number;
  jurisdiccion: number | null;
  zona: number | null;
  direcciones: DireccionVenta[];
  iibb: TasaIIBB[];
  documentosImpagos: DocumentoImpago[];
  /** What the document's header names and does not exist. */
  inexistentes: ReferenciaVenta[];
}

/** Rows that the header of a new document names. */
interface ReferenciasVenta {
  condcomercial: number;
  transporte?: string | undefined;
  tipoasiento?: number | undefined;
  usuario?: number | undefined;
  vendedor?: string | undefined;
  talfactura?: number | undefined;
  talremito?: number | undefined;
}
type ReferenciaVenta = keyof ReferenciasVenta;

const NO_EXISTE: Readonly<Record<ReferenciaVenta, string>> = {
  condcomercial: 'No existe la condición comercial',
  transporte: 'No existe el transporte',
  tipoasiento: 'No existe el tipo de asiento',
  usuario: 'No existe el usuario',
  vendedor: 'No existe el vendedor',
  talfactura: 'El talonario de facturas no existe o ya no está activo',
  talremito: 'El talonario de remitos no existe o ya no está activo',
};

type Nullable<T> = { [K in keyof T]-?: NonNullable<T[K]> | null };

const lock = prepared(
  'cliente.venta',
  (param: Param<{ id: string } & Nullable<ReferenciasVenta> & ScopeParams>) => sql<ClienteVenta>`
  SELECT c.id, c.razsoc, c.vendedor, c.inhabilitado, c.bonificacion, c.bonificacion_cliente, c.jurisdiccion, c.zona,
    (SELECT coalesce(json_agg(json_build_object('id', d.id, 'direccion', d.direccion, 'localidad', d.localidad,
              'provincia', d.provincia, 'observacion', d.observacion) ORDER BY d.id), '[]')
       FROM direcciones_entrega d WHERE d.cliente = c.id AND d.activa) AS direcciones,
    (SELECT coalesce(json_agg(json_build_object('id', t.id, 'nombre', t.nombre, 'porcentaje', t.porcentaje)
              ORDER BY t.id = c.iibb_2), '[]')
       FROM alicuotas t WHERE t.id IN (c.iibb_1, c.iibb_2)) AS iibb,
    (SELECT coalesce(json_agg(json_build_object('id', i.id, 'tipocompdocu', i.tipo, 'numcompdocu', i.documento,
              'ingreso', i.ingreso, 'vencimiento', i.vencimiento, 'importe', i.importe, 'pendiente', i.pendiente)
              ORDER BY i.ingreso, i.id), '[]')
       FROM cuenta_documentos i WHERE i.cliente = c.id AND i.pendiente > 0) AS "documentosImpagos",
    array_remove(ARRAY[
      CASE WHEN ${param('condcomercial')}::int NOT IN (SELECT id FROM condiciones_venta) THEN 'condcomercial' END,
      CASE WHEN ${param('transporte')}::text NOT IN (SELECT id FROM transportes) THEN 'transporte' END,
      CASE WHEN ${param('tipoasiento')}::int NOT IN (SELECT id FROM tipos_asiento) THEN 'tipoasiento' END,
      CASE WHEN ${param('usuario')}::int NOT IN (SELECT id FROM usuarios) THEN 'usuario' END,
      CASE WHEN ${param('vendedor')}::text NOT IN (SELECT id FROM vendedores) THEN 'vendedor' END,
      CASE WHEN ${param('talfactura')}::int <> ALL (SELECT id FROM talonarios WHERE comprobante = 'factura' AND activo) AND ${param('talfactura')}::int IS NOT NULL THEN 'talfactura' END,
      CASE WHEN ${param('talremito')}::int <> ALL (SELECT id FROM talonarios WHERE comprobante = 'remito' AND activo) AND ${param('talremito')}::int IS NOT NULL THEN 'talremito' END], NULL) AS inexistentes
  FROM clientes c
  WHERE c.id = ${param('id')} AND ${preparedScope(param)}
  FOR SHARE OF c`,
);

/**
 * A customer in scope with everything the rules look at, in one statement. The row is locked against changes until
 * the commit, so that no document is entered after a disabling was committed (reliability B5).
 */
export async function lockClienteVenta(
  tx: Tx,
  id: string,
  scope: Scope,
  refs: ReferenciasVenta,
): Promise<ClienteVenta | undefined> {
  const { condcomercial, transporte = null, tipoasiento = null, usuario = null, vendedor = null } = refs;
  const { talfactura = null, talremito = null } = refs;
  const named = { condcomercial, transporte, tipoasiento, usuario, vendedor, talfactura, talremito };
  const [row] = await lock(tx, { id, ...named, ...scopeParams(scope) });
  return row;
}

/** Refuses a header that names what does not exist, by the names of its fields. */
export function refuseInexistentes({ inexistentes }: Pick<ClienteVenta, 'inexistentes'>): Refusal | null {
  const problems = inexistentes.map((name) => ({
    code: 'REFERENCIA_INEXISTENTE',
    message: NO_EXISTE[name],
    path: `header.${name}`,
  }));
  return problems[0] ? refuse(422, problems[0].message, { problems }) : null;
}

/** The address as one line of a printed document: 'Av. Perón 4912, San Martín'. */
export function direccionTexto(direccion: Pick<DireccionVenta, 'direccion' | 'localidad'>): string {
  return [direccion.direccion, direccion.localidad].filter((part) => part !== '').join(', ');
}
