import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from '../platform/router/index.ts';
import { APROBACIONES_COTIZACIONES } from './paths.ts';

const component = lazyRouteComponent(() => import('./CotizacionesPage.tsx'), 'CotizacionesPage');
/** Who opens it is the menu's word: it knows the company's switches too (D1 §6). */
const staticData = { titulo: 'Cotizaciones' } as const;

const pendingRoute = createRoute({
  getParentRoute: () => appRoute,
  path: APROBACIONES_COTIZACIONES,
  component,
  staticData,
});
const approvedRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${APROBACIONES_COTIZACIONES}/approved` as const,
  component,
  staticData,
});
const rejectedRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${APROBACIONES_COTIZACIONES}/rejected` as const,
  component,
  staticData,
});

export const aprobacionesRoutes = [pendingRoute, approvedRoute, rejectedRoute] as const;
