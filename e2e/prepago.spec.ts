import { expect, type Page, test } from '@playwright/test';
import { agregarLinea } from './support/lineas.ts';
import { clienteQueCompra, persona } from './support/sesion.ts';

/** A picture of one pixel, as a phone's camera would hand it over. */
const FOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const dialogo = (page: Page) => page.getByRole('dialog');
const estado = (page: Page, palabra: string) => page.getByText(palabra, { exact: true }).first();

test('a prepaid quotation: entered, approved, its transfer entered with a proof and received; the order makes itself', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const vendedor = await persona(browser, 'vendedor');
  const admin = await persona(browser, 'admin');
  const { page } = vendedor;
  const cliente = await clienteQueCompra(page);

  // The salesperson quotes. Without money it is not saved, and the form says how much is missing.
  await page.goto(`/ventas/cotizaciones/${cliente.id}/create`);
  await page.getByLabel('Prepago (-30%)').click();
  await expect(page.getByLabel('Proforma')).toBeChecked();
  await expect(page.getByText('Ingrese un ítem de cobranza')).toBeVisible();
  await agregarLinea(page, 'HX8-4L', '2');
  await page.getByLabel('Dirección de entrega').click();
  await page
    .getByRole('option', { name: /^\d{5}/ })
    .first()
    .click();
  await page.getByRole('button', { name: /Guardar cotización/ }).click();
  await expect(page.getByText(/El monto total de los ítems de cobranza no puede ser menor/)).toBeVisible();
  // A provisional transfer for all of it, as the dialog offers.
  await page.getByRole('button', { name: 'Agregar ítem' }).click();
  await dialogo(page).getByRole('button', { name: 'Agregar ítem' }).click();
  await page.getByRole('button', { name: /Guardar cotización/ }).click();
  const aviso = page.getByText(/Se generó correctamente la cotización número \d+/);
  await expect(aviso).toBeVisible();
  const id = /número (\d+)/.exec((await aviso.textContent()) ?? '')?.[1] ?? '';
  const vista = `/ventas/cotizaciones/${cliente.id}/view/${id}`;

  // The administrator approves it from the approvals.
  await admin.page.goto('/aprobaciones/cotizaciones');
  await admin.page.getByRole('searchbox').fill(id);
  await admin.page.getByRole('row', { name: new RegExp(id) }).click();
  await dialogo(admin.page).getByRole('button', { name: 'Aprobar' }).click();
  await admin.page.getByRole('button', { name: `Aprobar la cotización ${id}` }).click();
  await expect(admin.page.getByText('La cotización fue aprobada')).toBeVisible();

  // The customer paid: the provisional transfer becomes the real one.
  await page.goto(vista);
  await expect(estado(page, 'Items Faltantes')).toBeVisible();
  await expect(page.getByText('Este ítem debe ser reemplazado por una transferencia definitiva.')).toBeVisible();
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await page.getByRole('button', { name: /^Editar: Transferencia provisoria/ }).click();
  await dialogo(page).getByLabel('Tipo').click();
  await page.getByRole('option', { name: 'Transferencia Bancaria' }).click();
  await dialogo(page).getByRole('button', { name: 'Guardar el ítem' }).click();
  await expect(page.getByText('Debe seleccionar una cuenta bancaria')).toBeVisible();
  await dialogo(page).getByLabel('Cuenta bancaria').click();
  await page.getByRole('option').first().click();
  await dialogo(page).getByLabel('Número de transferencia').fill('445566');
  await dialogo(page).getByRole('button', { name: 'Guardar el ítem' }).click();
  await page.getByRole('button', { name: /Guardar los cambios/ }).click();
  await expect(page.getByText(`Se editó correctamente la cotización número ${id}`)).toBeVisible();
  await page.goto(vista);
  await expect(estado(page, 'Esperando Transferencias')).toBeVisible();
  await page.getByRole('button', { name: /^Adjuntar comprobante/ }).click();
  await dialogo(page)
    .getByLabel('Imagen o PDF del comprobante')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: FOTO });
  await expect(dialogo(page).getByRole('img', { name: /Comprobante/ })).toBeVisible();
  await page.keyboard.press('Escape');

  // The administrator sees the money and confirms it: the order is there.
  await admin.page.goto(vista);
  await admin.page.getByRole('button', { name: 'Confirmar recepción' }).click();
  await expect(admin.page.getByText('Es la última: se genera el pedido con fecha de hoy.')).toBeVisible();
  await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Confirmar recepción' }).click();
  const generado = admin.page.getByText(/Se generó el pedido \d+/);
  await expect(generado).toBeVisible();
  const pedido = /pedido (\d+)/.exec((await generado.textContent()) ?? '')?.[1] ?? '';
  await expect(estado(admin.page, 'Aprobada')).toBeVisible();
  await admin.page.getByText(`Pedido ${pedido}`, { exact: true }).click();
  await expect(admin.page.getByRole('heading', { name: `Pedido ${pedido}` })).toBeVisible();
  await expect(admin.page.getByRole('img', { name: 'Prepago' })).toBeVisible();

  // What became an order is not edited any more.
  await page.goto(`/ventas/cotizaciones/${cliente.id}/edit/${id}`);
  await expect(page.getByText(`La cotización ${id} no se puede editar`)).toBeVisible();
  expect([...vendedor.errors(), ...admin.errors()]).toEqual([]);
});

test('a rejected transfer stops the quotation until the rejection is taken back, and rejecting asks why', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { page, errors } = await persona(browser, 'admin');
  await page.goto('/ventas/cotizaciones/10001');
  await page
    .getByRole('row', { name: /Esperando Transferencias/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Rechazar' }).first().click();
  await dialogo(page).getByRole('button', { name: 'Rechazar la transferencia' }).click();
  await expect(page.getByText('Debe indicar el motivo del rechazo')).toBeVisible();
  await dialogo(page).getByLabel('Motivo').fill('No figura en el banco');
  await dialogo(page).getByRole('button', { name: 'Rechazar la transferencia' }).click();
  await expect(page.getByText('Ítem rechazado: No figura en el banco')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Editar', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancelar el rechazo' }).click();
  await page.getByRole('button', { name: 'Volver a pendiente' }).click();
  await expect(page.getByText('Ítem rechazado: No figura en el banco')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Editar', exact: true })).toBeVisible();
  expect(errors()).toEqual([]);
});
