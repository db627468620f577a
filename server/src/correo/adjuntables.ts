import type { DocumentoDeCorreo } from '@distri/domain/correo';
import { can, type Permiso, type Refusal, refuse } from '@distri/domain/kernel';
import type { Ctx, FileAnswer } from '../platform/http/index.ts';

/** A kind of document that the server attaches by itself. Areas of a higher rank know how; `documentos.ts` joins them. */
export interface Adjuntable {
  /** Who may print it may mail it. */
  permiso: Permiso;
  /** True when the document is there and in the asker's scope. */
  exists(ctx: Ctx, id: number): Promise<boolean>;
  /** Its PDF, as the download gives it. */
  print(ctx: Ctx, id: number): Promise<FileAnswer | Refusal>;
}

export type Adjuntables = Partial<Record<DocumentoDeCorreo['clase'], Adjuntable>>;

const notThere = () => refuse(404, 'No existe el documento');

/** The kind of a document that the asker may see; the same refusal when it is not there, not theirs or not printable. */
export async function findAdjuntable(
  adjuntables: Adjuntables,
  ctx: Ctx,
  { clase, id }: DocumentoDeCorreo,
): Promise<Adjuntable | Refusal> {
  const found = adjuntables[clase];
  if (!found || !can(ctx.sesion.rol, found.permiso)) return notThere();
  return (await found.exists(ctx, id)) ? found : notThere();
}
