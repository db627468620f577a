import { expect, type Page } from '@playwright/test';

/** A picture of one pixel, as a phone's camera would hand it over. */
export const FOTO = {
  name: 'recibo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

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

/** Who among one's customers owes at least so many invoices that one collection may cancel; asked of the server itself. */
export async function clienteQueDebe(page: Page, cuantas: number): Promise<Deudor> {
  const found = await page.evaluate(async (wanted) => {
    const token = localStorage.getItem('distri.token');
    const { apiBase } = JSON.parse(localStorage.getItem('distri.servidor') ?? '{}');
    const get = async (path: string) =>
      (await fetch(`${apiBase}${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
    const day = (text: string) => text.split('/').reverse().join('');
    const { result } = await get('/clientes?limite=1000&withInactivos=true');
    for (const { id, razsoc } of result) {
      const abiertos: Abierto[] = (await get(`/masters/documentosACancelar?cliente=${id}`)).result;
      const facturas = abiertos
        .filter((each) => each.tipo === 'FAC' && each.punto_venta === 4 && !each.isPrepago && !each.condvta30)
        .sort((a, b) => (day(a.ingreso) < day(b.ingreso) ? -1 : 1))
        .map(({ numero }) => numero.replace(/^(.)(.{4})(.{8})$/, '$1 $2-$3'));
      if (facturas.length >= wanted) return { id, razsoc, facturas };
    }
    return null;
  }, cuantas);
  if (!found) throw new Error(`nobody of the demo owes ${cuantas} invoices`);
  return found;
}

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
