import { expect, type Page, test } from '@playwright/test';
import { ir } from './support/ir.ts';
import { ingresar, pedir, watchConsole } from './support/sesion.ts';
import { TELEFONO } from './support/telefono.ts';

test.use(TELEFONO);

/** Screens of the section and the tasks, by the longest names they have. */
const PANTALLAS = [
  '/home',
  '/ventas/clientes',
  '/ventas/clientes/create',
  '/ventas/clientes/mapa',
  '/ventas/cotizaciones',
  '/ventas/pedidos/mapa',
  '/ventas/facturas',
  '/ventas/facturacion',
  '/ventas/remitos',
  '/ventas/notasCredito',
  '/ventas/cobranzas',
  '/ventas/AFIP',
  '/ventas/AFIP/COT-DOC',
  '/ventas/AFIP/COT-RUT',
  '/ventas/AFIP/envios',
  '/aprobaciones/cotizaciones',
  '/aprobaciones/recepciones/cobranza',
  '/aprobaciones/recepciones/cotizacion',
  '/aprobaciones/rendiciones/cobranza',
  '/aprobaciones/rendiciones/cobranza/manual',
  '/listados/rendicionCobranzas',
  '/herramientas/notificaciones',
  '/herramientas/usuarios',
];

/** What a person reads of the header's title, also under the menu, which a phone opens with (D1 §2.5). */
const titulo = (page: Page) =>
  page
    .locator('header p')
    .first()
    .evaluate((title) => ({
      text: title.textContent,
      isCut: title.scrollHeight > title.clientHeight + 1 || title.scrollWidth > title.clientWidth + 1,
      isInside: title.getBoundingClientRect().bottom <= (title.closest('header')?.getBoundingClientRect().bottom ?? 0),
    }));

test('on a phone the title of a screen is read whole', async ({ page }) => {
  test.slow();
  const errors = watchConsole(page);
  await ingresar(page, 'admin');
  const { result: cotizaciones } = await pedir<{ result: { id: number; cliente: string }[] }>(
    page,
    '/cotizaciones?limite=1',
  );
  const [una] = cotizaciones;
  const cliente = una?.cliente ?? '';
  const propias = [
    `/ventas/cotizaciones/${cliente}/create`,
    `/ventas/cotizaciones/${cliente}/view/${una?.id}`,
    `/ventas/pedidos/${cliente}/create`,
    `/ventas/notasCredito/${cliente}/create`,
    `/ventas/cobranzas/${cliente}/create`,
  ];
  for (const ruta of [...PANTALLAS, ...propias]) {
    await ir(page, ruta);
    const { text, ...seen } = await titulo(page);
    expect(text).not.toBe('');
    expect({ ruta, text, ...seen }).toEqual({ ruta, text, isCut: false, isInside: true });
  }
  expect(errors()).toEqual([]);
});

test('the last row of a list can be scrolled clear of the round button', async ({ page }) => {
  await ingresar(page, 'admin');
  for (const ruta of ['/aprobaciones/rendiciones/cobranza', '/listados/rendicionCobranzas']) {
    await page.goto(ruta);
    await page.locator('.dg-card').first().waitFor();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState('networkidle');
    const dial = page.locator('[data-dial]').locator('visible=true').first();
    const button = await dial.getByRole('button').or(dial).last().boundingBox();
    const row = await page.locator('.dg-card').last().boundingBox();
    expect({ ruta, clear: (row?.y ?? 0) + (row?.height ?? 0) <= (button?.y ?? 0) }).toEqual({ ruta, clear: true });
  }
});

/** Where a card does not begin where the one above it ends, in pixels; and how many heights there are. */
const cortes = (page: Page) =>
  page.locator('.dg-item').evaluateAll((cards) => {
    const boxes = cards.map((card) => card.getBoundingClientRect()).sort((a, b) => a.top - b.top);
    const steps = boxes.slice(1).map((box, index) => Math.round(box.top - (boxes[index]?.bottom ?? 0)));
    return { cortes: steps.filter((step) => step !== 0), alturas: new Set(boxes.map(({ height }) => height)).size };
  });

test('after a search the cards of a list stand one under the other, however high they are', async ({ page }) => {
  await ingresar(page, 'admin');
  await ir(page, '/ventas/facturacion');
  const whole = await cortes(page);
  expect(whole.alturas).toBeGreaterThan(1);
  expect(whole.cortes).toEqual([]);
  for (const buscado of ['repuestos', 's.a', '']) {
    const before = await page.locator('.dg-card').allTextContents();
    await page.getByRole('searchbox').fill(buscado);
    await expect(page.locator('.dg-card')).not.toHaveText(before);
    await expect.poll(async () => (await cortes(page)).cortes, { message: buscado }).toEqual([]);
  }
});
