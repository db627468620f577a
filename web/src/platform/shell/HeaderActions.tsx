import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

export const HEADER_ACTIONS_ID = 'acciones-cabecera';

/**
 * Puts a page's own buttons in the header, after the title: the record arrows of a document on a phone (look 05).
 * @example {phone && <HeaderActions><IconButton aria-label="Anterior">…</IconButton></HeaderActions>}
 */
export function HeaderActions({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(HEADER_ACTIONS_ID)), []);
  return place && createPortal(children, place);
}
