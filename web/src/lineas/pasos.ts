import { formatDia, formatPercent } from '@distri/domain/kernel';
import type { PasoPrecio } from '@distri/domain/lineas';

/** A step of an explained price in words. */
export function etiquetaDePaso(paso: PasoPrecio): string {
  switch (paso.clave) {
    case 'lista':
      return paso.desde ? `Lista ${paso.lista}, vigente desde ${formatDia(paso.desde)}` : `Lista ${paso.lista}`;
    case 'precioEditado':
      return 'Precio editado en la línea';
    case 'bonificacionLinea':
      return `Bonificación de la línea, ${formatPercent(paso.porcentaje)}`;
    case 'bonificacionGeneral':
      return `Bonificación general, ${formatPercent(paso.porcentaje)}`;
  }
}
