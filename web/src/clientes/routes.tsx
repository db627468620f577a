import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from '../platform/router/index.ts';
import { CLIENTES, MAPA_CLIENTES, NUEVO_OCASIONAL } from './paths.ts';

const listRoute = createRoute({
  getParentRoute: () => appRoute,
  path: CLIENTES,
  component: lazyRouteComponent(() => import('./ClientesPage.tsx'), 'ClientesPage'),
  staticData: { titulo: 'Clientes' },
});

const newRoute = createRoute({
  getParentRoute: () => appRoute,
  path: NUEVO_OCASIONAL,
  component: lazyRouteComponent(() => import('./ocasional/OcasionalPage.tsx'), 'OcasionalPage'),
  staticData: { titulo: 'Nuevo cliente ocasional', volver: CLIENTES, permiso: 'clientes.ocasional' },
});

const mapRoute = createRoute({
  getParentRoute: () => appRoute,
  path: MAPA_CLIENTES,
  component: lazyRouteComponent(() => import('./mapa/MapaPage.tsx'), 'MapaPage'),
  staticData: { titulo: 'Mapa de clientes', volver: CLIENTES },
});

const viewRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${CLIENTES}/view/$cliente` as const,
  component: lazyRouteComponent(() => import('./ClientePage.tsx'), 'ClientePage'),
  staticData: { titulo: 'Cliente', volver: CLIENTES },
});

export const clientesRoutes = [listRoute, newRoute, mapRoute, viewRoute] as const;
