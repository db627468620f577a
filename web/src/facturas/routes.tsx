import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from '../platform/router/index.ts';
import { FACTURAS, FACTURAS_X_CLIENTE, FACTURAS_X_FECHA } from './paths.ts';

const eleccionRoute = createRoute({
  getParentRoute: () => appRoute,
  path: FACTURAS,
  component: lazyRouteComponent(() => import('./EleccionPage.tsx'), 'EleccionPage'),
  staticData: { titulo: 'Facturas' },
});

const seleccionRoute = createRoute({
  getParentRoute: () => appRoute,
  path: FACTURAS_X_CLIENTE,
  component: lazyRouteComponent(() => import('./SeleccionPage.tsx'), 'SeleccionPage'),
  staticData: { titulo: 'Facturas', volver: FACTURAS },
});

const listRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${FACTURAS_X_CLIENTE}/$cliente` as const,
  component: lazyRouteComponent(() => import('./FacturasClientePage.tsx'), 'FacturasClientePage'),
  staticData: { titulo: 'Facturas', volver: FACTURAS_X_CLIENTE },
});

const viewRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${FACTURAS_X_CLIENTE}/$cliente/view/$factura` as const,
  component: lazyRouteComponent(() => import('./FacturaPage.tsx'), 'FacturaPage'),
  staticData: { titulo: 'Facturas', volver: FACTURAS_X_CLIENTE },
});

const byDateRoute = createRoute({
  getParentRoute: () => appRoute,
  path: FACTURAS_X_FECHA,
  component: lazyRouteComponent(() => import('./FacturasFechaPage.tsx'), 'FacturasFechaPage'),
  staticData: { titulo: 'Facturas', volver: FACTURAS },
});

const byDateViewRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${FACTURAS_X_FECHA}/view/$factura` as const,
  component: lazyRouteComponent(() => import('./FacturaPage.tsx'), 'FacturaPage'),
  staticData: { titulo: 'Facturas', volver: FACTURAS_X_FECHA },
});

export const facturasRoutes = [
  eleccionRoute,
  seleccionRoute,
  listRoute,
  viewRoute,
  byDateRoute,
  byDateViewRoute,
] as const;
