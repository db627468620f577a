import { expect, test } from '@playwright/test';
import { ingresar } from './support/sesion.ts';
import { expectFits, TELEFONO } from './support/telefono.ts';

test.use(TELEFONO);

/** A CUIT with its check digit that nobody has: the last digits are the clock's. */
function cuitNuevo(): string {
  const body = `20${String(Date.now()).slice(-8)}`;
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
  const rest = 11 - (weights.reduce((sum, weight, at) => sum + weight * Number(body[at]), 0) % 11);
  return rest === 10 ? cuitNuevo() : `${body}${rest === 11 ? 0 : rest}`;
}

test('a salesperson on the road enters an occasional customer and quotes to it', async ({ page }) => {
  await ingresar(page, 'vendedor');
  await page.goto('/ventas/cotizaciones');
  await page.getByRole('link', { name: 'Nuevo cliente ocasional' }).click();
  await expect(page.getByLabel('Vendedor')).toHaveCount(0);
  const razsoc = `GOMERÍA ${Date.now()}`;
  await page.getByLabel('Razón social').fill(razsoc);
  await page.getByLabel('Número de documento').fill(cuitNuevo());
  await page.getByLabel('Dirección').fill('Ruta 3 km 64');
  await page.getByRole('button', { name: 'Generar cliente' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Ruta 3 km 64')).toBeVisible();
  await dialog.getByRole('button', { name: 'Generar cliente' }).click();
  await expect(page.getByText(/Se generó correctamente el cliente ocasional con id X\d+/)).toBeVisible();

  // Back at the selection, where the new customer is found.
  await expect(page).toHaveURL(/\/ventas\/cotizaciones$/);
  await page.getByRole('searchbox').fill(razsoc);
  await page.getByText(razsoc).click();
  await expect(page).toHaveURL(/\/ventas\/cotizaciones\/X\d+/);
  await page.goto(`${page.url()}/create`);
  const entrada = page.getByRole('group', { name: 'Nueva línea' });
  await entrada.getByLabel('Código').fill('HX8-4L');
  await entrada.getByLabel('Cantidad').fill('2');
  await entrada.getByRole('button', { name: 'Agregar la línea' }).click();
  await page.getByRole('button', { name: /Guardar cotización/ }).click();
  await expect(page.getByText(/Se generó correctamente la cotización número \d+/)).toBeVisible();
});

test('map and customer fit on a phone', async ({ page }) => {
  await ingresar(page, 'vendedor');
  for (const route of ['/ventas/clientes/create', '/ventas/clientes/mapa', '/ventas/clientes/view/10001'])
    await expectFits(page, route);
});
