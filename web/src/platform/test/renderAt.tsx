import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createQueryClient } from '../api/index.ts';
import { AvisosHost } from '../feedback/index.ts';
import { AppTheme } from '../theme/index.ts';

/** A page at an address, with everything around it but the shell. `route` names its parameters: '/pedidos/$cliente'. */
export function renderAt(path: string, component: () => ReactNode, route = path) {
  const rootRoute = createRootRoute();
  const page = createRoute({ getParentRoute: () => rootRoute, path: route, component });
  const elsewhere = createRoute({ getParentRoute: () => rootRoute, path: '$', component: () => null });
  window.history.replaceState(null, '', path);
  const router = createRouter({
    routeTree: rootRoute.addChildren([page, elsewhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppTheme>
        <RouterProvider router={router} />
        <AvisosHost />
      </AppTheme>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), router };
}

/** An answer of the server. */
export const jsonResponse = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
