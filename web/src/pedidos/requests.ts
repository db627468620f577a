import { listArticulos } from '@distri/domain/articulos';
import type { Call } from '@distri/domain/kernel';
import {
  changeADespachar,
  changeStatus,
  createPedido,
  getPedidoPdf,
  getPedidoReferencia,
  listPedidos,
  returnDevueltas,
  uploadRecibo,
} from '@distri/domain/pedidos';
import { useQueryClient } from '@tanstack/react-query';
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

/**
 * A change of an order: its page, the lists and the stock that is shown are read again before the dialog goes. One that
 * was refused too: somebody else may have changed the order, and trying again needs it as it is now.
 */
function usePedidoChange<C extends Call>(call: C, onDone: () => void) {
  const client = useQueryClient();
  const change = useCallMutation(call, { errorShown: 'screen' });
  const readAgain = () =>
    Promise.all([listPedidos, listArticulos].map(({ name }) => client.invalidateQueries({ queryKey: [name] })));
  const mutate: typeof change.mutate = (input, options) =>
    change.mutate(input, {
      ...options,
      onSuccess: async (...args) => {
        await readAgain();
        options?.onSuccess?.(...args);
        onDone();
      },
      onError: (...args) => {
        void readAgain();
        options?.onError?.(...args);
      },
    });
  return { ...change, mutate };
}

export const useChangeStatus = (onDone: () => void) => usePedidoChange(changeStatus, onDone);
export const useChangeADespachar = (onDone: () => void) => usePedidoChange(changeADespachar, onDone);
/** The photo goes first; the change of stage that needs it comes after. */
export const useUploadRecibo = () => useCallMutation(uploadRecibo, { errorShown: 'screen' });
export const useDevueltas = (onDone: () => void) => usePedidoChange(returnDevueltas, onDone);
