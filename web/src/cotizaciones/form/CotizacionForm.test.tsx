import type { Articulo } from '@distri/domain/articulos';
import { type ContextoVenta, contextoVenta } from '@distri/domain/clientes';
import { formatMoney } from '@distri/domain/kernel';
import { totals } from '@distri/domain/lineas';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { narrowScreen } from '../../platform/test/phone.ts';
import { CONTEXTO, HOY, holdArticulos, open, requests, serveForm, typeLinea } from './testing.tsx';

serveForm();
afterEach(() => {
  vi.restoreAllMocks();
});

test('lines are entered with the keyboard alone, and the total is the domain’s', async () => {
  const user = open();
  await typeLinea(user, 'hx8-4l', '24');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Código' }));
  const contexto: ContextoVenta = contextoVenta.parse(CONTEXTO);
  const articulo: Pick<Articulo, 'alicuota'> = { alicuota: 210_000 };
  const { total } = totals([{ cantidad: 24, precio: 1_500_000, bonificacion: 0 }], {
    bonificacion: contexto.cliente.bonificacion,
    alicuotaIVA: articulo.alicuota,
    iibb: contexto.iibb,
    conImpuestos: true,
    prepago: false,
  });
  await user.click(screen.getByRole('switch', { name: 'Proforma' }));
  const panel = screen.getByRole('region', { name: 'Totales' });
  expect(within(panel).getByText(formatMoney(total), { normalizer: (text) => text })).toBeTruthy();
});

test('a code that does not exist says so in the document’s words', async () => {
  const user = open();
  await user.type(await screen.findByRole('textbox', { name: 'Código' }), 'nada');
  await user.tab();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No se encontró el artículo, verifique el código ingresado',
  );
});

test('one click, or Alt P away from the lines, says why the total; what would be paid in advance says it too', async () => {
  const user = open();
  await typeLinea(user, 'hx8-4l', '24');
  const panel = screen.getByRole('region', { name: 'Totales' });
  await user.click(await within(panel).findByRole('button', { name: 'Por qué este total' }));
  const textOf = (title: string) =>
    screen.getByRole('heading', { name: title }).closest('[role=status]')?.textContent?.replaceAll('\u00a0', ' ');
  expect(textOf('Por qué este total')).toContain('Suma de los renglones$ 360.000Bonificación general 10%−$ 36.000');
  expect(textOf('Por qué este total')).toContain('Total sin impuestos$ 324.000');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('heading', { name: 'Por qué este total' })).toBeNull();

  await user.click(screen.getByRole('switch', { name: 'Proforma' }));
  await user.keyboard('{Alt>}p{/Alt}');
  expect(textOf('Por qué este total')).toContain('IVA 21%$ 68.040IIBB Buenos Aires 2,5%$ 8.100');
  expect(textOf('Por qué este total')).toContain('Total con impuestos$ 400.140');
  await user.keyboard('{Escape}');

  await user.click(within(panel).getByRole('button', { name: 'Por qué: Si fuera prepago' }));
  expect(textOf('Por qué este importe')).toContain('Prepago (-30%)−$ 120.042Se paga por adelantado$ 280.098');
});

test('without lines there is no total to explain', async () => {
  open();
  await screen.findByRole('textbox', { name: 'Código' });
  expect(screen.queryByRole('button', { name: /Por qué/ })).toBeNull();
});

test('on a phone a tap on a line leads to why its price, to its article and to the kit that brought it', async () => {
  narrowScreen();
  const user = open();
  await user.type(await screen.findByRole('textbox', { name: 'Código' }), 'kit-208');
  await user.type(screen.getByRole('textbox', { name: 'Cantidad' }), '1');
  await user.click(screen.getByRole('button', { name: 'Agregar la línea' }));
  await user.click(await screen.findByRole('button', { name: /ARTICULO HX8-4L.*Armado KIT-208/ }));
  await user.click(screen.getByRole('button', { name: 'Por qué este precio' }));
  expect(await screen.findByText('Precio por unidad, sin IVA')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ver el artículo' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ver el armado KIT-208' }));
  expect(await screen.findByRole('heading', { name: 'KIT-208 · SERVICE PEUGEOT 208' })).toBeTruthy();
}, 60_000);

test('shortages warn while typing, and saving sends what is on the screen', async () => {
  const user = open();
  await typeLinea(user, 'poco', '6');
  expect(await screen.findByText(/POCO: cotizás 6 y hay 4 disponibles\./)).toBeTruthy();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('la lista');
  const sent = requests.find(({ body }) => body !== null)?.body;
  expect(sent).toMatchObject({
    operation: 'CREATE',
    importes: { subtotal: 90000, bonificado: 9000, total: 81000 },
    articulos: [{ id: 'POCO', cantidad: 6, precio: 15000, bonificacion: 0 }],
    header: { ingreso: HOY, isProforma: false, leyenda3: 'Validez de oferta: 7 días de fecha de cotización' },
  });
});

