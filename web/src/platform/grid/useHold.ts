import { type TouchEvent, useEffect, useRef } from 'react';

interface Point {
  x: number;
  y: number;
}

/** As long as the phones' own, and as far as a resting finger moves. */
const HOLD_MS = 500;
const STILL_PX = 10;

const pointOf = ({ touches }: TouchEvent): Point | null => {
  const touch = touches[0];
  return touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
};

/**
 * A finger that rests on something. Besides `contextmenu`, which Safari on an iPhone never sends; when the finger leaves
 * afterwards, that is no click. `onHold` says whether it did something: where nothing happens, a slow touch is a click.
 * @example <ul {...useHold((target, point) => openMenu(rowOf(target), point))}>
 */
export function useHold(onHold: (target: EventTarget, point: Point) => boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef<Point | null>(null);
  const isHeld = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onTouchStart: (event: TouchEvent) => {
      cancel();
      const point = pointOf(event);
      const { target } = event;
      start.current = point;
      isHeld.current = false;
      if (!point) return;
      timer.current = setTimeout(() => {
        isHeld.current = onHold(target, point);
      }, HOLD_MS);
    },
    onTouchMove: (event: TouchEvent) => {
      const point = pointOf(event);
      const from = start.current;
      if (!point || !from || Math.hypot(point.x - from.x, point.y - from.y) > STILL_PX) cancel();
    },
    onTouchEnd: (event: TouchEvent) => {
      cancel();
      if (isHeld.current) event.preventDefault();
    },
    onTouchCancel: cancel,
  };
}
