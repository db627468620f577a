import { reenviarCot } from '@distri/domain/cot';
import { isRefusal, type Refusal, refuse } from '@distri/domain/kernel';
import { type CommandCtx, steps } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { enviarYAnotar } from '../envios/enviar.ts';
import { endPerdido, isPerdido, lockEnvio, readBytes, startIntento } from '../envios/repository.ts';
import { esperaDesde } from '../envios/reservar.ts';
import { conexionPara, responder } from './generar.ts';

/** POST /afip/cot/reenviar: the same bytes and name, once ARBA did not answer for them (domain-facts §1.4). */
export const reenviarRoute = steps(reenviarCot, async (ctx, { query }) => {
  if (!(await readBytes(ctx.db, query.id))) return noExiste();
  const conexion = await conexionPara(ctx);
  if (isRefusal(conexion)) return conexion;
  const turno = await ctx.step((tx, command) => tomarTurno(tx, command, query.id));
  if (isRefusal(turno)) return turno;
  if (turno.intentos !== null) {
    const refused = await enviarYAnotar(ctx, { id: query.id, intentos: turno.intentos }, conexion);
    if (refused) return refused;
  }
  return responder(ctx, query.id);
});

const noExiste = () => refuse(404, 'No existe el envío');

/** The number of the new sending; null when the file has its answer already: asked twice is asked once. */
async function tomarTurno(tx: Tx, ctx: CommandCtx, id: number): Promise<{ intentos: number | null } | Refusal> {
  const envio = await lockEnvio(tx, id);
  if (!envio) return noExiste();
  if (envio.estado === 'descargado') return refuse(409, 'Ese archivo se descargó: no se envió a ARBA desde acá.');
  const ahora = ctx.now();
  const perdido = isPerdido(envio, ahora);
  if (envio.estado === 'enviando' && !perdido)
    return refuse(409, 'El archivo se está enviando a ARBA.', { retryAfterSeconds: 2 });
  if (envio.estado !== 'sin_respuesta' && envio.estado !== 'enviando') return { intentos: null };
  if (perdido) await endPerdido(tx, id);
  await startIntento(tx, envio, ctx.sesion, { ahora, esperaHasta: esperaDesde(ahora) });
  ctx.audit('reenviar', 'cot', id, { estado: envio.estado }, { estado: 'enviando', intento: envio.intentos + 1 });
  return { intentos: envio.intentos + 1 };
}
