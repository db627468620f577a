import { MENU } from '@distri/domain/kernel';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from '../platform/router/index.ts';

/** Addresses of the sections that have entries; a section that is a screen of its own (home, picking) brings its route. */
export const seccionesRoutes = MENU.filter(({ items }) => items.length > 0).map(({ ruta, etiqueta }) =>
  createRoute({
    getParentRoute: () => appRoute,
    path: ruta,
    component: lazyRouteComponent(() => import('./SeccionPage.tsx'), 'SeccionPage'),
    staticData: { titulo: etiqueta },
  }),
);
