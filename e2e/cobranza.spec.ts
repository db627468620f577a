import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  agregarCheque,
  agregarDocumentos,
  clienteQueDebe,
  confirmar,
  dialogo,
  FOTO,
  guardarItem,
  nuevoItem,
  numeroDeRecibo,
} from './support/formCobranza.ts';
import { ingresar, watchConsole } from './support/sesion.ts';

/** Everybody has a browser of their own. */
async function persona(browser: Browser, usuario: string): Promise<{ page: Page; errors: () => string[] }> {
  const page = await (await browser.newContext()).newPage();
  const errors = watchConsole(page);
  await ingresar(page, usuario);
  return { page, errors };
}

/** 'DD/MM/YYYY' so many days from today, in Buenos Aires. */
function dentroDe(dias: number): string {
  const day = new Date(Date.now() + dias * 86_400_000);
  return new Intl.DateTimeFormat('es-AR', {
    timeZone: 'America/Argentina/Buenos_Aires',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(day);
}

test('three invoices by a salesperson: cheques, a withholding, a transfer; proofs that the administrator sees', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const vendedor = await persona(browser, 'vendedor');
  const { page } = vendedor;
  const cliente = await clienteQueDebe(page, 3);
  const recibo = numeroDeRecibo();

  // Whose collection it is, found by typing; the list leads to the form.
  await page.goto('/ventas/cobranzas');
  await expect(page.getByRole('heading', { name: 'Cobranzas / Selección de cliente' })).toBeVisible();
  await page.getByRole('searchbox').fill(cliente.id);
  await page.getByText(cliente.razsoc).first().click();
  await page.getByRole('button', { name: 'Nueva Cobranza' }).first().click();

  // Confirming an empty form says what is missing, in the order of the document, and goes to the first of it.
  await page.getByRole('button', { name: 'Confirmar cobranza' }).click();
  await expect(page.getByRole('region', { name: 'Problemas' })).toContainText('Debe ingresar un número de recibo');
  await expect(page.getByLabel('Número de recibo')).toBeFocused();
  await page.keyboard.type(recibo);

  await agregarDocumentos(page, cliente.facturas.slice(0, 3));
  await expect(page.getByText(/^3 de \d+ pendientes$/)).toBeVisible();

  await nuevoItem(page, 'Cheques electrónicos');
  await agregarCheque(page, { numero: '71001', fecha: dentroDe(15), importe: '1000', idelectro: `E${recibo}1` });
  await agregarCheque(page, { numero: '71002', fecha: dentroDe(30), importe: '2000', idelectro: `E${recibo}2` });
  await guardarItem(page);
  await nuevoItem(page, 'Retencion Ing. Brutos');
  await dialogo(page).getByLabel('Importe').fill('500');
  await dialogo(page).getByRole('button', { name: 'Agregar ítem' }).click();
  await expect(dialogo(page).getByText('Debe seleccionar una jurisdicción')).toBeVisible();
  await dialogo(page).getByLabel('Jurisdicción').click();
  await page.getByRole('option', { name: 'Buenos Aires', exact: true }).click();
  await guardarItem(page);

  // The rest by transfer, for exactly what the panel says is missing. By keyboard: F4 opens the item.
  await page.keyboard.press('F4');
  await dialogo(page).getByLabel('Tipo').click();
  await page.getByRole('option', { name: 'Transferencia Bancaria', exact: true }).click();
  await dialogo(page).getByLabel('Cuenta bancaria').click();
  await page.getByRole('option').first().click();
  await guardarItem(page);
  await expect(page.getByText('3 ítems', { exact: true })).toBeVisible();
  // The transfer weighs in the average too: what was missing may have changed with the row.
  const adjust = page.getByRole('button', { name: 'Ajustar el saldo a cero' });
  if (await adjust.isVisible()) await adjust.click();
  // The proofs are chosen now and leave with the collection.
  await page.getByLabel('Subir el comprobante: Transferencia Bancaria').setInputFiles(FOTO);
  await page.getByLabel('Subir el comprobante: Recibo').setInputFiles(FOTO);
  await expect(page.getByText('Cargado', { exact: true })).toHaveCount(2);

  // The simulator compares and never changes the form.
  const simulador = page.getByRole('region', { name: 'Simulador' });
  const before = await page.getByRole('region', { name: 'Descuento', exact: true }).textContent();
  await simulador.getByRole('slider').press('ArrowRight');
  await expect(simulador.getByRole('button', { name: 'Restablecer' })).toBeVisible();
  expect(await page.getByRole('region', { name: 'Descuento', exact: true }).textContent()).toBe(before);

  const id = await confirmar(
    page,
    'Confirmar cobranza',
    'Confirmar la cobranza',
    /^Se generó correctamente la cobranza transitoria número \d+$/,
  );
  await expect(page).toHaveURL(new RegExp(`/ventas/cobranzas/${cliente.id}$`));

  // The same cheque again is refused by the server's check.
  await page.goto(`/ventas/cobranzas/${cliente.id}/create`);
  await nuevoItem(page, 'Cheques electrónicos');
  await dialogo(page).getByRole('button', { name: 'Agregar cheque' }).click();
  const cheque = page.getByRole('dialog', { name: /^Nuevo cheque/ });
  await cheque.getByLabel('Número').fill('71001');
  await cheque.getByLabel('Banco').click();
  await page.getByRole('option').first().click();
  await cheque.getByRole('textbox', { name: /Fecha de cobro/ }).fill(dentroDe(15));
  await cheque.getByLabel('Importe').fill('1000');
  await cheque.getByLabel('Identificador electrónico').fill(`E${recibo}9`);
  await cheque.getByRole('button', { name: 'Agregar cheque' }).click();
  await expect(cheque.getByText(/^El cheque 71001 ya fue ingresado anteriormente/)).toBeVisible();
  await expect(cheque.getByText('Permitir repetido')).toBeVisible();

  // The administrator sees what was uploaded and what is not there yet.
  const admin = await persona(browser, 'admin');
  await admin.page.goto(`/ventas/cobranzas/${cliente.id}/view/${id}`);
  await expect(admin.page.getByRole('heading', { name: `Cobranza ${id}` })).toBeVisible();
  await expect(admin.page.getByText('Pendiente', { exact: true }).first()).toBeVisible();
  await admin.page.getByRole('button', { name: 'Acciones' }).click();
  await admin.page.getByRole('menuitem', { name: 'Comprobantes' }).click();
  await expect(admin.page.getByRole('dialog').getByText('Cargado', { exact: true })).toHaveCount(2);
  await expect(admin.page.getByRole('dialog').getByText('Debe subir una imágen')).toHaveCount(2);
  await admin.page.getByRole('button', { name: 'Ver el comprobante: Recibo' }).click();
  await expect(admin.page.getByRole('img', { name: 'Comprobante de Recibo' })).toBeVisible();
  expect(admin.errors()).toEqual([]);
  expect(vendedor.errors()).toEqual([]);
});

test('a collection that waits for its term adjustment: saved, its note issued, and confirmed with it', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { page, errors } = await persona(browser, 'operador');
  const cliente = await clienteQueDebe(page, 1);
  await page.goto(`/ventas/cobranzas/${cliente.id}/create`);
  await page.getByLabel('Número de recibo').fill(numeroDeRecibo());
  await agregarDocumentos(page, cliente.facturas.slice(-1));
  // Money before the invoice earns the discount whatever the invoice's age.
  await nuevoItem(page, 'Transferencia Bancaria');
  await dialogo(page).getByLabel('Cuenta bancaria').click();
  await page.getByRole('option').first().click();
  await dialogo(page)
    .getByRole('textbox', { name: /^Fecha/ })
    .fill(dentroDe(-300));
  await guardarItem(page);
  // With a discount there is too much money: the amount of the item comes down to what is owed.
  const detail = page.getByRole('region', { name: 'Descuento', exact: true });
  const owed = await page.getByText('A favor del cliente').first().locator('..').textContent();
  expect(owed).toMatch(/\$/);
  const descuento = (await detail.getByRole('heading', { name: 'Descuento' }).locator('..').textContent()) ?? '';
  expect(descuento).not.toMatch(/\$\s*0$/);

  const id = await confirmar(
    page,
    'Guardar',
    'Guardar la cobranza',
    /^Se guardó correctamente la cobranza transitoria número \d+$/,
  );
  await page.goto(`/ventas/cobranzas/${cliente.id}/view/${id}`);
  await expect(page.getByText('Guardada', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Acciones' }).click();
  await page.getByRole('menuitem', { name: 'Generar ajuste plazo' }).click();
  await page.getByRole('button', { name: 'Generar el ajuste plazo' }).click();
  await expect(page.getByText(/^Se generó el ajuste plazo/)).toBeVisible();

  // Without the note among its documents it is not confirmed; with it the discount is granted once.
  await page.getByRole('button', { name: 'Editar' }).click();
  await page.getByRole('button', { name: 'Guardar los cambios' }).click();
  await expect(page.getByText(/Debe ingresar un ajuste plazo por un valor exacto de/)).toBeVisible();
  await page.getByRole('button', { name: 'Agregar ajuste plazo' }).click();
  await dialogo(page).getByRole('checkbox').last().check();
  await dialogo(page).getByRole('button', { name: 'Agregar 1 ajuste plazo' }).click();
  await expect(page.getByText('Ya otorgado en ajustes plazo')).toBeVisible();
  await confirmar(
    page,
    'Guardar los cambios',
    'Editar la cobranza',
    /^Se editó correctamente la cobranza transitoria número \d+$/,
  );
  expect(errors()).toEqual([]);
});
