import { expect, type Page, test } from '@playwright/test';
import { crearCobranza } from './support/cobranzas.ts';
import { ingresar, watchConsole } from './support/sesion.ts';

const lector = (page: Page) => page.getByLabel('Código de la rendición');

/** What a scanner does: it types wherever the focus is, and presses Enter. */
async function escanear(page: Page, text: string): Promise<void> {
  await expect(lector(page)).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('a settlement: its paper, the scanner at the office with its three refusals, and what was received', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const errors = watchConsole(page);
  await ingresar(page, 'admin');
  const [una, otra] = [await crearCobranza(page, ['EFE']), await crearCobranza(page, ['EFE'])];
  const pendiente = await crearCobranza(page, ['TRF']);

  // The paper: nothing without a choice; with one, it is on screen.
  await page.goto('/listados/rendicionCobranzas');
  await expect(page.getByRole('heading', { name: 'Cobranzas Aprobadas' })).toBeVisible();
  await page.getByRole('button', { name: 'Ver en pantalla' }).click();
  await expect(page.getByText('Debe seleccionar al menos una cobranza para rendir')).toBeVisible();
  await page.getByRole('searchbox').fill(una.numrec);
  await page.getByLabel(`Seleccionar la cobranza ${una.id}`).click();
  await page.getByRole('searchbox').fill(otra.numrec);
  await page.getByLabel(`Seleccionar la cobranza ${otra.id}`).click();
  await page.getByRole('button', { name: 'Ver en pantalla' }).click();
  const papel = page.getByRole('dialog', { name: 'Rendición de cobranzas' });
  await expect(papel.getByText('Página 1 de 1')).toBeVisible();
  await papel.getByRole('button', { name: 'Cerrar' }).click();

  // At the office: the scanner types, whatever was clicked before.
  await page.goto('/aprobaciones/rendiciones/cobranza');
  await page.getByRole('tab', { name: 'Manual' }).click();
  await expect(page.getByRole('button', { name: 'Rendir', exact: true })).toBeDisabled();
  await escanear(page, '99999999');
  await expect(page.getByText('No se encontró la cobranza con id 99999999')).toBeVisible();
  await escanear(page, String(pendiente.id));
  await expect(page.getByText('La cobranza escaneada no está en estado aprobada')).toBeVisible();
  await escanear(page, `${una.id}I${otra.id}`);
  await expect(page.getByText('Se agregaron 2 cobranzas')).toBeVisible();
  await escanear(page, String(una.id));
  await expect(page.getByText(`La cobranza con id ${una.id} ya ha sido escaneada`)).toBeVisible();
  await page.getByRole('button', { name: `Quitar la cobranza ${otra.id}` }).click();
  await escanear(page, String(otra.id));
  await expect(page.getByText(`Cobranza ${otra.id} · ${otra.razsoc}`)).toBeVisible();
  // A reload in the middle loses nothing.
  await page.reload();
  await page.getByRole('button', { name: 'Rendir 2 cobranzas' }).click();
  await expect(page.getByText('Las cobranzas fueron rendidas con éxito')).toBeVisible();
  await expect(page.getByText('Escaneá el QR de la rendición')).toBeVisible();

  // What was settled is not settled again.
  await escanear(page, String(una.id));
  await expect(page.getByText('La cobranza escaneada no está en estado aprobada')).toBeVisible();

  // And the office's list has both together, with their paper.
  await page.goto('/listados/rendicionCobranzas/revisar');
  const grupo = page.getByRole('region', { name: /^Recibida el/ }).first();
  await expect(grupo.getByText('2 cobranzas')).toBeVisible();
  await grupo.getByRole('button', { name: `Ver la cobranza ${una.id}` }).click();
  const detalle = page.getByRole('dialog', { name: `Cobranza ${una.id}` });
  await expect(detalle.getByText('Rendida')).toBeVisible();
  await detalle.getByRole('button', { name: 'Cerrar' }).click();
  const descarga = page.waitForEvent('download');
  await grupo.getByRole('button', { name: 'Descargar' }).click();
  expect((await descarga).suggestedFilename()).toMatch(/^Rendicion_\d{4}-\d{2}-\d{2}\.pdf$/);
  expect(errors()).toEqual([]);
});

test('digital collections are approved together, and one of them is taken back', async ({ page }) => {
  test.setTimeout(120_000);
  const errors = watchConsole(page);
  await ingresar(page, 'admin');
  const cobranza = await crearCobranza(page, ['TRF']);
  await page.goto('/aprobaciones/recepciones/cobranza');
  await page.getByLabel('Buscar', { exact: true }).fill(cobranza.numrec);
  await page.getByRole('button', { name: 'Confirmar' }).press('Enter');
  await expect(page.getByText('No se encontraron resultados')).toBeVisible();

  await page.goto('/aprobaciones/rendiciones/cobranza');
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.getByText('Debe seleccionar al menos una cobranza')).toBeVisible();
  await page.getByRole('searchbox').fill(cobranza.numrec);
  await page.getByLabel(`Seleccionar la cobranza ${cobranza.id}`).click();
  await page.getByRole('button', { name: 'Aprobar 1 cobranza' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Aprobar la cobranza ${cobranza.id}` })
    .click();
  await expect(page.getByText('Las cobranzas fueron rendidas con éxito')).toBeVisible();

  await page.getByRole('button', { name: 'Aprobadas', exact: true }).click();
  await page.getByRole('searchbox').fill(cobranza.numrec);
  await page.getByRole('row', { name: new RegExp(cobranza.numrec) }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar la rendición' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar la rendición' }).click();
  await expect(page.getByText(`La cobranza ${cobranza.id} volvió a Aprobada`)).toBeVisible();
  expect(errors()).toEqual([]);
});
