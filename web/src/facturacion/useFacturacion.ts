import { facturar, type PedidoFacturable } from '@distri/domain/facturacion';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, callApi } from '../platform/api/index.ts';
import {
  conEstado,
  conResultados,
  detener,
  type Envios,
  enEspera,
  enLotes,
  type Lote,
  type PedidoAFacturar,
} from './lotes.ts';
import { forgetFacturado, readFacturable } from './requests.ts';

const NO_RESPONDIO = 'No sabemos si se facturó. Reintentalo: si ya salió, no se factura dos veces.';
const YA_NO_ESTA = 'Ya no se puede facturar: alguien lo facturó o cambió de estado.';

/** A sentence that another one follows ends in a full stop; a reference of the server has none. */
const closed = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

const newKey = () => crypto.randomUUID();

/**
 * Invoices orders batch by batch: what became of each, stopping, and trying again only what failed. A batch without an
 * answer is repeated as it was, with its key, so that nothing is invoiced twice.
 */
export function useFacturacion() {
  const client = useQueryClient();
  const [envios, setEnvios] = useState<Envios>(new Map());
  const [isRunning, setRunning] = useState(false);
  const isStopped = useRef(false);
  /** Batches whose answer was lost. */
  const dudosos = useRef<Lote[]>([]);

  const send = async (lote: Lote) => {
    setEnvios((now) => conEstado(now, lote, 'enviando'));
    try {
      const body = { pedidos: [...lote.pedidos] };
      const { result } = await callApi(facturar, { body }, { idempotencyKey: lote.key });
      setEnvios((now) => conResultados(now, lote, result));
    } catch (error) {
      const isKnown = error instanceof ApiError && error.outcomeKnown;
      if (!isKnown) dudosos.current.push(lote);
      const reason = error instanceof Error ? error.message : String(error);
      setEnvios((now) =>
        conEstado(now, lote, isKnown ? 'fallado' : 'dudoso', isKnown ? reason : `${closed(reason)} ${NO_RESPONDIO}`),
      );
    }
  };

  const run = async (lotes: readonly Lote[]) => {
    isStopped.current = false;
    setRunning(true);
    for (const lote of lotes) {
      if (isStopped.current) break;
      await send(lote);
    }
    setEnvios(detener);
    setRunning(false);
    forgetFacturado(client);
  };

  const start = (pedidos: readonly PedidoAFacturar[]) => {
    dudosos.current = [];
    setEnvios(enEspera(pedidos.map(({ pedido }) => pedido)));
    return run(enLotes(pedidos, newKey));
  };

  /** What failed is looked at again, since its version may be another; what is in doubt is repeated as it was. */
  const retry = async (pedidos: readonly PedidoAFacturar[]) => {
    const repeated = dudosos.current;
    dudosos.current = [];
    const inDoubt = new Set(repeated.flatMap((lote) => lote.pedidos.map(({ pedido }) => pedido)));
    const others = pedidos.filter(({ pedido }) => needsRetry(envios, pedido) && !inDoubt.has(pedido));
    setRunning(true);
    setEnvios((now) => new Map([...now, ...enEspera([...inDoubt, ...others.map(({ pedido }) => pedido)])]));
    const fresh = await Promise.all(others.map(refreshed));
    const gone = others.filter((_, at) => fresh[at] === null);
    if (gone.length > 0) setEnvios((now) => conEstado(now, { key: '', pedidos: gone }, 'fallado', YA_NO_ESTA));
    await run([
      ...repeated,
      ...enLotes(
        fresh.filter((pedido) => pedido !== null),
        newKey,
      ),
    ]);
  };

  const stop = () => {
    isStopped.current = true;
  };
  return { envios, isRunning, start, retry, stop };
}

const needsRetry = (envios: Envios, pedido: number) => {
  const estado = envios.get(pedido)?.estado;
  return estado === 'fallado' || estado === 'detenido' || estado === 'dudoso';
};

/** The order with its version of now; as it was when that cannot be asked: the server decides. */
async function refreshed(pedido: PedidoAFacturar): Promise<PedidoAFacturar | null> {
  try {
    const now = await readFacturable(pedido.pedido);
    return now && { ...pedido, version: now.version };
  } catch {
    return pedido;
  }
}

/** Some problem keeps it from being invoiced. */
export function isBloqueado({ problemas }: PedidoFacturable): boolean {
  return problemas.some(({ severity }) => severity === 'block');
}
