import type { DocumentoDeCorreo } from '@distri/domain/correo';
import { can, type Permiso, type Refusal, refuse } from '@distri/domain/kernel';
import type { Ctx, FileAnswer } from '../platform/http/index.ts';

/** A document as it is now. */
export interface Imprimible {
  /** Another one when what its PDF says may have changed. */
  version: number;
  /** Its PDF, as the download gives it. */
  print(): Promise<FileAnswer>;
}

/** A kind of document that the server attaches by itself. Areas of a higher rank know how; `adjuntables.ts` joins them. */
export interface Adjuntable {
  /** Who may print it may mail it. */
  permiso: Permiso;
  /** The document, when it is there and in the asker's scope. */
  find(ctx: Ctx, id: number): Promise<Imprimible | null>;
}

export type Adjuntables = Partial<Record<DocumentoDeCorreo['clase'], Adjuntable>>;

const notThere = () => refuse(404, 'No existe el documento');

/** A document that the asker may see; the same refusal when it is not there, not theirs or not printable. */
export async function findAdjuntable(
  adjuntables: Adjuntables,
  ctx: Ctx,
  { clase, id }: DocumentoDeCorreo,
): Promise<Imprimible | Refusal> {
  const found = adjuntables[clase];
  if (!found || !can(ctx.sesion.rol, found.permiso)) return notThere();
  return (await found.find(ctx, id)) ?? notThere();
}
