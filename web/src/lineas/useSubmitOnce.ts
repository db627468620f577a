import { useRef } from 'react';

/** D2 §5: submission is debounced. */
const DEBOUNCE_MS = 500;

/**
 * Sends what the first press asks for and ignores the others: those within 500 ms and those while it is on its way.
 * @example const guardar = useSubmitOnce(crear, (body) => crear.mutate({ body }));
 */
export function useSubmitOnce<Body>(mutation: { isPending: boolean }, send: (body: Body) => void) {
  const last = useRef(Number.NEGATIVE_INFINITY);
  const submit = (body: Body) => {
    const now = performance.now();
    if (mutation.isPending || now - last.current < DEBOUNCE_MS) return;
    last.current = now;
    send(body);
  };
  return { submit, isPending: mutation.isPending };
}
