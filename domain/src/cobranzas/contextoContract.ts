import { z } from 'zod';
import { codigo, defineCall, idNumerico, pesos, porcentaje, texto, valor } from '../kernel/index.ts';
import { documentoCancelado, itemDeCobranzaGuardado } from './contract.ts';

/** What the form needs once: open documents, scale, credit of the account, fixed facts (architecture, "cobranzas"). */
export const contextoCobranza = z.object({
  cliente: z.object({
    id: z.string(),
    razsoc: z.string(),
    cuit: z.string(),
    localidad: z.string(),
    direccion: z.string(),
    email: z.string(),
    vendedor: z.string(),
    apenom: z.string(),
    sin_descuento: z.boolean(),
    saldoCuentaCorriente: pesos,
    deudaPendiente: pesos,
  }),
  escala: z.array(z.object({ dias: z.number().int(), porcentaje })),
  documentos: z.array(documentoCancelado.omit({ base: true, descuento: true })),
  /** Items of the prepaid quotation that each open prepaid invoice comes from, confirmed or not (domain-facts §4.5). */
  itemsPrepago: z.array(
    itemDeCobranzaGuardado.extend({
      cotizacion: z.number().int(),
      /** Of the document to cancel that offers it, and its number for people. */
      documento: z.number().int(),
      factura: z.string(),
    }),
  ),
  /** Whether this person may save without confirming (D3 §6). */
  puedeGuardar: z.boolean(),
});
export type ContextoCobranza = z.output<typeof contextoCobranza>;

export const getContextoCobranza = defineCall({
  name: 'cobranzas.contexto',
  method: 'GET',
  path: '/cobranzas/contexto',
  summary: 'Lo que el formulario de cobranza necesita para calcular; con id, lo de esa cobranza al editar',
  permission: 'cobranzas.leer',
  empresa: 'cobranzas',
  kind: 'read',
  query: z.object({ cliente: codigo, id: idNumerico.optional() }),
  answer: valor(contextoCobranza),
  errorPrefix: 'Error al obtener los datos de la cobranza',
  added: true,
});

export const isChequeValido = defineCall({
  name: 'cobranzas.chequeValido',
  method: 'GET',
  path: '/utils/cheques/isValid',
  summary: 'Si el número de cheque no está en una cobranza viva; con banco o identificador electrónico, con ellos',
  permission: 'cobranzas.leer',
  kind: 'read',
  query: z.object({
    numero: z.string().regex(/^\d{1,8}$/),
    banco: texto(10).optional(),
    idelectro: texto(30).optional(),
    /** The collection that is being edited: its own cheques do not count. */
    cobranza: idNumerico.optional(),
  }),
  answer: z.object({ result: z.boolean() }),
  errorPrefix: 'Error al validar cheque',
});
