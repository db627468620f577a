import { z } from 'zod';
import {
  archivo,
  codigo,
  defineCall,
  fecha,
  hecho,
  idNumerico,
  instante,
  lista,
  oArchivo,
  pesos,
  TXT_LATIN1,
  texto,
  valor,
  XLSX,
} from '../kernel/index.ts';
import { RESULTADOS_COT } from './respuesta.ts';

const TIPOS_DOCUMENTO_COT = ['FAC', 'REM'] as const;
const estadoEnvioCot = z.enum([...RESULTADOS_COT, 'parcial']);

/** An invoice or a delivery note that may travel (D3 §3). */
export const documentoCot = z.object({
  id: z.number().int(),
  tipo: z.enum(TIPOS_DOCUMENTO_COT),
  /** Letter, sales point and number: 'R000400001234'; `formatNumero` shows it. */
  numero: z.string(),
  ingreso: fecha,
  /** Net of taxes, as ARBA reads it. */
  importe: pesos,
  razsoc: z.string(),
  /** Added: who it goes to and what is known of its COT. */
  cliente: z.string(),
  localidad: z.string(),
  /** Of an invoice, its delivery note: the same goods. */
  remito: z.number().int().nullable(),
  pedidos: z.array(z.number().int()),
  estado: z.enum(RESULTADOS_COT).nullable(),
  cot: z.string().nullable(),
  envio: z.number().int().nullable(),
});
export type DocumentoCot = z.output<typeof documentoCot>;

/** A route sheet as the COT uses it (D3 §3). */
export const hojaCot = z.object({
  id: z.number().int(),
  fecha,
  vehiculo: z.number().int().nullable(),
  vehiculo_desc: z.string(),
  /** T: of a third party; any other, our own. */
  vehiculo_tipo: z.string(),
  /** Plate of its vehicle, where the dialog begins. */
  patente: z.string(),
  chofer: z.number().int().nullable(),
  chofer_desc: z.string(),
  usuario_desc: z.string(),
  litros: z.number(),
  /** 'HH:MM', empty when it is not known. */
  salida: z.string(),
  llegada: z.string(),
  zona: z.string(),
  tipo: z.string(),
  pedidos: z.array(
    z.object({
      id: z.number().int(),
      estado: z.boolean(),
      tiene_articulos_facturados: z.boolean(),
      cerrado: z.boolean(),
    }),
  ),
  documentos: z.array(documentoCot),
});
export type HojaCot = z.output<typeof hojaCot>;

/** The documents name both forms of these two lists (decisions 1). */
const listaCot = <T extends z.ZodType>(item: T) => lista(item).extend({ data: z.object({ result: z.array(item) }) });

const rango = z.object({ desde: fecha, hasta: fecha });

export const listDocumentosCot = defineCall({
  name: 'cot.documentos',
  method: 'GET',
  path: '/afip/cot/documentos',
  summary: 'Facturas y remitos emitidos entre dos días, con lo que se sabe de su COT',
  permission: 'cot.generar',
  empresa: 'afip',
  kind: 'read',
  query: rango,
  answer: listaCot(documentoCot),
  errorPrefix: 'Error al obtener los documentos de venta',
});

export const listHojasCot = defineCall({
  name: 'cot.hojas',
  method: 'GET',
  path: '/afip/cot/hojasDeRuta',
  summary: 'Hojas de ruta entre dos días, con sus pedidos y documentos',
  permission: 'cot.generar',
  empresa: 'afip',
  kind: 'read',
  query: rango,
  answer: listaCot(hojaCot),
  errorPrefix: 'Error al obtener las hojas de ruta',
});

/** More than any sheet holds; how many may go is a rule with its own sentence (D3 §5). */
const idsDeDocumentos = z.array(idNumerico).max(1000).default([]);

const seleccion = z.object({
  facturas: idsDeDocumentos,
  remitos: idsDeDocumentos,
  /** Added: the sheet whose documents go; with it the lists above are not read. */
  hoja: idNumerico.optional(),
  dominio: texto(12),
});

