import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { z } from 'zod';
import { styleOfSheets } from './styleOfSheets.ts';

// As in main.tsx: zod's probe for `new Function` trips a strict CSP.
z.config({ jitless: true });

// A busy machine is slow, not wrong: nothing here measures time.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom has no layout: Material's useMediaQuery, leaflet and the virtual lists ask for these.
window.matchMedia ??= (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

class NoResize implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver ??= NoResize;

// For every element whose role or name is asked, jsdom matches all rules of all sheets anew, a fifth of what these tests
// take. What hides one here is its own style or attribute; what the sheets make of it is looked at in a real browser.
window.getComputedStyle = (element, pseudo) =>
  element instanceof HTMLElement && !pseudo ? element.style : styleOfSheets(element, pseudo);
