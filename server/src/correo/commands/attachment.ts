import { type Correo, DOCUMENTO_CAMBIADO } from '@distri/domain/correo';
import { isRefusal, type Refusal, refuse } from '@distri/domain/kernel';
import { acceptFile, type CheckedFile, checkedFile, safeFileName } from '../../platform/files/index.ts';
import type { Ctx, UploadedFile } from '../../platform/http/index.ts';
import { type Adjuntables, findAdjuntable, type Imprimible } from '../adjuntables.ts';

export interface Adjunto {
  file: CheckedFile;
  nombre: string;
}

/** What a mail carries, ready before its transaction, and the version of the document that it was made of. */
export interface Preparado {
  adjunto: Adjunto | null;
  version: number | null;
}

const NAME = 'documento.pdf';

async function uploaded({ bytes, filename }: UploadedFile): Promise<Adjunto | Refusal> {
  const file = await acceptFile(bytes, ['pdf']);
  if (isRefusal(file)) return file;
  const name = safeFileName(filename, NAME);
  return { file, nombre: /\.pdf$/i.test(name) ? name : `${name}.pdf` };
}

async function printed(documento: Imprimible): Promise<Adjunto> {
  const { bytes, name } = await documento.print();
  return { file: checkedFile('application/pdf', bytes), nombre: name };
}

/** What goes with the mail: the PDF that came along, else the server's own of the document; nothing when not wanted. */
async function chooseAttachment(
  correo: Correo,
  files: readonly UploadedFile[],
  documento: Imprimible | null,
): Promise<Adjunto | Refusal | null> {
  const [upload, another] = files;
  if (another) return refuse(422, 'Un email lleva un solo archivo adjunto.');
  if (!correo.attachFile) return null;
  if (upload) return uploaded(upload);
  return documento ? printed(documento) : refuse(422, 'Falta el archivo adjunto.');
}

/** Draws or looks through what the mail carries. */
export async function prepareAttachment(
  adjuntables: Adjuntables,
  ctx: Ctx,
  correo: Correo,
  files: readonly UploadedFile[],
): Promise<Preparado | Refusal> {
  const documento = correo.documento ? await findAdjuntable(adjuntables, ctx, correo.documento) : null;
  if (isRefusal(documento)) return documento;
  const adjunto = await chooseAttachment(correo, files, documento);
  return isRefusal(adjunto) ? adjunto : { adjunto, version: documento?.version ?? null };
}

/** Refuses a mail whose document is no longer there, or no longer the one that was drawn. */
export async function refuseChanged(
  adjuntables: Adjuntables,
  ctx: Ctx,
  { documento }: Correo,
  { version }: Preparado,
): Promise<Refusal | null> {
  if (!documento) return null;
  const now = await findAdjuntable(adjuntables, ctx, documento);
  if (isRefusal(now)) return now;
  return now.version === version ? null : refuse(409, DOCUMENTO_CAMBIADO);
}
