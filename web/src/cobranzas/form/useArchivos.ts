import { putComprobante, updateCobranzaStatus } from '@distri/domain/cobranzas';
import { TIPOS_VALOR } from '@distri/domain/valores';
import { useCallback, useState } from 'react';
import { callApi } from '../../platform/api/index.ts';
import type { ItemForm } from '../../valores/itemForm.ts';

/** An item's number, or RDC: the receipt itself. */
export type Numitem = number | 'RDC';

/**
 * Proofs chosen before the collection has a number: they wait here and leave after it is saved. A draft cannot keep them;
 * after a reload they are chosen again.
 */
export function useArchivos() {
  const [archivos, setArchivos] = useState<ReadonlyMap<Numitem, File>>(new Map());
  const choose = useCallback(
    (numitem: Numitem, archivo: File) => setArchivos((now) => new Map(now).set(numitem, archivo)),
    [],
  );
  return { archivos, choose };
}

/** Sends what waits, one by one, and has the status computed again; returns the names of what did not go. */
export async function subirArchivos(
  idrecibo: number,
  archivos: ReadonlyMap<Numitem, File>,
  items: readonly ItemForm[],
): Promise<string[]> {
  const failed: string[] = [];
  for (const [numitem, comprobante] of archivos) {
    const item = items.find(({ id }) => id === numitem);
    if (numitem !== 'RDC' && !item) continue;
    const query = { idrecibo, numitem: String(numitem) };
    const sent = callApi(putComprobante, { query, files: { comprobante } });
    await sent.catch(() => failed.push(item ? TIPOS_VALOR[item.tipo].nombre : 'Recibo'));
  }
  // The status follows what arrived; a failure here is mended by the next event of the collection.
  if (archivos.size > failed.length) await callApi(updateCobranzaStatus, { query: { id: idrecibo } }).catch(() => null);
  return failed;
}