const errorArba = z.object({ codigo: z.string(), descripcion: z.string() });

/** ARBA's answer as the documents read it (D3 §3; domain-facts §1.5). */
const comprobanteArba = z.object({
  cuitEmpresa: z.string(),
  numeroComprobante: z.string(),
  nombreArchivo: z.string(),
  codigoIntegridad: z.string(),
  validacionesRemitos: z.object({
    remito: z.array(
      z.object({
        numeroUnico: z.string(),
        procesado: z.enum(['SI', 'NO', '']),
        cot: z.string().optional(),
        errores: z.object({ error: errorArba }).optional(),
      }),
    ),
  }),
});

/** A document in a file and what became of it. */
export const remitoEnvio = z.object({
  numeroUnico: z.string(),
  tipo: z.enum(TIPOS_DOCUMENTO_COT),
  id: z.number().int(),
  numero: z.string(),
  cliente: z.string(),
  razsoc: z.string(),
  resultado: z.enum(RESULTADOS_COT),
  cot: z.string().nullable(),
  mensaje: z.string(),
  /** Who typed the COT in; empty when ARBA said it. */
  cargadoPor: z.string(),
  /** Whether another file carries it now. */
  enOtroEnvio: z.boolean(),
});
export type RemitoEnvio = z.output<typeof remitoEnvio>;

/** One time that a file was sent. */
export const intentoCot = z.object({
  numero: z.number().int(),
  momento: instante,
  username: z.string(),
  /** Milliseconds until the answer, or until nobody waited any more; null while it is on its way. */
  demora: z.number().int().nullable(),
  /** What came, in words: '11: Archivo ya procesado', 'No contestó a tiempo'. */
  detalle: z.string(),
});

/** A file of ours: what it carried and everything that happened to it. */
export const envioCot = z.object({
  id: z.number().int(),
  nombre: z.string(),
  momento: instante,
  username: z.string(),
  dominio: z.string(),
  /** T: of a third party. */
  vehiculo_tipo: z.string(),
  vehiculo_desc: z.string(),
  hoja: z.number().int().nullable(),
  estado: estadoEnvioCot,
  cuitEmpresa: z.string(),
  numeroComprobante: z.string(),
  codigoIntegridad: z.string(),
  /** Our own MD5, to compare. */
  md5: z.string(),
  integridad: z.enum(['igual', 'distinta', 'ausente']),
  /** Answered by the stand-in: none of its COTs is ARBA's. */
  simulada: z.boolean(),
  mensaje: z.string(),
  remitos: z.array(remitoEnvio),
  intentos: z.array(intentoCot),
});
export type EnvioGuardado = z.output<typeof envioCot>;

/** D3 §7: `success` and `result`; the two keys of a failure stand in both places (domain-facts §1.5). */
const respuestaGenerar = z.object({
  success: z.boolean(),
  result: z.union([comprobanteArba, z.object({ codigoError: z.string(), mensajeError: z.string() })]),
  codigoError: z.string().optional(),
  mensajeError: z.string().optional(),
  /** Added: the file as it is kept, for the result's table and what can be done next. */
  envio: envioCot,
});
export type RespuestaGenerar = z.output<typeof respuestaGenerar>;

export const generarCot = defineCall({
  name: 'cot.generar',
  method: 'POST',
  path: '/afip/cot/generateFiles',
  summary: 'El archivo de ARBA (txt), la planilla de ruteo (xls), o el envío a ARBA (send_to_arba)',
  permission: 'cot.generar',
  empresa: 'afip',
  kind: 'create',
  body: seleccion.extend({ action: z.enum(['txt', 'xls', 'send_to_arba']) }),
  answer: oArchivo(respuestaGenerar),
  files: [TXT_LATIN1, XLSX],
  errorPrefix: 'Error al generar los archivos de COT',
});

/** A document of a selection and what ARBA would refuse of it. */
export const revisado = z.object({
  tipo: z.enum(TIPOS_DOCUMENTO_COT),
  id: z.number().int(),
  numero: z.string(),
  cliente: z.string(),
  razsoc: z.string(),
  pedidos: z.array(z.number().int()),
  problemas: z.array(
    z.object({ code: z.string(), message: z.string(), lugar: z.string(), articulo: z.string().optional() }),
  ),
});
export type Revisado = z.output<typeof revisado>;

