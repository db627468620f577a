import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { appRoute } from '../platform/router/index.ts';
import { NOTIFICACIONES } from './paths.ts';

/** The tab is in the address, so that a reload or a link shows the same one. */
const search = z.object({
  tipo: z.enum(['recibidas', 'enviadas']).optional().catch(undefined),
});

const notificacionesRoute = createRoute({
  getParentRoute: () => appRoute,
  path: NOTIFICACIONES,
  validateSearch: search,
  component: lazyRouteComponent(() => import('./NotificacionesPage.tsx'), 'NotificacionesPage'),
  staticData: { titulo: 'Notificaciones' },
});

export const notificacionesRoutes = [notificacionesRoute] as const;
