import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { crearPedidos } from './support/pedidos.ts';
import { ingresar, pedir, watchConsole } from './support/sesion.ts';

/** Ticks everything in the list and opens the question; answers how many orders it is about. */
async function elegirTodos(page: Page): Promise<number> {
  await page.goto('/ventas/facturacion');
  await expect(page.getByRole('heading', { name: 'Facturación' })).toBeVisible();
  await page
    .getByRole('checkbox', { name: /Seleccionar/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Facturar \d+ pedidos$/ }).click();
  const title = await page.getByRole('heading', { name: /¿Facturar \d+ pedidos\?/ }).textContent();
  return Number(/\d+/.exec(title ?? '')?.[0]);
}

test('an operator invoices the day: fifty orders with progress, a lost answer, and nothing twice', async ({ page }) => {
  test.setTimeout(180_000);
  await ingresar(page, 'operador');
  const { count } = await pedir<{ count: number }>(page, '/facturacion/pedidos?limite=1');
  await crearPedidos(page, Math.max(5, 52 - count));
  const cuantos = await elegirTodos(page);
  expect(cuantos).toBeGreaterThanOrEqual(50);

  // Bulk asks for the litres of the meter, and says so where they are missing.
  const dialog = page.getByRole('alertdialog');
  const litros = dialog.getByLabel(/Litros medidos de/);
  if ((await litros.count()) > 0) {
    await dialog.getByRole('button', { name: /^Facturar \d+ pedidos$/ }).click();
    await expect(dialog.getByText('Cargá los litros medidos').first()).toBeVisible();
    await expect(litros.first()).toBeFocused();
    for (const field of await litros.all()) await field.fill('5');
  }

  // The third batch is carried out, and its answer is lost on the way.
  let calls = 0;
  await page.route('**/v1/facturas', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    calls += 1;
    if (calls !== 3) return route.continue();
    await route.fetch();
    return route.fulfill({ status: 502, body: '' });
  });
  await dialog.getByRole('button', { name: /^Facturar \d+ pedidos$/ }).click();
  await expect(page.getByRole('progressbar', { name: 'Pedidos facturados' })).toBeVisible();
  await expect(page.getByText(`Se facturaron ${cuantos - 5} de ${cuantos} pedidos`)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Sin respuesta', { exact: true })).toHaveCount(5);
  const before = await pedir<{ count: number }>(page, '/facturas?limite=1&desde=01/01/2020');

  await page.getByRole('button', { name: 'Reintentar 5' }).click();
  await expect(page.getByText(`Se facturaron los ${cuantos} pedidos`)).toBeVisible();
  const after = await pedir<{ count: number }>(page, '/facturas?limite=1&desde=01/01/2020');
  expect(after.count).toBe(before.count);

  // From the result to the invoice, its remito and its paper.
  const link = page.getByRole('link', { name: /^Factura [AB] \d{4}-\d{8}$/ }).first();
  const numero = (await link.textContent())?.replace('Factura ', '') ?? '';
  await link.click();
  await expect(page.getByRole('heading', { name: `Factura ${numero}` })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`Factura_${numero.replace(/[ -]/g, '')}.pdf`);
  expect(
    readFileSync((await download.path()) ?? '')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await page.getByRole('button', { name: /^Remito R/ }).click();
  await expect(page.getByRole('heading', { name: /^Remito R/ })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`Factura ${numero}`) })).toBeVisible();
});

