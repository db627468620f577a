import { devices } from '@playwright/test';

const { defaultBrowserType: _sameForAll, ...pixel } = devices['Pixel 7'];

/** A phone of today, as narrow as the narrowest that people carry: `test.use(TELEFONO)`. */
export const TELEFONO = { ...pixel, viewport: { width: 390, height: 844 } };
