import { z } from 'zod';
import { codigo, creado, defineCall, fecha, hecho, idNumerico, pesos, texto } from '../kernel/index.ts';
import { itemDeCobranzaEntrada } from '../valores/contract.ts';
import { descuentoFijo, headerData, statusCobranza } from './contract.ts';
import { TIPOS_DOCUMENTO } from './documentos.ts';

/** Ids and amounts come from the screen; everything else is read again (architecture, "cobranzas"). */
const cuerpo = z.object({
  headerData,
  cobranza: z.object({
    numrec: texto(12),
    fecharecibo: fecha,
    observa: texto(50).default(''),
    documentos: z
      .array(z.object({ id: z.number().int().min(1), tipo: z.enum(TIPOS_DOCUMENTO), importe: pesos }))
      .max(200),
    items: z
      .array(
        itemDeCobranzaEntrada.extend({
          /** `cotizacion_item` of an offered prepaid item: all of it comes from there, whatever else is sent. */
          cotizacion_item: z.number().int().min(1).max(2_147_483_647).nullish(),
        }),
      )
      .max(200),
    /** The figures on the screen, which have to be what `calcular` says of all of the above. */
    impdesc: pesos,
    saldo: pesos,
  }),
  descuentoFijo: descuentoFijo.prefault({}),
});

const guardada = creado(z.number().int()).extend({ status: statusCobranza, avisos: z.array(z.string()).optional() });

export const createCobranza = defineCall({
  name: 'cobranzas.crear',
  method: 'POST',
  path: '/cobranzas',
  summary: 'Confirma una cobranza, o la guarda (setStatus G) a la espera de su ajuste plazo',
  permission: 'cobranzas.crear',
  empresa: 'cobranzas',
  kind: 'create',
  query: z.object({ cliente: codigo }),
  body: cuerpo.extend({ setStatus: z.literal('G').optional() }),
  answer: guardada,
  errorPrefix: 'Error al generar la cobranza',
});

export const editCobranza = defineCall({
  name: 'cobranzas.editar',
  method: 'PUT',
  path: '/cobranzas',
  summary: 'Edita una cobranza; una Guardada cuyo descuento cambió pasa a revisión',
  permission: 'cobranzas.crear',
  empresa: 'cobranzas',
  kind: 'change',
  query: z.object({ id: idNumerico }),
  body: cuerpo.extend({
    /** Version that the screen read: another one is 409. */
    version: z.number().int(),
    setStatus: z.enum(['R', 'P']).optional(),
    _equivalenteDescuento: pesos.optional(),
  }),
  answer: guardada,
  errorPrefix: 'Error al actualizar la cobranza',
});

export const changeCobranzaStatus = defineCall({
  name: 'cobranzas.cambiarEstado',
  method: 'PUT',
  path: '/cobranzas/changeStatus',
  summary: 'Cambia el estado a mano; a Ingresada, asienta',
  permission: 'cobranzas.cambiarEstado',
  empresa: 'cobranzas',
  kind: 'change',
  query: z.object({ id: idNumerico, status: statusCobranza }),
  answer: z.object({ result: z.object({ status: statusCobranza }) }),
  errorPrefix: 'Error al actualizar la cobranza',
});

export const updateCobranzaStatus = defineCall({
  name: 'cobranzas.actualizarEstado',
  method: 'PUT',
  path: '/cobranzas/updateStatus',
  summary: 'Recalcula el estado después de tocar los comprobantes',
  permission: 'cobranzas.crear',
  empresa: 'cobranzas',
  kind: 'change',
  query: z.object({ id: idNumerico }),
  answer: z.object({ result: z.object({ status: statusCobranza }) }),
  errorPrefix: 'Error al actualizar la cobranza',
});

export const deleteCobranza = defineCall({
  name: 'cobranzas.eliminar',
  method: 'DELETE',
  path: '/cobranzas',
  summary: 'Elimina una cobranza que no está rendida ni ingresada; libera lo que tomaba',
  permission: 'cobranzas.eliminar',
  empresa: 'cobranzas',
  kind: 'change',
  query: z.object({ id: idNumerico }),
  answer: hecho,
  errorPrefix: 'Error al eliminar la cobranza',
});

export const emitirAjustePlazo = defineCall({
  name: 'cobranzas.ajustePlazo',
  method: 'POST',
  path: '/cobranzas/ajustePlazo',
  summary: 'Emite la nota de crédito AJUSTEPLAZO de una Guardada (domain-facts §4.6)',
  permission: 'cobranzas.ajustePlazo',
  empresa: 'cobranzas',
  kind: 'create',
  query: z.object({ id: idNumerico }),
  answer: creado(z.number().int()).extend({ documento: z.string(), importe: pesos }),
  errorPrefix: 'Error al generar el ajuste plazo',
  added: true,
});
