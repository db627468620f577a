import '../router/staticData.ts';
import { findSeccion } from '@distri/domain/kernel';
import { useLocation, useMatches } from '@tanstack/react-router';
import { useCurrentPageHeader } from './pageHeader.ts';

export interface PageTitle {
  /** The section's name: what the desk shows when there is no back arrow (D1 §2.2). */
  seccion: string;
  /** The page's name. */
  pagina: string;
  /** Where the back arrow goes; undefined when the page has none. */
  volver: string | undefined;
}

/** Titles of the open page, from its route, its own `usePageHeader` and the menu. */
export function usePageTitle(): PageTitle {
  const path = useLocation({ select: (location) => location.pathname });
  const route = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const own = useCurrentPageHeader();
  const seccion = findSeccion(path)?.etiqueta ?? route?.titulo ?? 'Distri';
  return { seccion, pagina: own.titulo ?? route?.titulo ?? seccion, volver: own.raiz ? undefined : route?.volver };
}
