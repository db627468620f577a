import { isReenviable, resendSalida } from '@distri/domain/correo';
import { refuse } from '@distri/domain/kernel';
import { command } from '../../platform/commands/index.ts';
import { takeMailPlace } from '../limite.ts';
import { lockSalida, requeueSalida } from '../repository.ts';

const DONE = { result: true } as const;

/** Sends a mail again that was given up, or that was only kept because there was no mail server. */
export const resendSalidaRoute = command(resendSalida, async (tx, ctx, { query: { id } }) => {
  const salida = await lockSalida(tx, id);
  if (!salida) return refuse(404, 'No existe el email');
  if (salida.estado === 'enviado') return refuse(409, 'Ese email ya se envió.');
  // Already on its way: asked twice is asked once.
  if (!isReenviable(salida.estado)) return DONE;
  const full = await takeMailPlace(tx, ctx.sesion.userId, ctx.now());
  if (full) return full;
  await requeueSalida(tx, id);
  ctx.audit('reenviar', 'correo', id, { estado: salida.estado }, { estado: 'pendiente' });
  return DONE;
});
