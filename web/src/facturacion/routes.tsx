import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from '../platform/router/index.ts';
import { FACTURACION } from './paths.ts';

const listRoute = createRoute({
  getParentRoute: () => appRoute,
  path: FACTURACION,
  component: lazyRouteComponent(() => import('./FacturacionPage.tsx'), 'FacturacionPage'),
  staticData: { titulo: 'Facturación', permiso: 'facturas.crear' },
});

export const facturacionRoutes = [listRoute] as const;
