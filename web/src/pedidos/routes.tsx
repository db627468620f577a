import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from '../platform/router/index.ts';
import { MAPA_PEDIDOS, PEDIDOS } from './paths.ts';

const seleccionRoute = createRoute({
  getParentRoute: () => appRoute,
  path: PEDIDOS,
  component: lazyRouteComponent(() => import('./SeleccionPage.tsx'), 'SeleccionPage'),
  staticData: { titulo: 'Pedidos' },
});

const mapRoute = createRoute({
  getParentRoute: () => appRoute,
  path: MAPA_PEDIDOS,
  component: lazyRouteComponent(() => import('./mapa/MapaPedidosPage.tsx'), 'MapaPedidosPage'),
  staticData: { titulo: 'Mapa de pedidos', volver: PEDIDOS, permiso: 'pedidos.crear' },
});

const listRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${PEDIDOS}/$cliente` as const,
  component: lazyRouteComponent(() => import('./PedidosPage.tsx'), 'PedidosPage'),
  staticData: { titulo: 'Pedidos', volver: PEDIDOS },
});

const newRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${PEDIDOS}/$cliente/create` as const,
  component: lazyRouteComponent(() => import('./form/NuevoPage.tsx'), 'NuevoPage'),
  staticData: { titulo: 'Nuevo pedido', volver: PEDIDOS, permiso: 'pedidos.crear' },
});

const referenceRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${PEDIDOS}/$cliente/create/ref/$cotizacion` as const,
  component: lazyRouteComponent(() => import('./form/NuevoDesdePage.tsx'), 'NuevoDesdePage'),
  staticData: { titulo: 'Nuevo pedido', volver: PEDIDOS, permiso: 'pedidos.crear' },
});

const viewRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${PEDIDOS}/$cliente/view/$pedido` as const,
  component: lazyRouteComponent(() => import('./PedidoPage.tsx'), 'PedidoPage'),
  staticData: { titulo: 'Pedidos', volver: PEDIDOS },
});

export const pedidosRoutes = [seleccionRoute, mapRoute, listRoute, newRoute, referenceRoute, viewRoute] as const;