test('one order is invoiced from its page, and the page says so', async ({ page }) => {
  const errors = watchConsole(page);
  await ingresar(page, 'operador');
  const [pedido = 0] = await crearPedidos(page, 1);
  const { result } = await pedir<{ result: { cliente: string }[] }>(page, `/pedidos?id=${pedido}`);
  await page.goto(`/ventas/pedidos/${result[0]?.cliente}/view/${pedido}`);
  await page.getByRole('button', { name: 'Facturar', exact: true }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`¿Facturar el pedido ${pedido} de `) })).toBeVisible();
  await page.getByRole('button', { name: `Facturar el pedido ${pedido}` }).click();
  await expect(page.getByText('Se facturó el pedido')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(page.getByText('Facturado', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Factura [AB]/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remito R/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Facturar', exact: true })).toBeHidden();
  expect(errors()).toEqual([]);
});

test('an administrator credits a return, and the invoice remembers what came back', async ({ page }) => {
  const errors = watchConsole(page);
  await ingresar(page, 'admin');
  const { id, idcliente, linea } = await facturaDevolvible(page);
  await page.goto(`/ventas/facturas/xcliente/${idcliente}/view/${id}`);
  await page.getByRole('link', { name: 'Nota de crédito' }).click();
  await expect(page.getByRole('heading', { name: /^Factura / })).toBeVisible();

  // Nothing chosen yet: the button says what is missing.
  await page.getByRole('button', { name: /Emitir nota de crédito/ }).click();
  await expect(page.getByText('Elegí al menos un artículo para acreditar.')).toBeVisible();
  await page
    .getByLabel(new RegExp(`Cantidad que vuelve de ${linea},`))
    .first()
    .fill('1');
  await expect(page.getByText('1 unidad vuelve')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Vuelve 1 unidad')).toBeVisible();
  await dialog.getByRole('button', { name: 'Emitir la nota de crédito' }).click();

  await expect(page.getByText(/Se generó correctamente la nota de crédito [AB] /)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Nota de crédito [AB]/ })).toBeVisible();
  await expect(page.getByText('Devolución', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Factura [AB]/ }).click();
  await expect(page.getByText('Acreditado 1').first()).toBeVisible();
  expect(errors()).toEqual([]);
});

/** An invoice with a line of more than one unit of which nothing was credited. */
async function facturaDevolvible(page: Page): Promise<{ id: number; idcliente: string; linea: string }> {
  type Fila = { id: number; idcliente: string; pedidos: number[] };
  const { result } = await pedir<{ result: Fila[] }>(page, '/facturas?limite=40');
  for (const { id, idcliente, pedidos } of result) {
    // Goods on the road, or of a partial delivery that nobody entered, are not credited yet.
    const { result: orders } = await pedir<{ result: { estadio: string }[] }>(page, `/pedidos?id=${pedidos[0]}`);
    if (orders.some(({ estadio }) => estadio === 'D' || estadio === 'P')) continue;
    const lineas = await pedir<{ result: { id: string; cantidad: number; devuelto: number }[] }>(
      page,
      `/facturas/articulos?id=${id}`,
    );
    const found = lineas.result.find(({ cantidad, devuelto }) => cantidad >= 2 && devuelto === 0);
    if (found) return { id, idcliente, linea: found.id };
  }
  throw new Error('no invoice of the demo can be returned');
}

test('a note by concept: its text goes on in a second row, and the list filters are remembered', async ({ page }) => {
  await ingresar(page, 'operador');
  const { idcliente } = await facturaDevolvible(page);
  await page.goto(`/ventas/notasCredito/${idcliente}/create`);
  await page.getByLabel('Neto unitario').fill('1500,50');
  await page.getByRole('button', { name: 'Agregar texto' }).click();
  await page.getByLabel('Texto del renglón 2').fill('Por pago a 7 días');
  await page.getByRole('button', { name: /Emitir nota de crédito/ }).click();
  await expect(page.getByText('Elegí las facturas que corrige, o un período.').first()).toBeVisible();
  await page.getByLabel('Agregar factura').click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: /Emitir nota de crédito/ }).click();
  await page.getByRole('button', { name: 'Emitir la nota de crédito' }).click();
  await expect(page.getByRole('heading', { name: /^Nota de crédito [AB]/ })).toBeVisible();
  await expect(page.getByText('Por pago a 7 días')).toBeVisible();
  await expect(page.getByText('1 renglón', { exact: true })).toBeVisible();

  // By date: 'Solo Granel' is on again on the next visit (D2 §2).
  await page.goto('/ventas/facturas');
  await page.getByRole('link', { name: /Por fecha de ingreso/ }).click();
  await page.getByLabel('Solo Granel').check();
  await page.goto('/ventas/facturas');
  await expect(page.getByText('Última vez')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ventas\/facturas\/xfecha/);
  await expect(page.getByLabel('Solo Granel')).toBeChecked();
});
