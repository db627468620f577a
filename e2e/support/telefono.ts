import { devices, expect, type Page } from '@playwright/test';
import { ir } from './ir.ts';

const { defaultBrowserType: _sameForAll, ...pixel } = devices['Pixel 7'];

/** A phone of today, as narrow as the narrowest that people carry: `test.use(TELEFONO)`. */
export const TELEFONO = { ...pixel, viewport: { width: 390, height: 844 } };

/** Pixels by which the page is wider than the screen; `innerWidth` would not tell: on a phone it grows with the page. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate((width) => document.documentElement.scrollWidth - width, TELEFONO.viewport.width);

/** Goes to a screen, which is no wider than the phone. */
export async function expectFits(page: Page, ruta: string): Promise<void> {
  await ir(page, ruta);
  expect({ [ruta]: await overflow(page) }).toEqual({ [ruta]: 0 });
}
