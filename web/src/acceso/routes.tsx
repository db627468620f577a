import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { appRoute, isOwnPath, requireNoSession, rootRoute } from '../platform/router/index.ts';
import { LOGIN, USUARIOS } from './paths.ts';

/** Where the person wanted to go; anything that is no path of ours is dropped. */
const search = z.object({ volver: z.string().refine(isOwnPath).optional().catch(undefined) });

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: LOGIN,
  validateSearch: search,
  beforeLoad: requireNoSession,
  component: lazyRouteComponent(() => import('./LoginPage.tsx'), 'LoginPage'),
  staticData: { titulo: 'Ingresar' },
});

const usuariosRoute = createRoute({
  getParentRoute: () => appRoute,
  path: USUARIOS,
  component: lazyRouteComponent(() => import('./UsuariosPage.tsx'), 'UsuariosPage'),
  staticData: { titulo: 'Usuarios' },
});

/** Outside of the session. */
export const publicRoutes = [loginRoute] as const;
/** Within it. */
export const accesoRoutes = [usuariosRoute] as const;
