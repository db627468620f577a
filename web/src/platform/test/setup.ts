import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { z } from 'zod';

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
