import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../../scripts/lib/chromium.mjs';
import { projectDir } from '../../server/src/platform/paths.ts';
import type { Row } from './report.ts';
import { figure, percentile } from './units.ts';

const DIST = path.join(projectDir, 'web/dist');
const AIM_KILOBYTES = 250;
const VISITS = 5;
const CHROMIUM = chromiumPath();
/** Stands for a phone: the processor four times slower (design: performance). */
const PHONE_SLOWDOWN = 4;

const compressedSize = (file: string) =>
  existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : gzipSync(readFileSync(file), { level: 9 }).length;

/** What `index.html` names loads before anything else: the page itself, its scripts and its styles, compressed. */
export function bundleRow(): Row {
  const index = path.join(DIST, 'index.html');
  const html = readFileSync(index, 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, name = '']) => name);
  const files = [index, ...named.map((name) => path.join(DIST, name))];
  const kilobytes = files.reduce((sum, file) => sum + compressedSize(file), 0) / 1000;
  return {
    name: `Página de ingreso: lo que carga index.html (${named.length} archivos)`,
    value: `${figure(kilobytes)} kB comprimidos`,
    aim: `≤ ${AIM_KILOBYTES} kB`,
    ok: kilobytes <= AIM_KILOBYTES,
  };
}

/** In the page: when the form could be typed into, and when the last long task before that point ended. */
const WATCH = `
  window.bench = { ready: 0, quiet: 0 };
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) window.bench.quiet = Math.max(window.bench.quiet, task.startTime + task.duration);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const input = document.querySelector('input[type="password"]');
    if (input && !input.disabled && input.getClientRects().length > 0) window.bench.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;

interface Visit {
  interactive: number;
  kilobytes: number;
}

async function visit(origin: string, slowdown: number): Promise<Visit> {
  const browser = await chromium.launch({
    ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const page = await (await browser.newContext()).newPage();
    const session = await page.context().newCDPSession(page);
    if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    let bytes = 0;
    await session.send('Network.enable');
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.addInitScript(WATCH);
    await page.goto(`${origin}/login`);
    await page.locator('input[type="password"]').waitFor();
    await page.waitForTimeout(500);
    const interactive = Number(await page.evaluate('Math.max(window.bench.ready, window.bench.quiet)'));
    return { interactive, kilobytes: bytes / 1000 };
  } finally {
    await browser.close();
  }
}

async function visits(origin: string, slowdown: number): Promise<Visit> {
  const all: Visit[] = [];
  for (let n = 0; n < VISITS; n++) all.push(await visit(origin, slowdown));
  const median = (values: number[]) =>
    percentile(
      values.sort((a, b) => a - b),
      0.5,
    );
  return { interactive: median(all.map((v) => v.interactive)), kilobytes: median(all.map((v) => v.kilobytes)) };
}

/** Cold visits to the login screen, each in a browser of its own: median until it can be typed into. */
export async function interactiveRows(origin: string): Promise<Row[]> {
  const desktop = await visits(origin, 1);
  const phone = await visits(origin, PHONE_SLOWDOWN);
  return [
    {
      name: 'Página de ingreso: transferido en total (con letra y logo)',
      value: `${figure(desktop.kilobytes)} kB`,
    },
    { name: 'Página de ingreso: lista para escribir', value: `${figure(desktop.interactive)} ms` },
    { name: `Lo mismo con el procesador ${PHONE_SLOWDOWN} veces más lento`, value: `${figure(phone.interactive)} ms` },
  ];
}
