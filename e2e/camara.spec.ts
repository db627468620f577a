import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page, test } from '@playwright/test';
import { crearCobranza } from './support/cobranzas.ts';
import { ingresar, watchConsole } from './support/sesion.ts';

/** As a camera sees the head of the paper: pixels, both even and no wider than the page. */
const ANCHO = 904;
const ALTO = 684;
const PUNTOS_POR_PULGADA = '110';
const CUADROS = 10;

/** The paper of a settlement, from the server. */
async function papelDe(page: Page, cobranzas: number[]): Promise<Buffer> {
  const bytes = await page.evaluate(async (ids) => {
    const token = localStorage.getItem('distri.token');
    const { apiBase } = JSON.parse(localStorage.getItem('distri.servidor') ?? '{}');
    const answer = await fetch(`${apiBase}/listados/rendicionCobranzas`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ cobranzas: ids }),
    });
    return [...new Uint8Array(await answer.arrayBuffer())];
  }, cobranzas);
  return Buffer.from(bytes);
}

/** A film of somebody who holds the paper before the camera; Chromium plays it as one. */
function filmar(folder: string, pdf: Buffer): string {
  const paper = join(folder, 'papel.pdf');
  writeFileSync(paper, pdf);
  const size = ['-x', '0', '-y', '0', '-W', String(ANCHO), '-H', String(ALTO)];
  execFileSync('pdftoppm', ['-gray', '-singlefile', '-r', PUNTOS_POR_PULGADA, ...size, paper, join(folder, 'papel')]);
  const grey = readFileSync(join(folder, 'papel.pgm')).subarray(-ANCHO * ALTO);
  const colourless = Buffer.alloc((ANCHO * ALTO) / 2, 128);
  const header = Buffer.from(`YUV4MPEG2 W${ANCHO} H${ALTO} F10:1 Ip A1:1 C420jpeg\n`);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, colourless]);
  const film = join(folder, 'camara.y4m');
  writeFileSync(film, Buffer.concat([header, ...Array.from({ length: CUADROS }, () => frame)]));
  return film;
}

test('the QR of a printed settlement is read by the camera', async ({ page, baseURL, launchOptions }) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'distri-camara-'));
  await ingresar(page, 'admin');
  const [una, otra] = [await crearCobranza(page, ['EFE']), await crearCobranza(page, ['EFE'])];
  const film = filmar(folder, await papelDe(page, [una.id, otra.id]));
  const camera = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), ...camera, `--use-file-for-fake-video-capture=${film}`],
  });
  try {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-AR', permissions: ['camera'] });
    const desk = await context.newPage();
    const errors = watchConsole(desk);
    await ingresar(desk, 'admin');
    await desk.goto('/aprobaciones/rendiciones/cobranza/manual');
    await desk.getByRole('button', { name: 'Usar la cámara' }).click();
    await expect(desk.getByRole('dialog').getByText('Se agregaron 2 cobranzas')).toBeVisible({ timeout: 30_000 });
    await desk.getByRole('button', { name: 'Terminar' }).click();
    await desk.getByRole('button', { name: 'Rendir 2 cobranzas' }).click();
    await expect(desk.getByText('Las cobranzas fueron rendidas con éxito')).toBeVisible();
    expect(errors()).toEqual([]);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
});
