import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { crearPedidos } from './support/pedidos.ts';
import { ingresar, pedir, watchConsole } from './support/sesion.ts';

interface Facturados {
  result: { ok: boolean; message: string; remito: { documento: string } | null }[];
}

/** 'R000400100353' → 'R 0004-00100353'. */
const formatted = (documento: string) => `${documento[0]} ${documento.slice(1, 5)}-${documento.slice(5)}`;

/** Orders of today, invoiced: the numbers of their delivery notes as people read them. */
async function remitosDeHoy(page: Page, cuantos: number): Promise<string[]> {
  const pedidos = await crearPedidos(page, cuantos);
  const { result } = await pedir<Facturados>(page, '/facturas', { pedidos: pedidos.map((pedido) => ({ pedido })) });
  return result.map(({ remito, message }) => {
    if (!remito) throw new Error(message);
    return formatted(remito.documento);
  });
}

/** From the menu to the dialog with these delivery notes chosen and the truck's plate typed. */
async function elegir(page: Page, remitos: readonly string[], dominio: string): Promise<void> {
  await page.goto('/ventas/AFIP');
  await page.getByRole('link', { name: /COT por documento/ }).click();
  await expect(page.getByRole('button', { name: 'Confirmar', exact: true })).toBeDisabled();
  for (const remito of remitos) await page.getByRole('checkbox', { name: new RegExp(`Remito ${remito}`) }).check();
  await page.getByRole('button', { name: `Confirmar ${remitos.length}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Enviar TXT a ARBA' })).toHaveCount(0);
  await dialog.getByLabel(/Dominio del Transporte/).fill(dominio);
  await expect(dialog.getByText('ARBA simulada:')).toBeVisible();
  await expect(dialog.getByText(/documentos? seleccionados?/)).toBeVisible();
}

const respuesta = (page: Page) => page.getByRole('dialog', { name: 'Respuesta de ARBA' });

test('the file goes to ARBA; what it refused goes again by itself, and every document ends with its COT', async ({
  page,
}) => {
  const errors = watchConsole(page);
  await ingresar(page, 'operador');
  const remitos = await remitosDeHoy(page, 4);
  // With this plate the stand-in refuses one of each three.
  await elegir(page, remitos, 'aa 001 aa');
  await page.getByRole('button', { name: 'Enviar TXT a ARBA' }).click();
  const dialog = respuesta(page);
  await expect(dialog.getByText('En parte')).toBeVisible();
  await expect(dialog.getByText('30-71234567-1')).toBeVisible();
  await expect(dialog.getByText('AA001AA')).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: 'Con COT' })).toHaveCount(3);
  await expect(dialog.getByText('24: El CUIT del destinatario no existe en el padrón')).toBeVisible();
  await dialog.getByRole('button', { name: 'Enviar otra vez el rechazado' }).click();
  await expect(dialog.getByRole('row').filter({ hasText: 'Con COT' })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  for (const remito of remitos)
    await expect(page.getByRole('row').filter({ hasText: remito }).filter({ hasText: 'Remito' })).toContainText(
      'Con COT',
    );

  await page.getByRole('link', { name: 'Envíos a ARBA' }).click();
  await expect(page.getByRole('heading', { name: 'Envíos a ARBA' }).last()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'En parte' }).first()).toContainText('AA001AA');
  expect(errors()).toEqual([]);
});

test('no answer that makes sense: the same file goes again, ARBA had it, and the COT is typed in', async ({ page }) => {
  await ingresar(page, 'operador');
  const remitos = await remitosDeHoy(page, 1);
  await elegir(page, remitos, 'AA005AA');
  await page.getByRole('button', { name: 'Enviar TXT a ARBA' }).click();
  const dialog = respuesta(page);
  await expect(dialog.getByText('ARBA contestó algo que no se entiende.')).toBeVisible();
  const archivo = await dialog.getByText(/^TB_30712345671_000000_\d{8}_\d{6}\.txt$/).textContent();
  await dialog.getByRole('button', { name: 'Enviar otra vez el mismo archivo' }).click();
  await expect(dialog.getByText('Se envió 2 veces')).toBeVisible();
  await expect(dialog.getByText('A verificar').first()).toBeVisible();
  await expect(dialog.getByText(archivo ?? 'none')).toBeVisible();
  await dialog.getByRole('button', { name: `Cargar COT del Remito ${remitos[0]}` }).click();
  await dialog.getByLabel(`COT del Remito ${remitos[0]}`, { exact: true }).fill('1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Entre 4 y 30 números o letras')).toBeVisible();
  await dialog.getByLabel(`COT del Remito ${remitos[0]}`, { exact: true }).fill('7000-1234');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('70001234')).toBeVisible();
  await expect(dialog.getByText('Cargado a mano por operador')).toBeVisible();
});

test('a document with its COT is told and left out; the rest is downloaded, TXT and XLSX', async ({ page }) => {
  await ingresar(page, 'operador');
  const remitos = await remitosDeHoy(page, 2);
  await elegir(page, remitos.slice(0, 1), 'AD472KL');
  await expect(page.getByText('Mercedes Benz Accelo 815 · Propio')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar TXT a ARBA' }).click();
  await respuesta(page).getByRole('button', { name: 'Cerrar' }).last().click();

  await elegir(page, remitos, 'AD472KL');
  await expect(page.getByText(/Ya tiene el COT \d+\./)).toBeVisible();
  await page.getByRole('button', { name: 'Dejarlo afuera' }).click();
  await expect(page.getByText('1 documento seleccionado')).toBeVisible();
  const sheet = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar XLSX' }).click();
  expect((await sheet).suggestedFilename()).toMatch(/^Ruteo_AD472KL_\d{2}-\d{2}-\d{4}\.xlsx$/);
  const text = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar TXT' }).click();
  const download = await text;
  expect(download.suggestedFilename()).toMatch(/^TB_30712345671_000000_\d{8}_\d{6}\.txt$/);
  const lines = readFileSync((await download.path()) ?? '', 'latin1').split('\r\n');
  expect([lines[0], lines[1]?.split('|')[40], lines.at(-2)]).toEqual(['01|30712345671', 'AD472KL', '04|1']);
});

/** The route sheets of the demo's last weeks, whatever day it is. */
async function hojasDeRuta(page: Page): Promise<void> {
  const desde = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/ventas/AFIP/COT-RUT?desde=${desde}`);
}

const FECHA = /^\d{2}\/\d{2}\/\d{4}$/;
const row = (page: Page, estado: string) => page.getByRole('row').filter({ hasText: estado }).first();

test('by route sheet: one at a time, what is not invoiced is told, and its delivery notes get their COT', async ({
  page,
}) => {
  const errors = watchConsole(page);
  await ingresar(page, 'operador');
  await hojasDeRuta(page);
  const boxes = page.getByRole('checkbox', { name: /la hoja de ruta/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await expect(boxes.nth(0)).not.toBeChecked();

  await row(page, 'sin facturar').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
  const hoja = page.getByRole('dialog', { name: /^Hoja de ruta \d+/ });
  await expect(hoja.getByText(/Los siguientes pedidos se encuentran sin facturar: \d+/)).toBeVisible();
  await expect(hoja.getByText('Sin facturar', { exact: true })).not.toHaveCount(0);
  await expect(hoja.getByRole('button', { name: 'Generar COT' })).toBeDisabled();
  await hoja.getByRole('button', { name: 'Cerrar' }).last().click();

  await row(page, 'Sin COT').getByText(FECHA).click();
  await expect(hoja.getByRole('table', { name: 'Pedidos' })).toBeVisible();
  await expect(hoja.getByRole('table', { name: 'Documentos' }).getByText('Sin COT').first()).toBeVisible();
  const numero = /\d+/.exec((await hoja.getByRole('heading').first().textContent()) ?? '')?.[0] ?? '';
  await hoja.getByRole('button', { name: 'Generar COT' }).click();
  const generar = page.getByRole('dialog', { name: `Generar COT: hoja de ruta ${numero}` });
  await expect(generar.getByLabel(/Dominio del Transporte/)).toHaveValue(/^[A-Z]{2,3}\d{3}/);
  await generar.getByRole('button', { name: 'Enviar TXT a ARBA' }).click();
  const codigo = await respuesta(page)
    .getByRole('row')
    .nth(1)
    .getByText(/^\d{11}$/)
    .textContent();
  await respuesta(page).getByRole('button', { name: 'Cerrar' }).last().click();

  await expect(page.getByRole('row').filter({ hasText: numero })).toContainText('Con COT');
  await page.getByRole('row').filter({ hasText: numero }).getByText(FECHA).click();
  await hoja
    .getByRole('link', { name: /^Remito R/ })
    .first()
    .click();
  await expect(page.getByText(new RegExp(`^${codigo}, del .* simulado: no sirve para viajar$`))).toBeVisible();
  expect(errors()).toEqual([]);
});
