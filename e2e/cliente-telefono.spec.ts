import { expect, test } from '@playwright/test';
import { ingresar, pedir, watchConsole } from './support/sesion.ts';
import { expectFits, TELEFONO } from './support/telefono.ts';

test.use(TELEFONO);

test("a customer's own phone: orders in words, invoices, credit notes and balance, and nobody else's", async ({
  page,
}) => {
  const errors = watchConsole(page);
  await ingresar(page, 'cliente');
  const { result: yo } = await pedir<{ result: { cliente: string } }>(page, '/auth/me');
  await expect(page).toHaveURL(new RegExp(`/ventas/pedidos/${yo.cliente}`));
  await expect(page.getByText('Deuda pendiente')).toBeVisible();
  await expect(page.getByText('Nuevo pedido')).toBeHidden();

  // An order says how it goes in words.
  const { result: pedidos } = await pedir<{ result: { id: number }[] }>(page, '/pedidos?limite=1');
  await page.goto(`/ventas/pedidos/${yo.cliente}/view/${pedidos[0]?.id}`);
  await expect(page.getByRole('status').filter({ hasText: /pedido/i })).toBeVisible();

  // The choice of invoices leads to the own list at once.
  await page.goto('/ventas/facturas');
  await expect(page).toHaveURL(new RegExp(`/ventas/facturas/xcliente/${yo.cliente}`));
  await page
    .getByRole('button', { name: /[AB] \d{4}-\d{8}/ })
    .first()
    .click();
  await expect(page.getByText('Importe Final').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nota de crédito' })).toBeHidden();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Acciones del documento' }).click();
  await page.getByRole('menuitem', { name: 'Descargar', exact: true }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^Factura_[AB]\d{12}\.pdf$/);

  await page.goto('/ventas/notasCredito');
  await expect(page).toHaveURL(new RegExp(`/ventas/notasCredito/${yo.cliente}`));
  await expect(page.getByText('Nueva nota de crédito')).toBeHidden();
  for (const route of [`/ventas/pedidos/${yo.cliente}`, `/ventas/facturas/xcliente/${yo.cliente}`])
    await expectFits(page, route);
  expect(errors()).toEqual([]);
});
