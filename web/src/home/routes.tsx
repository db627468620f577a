import { landingPath } from '@distri/domain/kernel';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { appRoute } from '../platform/router/index.ts';
import { session } from '../platform/session/index.ts';
import { HOME, RAIZ } from './paths.ts';

/** The root leads to where the role starts (D1 §2.1, decisions 5). */
const rootIndex = createRoute({
  getParentRoute: () => appRoute,
  path: RAIZ,
  beforeLoad: () => {
    const state = session.getState();
    if (state.status !== 'out') throw redirect({ to: landingPath(state.user.role), replace: true });
  },
});

const homeRoute = createRoute({
  getParentRoute: () => appRoute,
  path: HOME,
  component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
  staticData: { titulo: 'Inicio', permiso: 'home.leer' },
});

export const homeRoutes = [rootIndex, homeRoute] as const;
