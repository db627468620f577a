import { accesoRoutes } from './acceso/index.ts';
import { adjuntables } from './adjuntables.ts';
import { articulosRoutes } from './articulos/index.ts';
import { articulosArmadosRoutes } from './articulosArmados/index.ts';
import { buscarRoutes } from './buscar/index.ts';
import { clientesRoutes } from './clientes/index.ts';
import { cobranzasRoutes } from './cobranzas/index.ts';
import { correoRoutes } from './correo/index.ts';
import { cotRoutes } from './cot/index.ts';
import { cotizacionesRoutes } from './cotizaciones/index.ts';
import { cuentasRoutes } from './cuentas/index.ts';
import { facturacionRoutes } from './facturacion/index.ts';
import { facturasRoutes } from './facturas/index.ts';
import { HOJAS_DE_RUTA, hojasDeRutaRoutes } from './hojasDeRuta/index.ts';
import { homeRoutes } from './home/index.ts';
import { maestrosRoutes } from './maestros/index.ts';
import { notasCreditoRoutes } from './notasCredito/index.ts';
import { notificacionesRoutes } from './notificaciones/index.ts';
import { pedidosRoutes } from './pedidos/index.ts';
import type { Route } from './platform/http/index.ts';
import { prepagoRoutes } from './prepago/index.ts';
import { proveedoresRoutes } from './proveedores/index.ts';
import { recepcionesRoutes } from './recepciones/index.ts';
import { remitosRoutes } from './remitos/index.ts';
import { rendicionesRoutes } from './rendiciones/index.ts';

/** The code behind every call, by area. */
export const routes: readonly Route[] = [
  ...accesoRoutes,
  ...articulosRoutes,
  ...articulosArmadosRoutes,
  ...buscarRoutes,
  ...clientesRoutes,
  ...cobranzasRoutes,
  ...correoRoutes(adjuntables),
  ...cotRoutes(HOJAS_DE_RUTA),
  ...cotizacionesRoutes,
  ...cuentasRoutes,
  ...facturacionRoutes,
  ...facturasRoutes,
  ...hojasDeRutaRoutes,
  ...homeRoutes,
  ...maestrosRoutes,
  ...notasCreditoRoutes,
  ...notificacionesRoutes,
  ...pedidosRoutes,
  ...prepagoRoutes,
  ...proveedoresRoutes,
  ...recepcionesRoutes,
  ...remitosRoutes,
  ...rendicionesRoutes,
];
