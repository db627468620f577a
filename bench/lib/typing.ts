import { chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../../scripts/lib/chromium.mjs';
import type { Row } from './report.ts';
import { figure, percentile } from './units.ts';

const CHROMIUM = chromiumPath();
const LINES = 300;
const AIM_MS = 50;
/** Between keys: a fast typist's pace. */
const PACE_MS = 60;

/** In the page: from each key to the moment after the frame that shows it. */
const WATCH = `
  window.teclas = [];
  addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.teclas.push(performance.now() - timeStamp);
    port2.postMessage(0);
  }), true);`;

/** The draft of an order with one line becomes one of 300, as if somebody had typed them all. */
const GROW = `(lines) => {
  const key = Object.keys(localStorage).find((name) => name.includes('.borrador.'));
  const draft = JSON.parse(localStorage.getItem(key));
  const [line] = draft.valores.articulos;
  draft.valores.articulos = Array.from({ length: lines }, (_, n) => ({ ...line, clave: 'l' + n, cantidad: 1 + (n % 24) }));
  const text = JSON.stringify(draft);
  addEventListener('pagehide', () => localStorage.setItem(key, text));
}`;

async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Usuario').fill('operador');
  await page.getByLabel('Contraseña', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL((url) => !url.pathname.includes('login'));
}

async function openOrderOf300(page: Page, origin: string, cliente: string, articulo: string): Promise<void> {
  const address = `${origin}/ventas/pedidos/${cliente}/create`;
  await page.goto(address);
  const entry = page.getByRole('group', { name: 'Nueva línea' });
  await entry.getByLabel('Código').fill(articulo);
  await entry.getByLabel('Cantidad').fill('1');
  await page.keyboard.press('Enter');
  await page.getByText('Borrador guardado').waitFor();
  await page.evaluate(`(${GROW})(${LINES})`);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(address);
  await page.locator(`[data-linea="${LINES}"]`).waitFor();
}

/** The slowest and the usual key of a run: a code, a quantity, and the discount that every total depends on. */
async function typeEverywhere(page: Page): Promise<number[]> {
  const entry = page.getByRole('group', { name: 'Nueva línea' });
  for (const [field, text] of [
    [entry.getByLabel('Código'), 'HX8-4L205'],
    [entry.getByLabel('Cantidad'), '123456'],
    [page.getByLabel('Bonificación general'), '12'],
  ] as const) {
    await field.click();
    await page.keyboard.type(text, { delay: PACE_MS });
  }
  await page.waitForTimeout(500);
  return (await page.evaluate('window.teclas')) as number[];
}

/** Typing in an order of 300 lines, in a browser of its own. */
export async function typingRow(origin: string, cliente: string, articulo: string): Promise<Row> {
  const browser = await chromium.launch({
    ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
    await page.addInitScript(WATCH);
    await logIn(page, origin);
    await openOrderOf300(page, origin, cliente, articulo);
    const keys = (await typeEverywhere(page)).sort((a, b) => a - b);
    const slowest = keys.at(-1) ?? Number.NaN;
    return {
      name: `Pedido de ${LINES} líneas: de la tecla al cuadro, la más lenta de ${keys.length}`,
      value: `${figure(slowest)} ms (mediana ${figure(percentile(keys, 0.5))})`,
      aim: `≤ ${AIM_MS} ms`,
      ok: slowest <= AIM_MS,
    };
  } finally {
    await browser.close();
  }
}
