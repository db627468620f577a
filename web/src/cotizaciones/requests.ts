import { createCotizacion, getCotizacionPdf, listCotizaciones } from '@distri/domain/cotizaciones';
import type { OpcionDiasPago } from '@distri/domain/lineas';
import { callApi, callKey, useCall, useCallMutation, useFreshCall } from '../platform/api/index.ts';
import { usePages } from '../platform/api/usePages.ts';

const PAGINA = 1000;

/** A customer's quotations, newest first. */
export function useCotizaciones(cliente: string, enabled = true) {
  const query = { cliente, limite: PAGINA };
  return usePages(
    callKey(listCotizaciones, query),
    (desdeClave, signal) => callApi(listCotizaciones, { query: { ...query, desdeClave } }, { signal }),
    { enabled, whole: true },
  );
}

/** One quotation with its lines, history and what may be done with it. */
export function useCotizacion(id: number, enabled = true) {
  const cotizacion = useCall(listCotizaciones, { id }, { errorShown: 'screen', enabled });
  return { ...cotizacion, data: cotizacion.data?.result[0] };
}

/** The same as it is now, for whoever edits it. */
export function useCotizacionAlDia(id: number) {
  const cotizacion = useFreshCall(listCotizaciones, { id }, { errorShown: 'screen' });
  return { ...cotizacion, data: cotizacion.data?.result[0] };
}

/** The bytes of its PDF; with a row of payment days, its column too. */
export function readCotizacionPdf(id: number, pago?: Pick<OpcionDiasPago, 'dias' | 'porcentaje'>): Promise<Uint8Array> {
  const column = pago && { dias: pago.dias, porcentaje: pago.porcentaje };
  return callApi(getCotizacionPdf, { query: { id, ...column } });
}

export function useCreateCotizacion() {
  return useCallMutation(createCotizacion);
}
