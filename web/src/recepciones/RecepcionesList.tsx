import type { FiltroRecepcion, RecepcionItem } from '@distri/domain/recepciones';
import Box from '@mui/material/Box';
import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePhone } from '../platform/shell/useMovil.ts';
import { type Borrador, borradorDe } from './lista.ts';
import { type Manejo, RecepcionCard } from './RecepcionCard.tsx';
import { useDecision } from './useDecision.tsx';

/** Pixels, until a card says its own. */
export const ALTO_TARJETA = { escritorio: 84, telefono: 250 } as const;
const RECT = { width: 1000, height: 600 };

interface RecepcionesListProps {
  items: readonly RecepcionItem[];
  filter: FiltroRecepcion;
}

/** The items, of which only those exist that can be seen: two months of confirmed ones are many. */
export function RecepcionesList({ items, filter }: RecepcionesListProps) {
  const borradores = useBorradores();
  const next = useNextFocus(items);
  const decision = useDecision((item) => {
    borradores.forget(item.id);
    next.after(item.id);
  });
  const manejo = { filter, decision, borradores };
  return (
    <>
      {usePhone() ? (
        <PageList items={items} manejo={manejo} listRef={next.ref} />
      ) : (
        <PanelList items={items} manejo={manejo} listRef={next.ref} />
      )}
      {decision.dialog}
    </>
  );
}

interface ListProps {
  items: readonly RecepcionItem[];
  manejo: Manejo;
  listRef: React.RefObject<HTMLDivElement | null>;
}

function PanelList({ items, manejo, listRef }: ListProps) {
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => listRef.current,
    estimateSize: () => ALTO_TARJETA.escritorio,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: 6,
    initialRect: RECT,
  });
  return (
    <Box ref={listRef} sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
      <Cards items={items} manejo={manejo} virtual={virtual} margin={0} />
    </Box>
  );
}

function PageList({ items, manejo, listRef }: ListProps) {
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    setMargin(Math.round((listRef.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
  }, [listRef]);
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ALTO_TARJETA.telefono,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: 4,
    scrollMargin: margin,
    initialRect: RECT,
  });
  return (
    <Box ref={listRef}>
      <Cards items={items} manejo={manejo} virtual={virtual} margin={margin} />
    </Box>
  );
}

interface CardsProps {
  items: readonly RecepcionItem[];
  manejo: Manejo;
  virtual: Pick<Virtualizer<Window, Element>, 'getVirtualItems' | 'getTotalSize' | 'measureElement'>;
  /** Height of what is above the list on the page. */
  margin: number;
}

function Cards({ items, manejo, virtual, margin }: CardsProps) {
  return (
    <Box
      component="ul"
      aria-label="Ítems"
      style={{ height: virtual.getTotalSize() }}
      sx={{ position: 'relative', m: 0, p: 0, listStyle: 'none' }}
    >
      {virtual.getVirtualItems().map(({ index, start, key }) => {
        const item = items[index];
        if (!item) return null;
        return (
          <Box
            component="li"
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            data-recepcion={item.id}
            style={{ transform: `translateY(${start - margin}px)` }}
            sx={{
              position: 'absolute',
              insetInline: 0,
              top: 0,
              pb: { xs: 3, sm: 0 },
              borderTop: { sm: index > 0 ? 1 : 0 },
              borderColor: { sm: 'divider' },
            }}
          >
            <RecepcionCard item={item} manejo={manejo} />
          </Box>
        );
      })}
    </Box>
  );
}

/** What was typed over the items, kept while their cards come and go. */
function useBorradores() {
  const [typed, setTyped] = useState<ReadonlyMap<string, Borrador>>(new Map());
  return {
    of: (item: RecepcionItem) => typed.get(item.id) ?? borradorDe(item),
    set: (item: RecepcionItem, borrador: Borrador) => setTyped((now) => new Map(now).set(item.id, borrador)),
    forget: (id: string) =>
      setTyped((now) => {
        const rest = new Map(now);
        rest.delete(id);
        return rest;
      }),
  };
}

/** One after the other by keyboard: when a decided item is gone, the focus is on the same button of the one after it. */
function useNextFocus(items: readonly RecepcionItem[]) {
  const ref = useRef<HTMLDivElement>(null);
  const gone = useRef<{ id: string; at: number } | null>(null);
  useEffect(() => {
    if (gone.current === null || items.some(({ id }) => id === gone.current?.id)) return;
    const { at } = gone.current;
    gone.current = null;
    const id = items[Math.min(at, items.length - 1)]?.id;
    if (document.activeElement !== document.body || id === undefined) return;
    ref.current
      ?.querySelector<HTMLElement>(`[data-recepcion="${id}"] [data-principal]`)
      ?.focus({ preventScroll: true });
  }, [items]);
  const after = (id: string) => {
    gone.current = { id, at: items.findIndex((item) => item.id === id) };
  };
  return { ref, after };
}
