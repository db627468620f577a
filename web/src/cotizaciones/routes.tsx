import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from '../platform/router/index.ts';
import { COTIZACIONES } from './paths.ts';

const seleccionRoute = createRoute({
  getParentRoute: () => appRoute,
  path: COTIZACIONES,
  component: lazyRouteComponent(() => import('./SeleccionPage.tsx'), 'SeleccionPage'),
  staticData: { titulo: 'Cotizaciones' },
});

const listRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${COTIZACIONES}/$cliente` as const,
  component: lazyRouteComponent(() => import('./CotizacionesPage.tsx'), 'CotizacionesPage'),
  staticData: { titulo: 'Cotizaciones', volver: COTIZACIONES },
});

const newRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${COTIZACIONES}/$cliente/create` as const,
  component: lazyRouteComponent(() => import('./form/NuevaPage.tsx'), 'NuevaPage'),
  staticData: { titulo: 'Nueva cotización', volver: COTIZACIONES, permiso: 'cotizaciones.crear' },
});

const referenceRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${COTIZACIONES}/$cliente/create/ref/$refidcoti` as const,
  component: lazyRouteComponent(() => import('./form/NuevaDesdePage.tsx'), 'NuevaDesdePage'),
  staticData: { titulo: 'Nueva cotización', volver: COTIZACIONES, permiso: 'cotizaciones.crear' },
});

const editRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${COTIZACIONES}/$cliente/edit/$editidcoti` as const,
  component: lazyRouteComponent(() => import('./form/EditarPage.tsx'), 'EditarPage'),
  staticData: { titulo: 'Editar cotización', volver: COTIZACIONES, permiso: 'cotizaciones.crear' },
});

const viewRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${COTIZACIONES}/$cliente/view/$cotizacion` as const,
  component: lazyRouteComponent(() => import('./CotizacionPage.tsx'), 'CotizacionPage'),
  staticData: { titulo: 'Cotizaciones', volver: COTIZACIONES },
});

export const cotizacionesRoutes = [seleccionRoute, listRoute, newRoute, referenceRoute, editRoute, viewRoute] as const;
