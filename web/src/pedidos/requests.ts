import { createPedido, getPedidoPdf, getPedidoReferencia, listPedidos } from '@distri/domain/pedidos';
import { callApi, callKey, useCall, useCallMutation } from '../platform/api/index.ts';
import { usePages } from '../platform/api/usePages.ts';

const PAGINA = 1000;

/** A customer's orders, newest first. */
export function usePedidos(cliente: string) {
  const query = { cliente, limite: PAGINA };
  return usePages(
    callKey(listPedidos, query),
    (desdeClave, signal) => callApi(listPedidos, { query: { ...query, desdeClave } }, { signal }),
    { whole: true },
  );
}

/** One order with its lines, stages, history and related documents. */
export function usePedido(id: number) {
  const pedido = useCall(listPedidos, { id }, { errorShown: 'screen' });
  return { ...pedido, data: pedido.data?.result[0] };
}

/** What a new order takes over from a quotation, at today's prices. */
export function usePedidoReferencia(cotizacion: number, enabled: boolean) {
  return useCall(getPedidoReferencia, { cotizacion }, { errorShown: 'screen', enabled });
}

/** The bytes of its PDF. */
export function readPedidoPdf(id: number): Promise<Uint8Array> {
  return callApi(getPedidoPdf, { query: { id } });
}

export function useCreatePedido() {
  return useCallMutation(createPedido);
}
