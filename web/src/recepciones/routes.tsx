import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from '../platform/router/index.ts';
import { ORIGENES, solapasDe, TITULOS } from './paths.ts';

const component = lazyRouteComponent(() => import('./RecepcionesPage.tsx'), 'RecepcionesPage');

/** Who opens them is the menu's word: it knows the company's switches too (D1 §6). */
export const recepcionesRoutes = ORIGENES.flatMap((origen) =>
  solapasDe(origen).map(({ path }) =>
    createRoute({
      getParentRoute: () => appRoute,
      path,
      component,
      staticData: { titulo: TITULOS[origen].corto },
    }),
  ),
);
