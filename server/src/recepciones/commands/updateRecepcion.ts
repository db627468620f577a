import type { Aprobacion } from '@distri/domain/cotizaciones';
import { isRefusal } from '@distri/domain/kernel';
import {
  type AccionRecepcion,
  accionDe,
  updateRecepcion as call,
  leerIdRecepcion,
  versionDeValor,
} from '@distri/domain/recepciones';
import { type CommandCtx, command } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { recibirTransferencia } from '../../prepago/index.ts';
import { findPrepago } from '../repository.ts';
import { noExiste, recibirValor } from './recibirValor.ts';

/** What prepaid quotations call it. */
const PALABRA: Readonly<Record<AccionRecepcion, Aprobacion>> = { confirmar: 'A', cancelar: '', rechazar: 'R' };

interface PrepagoPedido {
  id: number;
  version: number;
  accion: AccionRecepcion;
  motivo: string;
}

/** A transfer of a prepaid quotation: the last one received makes its order, once (D3 §4). */
async function recibirPrepago(tx: Tx, ctx: CommandCtx, { id, version, accion, motivo }: PrepagoPedido) {
  const found = await findPrepago(tx, id);
  if (!found) return noExiste();
  const done = await recibirTransferencia(tx, ctx, found.cotizacion, found.item, {
    accion: PALABRA[accion],
    motivo,
    sigueIgual: (item) => versionDeValor({ ...item, banco_desc: '' }) === version,
  });
  if (isRefusal(done)) return done;
  const { pedidoref, avisos } = done;
  return { result: true as const, pedido: pedidoref, ...(avisos ? { avisos } : {}) };
}

/** PUT /utils/recepciones/cobranza (D3 §7). */
export const updateRecepcion = command(call, async (tx, ctx, { body }) => {
  const source = leerIdRecepcion(body.id);
  if (!source) return noExiste();
  const accion = accionDe(body);
  const { version, updateMessage: motivo, importe, fecha } = body;
  const { fuente, id } = source;
  if (fuente === 'prepago') return recibirPrepago(tx, ctx, { id, version, accion, motivo });
  return recibirValor(tx, ctx, { fuente, id, version, accion, motivo, importe, fecha });
});
