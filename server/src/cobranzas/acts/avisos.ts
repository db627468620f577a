import { notificar } from '../../notificaciones/index.ts';
import type { CommandCtx } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import type { CobranzaRow } from '../filas.ts';

/** The screen of one collection. */
export const enlaceDe = ({ cliente, id }: Pick<CobranzaRow, 'cliente' | 'id'>) =>
  `/ventas/cobranzas/${encodeURIComponent(cliente)}/view/${id}`;

/** Tells the seller that a collection waits for them, and why. */
export async function avisarObservada(
  tx: Tx,
  ctx: CommandCtx,
  cobranza: Pick<CobranzaRow, 'id' | 'cliente' | 'razsoc' | 'vendedor' | 'numrec'>,
  motivo: string,
): Promise<void> {
  const why = motivo === '' ? '' : ` ${motivo}`;
  await notificar(tx, ctx.sesion, {
    vendedor: cobranza.vendedor,
    msg: `La cobranza ${cobranza.id} (recibo ${cobranza.numrec}) de ${cobranza.razsoc} quedó Observada.${why}`,
    enlace: enlaceDe(cobranza),
  });
}
