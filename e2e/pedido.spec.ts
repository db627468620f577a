import { expect, type Page, test } from '@playwright/test';
import { clienteQueCompra, ingresar, watchConsole } from './support/sesion.ts';

/** Adds a line with the keyboard alone: code, Tab, quantity, Enter. */
async function agregar(page: Page, codigo: string, cantidad: string): Promise<void> {
  const entrada = page.getByRole('group', { name: 'Nueva línea' });
  await expect(entrada.getByLabel('Código')).toBeFocused();
  await page.keyboard.type(codigo);
  await page.keyboard.press('Tab');
  await page.keyboard.type(cantidad);
  await page.keyboard.press('Enter');
  await expect(entrada.getByLabel('Código')).toBeFocused();
}

/** The number that a notice says: 'Se genero correctamente el pedido numero 182420'. */
async function numberIn(page: Page, text: RegExp): Promise<string> {
  const notice = page.getByText(text).first();
  await expect(notice).toBeVisible();
  return /(\d+)/.exec((await notice.textContent()) ?? '')?.[1] ?? '';
}

/** Invoicing has a story of its own: here the office has done it. */
async function facturar(page: Page, pedido: string): Promise<void> {
  const status = await page.evaluate(async (id) => {
    const servidor = JSON.parse(localStorage.getItem('distri.servidor') ?? '{}');
    const headers = {
      authorization: `Bearer ${localStorage.getItem('distri.token')}`,
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ pedidos: [{ pedido: Number(id) }] });
    return (await fetch(`${servidor.apiBase}/facturas`, { method: 'POST', headers, body })).status;
  }, pedido);
  expect(status).toBe(200);
}

/** Chooses an action, reads what it will do, and does it. */
async function hacer(page: Page, accion: string, dice: readonly string[], confirmar: string): Promise<void> {
  await page.getByRole('button', { name: 'Acciones', exact: true }).click();
  await page.getByRole('menuitem', { name: accion, exact: true }).click();
  const pregunta = page.getByRole('alertdialog');
  for (const text of dice) await expect(pregunta.getByText(text, { exact: true })).toBeVisible();
  await pregunta.getByRole('button', { name: confirmar, exact: true }).click();
  await expect(pregunta).toBeHidden();
}

test('the office: an order from a reference by keyboard, what to dispatch, handed over, taken back, closed', async ({
  page,
}) => {
  test.slow();
  const errors = watchConsole(page);
  await ingresar(page, 'operador');
  const cliente = await clienteQueCompra(page);

  // Quotes a kit and an article with the keyboard; taking one part of the kit away takes it whole, and undoes.
  await page.goto(`/ventas/cotizaciones/${cliente.id}/create`);
  await agregar(page, 'kit-corsa', '1');
  await agregar(page, 'hx8-4l', '3');
  const lineas = page.getByRole('table', { name: 'Líneas' });
  await expect(lineas.getByRole('row')).toHaveCount(6);
  await lineas.getByRole('button', { name: /Quitar la línea 2/ }).click();
  await expect(lineas.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(lineas.getByRole('row')).toHaveCount(6);
  await page.getByLabel('Dirección de entrega').click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Control+Enter');
  const cotizacion = await numberIn(page, /Se generó correctamente la cotización número \d+/);

  // The order from it: everything is there, Ctrl Enter saves.
  await page.goto(`/ventas/pedidos/${cliente.id}/create/ref/${cotizacion}`);
  await expect(page.getByRole('table', { name: 'Líneas' }).getByRole('row')).toHaveCount(6);
  await page.keyboard.press('Control+Enter');
  const pedido = await numberIn(page, /Se genero correctamente el pedido numero \d+/);

  // One unit of the article stays behind; more than what is pending is refused in the document's words.
  await page.goto(`/ventas/pedidos/${cliente.id}/view/${pedido}`);
  await page.getByRole('button', { name: 'Acciones', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Cantidades a despachar' }).click();
  const cantidad = page.getByLabel('A despachar de HX8-4L');
  await cantidad.fill('4');
  await expect(
    page.getByText('Las cantidades a despachar no pueden ser mayores que la cantidad pendiente.'),
  ).toBeVisible();
  await cantidad.fill('2');
  await cantidad.press('Enter');
  await expect(page.getByText(`Se guardaron las cantidades a despachar del pedido ${pedido}`)).toBeVisible();
  await expect(page.getByText('HX8-4L de 3 a 2')).toBeVisible();

  await facturar(page, pedido);
  await page.reload();
  await expect(page.getByText('Falta 1', { exact: true })).toBeVisible();
  await hacer(page, 'Entregar', ['Pasa a Entregado', 'El stock no se mueve'], `Entregar el pedido ${pedido}`);
  await expect(page.getByText(`El pedido ${pedido} se marcó como entregado`)).toBeVisible();
  await hacer(page, 'Cancelar entrega', ['El stock no se mueve'], 'Cancelar entrega');
  await expect(page.getByText(`El pedido ${pedido} se marcó como facturado y libre`)).toBeVisible();
  await hacer(page, 'Cerrar', ['Pasa a Cerrado', 'Se libera 1 unidad de la reserva'], `Cerrar el pedido ${pedido}`);
  await expect(page.getByText('Cerrado', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Pasó a Cerrado')).toBeVisible();
  // C is the end: nothing is left to do.
  await expect(page.getByRole('button', { name: 'Acciones', exact: true })).toHaveCount(0);
  expect(errors()).toEqual([]);
});

test('why a price and a total, by keyboard; an order on a sheet asks for the photo of the remito', async ({ page }) => {
  test.slow();
  await ingresar(page, 'admin');
  await page.goto('/ventas/pedidos/10001');
  const enReparto = page.getByRole('row').filter({ hasText: 'En Distribución' }).first();
  await enReparto.click();
  await expect(page.getByRole('heading', { name: /Pedido \d+/ })).toBeVisible();
  await page.keyboard.press('Alt+p');
  await expect(page.getByText('Por qué este total')).toBeVisible();
  await expect(page.getByText('Suma de los renglones')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Por qué el precio de/ })
    .first()
    .click();
  await expect(page.getByText('Precio por unidad, sin IVA')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Acciones', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Entregar', exact: true }).click();
  const pregunta = page.getByRole('alertdialog');
  const confirmar = pregunta.getByRole('button', { name: /^Entregar el pedido/ });
  await confirmar.click();
  await expect(pregunta.getByText('Debe subir la foto del remito')).toBeVisible();
  await pregunta.getByLabel('Foto del remito').setInputFiles({
    name: 'remito.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await confirmar.click();
  await expect(page.getByText(/El pedido \d+ se marcó como entregado/)).toBeVisible();
  await expect(page.getByText('Foto del remito firmado')).toBeVisible();

  // It was another order: the administrator says why, and it is on its way again.
  await page.getByRole('button', { name: 'Acciones', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Corregir el resultado' }).click();
  const corregir = pregunta.getByRole('button', { name: 'Corregir el resultado' });
  await corregir.click();
  await expect(pregunta.getByText('Debe indicar el motivo')).toBeVisible();
  await pregunta.getByLabel('Motivo').fill('La foto es de otro pedido');
  await corregir.click();
  await expect(page.getByText(/El pedido \d+ volvió a En Distribución/)).toBeVisible();
  await expect(page.getByText(/La foto es de otro pedido/)).toBeVisible();
});
