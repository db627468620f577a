import { camposDeAutor } from '@distri/domain/cotizaciones';
import type { Porcentaje, Sesion } from '@distri/domain/kernel';

/** The fields of a header that say whose document it is. */
interface CamposAutor {
  usuario?: number | undefined;
  vendedor?: string | undefined;
  comision?: Porcentaje | undefined;
}

/** Only A and O choose user, seller and commission (D2 §6); anybody else's document is their own, of the customer's seller. */
export function author(sesion: Sesion, header: CamposAutor, cliente: { vendedor: string }) {
  const campos = camposDeAutor(sesion.rol, 'CREATE');
  return {
    usuario: (campos.usuario.editable ? header.usuario : undefined) ?? sesion.userId,
    vendedor: (campos.vendedor.editable ? header.vendedor : undefined) ?? cliente.vendedor,
    comision: (campos.comision.editable ? header.comision : undefined) ?? 0,
  };
}
