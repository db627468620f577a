import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { accesoRoutes, publicRoutes } from '../acceso/routes.tsx';
import { aprobacionesRoutes } from '../aprobaciones/routes.tsx';
import { clientesRoutes } from '../clientes/routes.tsx';
import { cobranzasRoutes } from '../cobranzas/routes.tsx';
import { cotRoutes } from '../cot/routes.tsx';
import { cotizacionesRoutes } from '../cotizaciones/routes.tsx';
import { facturacionRoutes } from '../facturacion/routes.tsx';
import { facturasRoutes } from '../facturas/routes.tsx';
import { homeRoutes } from '../home/routes.tsx';
import { notasCreditoRoutes } from '../notasCredito/routes.tsx';
import { notificacionesRoutes } from '../notificaciones/routes.tsx';
import { pedidosRoutes } from '../pedidos/routes.tsx';
import { appRoute, rootRoute } from '../platform/router/index.ts';
import { CrashScreen } from '../platform/shell/CrashScreen.tsx';
import { NotFoundScreen } from '../platform/shell/NotFoundScreen.tsx';
import { recepcionesRoutes } from '../recepciones/routes.tsx';
import { remitosRoutes } from '../remitos/routes.tsx';
import { rendicionesRoutes } from '../rendiciones/routes.tsx';
import { seccionesRoutes } from './secciones.ts';

/** Whatever no area claims: behind the login and inside of the shell like any other screen. */
const unknownRoute = createRoute({ getParentRoute: () => appRoute, path: '$', component: NotFoundScreen });

/** Every area hangs its screens here. */
const routeTree = rootRoute.addChildren([
  ...publicRoutes,
  appRoute
    .update({ component: lazyRouteComponent(() => import('./AppLayout.tsx'), 'AppLayout') })
    .addChildren([
      ...homeRoutes,
      ...clientesRoutes,
      ...cotizacionesRoutes,
      ...pedidosRoutes,
      ...facturacionRoutes,
      ...facturasRoutes,
      ...remitosRoutes,
      ...notasCreditoRoutes,
      ...cotRoutes,
      ...cobranzasRoutes,
      ...aprobacionesRoutes,
      ...recepcionesRoutes,
      ...rendicionesRoutes,
      ...notificacionesRoutes,
      ...accesoRoutes,
      ...seccionesRoutes,
      unknownRoute,
    ]),
]);

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultErrorComponent: CrashScreen,
  defaultNotFoundComponent: NotFoundScreen,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
