import { expect, test } from '@playwright/test';
import { clienteQueCompra, ingresar } from './support/sesion.ts';
import { expectFits, TELEFONO } from './support/telefono.ts';

test.use(TELEFONO);

test('a quotation on a phone: cards, bottom bar, no page wider than the screen', async ({ page }) => {
  await ingresar(page, 'vendedor');
  const cliente = await clienteQueCompra(page);
  await page.goto('/ventas/clientes');
  await expect(page.getByText(cliente.razsoc).or(page.getByRole('searchbox')).first()).toBeVisible();
  await page.goto(`/ventas/cotizaciones/${cliente.id}/create`);
  const entrada = page.getByRole('group', { name: 'Nueva línea' });
  await entrada.getByLabel('Código').fill('HX8-4L');
  await entrada.getByLabel('Cantidad').fill('2');
  await entrada.getByRole('button', { name: 'Agregar la línea' }).click();
  await expect(page.getByText('HX8-4L').first()).toBeVisible();
  await page.getByRole('button', { name: /Guardar cotización/ }).click();
  await expect(page.getByText(/Se generó correctamente la cotización número \d+/)).toBeVisible();
  for (const route of ['/', '/ventas/clientes', '/ventas/pedidos', `/ventas/pedidos/${cliente.id}`])
    await expectFits(page, route);
});
