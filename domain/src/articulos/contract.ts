import { z } from 'zod';
import {
  bandera,
  codigo,
  defineCall,
  fecha,
  lista,
  listaPaginada,
  paginado,
  pesos,
  porcentaje,
  valor,
} from '../kernel/index.ts';

/** D2 §3, article as used in documents. Fields that a role may not see are left out (decisions 4). */
export const articulo = z.object({
  id: z.string(),
  /** Same as `id`: the documents name both. */
  key: z.string(),
  detalle: z.string(),
  rubro: z.string(),
  linea: z.string(),
  envase: z.string(),
  /** Litres per unit, 0 when it is not a liquid. */
  unidad: z.number(),
  lista1: pesos.optional(),
  lista2: pesos.optional(),
  lista3: pesos.optional(),
  lista4: pesos.optional(),
  lista5: pesos.optional(),
  lista6: pesos.optional(),
  /** Price of the customer's list; only with `cliente`. */
  precio: pesos.optional(),
  preciosDesde: fecha.optional(),
  bonificacion_cliente: porcentaje.optional(),
  costoneto: pesos.optional(),
  rentaminima: porcentaje.optional(),
  barcode: z.string().optional(),
  notas: z.string(),
  /** VAT rate: id of the lookup table and its percentage. */
  ivavta: z.number().int(),
  alicuota: porcentaje,
  is_shell: z.boolean(),
  condVta30: z.boolean(),
  armado: z.boolean(),
  /** The parts of a kit, with their discounts. */
  componentes: z.array(z.object({ id: z.string(), cantidad: z.number(), bonificacion: porcentaje })).optional(),
  activo: z.boolean(),
  conImagen: z.boolean(),
  deposito: z.number().int(),
  total: z.number(),
  reservado: z.number(),
  disponible: z.number(),
  ordencompra: z.number(),
  /** Safety stock: A and O see it. */
  stocksval: z.number().optional(),
});
export type Articulo = z.output<typeof articulo>;

export const listArticulos = defineCall({
  name: 'articulos.listar',
  method: 'GET',
  path: '/articulos',
  summary: 'Artículos activos, con el precio del cliente cuando se nombra uno',
  permission: 'articulos.leer',
  kind: 'read',
  query: z.object({
    cliente: codigo.optional(),
    id: codigo.optional(),
    barcode: codigo.optional(),
    /** Added: several codes at once, separated by commas (references, drafts). */
    ids: z.string().max(8000).optional(),
    conStock: bandera.optional(),
    ...paginado,
  }),
  answer: listaPaginada(articulo),
  errorPrefix: 'Error al obtener los artículos',
});

export const getArticuloImage = defineCall({
  name: 'articulos.imagen',
  method: 'GET',
  path: '/articulos/image',
  summary: 'Imagen del artículo, JPEG en base64; texto vacío cuando no tiene',
  permission: 'articulos.leer',
  kind: 'read',
  query: z.object({ id: codigo }),
  answer: valor(z.string()),
  errorPrefix: 'Error al obtener la imagen del artículo',
});

/** D2 §3, invoiced history entry. */
export const valorFacturado = z.object({
  fecha,
  documento: z.string(),
  precio: pesos,
  cantidad: z.number(),
  bonificacion: porcentaje,
  bonificacion_general: porcentaje,
});
export type ValorFacturado = z.output<typeof valorFacturado>;

export const listValoresFacturados = defineCall({
  name: 'articulos.valoresFacturados',
  method: 'GET',
  path: '/articulos/valoresFacturados',
  summary: 'Últimas ventas del artículo al cliente',
  permission: 'cotizaciones.crear',
  kind: 'read',
  query: z.object({ id: codigo, cliente: codigo, desde: fecha.optional() }),
  answer: lista(valorFacturado),
  errorPrefix: 'Error al obtener los valores facturados del artículo',
});
