import { randomUUID } from 'node:crypto';
import { CORREO_INVALIDO, sendCorreo } from '@distri/domain/correo';
import { asCreated, type EmpresaPerfil, isRefusal, refuse } from '@distri/domain/kernel';
import { command } from '../../platform/commands/index.ts';
import { storeFile } from '../../platform/files/index.ts';
import type { Route } from '../../platform/http/index.ts';
import { type Adjuntables, findAdjuntable } from '../adjuntables.ts';
import { contenidoDe } from '../contenido.ts';
import { takeMailPlace } from '../limite.ts';
import { insertSalida } from '../repository.ts';
import { chooseAttachment } from './attachment.ts';

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Unique for ever, and the same on every try of this mail (reliability D2). */
function newMessageId({ legal, id }: EmpresaPerfil): string {
  const domain = /@([A-Za-z0-9.-]+)$/.exec(legal.email)?.[1] ?? `${id}.distri.invalid`;
  return `<${randomUUID()}@${domain}>`;
}

/**
 * `POST /email/send`: checks and queues a mail. File, outbox row and audit row are one transaction; the mail leaves
 * after the commit, so the request never waits for the mail server (reliability D1).
 */
export function sendCorreoRoute(adjuntables: Adjuntables): Route {
  return command(sendCorreo, async (tx, ctx, { body, files }) => {
    if (CONTROL.test(body.subject)) return refuse(422, CORREO_INVALIDO);
    const adjuntable = body.documento ? await findAdjuntable(adjuntables, ctx, body.documento) : null;
    if (isRefusal(adjuntable)) return adjuntable;
    const adjunto = await chooseAttachment(ctx, body, files, adjuntable);
    if (isRefusal(adjunto)) return adjunto;
    // The user's counter is locked until the commit: not while a paper is being drawn.
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
