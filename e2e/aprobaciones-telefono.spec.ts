import { expect, type Locator, test } from '@playwright/test';
import { crearCobranza } from './support/cobranzas.ts';
import { ingresar, watchConsole } from './support/sesion.ts';
import { expectFits, TELEFONO } from './support/telefono.ts';

test.use(TELEFONO);

/** What a thumb can hit. */
const DEDO = 48;

async function expectThumbSized(button: Locator): Promise<void> {
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(DEDO);
}

test('an administrator approves a collection on a phone, item by item, and settles it', async ({ page }) => {
  test.setTimeout(120_000);
  const errors = watchConsole(page);
  await ingresar(page, 'admin');
  const cobranza = await crearCobranza(page, ['TRF', 'CHE', 'CHE']);
  await page.goto('/aprobaciones/recepciones/cobranza');
  await page.getByLabel('Buscar', { exact: true }).fill(cobranza.numrec);
  const tarjetas = page.getByRole('article');
  await expect(tarjetas).toHaveCount(3);
  for (const name of ['Confirmar', 'Rechazar', 'Ver el comprobante'])
    await expectThumbSized(tarjetas.first().getByRole('button', { name }));

  // On the narrowest phone nothing of a card is left out, whatever the receipt's number.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 568 });
  const tarjeta = tarjetas.first();
  const linea = tarjeta.getByRole('link', { name: `Cobranza ${cobranza.id}` }).locator('xpath=ancestor::div[1]');
  for (const box of [tarjeta, linea])
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  if (size) await page.setViewportSize(size);

  // The picture first, then the word.
  await tarjetas.first().getByRole('button', { name: 'Ver el comprobante' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: /^Comprobante de/ })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).first().click();
  const transferencia = page.getByRole('article', { name: /^Transferencia Bancaria/ });
  await transferencia.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('El ítem fue marcado como recibido').first()).toBeVisible();
  await expect(tarjetas).toHaveCount(2);

  // Amount and day are there for who needs them.
  await tarjetas.first().getByRole('button', { name: 'Cambiar el importe o la fecha' }).click();
  await expect(tarjetas.first().getByLabel('Importe')).toBeVisible();

  // One that does not come is rejected with its reason; of the collection nothing can be settled then.
  await tarjetas.first().getByRole('button', { name: 'Rechazar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rechazar el cheque' }).click();
  await expect(page.getByText('Debe indicar el motivo del rechazo')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Volver' }).click();

  for (const left of [1, 0]) {
    await tarjetas.first().getByRole('button', { name: 'Confirmar' }).click();
    await expect(tarjetas).toHaveCount(left);
  }
  await page.getByRole('tab', { name: 'Confirmados' }).click();
  await page.getByLabel('Buscar', { exact: true }).fill(cobranza.numrec);
  await expect(tarjetas).toHaveCount(3);

  await page.goto('/aprobaciones/rendiciones/cobranza');
  await page.getByRole('searchbox').fill(cobranza.numrec);
  await page.getByRole('button', { name: new RegExp(cobranza.razsoc.slice(0, 12)) }).click();
  const detalle = page.getByRole('dialog', { name: `Cobranza ${cobranza.id}` });
  await expect(detalle.getByText('Ítems de cobranza')).toBeVisible();
  await detalle.getByRole('button', { name: 'Aprobar' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Aprobar la cobranza ${cobranza.id}` })
    .click();
  await expect(page.getByText('Las cobranzas fueron rendidas con éxito')).toBeVisible();

  const routes = [
    '/aprobaciones/recepciones/cobranza',
    '/aprobaciones/recepciones/cotizacion',
    '/aprobaciones/rendiciones/cobranza',
    '/aprobaciones/rendiciones/cobranza/manual',
    '/listados/rendicionCobranzas',
    '/listados/rendicionCobranzas/revisar',
  ];
  for (const route of routes) await expectFits(page, route);
  expect(errors()).toEqual([]);
});
