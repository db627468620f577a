import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { agregarLinea } from './support/lineas.ts';
import { clienteQueCompra, ingresar, watchConsole } from './support/sesion.ts';

/** Codes of the demo catalogue that are no promotion and share the 21% rate. */
const CODIGOS = ['HX8-4L', 'HX7-4L', 'HX5-4L'];

test('a salesperson quotes, turns the quotation into an order, sees the stock reserved, downloads and mails it', async ({
  page,
}) => {
  const errors = watchConsole(page);
  await ingresar(page, 'vendedor');
  const cliente = await clienteQueCompra(page);

  // Finds the customer by name on the selection screen.
  const menu = page.getByRole('navigation');
  await menu.getByText('Ventas', { exact: true }).click();
  await menu.getByText('Cotizaciones', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Selección de Cliente' })).toBeVisible();
  await page.getByRole('searchbox').fill(cliente.id);
  await page
    .getByRole('row', { name: new RegExp(cliente.razsoc.slice(0, 12)) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/ventas/cotizaciones/${cliente.id}`));

  // Quotes three lines; the wrong code says so.
  await page.getByRole('button', { name: 'Nueva cotización' }).first().click();
  await agregarWrongCode(page);
  for (const codigo of CODIGOS) await agregarLinea(page, codigo, '2');
  await page.getByLabel('Dirección de entrega').click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: /Guardar cotización/ }).click();
  const aviso = page.getByText(/Se generó correctamente la cotización número \d+/);
  await expect(aviso).toBeVisible();
  const cotizacion = /número (\d+)/.exec((await aviso.textContent()) ?? '')?.[1] ?? '';
  await expect(page).toHaveURL(new RegExp(`/ventas/cotizaciones/${cliente.id}$`));

  // The order from that reference.
  await page.goto(`/ventas/pedidos/${cliente.id}/create/ref/${cotizacion}`);
  await expect(page.getByText('HX8-4L').first()).toBeVisible();
  await page.getByRole('button', { name: /Guardar pedido/ }).click();
  const listo = page.getByText(/Se genero correctamente el pedido numero \d+/);
  await expect(listo).toBeVisible();
  const pedido = /numero (\d+)/.exec((await listo.textContent()) ?? '')?.[1] ?? '';

  // The order's page: stage, lines, history, related quotation.
  await page.goto(`/ventas/pedidos/${cliente.id}/view/${pedido}`);
  await expect(page.getByRole('heading', { name: `Pedido ${pedido}` })).toBeVisible();
  await expect(page.getByText('Nuevo', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(`Cotización ${cotizacion}`, { exact: true })).toBeVisible();
  await expect(page.getByText('Pedido ingresado')).toBeVisible();

  // Downloads the PDF.
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`Pedido_${pedido}.pdf`);
  expect(
    readFileSync((await download.path()) ?? '')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  // Mails it; without SMTP it stays in the house and the document says so.
  await page.getByRole('button', { name: 'Enviar por e-mail' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Para').fill('compras@cliente.example');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('El email se envió correctamente')).toBeVisible();
  await expect(page.getByText('Sin enviar a compras@cliente.example')).toBeVisible();
  expect(errors()).toEqual([]);
});

async function agregarWrongCode(page: Page): Promise<void> {
  const entrada = page.getByRole('group', { name: 'Nueva línea' });
  await entrada.getByLabel('Código').fill('NO-EXISTE');
  await entrada.getByLabel('Código').press('Tab');
  await expect(page.getByText('No se encontró el artículo, verifique el código ingresado')).toBeVisible();
  await entrada.getByLabel('Código').press('Escape');
}

test('an order of 20 lines with the keyboard alone', async ({ page }) => {
  await ingresar(page, 'vendedor');
  const cliente = await clienteQueCompra(page);
  const codigos = await page.evaluate(async () => {
    const token = localStorage.getItem('distri.token');
    const { apiBase } = JSON.parse(localStorage.getItem('distri.servidor') ?? '{}');
    const answer = await fetch(`${apiBase}/articulos?limite=400`, { headers: { authorization: `Bearer ${token}` } });
    const { result } = await answer.json();
    return result
      .filter(
        (a: { alicuota: number; condVta30: boolean; notas: string; disponible: number; armado: boolean; id: string }) =>
          a.alicuota === 21 &&
          !a.condVta30 &&
          !a.notas.includes('8888') &&
          a.disponible > 5 &&
          !a.armado &&
          !/(PROMO|PCAJA|PCSEM|STOCK)$/.test(a.id),
      )
      .slice(0, 20)
      .map((a: { id: string }) => a.id) as string[];
  });
  expect(codigos).toHaveLength(20);
  await page.goto(`/ventas/pedidos/${cliente.id}/create`);
  const codigo = page.getByRole('group', { name: 'Nueva línea' }).getByLabel('Código');
  await expect(codigo).toBeFocused();
  const keyboard = page.keyboard;
  for (const [at, code] of codigos.entries()) {
    await keyboard.type(code);
    await keyboard.press('Tab');
    await expect(page.getByRole('group', { name: 'Nueva línea' }).getByLabel('Cantidad')).toBeFocused();
    await keyboard.type('1');
    await keyboard.press('Enter');
    await expect(page.getByText(`${at + 1} de 300`)).toBeVisible();
    await expect(codigo).toBeFocused();
  }
  // The delivery address by keyboard, then save.
  await page.getByLabel('Dirección de entrega').focus();
  await keyboard.press('Enter');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await keyboard.press('Control+Enter');
  await expect(page.getByText(/Se genero correctamente el pedido numero \d+/)).toBeVisible();
});

test('the session expires in mid-quotation: the password again, and nothing typed is lost', async ({ page }) => {
  await ingresar(page, 'vendedor');
  const cliente = await clienteQueCompra(page);
  await page.goto(`/ventas/cotizaciones/${cliente.id}/create`);
  await agregarLinea(page, 'HX8-4L', '3');
  // The server forgets the session, as when an administrator closes it.
  await page.evaluate(async () => {
    const token = localStorage.getItem('distri.token');
    const { apiBase } = JSON.parse(localStorage.getItem('distri.servidor') ?? '{}');
    await fetch(`${apiBase}/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  });
  await page.getByRole('button', { name: /Guardar cotización/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Tu sesión venció' });
  await dialog.getByLabel('Contraseña', { exact: true }).fill('demo');
  await dialog.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByText(/Se generó correctamente la cotización número \d+/)).toBeVisible();
});

test('a reload brings the draft back', async ({ page }) => {
  await ingresar(page, 'vendedor');
  const cliente = await clienteQueCompra(page);
  await page.goto(`/ventas/cotizaciones/${cliente.id}/create`);
  await agregarLinea(page, 'HX8-4L', '7');
  await expect(page.getByText(/Borrador guardado/)).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('HX8-4L').first()).toBeVisible();
  await expect(page.getByText(/Seguís con el borrador/)).toBeVisible();
});
