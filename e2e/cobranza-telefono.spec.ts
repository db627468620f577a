import { expect, test } from '@playwright/test';
import {
  agregarDocumentos,
  clienteQueDebe,
  confirmar,
  dialogo,
  FOTO,
  guardarItem,
  nuevoItem,
  numeroDeRecibo,
} from './support/formCobranza.ts';
import { ingresar } from './support/sesion.ts';
import { expectFits, overflow, TELEFONO } from './support/telefono.ts';

test.use(TELEFONO);

test('a collection on a phone: documents, an item, its proof from the camera; no page wider than the screen', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await ingresar(page, 'vendedor');
  const cliente = await clienteQueDebe(page, 1);
  await page.goto(`/ventas/cobranzas/${cliente.id}/create`);
  await page.getByLabel('Número de recibo').fill(numeroDeRecibo());
  await agregarDocumentos(page, cliente.facturas.slice(0, 1));
  await nuevoItem(page, 'Transferencia Bancaria');
  await dialogo(page).getByLabel('Cuenta bancaria').click();
  await page.getByRole('option').first().click();
  await guardarItem(page);
  await page.getByLabel('Subir el comprobante: Transferencia Bancaria').setInputFiles(FOTO);
  expect(await overflow(page)).toBe(0);
  const id = await confirmar(
    page,
    'Confirmar cobranza',
    'Confirmar la cobranza',
    /^Se generó correctamente la cobranza transitoria número \d+$/,
  );
  for (const route of ['', `/view/${id}`, `/edit/${id}`])
    await expectFits(page, `/ventas/cobranzas/${cliente.id}${route}`);
});
