import { putComprobante, tipoCob, updateCobranzaStatus } from '@distri/domain/cobranzas';
import { TIPOS_VALOR } from '@distri/domain/valores';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../platform/api/index.ts';
import { keepDraftFile, listDraftFiles, readDraftFiles, removeDraftFiles } from '../../platform/drafts/index.ts';
import { useAvisos } from '../../platform/feedback/index.ts';
import type { ItemForm } from '../../valores/itemForm.ts';

/** An item's number, or RDC: the receipt itself. */
export type Numitem = number | 'RDC';

const numitemOf = (clave: string): Numitem => (clave === 'RDC' ? clave : Number(clave));

/** A proof that was chosen and that the browser did not keep. */
export interface ArchivoPerdido {
  numitem: Numitem;
  nombre: string;
}

/**
 * Proofs chosen before the collection has a number: they wait here and leave after it is saved. They are kept beside the
 * draft, so that a reload loses none; what the browser could not keep is named, to be chosen again.
 */
export function useArchivos(draft: string) {
  const [archivos, setArchivos] = useState<ReadonlyMap<Numitem, File>>(new Map());
  const [perdidos, setPerdidos] = useState<readonly ArchivoPerdido[]>([]);
  const avisos = useAvisos();

  useEffect(() => {
    let isGone = false;
    const listed = listDraftFiles(draft);
    if (listed.length === 0) return;
    void readDraftFiles(draft).then((found) => {
      if (isGone) return;
      const kept = [...found].map(([clave, file]) => [numitemOf(clave), file] as const);
      // What was chosen while they were read is newer.
      setArchivos((now) => new Map([...kept, ...now]));
      const lost = listed.filter(({ clave }) => !found.has(clave));
      setPerdidos(lost.map(({ clave, nombre }) => ({ numitem: numitemOf(clave), nombre })));
    });
    return () => {
      isGone = true;
    };
  }, [draft]);

  const choose = useCallback(
    (numitem: Numitem, archivo: File) => {
      setArchivos((now) => new Map(now).set(numitem, archivo));
      setPerdidos((now) => now.filter((each) => each.numitem !== numitem));
      void keepDraftFile(draft, String(numitem), archivo).then((isKept) => {
        if (!isKept)
          avisos.info(`«${archivo.name}» no entra en el borrador: si recargás antes de guardar, elegilo de nuevo.`);
      });
    },
    [draft, avisos],
  );
  const discard = useCallback(() => {
    setArchivos(new Map());
    setPerdidos([]);
    void removeDraftFiles(draft);
  }, [draft]);
  return { archivos, perdidos, choose, discard };
}

/** What a proof is of: the receipt, or an item that is still there; null of one that was taken out. */
function nombreDe(numitem: Numitem, items: readonly ItemForm[]): string | null {
  if (numitem === 'RDC') return 'Recibo';
  const item = items.find(({ id }) => id === numitem);
  return item ? TIPOS_VALOR[item.tipo].nombre : null;
}

/** 'Recibo (recibo.jpg)': what has to be chosen again. */
export function nombresPerdidos(perdidos: readonly ArchivoPerdido[], items: readonly ItemForm[]): string[] {
  return perdidos.flatMap(({ numitem, nombre }) => {
    const de = nombreDe(numitem, items);
    return de === null ? [] : [`${de} (${nombre})`];
  });
}

/**
 * Sends what waits, one by one, and has the status computed again; returns the names of what did not go. What was chosen
 * before cash made the collection a manual one stays here: its proofs are on paper.
 */
export async function subirArchivos(
  idrecibo: number,
  archivos: ReadonlyMap<Numitem, File>,
  items: readonly ItemForm[],
): Promise<string[]> {
  if (tipoCob(items.map(({ tipo }) => tipo)) === 'M') return [];
  const failed: string[] = [];
  for (const [numitem, comprobante] of archivos) {
    const nombre = nombreDe(numitem, items);
    if (nombre === null) continue;
    const query = { idrecibo, numitem: String(numitem) };
    const sent = callApi(putComprobante, { query, files: { comprobante } });
    await sent.catch(() => failed.push(nombre));
  }
  // The status follows what arrived; a failure here is mended by the next event of the collection.
  if (archivos.size > failed.length) await callApi(updateCobranzaStatus, { query: { id: idrecibo } }).catch(() => null);
  return failed;
}
