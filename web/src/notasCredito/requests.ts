import { listFacturas } from '@distri/domain/facturas';
import { getNotaCreditoPdf, listNotasCredito } from '@distri/domain/notasCredito';
import { callApi, callKey, useCall } from '../platform/api/index.ts';
import { usePages } from '../platform/api/usePages.ts';

const PAGINA = 1000;

/** A customer's credit notes, newest first. */
export function useNotasCredito(cliente: string) {
  const query = { cliente, limite: PAGINA };
  return usePages(
    callKey(listNotasCredito, query),
    (desdeClave, signal) => callApi(listNotasCredito, { query: { ...query, desdeClave } }, { signal }),
    { whole: true },
  );
}

/** One note with its lines, the invoices that it corrects and its history. */
export function useNotaCredito(id: number) {
  const nota = useCall(listNotasCredito, { id }, { errorShown: 'screen' });
  return { ...nota, data: nota.data?.result[0] };
}

/** The bytes of its PDF. */
export function readNotaCreditoPdf(id: number): Promise<Uint8Array> {
  return callApi(getNotaCreditoPdf, { query: { id } });
}

/** The customer's invoices that a note may correct, newest first. */
export function useFacturasAsociables(cliente: string) {
  const query = { cliente, limite: PAGINA };
  return usePages(
    callKey(listFacturas, query),
    (desdeClave, signal) => callApi(listFacturas, { query: { ...query, desdeClave } }, { signal }),
    { whole: true },
  );
}
