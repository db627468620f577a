import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from '../scripts/lib/chromium.mjs';
import type { Casa, Casas } from './support/globalSetup.ts';

const PORT = Number(process.env.E2E_PORT ?? 3910);
const DATA = process.env.E2E_DATA_DIR ?? join(tmpdir(), `distri-e2e-${PORT}`);
/** Two houses, each with its own database: what is told in one does not disturb the other. */
const CASAS: Casas = {
  ventas: { port: PORT, dataDir: DATA },
  // Nobody visits another company there: loading them would only take time.
  cobros: { port: PORT + 1, dataDir: `${DATA}-cobros`, empresa: 'buenosaires' },
};
const baseURL = ({ port }: Casa) => process.env.E2E_BASE_URL ?? `http://localhost:${port}`;
const chromium = chromiumPath();

const ESCRITORIO = { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 768 } };
/** Collections, and whatever is told on a phone. */
const COBROS = ['cobranza.spec.ts', 'rendiciones.spec.ts', 'camara.spec.ts', '*-telefono.spec.ts'];

/** Stories run against the real server with its own embedded database and the demo companies, in Debian's Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: false,
  // Stories change the data of their house, so those of one go one after the other; the audit of the routes only reads.
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.E2E_JSON ? [['list'], ['json', { outputFile: process.env.E2E_JSON }]] : [['list']],
  // E2E_BASE_URL: a server that runs already, while writing stories.
  ...(process.env.E2E_BASE_URL ? {} : { globalSetup: './support/globalSetup.ts' }),
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // What the page said is kept of a failure anyway; a trace of every story takes a third of its time.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    // Nobody watches: a dialog that fades in only makes the next key wait.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  metadata: { casas: CASAS },
  projects: [
    {
      name: 'ventas',
      testIgnore: [...COBROS, 'accesibilidad.spec.ts'],
      workers: 1,
      use: { ...ESCRITORIO, baseURL: baseURL(CASAS.ventas) },
    },
    { name: 'cobros', testMatch: COBROS, workers: 1, use: { ...ESCRITORIO, baseURL: baseURL(CASAS.cobros) } },
    {
      name: 'accesibilidad',
      testMatch: 'accesibilidad.spec.ts',
      fullyParallel: true,
      use: { ...ESCRITORIO, baseURL: baseURL(CASAS.ventas) },
    },
  ],
});
