import { expect, type Locator, type Page, test } from '@playwright/test';
import { enLaBase } from './support/base.ts';
import { ingresar, watchConsole } from './support/sesion.ts';

/** A company where no other story looks at the customers. */
const EMPRESA = 'Olavarría';
const BASE = 'distri_berner_olavarria';
const CLIENTES = 5000;
/** The last ones have no place; two of them carry the 0,0 of older data. */
const SIN_LUGAR = 40;

/** All over the province, one behind the other in the same streets, as they are in life. */
const AGREGAR = `
  INSERT INTO clientes (id, razsoc, direccion, localidad_nombre, vendedor, latitud, longitud)
  SELECT 'MAPA' || n, 'TALLER DEL MAPA ' || n, 'Calle ' || n, 'Azul', (SELECT min(id) FROM vendedores),
    CASE WHEN n > ${CLIENTES - SIN_LUGAR + 2} THEN NULL WHEN n > ${CLIENTES - SIN_LUGAR} THEN 0 ELSE -38 + (n % 71) * 0.05 END,
    CASE WHEN n > ${CLIENTES - SIN_LUGAR + 2} THEN NULL WHEN n > ${CLIENTES - SIN_LUGAR} THEN 0 ELSE -62 + (n % 83) * 0.04 + n * 0.00001 END
  FROM generate_series(1, ${CLIENTES}) AS n`;
const QUITAR = `DELETE FROM clientes WHERE id LIKE 'MAPA%'`;
/** Whoever looks at a customer by hand leaves a line behind: the rows go before their customer does. */
const QUITAR_RASTROS = `DELETE FROM direcciones_entrega WHERE cliente LIKE 'MAPA%'`;

test.beforeAll(({ browserName: _ }, { config }) => enLaBase(config, BASE, [QUITAR_RASTROS, QUITAR, AGREGAR]));
test.afterAll(({ browserName: _ }, { config }) => enLaBase(config, BASE, [QUITAR_RASTROS, QUITAR]));

const enElMapa = async (page: Page) => {
  const text = (await page.getByText(/clientes en el mapa$/).textContent()) ?? '';
  return Number(text.replace(/\D/g, ''));
};
const pins = (page: Page) => page.locator('.leaflet-marker-icon').count();
/** Customers behind the largest circle; the map may still be on its way to where all of them are in sight. */
const mayorGrupo = async (page: Page) => {
  const counts = await page.locator('.distri-cluster').allTextContents();
  return Math.max(0, ...counts.map((text) => Number(text.replace(/\D/g, ''))));
};
const buscar = async (page: Page, razsoc: string) => {
  await page.getByPlaceholder('Razón social, localidad o id').fill(razsoc);
  await page.getByRole('option', { name: razsoc }).first().click();
};

async function arrastrar(page: Page, pin: Locator, dx: number, dy: number): Promise<void> {
  const box = await pin.boundingBox();
  if (!box) throw new Error('the pin is not in sight');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 5 });
  await page.mouse.move(x + dx, y + dy, { steps: 5 });
  await page.mouse.up();
}

test('the map of 5,000 customers: circles that open, few pins at a time, one found by name and put in its place', async ({
  page,
}) => {
  const errors = watchConsole(page);
  await ingresar(page, 'operador', 'demo', EMPRESA);
  await page.goto('/ventas/clientes/mapa');
  await expect(page.locator('.distri-cluster').first()).toBeVisible();
  const total = await enElMapa(page);
  expect(total).toBeGreaterThanOrEqual(CLIENTES - SIN_LUGAR);

  // What is in sight is drawn, not five thousand pins.
  await expect.poll(() => mayorGrupo(page)).toBeGreaterThan(50);
  expect(await pins(page)).toBeLessThan(300);
  await page.getByRole('button', { name: 'Acercar' }).click();
  expect(await pins(page)).toBeLessThan(300);

  // Those without a place, with 0,0 too, are in the list and nowhere else.
  await buscar(page, `TALLER DEL MAPA ${CLIENTES - SIN_LUGAR + 1}`);
  await expect(page.getByRole('button', { name: 'Ubicar en el mapa' })).toBeVisible();

  // Found by name: the map goes near, where nothing is grouped any more (D2 §9).
  await buscar(page, 'TALLER DEL MAPA 4321');
  await expect(page.getByRole('heading', { name: 'TALLER DEL MAPA 4321' })).toBeVisible();
  await expect(page.locator('.distri-elegido')).toBeVisible();
  await expect(page.locator('.distri-cluster')).toHaveCount(0);

  // Its pin is wrong by some streets: it is dragged to its door.
  await page.getByRole('button', { name: 'Corregir la ubicación' }).click();
  const latitud = page.getByLabel('Latitud');
  const before = await latitud.inputValue();
  await arrastrar(page, page.locator('.distri-editado'), 60, 90);
  await expect(latitud).not.toHaveValue(before);
  const after = await latitud.inputValue();
  await page.getByRole('button', { name: 'Guardar ubicación' }).click();
  await expect(page.getByText('Se guardó la ubicación de TALLER DEL MAPA 4321')).toBeVisible();
  await page.reload();
  await expect(page.locator('.distri-cluster').first()).toBeVisible();
  await buscar(page, 'TALLER DEL MAPA 4321');
  await page.getByRole('button', { name: 'Corregir la ubicación' }).click();
  await expect(latitud).toHaveValue(after);
  await page.getByRole('button', { name: 'Cancelar' }).click();

  // All of them one by one: dots on one canvas, no pin each.
  await page.getByRole('switch', { name: 'Agrupar direcciones' }).click();
  await expect(page.locator('.distri-cluster')).toHaveCount(0);
  await expect(page.locator('canvas.leaflet-zoom-animated, .leaflet-overlay-pane canvas')).toHaveCount(1);
  expect(await pins(page)).toBeLessThan(10);
  expect(await enElMapa(page)).toBe(total);
  expect(errors()).toEqual([]);
});
