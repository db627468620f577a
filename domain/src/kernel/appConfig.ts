import { z } from 'zod';
import { empresaSchema } from './company.ts';

/**
 * Where the server that delivers the web application says what it needs before anybody is logged in. Outside of every
 * company's API: an installation on a static host puts a file there.
 */
export const RUTA_CONFIGURACION = '/configuracion.json';

/** The servers of the login screen (D1 §2.1) and where map tiles come from; null draws the map without them. */
export const configuracionApp = z.object({
  version: z.string(),
  empresas: z
    .array(empresaSchema.pick({ id: true, nombre: true, color: true, apiBase: true, predeterminada: true }))
    .min(1),
  tilesUrl: z.string().nullable(),
});
export type ConfiguracionApp = z.output<typeof configuracionApp>;
