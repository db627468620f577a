import { expect, type Page } from '@playwright/test';

/** Enters a line by keyboard and waits until it is one: its article is read meanwhile. */
export async function agregarLinea(page: Page, codigo: string, cantidad: string): Promise<void> {
  const entrada = page.getByRole('group', { name: 'Nueva línea' });
  await entrada.getByLabel('Código').fill(codigo);
  await entrada.getByLabel('Código').press('Tab');
  await entrada.getByLabel('Cantidad').fill(cantidad);
  await entrada.getByLabel('Cantidad').press('Enter');
  await expect(entrada.getByLabel('Código')).toBeFocused();
  const lineas = page.getByRole('table', { name: 'Líneas' });
  await expect(lineas.getByRole('cell', { name: codigo, exact: true }).first()).toBeVisible();
}
