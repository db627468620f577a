import type { Correo } from '@distri/domain/correo';
import { isRefusal, type Refusal, refuse } from '@distri/domain/kernel';
import { acceptFile, type CheckedFile, checkedFile, safeFileName } from '../../platform/files/index.ts';
import type { Ctx, UploadedFile } from '../../platform/http/index.ts';
import type { Adjuntable } from '../adjuntables.ts';

export interface Adjunto {
  file: CheckedFile;
  nombre: string;
}

const NAME = 'documento.pdf';

async function uploaded({ bytes, filename }: UploadedFile): Promise<Adjunto | Refusal> {
  const file = await acceptFile(bytes, ['pdf']);
  if (isRefusal(file)) return file;
  const name = safeFileName(filename, NAME);
  return { file, nombre: /\.pdf$/i.test(name) ? name : `${name}.pdf` };
}

async function printed(ctx: Ctx, adjuntable: Adjuntable, id: number): Promise<Adjunto | Refusal> {
  const answer = await adjuntable.print(ctx, id);
  if (isRefusal(answer)) return answer;
  return { file: checkedFile('application/pdf', answer.bytes), nombre: answer.name };
}

/** What goes with the mail: the PDF that came along, else the server's own of the document; nothing when not wanted. */
export async function chooseAttachment(
  ctx: Ctx,
  correo: Correo,
  files: readonly UploadedFile[],
  adjuntable: Adjuntable | null,
): Promise<Adjunto | Refusal | null> {
  const [upload, another] = files;
  if (another) return refuse(422, 'Un email lleva un solo archivo adjunto.');
  if (!correo.attachFile) return null;
  if (upload) return uploaded(upload);
  if (adjuntable && correo.documento) return printed(ctx, adjuntable, correo.documento.id);
  return refuse(422, 'Falta el archivo adjunto.');
}
