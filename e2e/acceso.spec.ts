import { expect, test } from '@playwright/test';
import { ingresar, watchConsole } from './support/sesion.ts';

test('the login asks for what is missing, refuses a wrong password under the fields, and lets the right one in', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: '¡Bienvenido!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buenos Aires' })).toHaveAttribute('aria-pressed', 'true');
  const ingresarButton = page.getByRole('button', { name: 'Ingresar' });
  await expect(ingresarButton).toBeDisabled();
  await page.getByLabel('Usuario').fill('vendedor');
  await page.getByLabel('Contraseña', { exact: true }).fill('equivocada');
  await ingresarButton.click();
  await expect(page.getByText('Usuario o contraseña incorrectos')).toBeVisible();
  await page.getByLabel('Contraseña', { exact: true }).fill('demo');
  await expect(page.getByText('Usuario o contraseña incorrectos')).toBeHidden();
  await page.getByLabel('Contraseña', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/home$/);
});

test('the token field appears for customers of N30, N33 and N34 only', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Token')).toBeHidden();
  for (const usuario of ['N30', 'N33', 'N34']) {
    await page.getByLabel('Usuario').fill(usuario);
    await expect(page.getByLabel('Token')).toBeVisible();
  }
  await page.getByLabel('Usuario').fill('N35');
  await expect(page.getByLabel('Token')).toBeHidden();
});

test('whoever is not logged in goes to the login and comes back to where they wanted to go', async ({ page }) => {
  await page.goto('/ventas/clientes');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Usuario').fill('operador');
  await page.getByLabel('Contraseña', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(/\/ventas\/clientes/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/home$/);
});

test('Salir ends the session: going back asks for the password', async ({ page }) => {
  const errors = watchConsole(page);
  await ingresar(page, 'admin');
  await page.getByRole('button', { name: /admin \(A\)/ }).click();
  for (const text of ['Administrador/a', 'Sin_ID']) await expect(page.getByText(text).last()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Cuenta' })).toBeDisabled();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/ventas/clientes');
  await expect(page).toHaveURL(/\/login/);
  expect(errors()).toEqual([]);
});
