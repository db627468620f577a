import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ingresar, watchConsole } from './support/sesion.ts';

test('the office enters an occasional customer: what is missing, a repeated CUIT, and back to the list', async ({
  page,
}) => {
  const errors = watchConsole(page);
  await ingresar(page, 'operador');
  await page.goto('/ventas/clientes');
  await page.getByRole('link', { name: 'Nuevo cliente ocasional' }).click();
  await page.getByRole('button', { name: 'Generar cliente' }).click();
  await expect(page.getByText('Debe completar los campos obligatorios')).toBeVisible();
  await expect(page.getByLabel('Razón social')).toBeFocused();

  const razsoc = `REPUESTOS ${Date.now()}`;
  await page.keyboard.type(razsoc);
  await page.getByLabel('Dirección').fill('Av. Mitre 2140');
  await page.getByLabel('Localidad').pressSequentially('avellan');
  await page
    .getByRole('option', { name: /^Avellaneda/ })
    .first()
    .click();
  await expect(page.getByLabel('Provincia')).toHaveValue('Buenos Aires');
  await expect(page.getByLabel('Código postal')).not.toHaveValue('');
  await page.getByLabel('Vendedor').fill('Gómez, Laura');
  await page.getByRole('option', { name: /Gómez, Laura/ }).click();

  // A wrong CUIT is said under its field; one that a customer has names the customer and asks.
  await page.getByLabel('Número de documento').fill('30-71234567-2');
  await page.keyboard.press('Tab');
  await expect(page.getByText('El CUIT 30-71234567-2 no es válido: revisá los números')).toBeVisible();
  const { cuit, razsoc: otro } = await clienteConCuit(page);
  await page.getByLabel('Número de documento').fill(cuit);
  await expect(page.getByText(new RegExp(`Ya hay un cliente con el número .*${literal(otro)}`))).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('alertdialog', { name: `¿Generar el cliente ocasional ${razsoc}?` });
  await dialog.getByRole('button', { name: 'Generar igual' }).click();

  const aviso = page.getByText(/Se generó correctamente el cliente ocasional con id X\d+/);
  await expect(aviso).toBeVisible();
  await expect(page).toHaveURL(/\/ventas\/clientes(\?|$)/);
  await page.getByRole('searchbox').fill(razsoc);
  await page.getByRole('row', { name: new RegExp(razsoc) }).click();
  await expect(page.getByRole('heading', { name: razsoc })).toBeVisible();
  await expect(page.getByText('Cliente ocasional generado')).toBeVisible();
  expect(errors()).toEqual([]);
});

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function clienteConCuit(page: import('@playwright/test').Page): Promise<{ cuit: string; razsoc: string }> {
  return page.evaluate(async () => {
    const token = localStorage.getItem('distri.token');
    const { apiBase } = JSON.parse(localStorage.getItem('distri.servidor') ?? '{}');
    const answer = await fetch(`${apiBase}/clientes?id=10001`, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()).result[0];
  });
}

test('what was typed of an occasional customer survives a reload, and leaving asks', async ({ page }) => {
  await ingresar(page, 'vendedor');
  await page.goto('/ventas/clientes/create');
  await page.getByLabel('Razón social').fill('A MEDIO CARGAR');
  await expect(page.getByText(/Borrador guardado/)).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Razón social')).toHaveValue('A MEDIO CARGAR');
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(page.getByLabel('Razón social')).toHaveValue('');
});

test('the list is downloaded as a PDF, whole and only what is ticked', async ({ page }) => {
  await ingresar(page, 'operador');
  await page.goto('/ventas/clientes');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  for (const press of [
    () => page.getByRole('toolbar').getByRole('button', { name: 'Descargar' }).click(),
    async () => {
      await page.getByRole('row').nth(2).getByRole('checkbox').click();
      await page.getByRole('button', { name: 'Descargar PDF' }).click();
    },
  ]) {
    const downloading = page.waitForEvent('download');
    await press();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Clientes.pdf');
    expect(
      readFileSync((await download.path()) ?? '')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }
});

test('the customers’ map: pins, who has no place, filter by level, and placing one by its coordinates', async ({
  page,
}) => {
  const errors = watchConsole(page);
  await ingresar(page, 'operador');
  await page.goto('/ventas/clientes');
  await page.getByRole('link', { name: 'Mapa' }).click();
  await expect(page.getByText(/clientes en el mapa/)).toBeVisible();
  await expect(page.getByText(/Hay clientes sin geolocalizar/)).toBeVisible();
  await expect(page.locator('.distri-cluster, .distri-pin').first()).toBeVisible();

  // Without grouping every customer stands alone.
  await page.getByRole('switch', { name: 'Agrupar direcciones' }).click();
  await expect(page.locator('.distri-cluster')).toHaveCount(0);

  const before = await page.getByText(/clientes en el mapa/).textContent();
  await page.getByRole('button', { name: 'Filtrar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtrar clientes' });
  await dialog.getByRole('button', { name: 'Por nivel' }).click();
  await dialog.getByLabel('Nivel de usuario').click();
  await page.getByRole('option', { name: 'Nivel 4' }).click();
  await dialog.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page.getByText('Vendedores de nivel 4')).toBeVisible();
  await expect(page.getByText(/clientes en el mapa/)).not.toHaveText(before ?? '');

  // The first one without a place gets one, written by hand.
  const sinLugar = page.getByRole('list', { name: 'Hay clientes sin geolocalizar' }).getByRole('button').first();
  const nombre = (await sinLugar.locator('p').first().textContent()) ?? '';
  await sinLugar.click();
  await page.getByRole('button', { name: 'Ubicar en el mapa' }).click();
  await page.getByLabel('Latitud').fill('34,6, 58,5');
  await page.getByRole('button', { name: 'Guardar ubicación' }).click();
  await expect(page.getByText('La ubicación queda fuera de la Argentina: revisá latitud y longitud')).toBeVisible();
  await page.getByLabel('Latitud').fill('-34.6012, -58.4711');
  await expect(page.getByLabel('Longitud')).toHaveValue('-58,471100');
  await page.getByRole('button', { name: 'Guardar ubicación' }).click();
  await expect(page.getByText(`Se guardó la ubicación de ${nombre}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Corregir la ubicación' })).toBeVisible();
  expect(errors()).toEqual([]);
});

test('the pending orders on the map: the panel of an address leads to its order', async ({ page }) => {
  const errors = watchConsole(page);
  await ingresar(page, 'operador');
  await page.goto('/ventas/pedidos');
  await page.getByRole('link', { name: 'Mapa' }).click();
  await expect(page.getByText(/\d+ pedidos? pendientes?/)).toBeVisible();
  await page.locator('.leaflet-marker-icon:has(.distri-pin)').first().press('Enter');
  const panel = page.getByRole('region', { name: /^Pedidos de / });
  await panel.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: /^Pedido \d+/ })).toBeVisible();
  expect(errors()).toEqual([]);
});
