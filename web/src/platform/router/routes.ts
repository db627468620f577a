import './staticData.ts';
import { createRootRoute, createRoute } from '@tanstack/react-router';
import { requireSession } from './guards.ts';

/** The parent of the login screen and of `appRoute`. */
export const rootRoute = createRootRoute();

/**
 * The parent of every screen that needs a session. An area's `routes.tsx` hangs its own on it:
 * @example createRoute({ getParentRoute: () => appRoute, path: CLIENTES, component: lazyRouteComponent(() => import('./ClientesPage.tsx'), 'ClientesPage'), staticData: { titulo: 'Clientes' } })
 */
export const appRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'app',
  beforeLoad: ({ location }) => requireSession(location.href),
});