test('saving an empty one sends nothing and says what is missing', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: /Guardar cotización/ }));
  expect(await screen.findByText('Debe ingresar al menos un artículo')).toBeTruthy();
  expect(requests.every(({ body }) => body === null)).toBe(true);
});

test('what was typed is there after a reload', async () => {
  const user = open();
  await typeLinea(user, 'hx8-4l', '24');
  await waitFor(() => expect(screen.getByText(/Borrador guardado/)).toBeTruthy());
  cleanup();
  open();
  expect(await screen.findByRole('cell', { name: 'HX8-4L' })).toBeTruthy();
  expect(screen.getByText(/Seguís con el borrador/)).toBeTruthy();
});

test('saved before its articles are read, it goes as soon as they are', async () => {
  const user = open();
  await typeLinea(user, 'hx8-4l', '24');
  await waitFor(() => expect(screen.getByText(/Borrador guardado/)).toBeTruthy());
  cleanup();
  const release = holdArticulos();
  open();
  await screen.findByRole('cell', { name: 'HX8-4L' });
  await user.click(screen.getByRole('button', { name: /Guardar cotización/ }));
  expect(requests.every(({ body }) => body === null)).toBe(true);
  release();
  await screen.findByText('la lista');
  expect(requests.find(({ body }) => body !== null)?.body).toMatchObject({
    articulos: [{ id: 'HX8-4L', cantidad: 24 }],
  });
});

/** Types a line while its article is held back, and presses Guardar at once. Gives what lets the article come. */
async function typeAndSave(user: ReturnType<typeof userEvent.setup>, codigo: string) {
  const code = await screen.findByRole('textbox', { name: 'Código' });
  const release = holdArticulos();
  await user.type(code, codigo);
  await user.tab();
  await user.keyboard('2{Enter}');
  await user.click(screen.getByRole('button', { name: /Guardar cotización/ }));
  expect(screen.queryByText('Debe ingresar al menos un artículo')).toBeNull();
  expect(requests.every(({ body }) => body === null)).toBe(true);
  return release;
}

test('saved while the article of a typed line is looked up, the line goes with it', async () => {
  const user = open();
  const release = await typeAndSave(user, 'hx8-4l');
  release();
  await screen.findByText('la lista');
  expect(requests.find(({ body }) => body !== null)?.body).toMatchObject({
    articulos: [{ id: 'HX8-4L', cantidad: 2 }],
  });
});

test('a typed line whose article turns out not to exist comes back to its row, and nothing is saved', async () => {
  const user = open();
  await typeLinea(user, 'poco', '1');
  const release = await typeAndSave(user, 'nada');
  release();
  expect((await screen.findByRole('alert')).textContent).toContain('No se encontró el artículo');
  const boton = screen.getByRole<HTMLButtonElement>('button', { name: /Guardar cotización/ });
  await waitFor(() => expect(boton.disabled).toBe(false));
  expect(requests.every(({ body }) => body === null)).toBe(true);
});

test('a line that is still in the entry row is not left out: saving says so and goes to the row', async () => {
  const user = open();
  await typeLinea(user, 'poco', '1');
  const code = screen.getByRole('textbox', { name: 'Código' });
  await user.type(code, 'hx8-4l');
  await user.tab();
  await user.keyboard('3');
  await user.click(screen.getByRole('button', { name: /Guardar cotización/ }));
  expect(await screen.findByText('Agregá o borrá la línea que estás escribiendo: HX8-4L')).toBeTruthy();
  expect(document.activeElement).toBe(code);
  expect(requests.every(({ body }) => body === null)).toBe(true);
  // Cleared, there is nothing left to say, and the rest is saved.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(/línea que estás escribiendo/)).toBeNull());
  await user.click(screen.getByRole('button', { name: /Guardar cotización/ }));
  await screen.findByText('la lista');
  expect(requests.find(({ body }) => body !== null)?.body).toMatchObject({ articulos: [{ id: 'POCO', cantidad: 1 }] });
});

test('a quantity without a code is a line that was begun; added, it goes with the rest', async () => {
  const user = open();
  await user.type(await screen.findByRole('textbox', { name: 'Cantidad' }), '2');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Agregá o borrá la línea que estás escribiendo')).toBeTruthy();
  await user.keyboard('poco{Tab}{Enter}');
  await screen.findByRole('cell', { name: 'POCO' });
  expect(screen.queryByText(/línea que estás escribiendo/)).toBeNull();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('la lista');
  expect(requests.find(({ body }) => body !== null)?.body).toMatchObject({ articulos: [{ id: 'POCO', cantidad: 2 }] });
});

test('on a phone the row itself says that its line is missing', async () => {
  narrowScreen();
  const user = open();
  await user.type(await screen.findByRole('textbox', { name: 'Código' }), 'poco');
  await user.click(screen.getByRole('button', { name: 'Guardar cotización' }));
  const row = screen.getByRole('group', { name: 'Nueva línea' });
  expect((await within(row).findByRole('alert')).textContent).toBe(
    'Agregá o borrá la línea que estás escribiendo: POCO',
  );
});
