import { randomUUID } from 'node:crypto';
import { CORREO_INVALIDO, sendCorreo } from '@distri/domain/correo';
import { asCreated, type EmpresaPerfil, isRefusal, refuse } from '@distri/domain/kernel';
import { preparedCommand } from '../../platform/commands/index.ts';
import { storeFile } from '../../platform/files/index.ts';
import type { Ctx, Input, Route } from '../../platform/http/index.ts';
import type { Adjuntables } from '../adjuntables.ts';
import { contenidoDe } from '../contenido.ts';
import { takeMailPlace } from '../limite.ts';
import { insertSalida } from '../repository.ts';
import { prepareAttachment, refuseChanged } from './attachment.ts';

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Unique for ever, and the same on every try of this mail (reliability D2). */
function newMessageId({ legal, id }: EmpresaPerfil): string {
  const domain = /@([A-Za-z0-9.-]+)$/.exec(legal.email)?.[1] ?? `${id}.distri.invalid`;
  return `<${randomUUID()}@${domain}>`;
}

/**
 * `POST /email/send`: checks and queues a mail. File, outbox row and audit row are one transaction; the mail leaves
 * after the commit, so the request never waits for the mail server (reliability D1). The PDF is drawn before the
 * transaction, of the version that is still there when the mail is queued.
 */
export function sendCorreoRoute(adjuntables: Adjuntables): Route {
  const prepare = async (ctx: Ctx, { body, files }: Input<typeof sendCorreo>) =>
    CONTROL.test(body.subject) ? refuse(422, CORREO_INVALIDO) : prepareAttachment(adjuntables, ctx, body, files);
  return preparedCommand(sendCorreo, prepare, async (tx, ctx, { body }, preparado) => {
    if (isRefusal(preparado)) return preparado;
    const changed = await refuseChanged(adjuntables, ctx, body, preparado);
    if (changed) return changed;
    const { adjunto } = preparado;
    const full = await takeMailPlace(tx, ctx.sesion.userId, ctx.now());
    if (full) return full;
    if (adjunto) await storeFile(tx, adjunto.file);
    const contenido = contenidoDe(body, adjunto && { hash: adjunto.file.hash, nombre: adjunto.nombre });
    const mensajeId = newMessageId(ctx.empresa);
    const id = await insertSalida(tx, { contenido, mensajeId, documento: body.documento, usuario: ctx.sesion.userId });
    const { body: _text, ...audited } = contenido;
    ctx.audit('enviar', 'correo', id, null, { ...audited, documento: body.documento ?? null });
    return asCreated(id);
  });
}
