import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { chromiumPath } from '../../scripts/lib/chromium.mjs';
import { projectDir } from '../../server/src/platform/paths.ts';
import type { Row } from './report.ts';
import { figure, percentile } from './units.ts';

const CHROMIUM = chromiumPath();
const CONFIG = path.join(projectDir, 'web/vite.config.ts');
const GALLERY = path.join(projectDir, 'web/src/platform/gallery/index.html');
const ROWS = 20_000;
const RENDER_AIM_MS = 300;
const KEY_AIM_MS = 100;
const TASK_AIM_MS = 200;
/** Stands for a phone: the processor four times slower (design: performance). */
const PHONE_SLOWDOWN = 4;
/** An id, digit by digit: each one leaves fewer rows. */
const TYPED = '24681';
/** After a key nothing moves any more. */
const SETTLED_MS = 600;
const VISITS = 5;

/** In the page: when anything last changed, and every long task. */
const WATCH = `
  window.medida = { change: 0, tasks: [] };
  new MutationObserver(() => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { window.medida.change = performance.now(); };
    port2.postMessage(0);
  })).observe(document, { subtree: true, childList: true, characterData: true });
  new PerformanceObserver((list) => {
    window.medida.tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })));
  }).observe({ type: 'longtask', buffered: true });
  addEventListener('keydown', ({ timeStamp }) => { window.medida.key = timeStamp; }, true);`;

/** In the page: when the rows arrived. */
const ARRIVAL = "performance.getEntriesByName('filas').at(-1).startTime";

interface Measured {
  /** From the rows' arrival to the last frame that changes anything. */
  render: number;
  /** From each key to the last frame that changes anything. */
  keys: number[];
  /** The longest task since then. */
  task: number;
}

/** The rows arrive at a page that is loaded and idle, as the answer of a server does. */
async function openRows(page: Page): Promise<number> {
  await page.locator('[data-grid]').waitFor();
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate(`location.hash = 'grid-${ROWS}'`);
  await page.locator('[data-index="3"]').waitFor();
  await page.waitForTimeout(SETTLED_MS);
  return Number(await page.evaluate(`window.medida.change - ${ARRIVAL}`));
}

async function typeFilter(page: Page): Promise<number[]> {
  await page.getByRole('searchbox').focus();
  const keys: number[] = [];
  for (const key of TYPED) {
    await page.keyboard.press(key);
    await page.waitForTimeout(SETTLED_MS);
    keys.push(Number(await page.evaluate('window.medida.change - window.medida.key')));
  }
  return keys;
}

async function visit(browser: Browser, origin: string, slowdown: number): Promise<Measured> {
  const viewport = slowdown > 1 ? { width: 390, height: 844 } : { width: 1366, height: 768 };
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(WATCH);
  await page.goto(`${origin}/src/platform/gallery/index.html#grid-vacio`);
  const render = await openRows(page);
  const keys = await typeFilter(page);
  const task = Number(
    await page.evaluate(
      `Math.max(0, ...window.medida.tasks.filter((task) => task.startTime >= ${ARRIVAL}).map((task) => task.duration))`,
    ),
  );
  await context.close();
  return { render, keys, task };
}

const median = (values: number[]) =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

function toRows(desktop: readonly Measured[], phone: readonly Measured[]): Row[] {
  const render = median(desktop.map((each) => each.render));
  const key = median(desktop.map(({ keys }) => Math.max(...keys)));
  const task = median(phone.map((each) => each.task));
  const name = `Grilla de ${ROWS.toLocaleString('es-AR')} filas`;
  const row = (what: string, value: number, aim: number): Row => ({
    name: `${name}: ${what}`,
    value: `${figure(value)} ms`,
    aim: `≤ ${aim} ms`,
    ok: value <= aim,
  });
  return [
    row('de las filas al cuadro que las muestra', render, RENDER_AIM_MS),
    row(`de la tecla a lo filtrado, la más lenta de ${TYPED.length}`, key, KEY_AIM_MS),
    row(`la tarea más larga, teléfono con el procesador ${PHONE_SLOWDOWN} veces más lento`, task, TASK_AIM_MS),
  ];
}

/** The grid with the rows of a large company, in the production build of the gallery; medians of cold visits. */
export async function gridRows(): Promise<Row[]> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'distri-muestrario-'));
  await build({
    configFile: CONFIG,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: GALLERY } },
  });
  const server = await preview({ configFile: CONFIG, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({
    ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const [origin = ''] = server.resolvedUrls?.local ?? [];
    const desktop: Measured[] = [];
    const phone: Measured[] = [];
    for (let n = 0; n < VISITS; n++) {
      desktop.push(await visit(browser, origin.replace(/\/$/, ''), 1));
      phone.push(await visit(browser, origin.replace(/\/$/, ''), PHONE_SLOWDOWN));
    }
    return toRows(desktop, phone);
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}