export const revisarCot = defineCall({
  name: 'cot.revisar',
  method: 'POST',
  path: '/afip/cot/revisar',
  summary: 'Qué rechazaría ARBA de una selección, documento por documento, y en qué archivos va',
  permission: 'cot.generar',
  empresa: 'afip',
  kind: 'read',
  body: seleccion,
  answer: valor(
    z.object({
      /** What stands against the whole: the plate, the carrier, the company's own data, uninvoiced orders. */
      generales: revisado.shape.problemas,
      documentos: z.array(revisado),
      /** Invoices left out because their delivery note goes. */
      reemplazadas: z.number().int(),
      /** Documents by file: two with the same number go apart (domain-facts §1.2). */
      archivos: z.array(z.array(z.object({ tipo: z.enum(TIPOS_DOCUMENTO_COT), id: z.number().int() }))),
      vehiculo: z.object({ tipo: z.string(), detalle: z.string() }),
      carga: z.object({ importe: pesos, kilos: z.number(), superaUmbral: z.boolean() }),
      simulada: z.boolean(),
    }),
  ),
  errorPrefix: 'Error al generar los archivos de COT',
  added: true,
});

export const listEnviosCot = defineCall({
  name: 'cot.envios',
  method: 'GET',
  path: '/afip/cot/envios',
  summary: 'Archivos generados entre dos días, o uno por id, con sus documentos e intentos',
  permission: 'cot.generar',
  empresa: 'afip',
  kind: 'read',
  query: z.object({ id: idNumerico.optional(), desde: fecha.optional(), hasta: fecha.optional() }),
  answer: lista(envioCot),
  errorPrefix: 'Error al obtener los envíos a ARBA',
  added: true,
});

export const getArchivoCot = defineCall({
  name: 'cot.archivo',
  method: 'GET',
  path: '/afip/cot/archivo',
  summary: 'El archivo de un envío, byte por byte como se mandó',
  permission: 'cot.generar',
  empresa: 'afip',
  kind: 'read',
  query: z.object({ id: idNumerico }),
  answer: archivo,
  file: TXT_LATIN1,
  errorPrefix: 'Error al obtener el archivo',
  added: true,
});

export const reenviarCot = defineCall({
  name: 'cot.reenviar',
  method: 'POST',
  path: '/afip/cot/reenviar',
  summary: 'Manda otra vez el mismo archivo, con su nombre, cuando ARBA no contestó',
  permission: 'cot.generar',
  empresa: 'afip',
  kind: 'change',
  query: z.object({ id: idNumerico }),
  answer: respuestaGenerar,
  errorPrefix: 'Error al enviar el archivo a ARBA',
  added: true,
});

export const cargarCot = defineCall({
  name: 'cot.cargar',
  method: 'PUT',
  path: '/afip/cot/cargar',
  summary: 'Carga a mano el COT de un documento que ARBA ya tiene, buscado en su página',
  permission: 'cot.generar',
  empresa: 'afip',
  kind: 'change',
  body: z.object({
    envio: idNumerico,
    numeroUnico: z.string().regex(/^\d{16}$/, 'Son 16 dígitos'),
    cot: texto(40),
  }),
  answer: hecho,
  errorPrefix: 'Error al cargar el COT',
  added: true,
});

export const setCodigoArba = defineCall({
  name: 'cot.codigoArticulo',
  method: 'PUT',
  path: '/afip/cot/codigoArticulo',
  summary: 'El código de ARBA de un artículo, seis dígitos de su nomenclador',
  permission: 'cot.generar',
  empresa: 'afip',
  kind: 'change',
  body: z.object({ articulo: codigo, codigo: z.string().regex(/^\d{6}$/, 'Son 6 dígitos') }),
  answer: hecho,
  errorPrefix: 'Error al guardar el código de ARBA',
  added: true,
});
