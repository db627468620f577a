import { expect, type Locator, type Page } from '@playwright/test';
import { pedir } from './sesion.ts';

/** A picture of one pixel, as a phone's camera would hand it over. */
export const FOTO = {
  name: 'recibo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** 'DD/MM/YYYY' so many days from today, in Buenos Aires. */
export function dentroDe(dias: number): string {
  const day = new Date(Date.now() + dias * 86_400_000);
  return new Intl.DateTimeFormat('es-AR', {
    timeZone: 'America/Argentina/Buenos_Aires',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(day);
}

export interface Deudor {
  id: string;
  razsoc: string;
  /** Numbers of its open invoices that may be cancelled together, oldest first: 'A 0004-00012288'. */
  facturas: string[];
}

interface Abierto {
  tipo: string;
  numero: string;
  ingreso: string;
  punto_venta: number;
  isPrepago: boolean;
  condvta30: boolean;
}

const numeroVisible = ({ numero }: Abierto) => numero.replace(/^(.)(.{4})(.{8})$/, '$1 $2-$3');
const dia = (text: string) => text.split('/').reverse().join('');

/** The open invoices of a customer that one collection may cancel together, oldest first. */
export async function facturasQueDebe(page: Page, cliente: string): Promise<string[]> {
  const { result } = await pedir<{ result: Abierto[] }>(page, `/masters/documentosACancelar?cliente=${cliente}`);
  return result
    .filter((each) => each.tipo === 'FAC' && each.punto_venta === 4 && !each.isPrepago && !each.condvta30)
    .sort((a, b) => (dia(a.ingreso) < dia(b.ingreso) ? -1 : 1))
    .map(numeroVisible);
}

/** So many days after an open invoice: 'DD/MM/YYYY'. */
export async function diasDespues(page: Page, cliente: string, numero: string, dias: number): Promise<string> {
  const { result } = await pedir<{ result: Abierto[] }>(page, `/masters/documentosACancelar?cliente=${cliente}`);
  const [day = 0, month = 0, year = 0] =
    result
      .find((each) => numeroVisible(each) === numero)
      ?.ingreso.split('/')
      .map(Number) ?? [];
  return new Date(Date.UTC(year, month - 1, day + dias)).toISOString().slice(0, 10).split('-').reverse().join('/');
}

/** Who among one's customers owes at least so many invoices that one collection may cancel; asked of the server itself. */
export async function clienteQueDebe(page: Page, cuantas: number): Promise<Deudor> {
  const path = '/clientes?limite=1000&withInactivos=true';
  const { result } = await pedir<{ result: { id: string; razsoc: string }[] }>(page, path);
  for (const { id, razsoc } of result) {
    const facturas = await facturasQueDebe(page, id);
    if (facturas.length >= cuantas) return { id, razsoc, facturas };
  }
  throw new Error(`nobody of the demo owes ${cuantas} invoices`);
}

/** '$ 1.234,50' in centavos, wherever it stands in the text. */
export async function importeDe(where: Locator): Promise<number> {
  const found = /\$\s*([\d.]+)(?:,(\d{1,2}))?/.exec((await where.textContent()) ?? '');
  if (!found) throw new Error('no amount there');
  return Number((found[1] ?? '').replaceAll('.', '')) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

/** As a person types it: '1234,50'. */
export const importeTexto = (centavos: number) => (centavos / 100).toFixed(2).replace('.', ',');

/** A receipt number of five digits that nobody used: the stories share a database, not a process. */
export const numeroDeRecibo = () => String(10_000 + (Date.now() % 90_000));

export const dialogo = (page: Page) => page.getByRole('dialog').last();

/** Ticks these documents of the dialog and adds them. */
export async function agregarDocumentos(page: Page, numeros: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Agregar documentos' }).click();
  for (const numero of numeros) await dialogo(page).getByRole('checkbox', { name: numero }).check();
  await dialogo(page)
    .getByRole('button', { name: /^Agregar \d+ documentos?$/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Opens the dialog of a new item and chooses its type. */
export async function nuevoItem(page: Page, tipo: string): Promise<void> {
  await page.getByRole('button', { name: 'Agregar ítem' }).click();
  await dialogo(page).getByLabel('Tipo').click();
  await page.getByRole('option', { name: tipo, exact: true }).click();
}

/** In the dialog of a new item: a transfer of that day, for what is missing or for so much. */
export async function nuevaTransferencia(page: Page, fecha: string, importe?: string): Promise<void> {
  await dialogo(page).getByLabel('Tipo').click();
  await page.getByRole('option', { name: 'Transferencia Bancaria', exact: true }).click();
  await dialogo(page).getByLabel('Cuenta bancaria').click();
  await page.getByRole('option').first().click();
  if (importe !== undefined) await dialogo(page).getByLabel('Importe').fill(importe);
  await dialogo(page)
    .getByRole('textbox', { name: /^Fecha/ })
    .fill(fecha);
  await guardarItem(page);
}

export async function guardarItem(page: Page): Promise<void> {
  await dialogo(page).getByRole('button', { name: 'Agregar ítem' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

interface Cheque {
  numero: string;
  /** 'DD/MM/YYYY'. */
  fecha: string;
  importe: string;
  idelectro: string;
}

/** An electronic cheque of the first bank, in the item that is open. */
export async function agregarCheque(page: Page, { numero, fecha, importe, idelectro }: Cheque): Promise<void> {
  await dialogo(page).getByRole('button', { name: 'Agregar cheque' }).click();
  const cheque = page.getByRole('dialog', { name: /^Nuevo cheque/ });
  await cheque.getByLabel('Número').fill(numero);
  await cheque.getByLabel('Banco').click();
  await page.getByRole('option').first().click();
  await cheque.getByRole('textbox', { name: /Fecha de cobro/ }).fill(fecha);
  await cheque.getByLabel('Importe').fill(importe);
  await cheque.getByLabel('Identificador electrónico').fill(idelectro);
  await cheque.getByRole('button', { name: 'Agregar cheque' }).click();
  await expect(cheque).toHaveCount(0);
}

/** Confirms the question and gives the collection's number. */
export async function confirmar(page: Page, boton: string, pregunta: string, frase: RegExp): Promise<number> {
  await page.getByRole('button', { name: boton, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: pregunta }).click();
  const aviso = page.getByText(frase);
  await expect(aviso).toBeVisible();
  return Number(/(\d+)$/.exec((await aviso.textContent()) ?? '')?.[1]);
}
