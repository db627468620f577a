import { getContextoVenta, getDeudaPendiente, getSaldoCuentaCorriente, listClientes } from '@distri/domain/clientes';
import {
  changeCobranzaStatus,
  createCobranza,
  deleteCobranza,
  deleteComprobante,
  editCobranza,
  emitirAjustePlazo,
  getCobranzaPdf,
  getComprobante,
  getContextoCobranza,
  listCobranzas,
  putComprobante,
  updateCobranzaStatus,
} from '@distri/domain/cobranzas';
import { listDocumentosImpagos } from '@distri/domain/cuentas';
import type { Call } from '@distri/domain/kernel';
import { listDocumentosACancelar } from '@distri/domain/maestros';
import { useQueryClient } from '@tanstack/react-query';
import { callApi, callKey, useCall, useCallMutation, useFreshCall } from '../platform/api/index.ts';
import { usePages } from '../platform/api/usePages.ts';

const PAGINA = 1000;

/** A customer's collections, newest first. */
export function useCobranzas(cliente: string) {
  const query = { cliente, limite: PAGINA };
  return usePages(
    callKey(listCobranzas, query),
    (desdeClave, signal) => callApi(listCobranzas, { query: { ...query, desdeClave } }, { signal }),
    { whole: true },
  );
}

/** One collection with its documents, items and history. */
export function useCobranza(id: number) {
  const cobranza = useCall(listCobranzas, { id }, { errorShown: 'screen' });
  return { ...cobranza, data: cobranza.data?.result[0] };
}

/** The same as it is now, for whoever edits it. */
export function useCobranzaAlDia(id: number) {
  const cobranza = useFreshCall(listCobranzas, { id }, { errorShown: 'screen' });
  return { ...cobranza, data: cobranza.data?.result[0] };
}

/** What the form computes with; of an edit, with what the collection itself took put back. */
export function useContextoCobranza(cliente: string, id?: number) {
  return useCall(getContextoCobranza, { cliente, ...(id !== undefined && { id }) }, { errorShown: 'screen' });
}

export const readCobranzaPdf = (id: number) => callApi(getCobranzaPdf, { query: { id } });
export const readComprobante = (idrecibo: number, numitem: string) =>
  callApi(getComprobante, { query: { idrecibo, numitem } });

/** What a change of a collection may have changed elsewhere: itself, what is open, the account. */
const TOUCHED = [
  listCobranzas,
  getContextoCobranza,
  getComprobante,
  listDocumentosACancelar,
  listDocumentosImpagos,
  getContextoVenta,
  getDeudaPendiente,
  getSaldoCuentaCorriente,
  listClientes,
];

/** A change after which what shows collections is read again. */
function useChange<C extends Call>(call: C, options: { errorShown?: 'screen' } = {}, calls: readonly Call[] = TOUCHED) {
  const client = useQueryClient();
  const mutation = useCallMutation(call, options);
  const refresh = () => Promise.all(calls.map(({ name }) => client.invalidateQueries({ queryKey: [name] })));
  return { ...mutation, refresh };
}

export const useCreateCobranza = () => useChange(createCobranza, { errorShown: 'screen' });
export const useEditCobranza = () => useChange(editCobranza, { errorShown: 'screen' });
export const useChangeStatus = () => useChange(changeCobranzaStatus);
export const useUpdateStatus = () => useChange(updateCobranzaStatus);
export const useDeleteCobranza = () => useChange(deleteCobranza);
export const useEmitirAjuste = () => useChange(emitirAjustePlazo);

/** Proofs change one collection only: a form that is open over it keeps what it was opened with. */
const PROOFS = [getComprobante, listCobranzas];
export const useUploadComprobante = () => useChange(putComprobante, {}, PROOFS);
export const useDeleteComprobante = () => useChange(deleteComprobante, {}, PROOFS);
