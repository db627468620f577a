import type { EmpresaPerfil, Porcentaje, Sesion } from '@distri/domain/kernel';
import { camposDeAutor } from '@distri/domain/lineas';

/** The fields of a header that say whose document it is. */
interface CamposAutor {
  usuario?: number | undefined;
  vendedor?: string | undefined;
  comision?: Porcentaje | undefined;
}

interface Autor {
  usuario: number;
  vendedor: string;
  comision: Porcentaje;
}

/** Only A and O choose user, seller and commission (D2 §6); anybody else's document is their own, of the customer's seller. */
export function author(sesion: Sesion, header: CamposAutor, cliente: { vendedor: string }) {
  const own = { usuario: sesion.userId, vendedor: cliente.vendedor, comision: 0 };
  return chosen(sesion, 'CREATE', header, own);
}

/** The same of a stored document: what the role may not change stays as it was. */
export function authorEdited(sesion: Sesion, header: CamposAutor, stored: Autor) {
  return chosen(sesion, 'EDIT', header, stored);
}

type Operacion = 'CREATE' | 'EDIT';

function chosen(sesion: Sesion, operacion: Operacion, header: CamposAutor, otherwise: Autor) {
  const campos = camposDeAutor(sesion.rol, operacion);
  return {
    usuario: (campos.usuario.editable ? header.usuario : undefined) ?? otherwise.usuario,
    vendedor: (campos.vendedor.editable ? header.vendedor : undefined) ?? otherwise.vendedor,
    comision: (campos.comision.editable ? header.comision : undefined) ?? otherwise.comision,
  };
}

interface CamposTalonarios {
  talfactura?: number | undefined;
  talremito?: number | undefined;
}

type Pads = Pick<EmpresaPerfil, 'talonarios'>;

/** Pads other than the company's that the header names and its sender may choose (D2 §6): these have to exist. */
export function namedPads(
  { rol }: Sesion,
  header: CamposTalonarios,
  { talonarios }: Pads,
  operacion: Operacion = 'CREATE',
): CamposTalonarios {
  if (!camposDeAutor(rol, operacion).talonarios.editable) return {};
  const other = (pad: number | undefined, own: number) => (pad === own ? undefined : pad);
  return {
    talfactura: other(header.talfactura, talonarios.factura),
    talremito: other(header.talremito, talonarios.remito),
  };
}

/**
 * The pads of a new document: the chosen ones, else those of the document that it comes from, else the company's. The
 * company's own may be chosen in place of an inherited one.
 */
export function padsOf(
  sesion: Sesion,
  header: CamposTalonarios,
  { talonarios }: Pads,
  heredados: CamposTalonarios | null = null,
) {
  const elegidos = camposDeAutor(sesion.rol, 'CREATE').talonarios.editable ? header : {};
  return {
    talfactura: elegidos.talfactura ?? heredados?.talfactura ?? talonarios.factura,
    talremito: elegidos.talremito ?? heredados?.talremito ?? talonarios.remito,
  };
}

/** User and seller that the header names and its sender may choose: these have to exist, others' are not looked at. */
export function namedAuthor({ rol }: Sesion, { usuario, vendedor }: CamposAutor) {
  const campos = camposDeAutor(rol, 'CREATE');
  return {
    usuario: campos.usuario.editable ? usuario : undefined,
    vendedor: campos.vendedor.editable ? vendedor : undefined,
  };
}
