import { expect, test } from '@playwright/test';
import { ingresar } from './support/sesion.ts';
import { overflow, TELEFONO } from './support/telefono.ts';

test.use(TELEFONO);

test('documents for a COT are ticked on a phone: count and sums stand under them, no wider than the screen', async ({
  page,
}) => {
  await ingresar(page, 'operador');
  await page.goto('/ventas/AFIP/COT-DOC');
  const casilla = page.getByRole('checkbox', { name: /^Seleccionar/ }).first();
  // On a Sunday or a Monday nothing was issued since yesterday.
  const ultimoDia = page.getByRole('button', { name: /^Ver desde el/ });
  await expect(casilla.or(ultimoDia).first()).toBeVisible();
  if (await ultimoDia.isVisible()) await ultimoDia.click();
  await casilla.check();
  await expect(page.getByText('1 seleccionado', { exact: true })).toBeVisible();
  expect(await overflow(page)).toBe(0);
});
