import { getFacturaPdf, getFacturaRecibo, listFacturas, PERIODO_DIAS } from '@distri/domain/facturas';
import { addDays, businessDay, type Dia, type QueryOf } from '@distri/domain/kernel';
import { callApi, callKey, useCall } from '../platform/api/index.ts';
import { usePages } from '../platform/api/usePages.ts';

type Filtro = Omit<QueryOf<typeof listFacturas>, 'id' | 'limite' | 'desdeClave'>;

/** Rows of a page when the whole list is wanted, and when it is read as somebody scrolls. */
const PAGINA_ENTERA = 1000;
const PAGINA = 100;

/** Invoices in scope, newest first; the flag of the receipt comes along (D2 §7). */
export function useFacturas(filtro: Filtro, { enabled = true, whole = true } = {}) {
  const query = { ...filtro, withRecibo: true, limite: whole ? PAGINA_ENTERA : PAGINA };
  return usePages(
    callKey(listFacturas, query),
    (desdeClave, signal) => callApi(listFacturas, { query: { ...query, desdeClave } }, { signal }),
    { enabled, whole },
  );
}

/** One invoice with its lines, taxes, history and related documents. */
export function useFactura(id: number, enabled = true) {
  const factura = useCall(listFacturas, { id }, { enabled, errorShown: 'screen' });
  return { ...factura, data: factura.data?.result[0] };
}

/** The bytes of its PDF. */
export function readFacturaPdf(id: number): Promise<Uint8Array> {
  return callApi(getFacturaPdf, { query: { id } });
}

/** The photo of the signed delivery note. */
export function readRecibo(id: number): Promise<Uint8Array> {
  return callApi(getFacturaRecibo, { query: { id } });
}

/** 'Desde 30 dias': from this day of entry on, inclusive (domain-facts §6.31). */
export function desdePeriodo(now: Date = new Date()): Dia {
  return addDays(businessDay(now), -PERIODO_DIAS);
}
