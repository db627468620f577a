import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from '../platform/router/index.ts';
import { NOTAS_CREDITO } from './paths.ts';

const seleccionRoute = createRoute({
  getParentRoute: () => appRoute,
  path: NOTAS_CREDITO,
  component: lazyRouteComponent(() => import('./SeleccionPage.tsx'), 'SeleccionPage'),
  staticData: { titulo: 'Notas de crédito' },
});

const listRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${NOTAS_CREDITO}/$cliente` as const,
  component: lazyRouteComponent(() => import('./NotasCreditoPage.tsx'), 'NotasCreditoPage'),
  staticData: { titulo: 'Notas de crédito', volver: NOTAS_CREDITO },
});

const newRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${NOTAS_CREDITO}/$cliente/create` as const,
  component: lazyRouteComponent(() => import('./form/NuevaPage.tsx'), 'NuevaPage'),
  staticData: { titulo: 'Nueva nota de crédito', volver: NOTAS_CREDITO, permiso: 'notasCredito.crear' },
});

const fromInvoiceRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${NOTAS_CREDITO}/$cliente/create/ref/$factura` as const,
  component: lazyRouteComponent(() => import('./form/NuevaDesdePage.tsx'), 'NuevaDesdePage'),
  staticData: { titulo: 'Nueva nota de crédito', volver: NOTAS_CREDITO, permiso: 'notasCredito.crear' },
});

const viewRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${NOTAS_CREDITO}/$cliente/view/$notaCredito` as const,
  component: lazyRouteComponent(() => import('./NotaCreditoPage.tsx'), 'NotaCreditoPage'),
  staticData: { titulo: 'Notas de crédito', volver: NOTAS_CREDITO },
});

export const notasCreditoRoutes = [seleccionRoute, listRoute, newRoute, fromInvoiceRoute, viewRoute] as const;
