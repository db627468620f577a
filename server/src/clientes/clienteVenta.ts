import type { DocumentoImpago } from '@distri/domain/cuentas';
import type { Scope } from '@distri/domain/kernel';
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
  /** The condition that the document names exists. */
  condicionExiste: boolean;
  transporteExiste: boolean;
}

const lock = prepared(
  'cliente.venta',
  (param: Param<{ id: string; condcomercial: number; transporte: string } & ScopeParams>) => sql<ClienteVenta>`
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
    EXISTS (SELECT 1 FROM condiciones_venta v WHERE v.id = ${param('condcomercial')}) AS "condicionExiste",
    EXISTS (SELECT 1 FROM transportes t WHERE t.id = ${param('transporte')}) AS "transporteExiste"
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
  refs: { condcomercial: number; transporte?: string },
): Promise<ClienteVenta | undefined> {
  const [row] = await lock(tx, { id, transporte: '000', ...refs, ...scopeParams(scope) });
  return row;
}

/** The address as one line of a printed document: 'Av. Perón 4912, San Martín'. */
export function direccionTexto(direccion: Pick<DireccionVenta, 'direccion' | 'localidad'>): string {
  return [direccion.direccion, direccion.localidad].filter((part) => part !== '').join(', ');
}
