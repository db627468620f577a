import { listFacturables, type PedidoFacturable } from '@distri/domain/facturacion';
import { listFacturas } from '@distri/domain/facturas';
import type { QueryOf } from '@distri/domain/kernel';
import { listPedidos } from '@distri/domain/pedidos';
import { listRemitos } from '@distri/domain/remitos';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { callApi, callKey, useCall } from '../platform/api/index.ts';
import { usePages } from '../platform/api/usePages.ts';

type Filtro = Pick<QueryOf<typeof listFacturables>, 'buscar'>;

/** Each row says what would come out of it, so that pages are shorter than those of other lists. */
const PAGINA = 200;

/** The orders that can be invoiced today. */
export function useFacturables(filtro: Filtro, { enabled = true, whole = true } = {}) {
  const query = { ...filtro, limite: PAGINA };
  return usePages<PedidoFacturable>(
    callKey(listFacturables, query),
    (desdeClave, signal) => callApi(listFacturables, { query: { ...query, desdeClave } }, { signal }),
    { enabled, whole },
  );
}

/** Pads that are about to run out of numbers or of CAI. */
export function useAvisosTalonarios(): readonly string[] {
  const first = useCall(listFacturables, { limite: 1 }, { errorShown: 'nowhere', silent: true });
  return first.data?.avisos ?? [];
}

/** One order as it can be invoiced now; null when it cannot. */
export async function readFacturable(pedido: number, signal?: AbortSignal): Promise<PedidoFacturable | null> {
  const { result } = await callApi(listFacturables, { query: { pedido } }, signal ? { signal } : {});
  return result.find((row) => row.pedido === pedido) ?? null;
}

/** Some orders chosen elsewhere, as they can be invoiced now. */
export function useFacturablesElegidos(pedidos: readonly number[]) {
  return useQuery({
    queryKey: [listFacturables.name, 'elegidos', pedidos],
    queryFn: ({ signal }) => Promise.all(pedidos.map((pedido) => readFacturable(pedido, signal))),
    staleTime: 0,
    gcTime: 0,
    meta: { errorShown: 'screen' as const },
  });
}

/** What was read before the invoices were issued is old. */
export function forgetFacturado(client: QueryClient): void {
  for (const { name } of [listFacturables, listPedidos, listFacturas, listRemitos])
    void client.invalidateQueries({ queryKey: [name] });
}
