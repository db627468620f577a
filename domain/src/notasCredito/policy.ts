import { can, type Sesion } from '../kernel/index.ts';

/** What one person may do with one credit note (D2 §2: it has no state changes). */
export interface HabilidadesNotaCredito {
  visualizar: boolean;
  imprimir: boolean;
  enviar: boolean;
}

export function habilidadesNotaCredito(sesion: Pick<Sesion, 'rol'>): HabilidadesNotaCredito {
  const lee = can(sesion.rol, 'notasCredito.leer');
  return { visualizar: lee, imprimir: lee, enviar: lee && can(sesion.rol, 'correo.enviar') };
}
