import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const PORT = Number(process.env.E2E_PORT ?? 3910);
const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Stories run against the real server with its own embedded database and the demo companies, in Debian's Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: false,
  // The stories change one company's data, so they go one after the other; the audit of the routes reads, beside them.
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.E2E_JSON ? [['list'], ['json', { outputFile: process.env.E2E_JSON }]] : [['list']],
  // E2E_BASE_URL: a server that runs already, while writing stories.
  ...(process.env.E2E_BASE_URL ? {} : { globalSetup: './support/globalSetup.ts' }),
  use: {
    baseURL: process.env.E2E_BASE_URL ?? `http://localhost:${PORT}`,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // What the page said is kept of a failure anyway; a trace of every story takes a third of its time.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(existsSync(chromium) ? { executablePath: chromium } : {}),
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
  metadata: { port: PORT, dataDir: process.env.E2E_DATA_DIR ?? join(tmpdir(), `distri-e2e-${PORT}`) },
  projects: [
    {
      name: 'accesibilidad',
      testMatch: 'accesibilidad.spec.ts',
      workers: 1,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 768 } },
    },
    {
      name: 'escritorio',
      testIgnore: ['*-telefono.spec.ts', 'accesibilidad.spec.ts'],
      workers: 1,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 768 } },
    },
    {
      name: 'telefono',
      testMatch: '*-telefono.spec.ts',
      workers: 1,
      dependencies: ['escritorio'],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
