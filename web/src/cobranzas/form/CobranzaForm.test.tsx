import { contextoCobranza } from '@distri/domain/cobranzas';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { writeDraft } from '../../platform/drafts/index.ts';
import { giveLayout } from '../../platform/grid/testing.ts';
import { session } from '../../platform/session/index.ts';
import { fakeIndexedDb } from '../../platform/test/fakeIndexedDb.ts';
import { jsonResponse, renderAt } from '../../platform/test/renderAt.tsx';
import { fakeToken, servidorDePrueba } from '../../platform/test/token.ts';
import { contextoLeido, DOCUMENTOS, itemDe } from './ejemplos.ts';
import { NuevaPage } from './NuevaPage.tsx';
import { type CobranzaForm, cobranzaVacia } from './valores.ts';

const hoy = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format(new Date());
let leido = contextoLeido();
let refusal: unknown = null;
const sent: { path: string; body: unknown }[] = [];

/** The server, as far as the form asks it: the only thing that is not the real one. */
function answer(url: URL, init: RequestInit | undefined) {
  const path = url.pathname.replace(servidorDePrueba.apiBase, '');
  if (init?.method === 'POST') {
    sent.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : 'file' });
    if (refusal) return jsonResponse(refusal, 422);
    return jsonResponse({ id: 77, data: { id: 77 }, status: 'P', result: true });
  }
  if (path === '/cobranzas/updateStatus') return jsonResponse({ result: { status: 'P' } });
  if (path === '/cobranzas/contexto') return jsonResponse({ count: 1, result: z.encode(contextoCobranza, leido) });
  if (path === '/masters/cuentasBancarias')
    return jsonResponse({ count: 1, result: [{ id: 1, nombre: 'Galicia', description: 'Galicia 4031', codigo: 'G' }] });
  return jsonResponse({ count: 0, result: [] });
}

beforeEach(() => {
  sent.length = 0;
  refusal = null;
  leido = contextoLeido({ documentos: contextoLeido().documentos.map((each) => ({ ...each, ingreso: hoy() })) });
  session.logIn(fakeToken({ role: 'V' }), servidorDePrueba);
  // jsdom has no CSS object; the names of the form need no escaping.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) =>
    answer(new URL(input, 'http://distri.example'), init),
  );
});
afterEach(() => {
  session.logOut();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type User = ReturnType<typeof userEvent.setup>;

/** The page, and a hand that does not ask the styles of the whole form before each click. */
function open() {
  renderAt('/ventas/cobranzas/10233/create', NuevaPage, '/ventas/cobranzas/$cliente/create');
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }) };
}

/** The newest: the one before may be on its way out. */
const dialog = (role = 'dialog') =>
  within([...document.querySelectorAll<HTMLElement>(`[role=${role}]`)].at(-1) ?? document.body);
/** By its label: looking through roles takes as long as the page is big. */
const numeroDeRecibo = () => screen.getByLabelText(/Número de recibo/);
const confirmButton = () => screen.getByText('Confirmar cobranza');

const AMBAS = DOCUMENTOS.map(({ id, max_importe }) => ({ id, importe: max_importe }));
/** A provisional transfer of today. */
const transferencia = (importe: number) => itemDe('TRP', importe, { id: 1, fecha: hoy() });

/** Goes on from a draft: a story begins where its own point does. */
async function openWith(form: Partial<CobranzaForm>) {
  writeDraft('cobranza:10233', 1, { ...cobranzaVacia(hoy()), ...form });
  const page = open();
  await screen.findByText(/^Seguís con el borrador/);
  return page;
}

test('documents by F2, an item by F4, the discount explained; it goes out with the figures of the screen', async () => {
  const { user } = open();
  await screen.findByText('Ingrese un documento a cancelar');
  await user.keyboard('{F2}');
  await user.click(dialog().getByLabelText('Seleccionar todo'));
  await user.click(dialog().getByText('Agregar 2 documentos'));
  expect(screen.getByText('2 de 2 pendientes')).toBeDefined();
  // Paid on the day of the invoices: the row of seven days, 25% of what is not perceptions.
  expect(screen.getByLabelText('Descuento').textContent).toContain('243.750');
  // What is missing is what the item begins with.
  await user.keyboard('{F4}');
  expect(dialog().getByLabelText(/Importe/)).toHaveProperty('value', '756.250,00');
  await user.click(dialog().getByText('Agregar ítem'));
  await user.type(numeroDeRecibo(), '60412');
  await confirm(user);
  expect(screen.getByText('Se generó correctamente la cobranza transitoria número 77')).toBeDefined();
  expect(sent[0]).toMatchObject({
    path: '/cobranzas',
    body: { cobranza: { numrec: '60412', impdesc: 243_750, saldo: 0, documentos: [{ id: 1 }, { id: 2 }] } },
  });
});

/** Through the question, which counts what is cancelled. */
async function confirm(user: User, result = /^Se generó correctamente/) {
  await user.click(confirmButton());
  const question = dialog('alertdialog');
  expect(question.getByText(/^2 documentos a cancelar/)).toBeDefined();
  await user.click(question.getByText('Confirmar la cobranza'));
  await screen.findByText(result);
}

test('documents are ticked by keyboard from the moment that their list opens', async () => {
  giveLayout();
  const { user } = open();
  await screen.findByText('Ingrese un documento a cancelar');
  await user.keyboard('{F2}');
  await dialog().findByText('A 0004-00012341');
  await user.keyboard('{ArrowDown} {ArrowDown} ');
  await user.click(dialog().getByText('Agregar 2 documentos'));
  expect(screen.getByText('2 de 2 pendientes')).toBeDefined();
});

test('what blocks is listed in order and nothing is sent', async () => {
  const { user } = open();
  await screen.findByText('Ingrese un documento a cancelar');
  await user.click(confirmButton());
  const problems = within(screen.getByRole('region', { name: 'Problemas' })).getAllByRole('button');
  expect(problems.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Debe ingresar un número de recibo'),
    expect.stringContaining('Debe seleccionar al menos un documento a cancelar'),
    expect.stringContaining('Debe seleccionar al menos un ítem de cobranza'),
    expect.stringContaining('El total a cancelar debe ser mayor a cero.'),
    expect.stringContaining('El total a cobrar debe ser mayor a cero.'),
  ]);
  expect(document.activeElement).toBe(numeroDeRecibo());
  expect(sent).toEqual([]);
});

test('Save is offered with a discount, and never to whom may not; the fixed discount is the administrator’s', async () => {
  await openWith({ documentos: AMBAS });
  expect(screen.getByText('Guardar')).toBeDefined();
  expect(screen.queryByLabelText('Descuento fijo')).toBeNull();
  expect(screen.queryByText('Observar')).toBeNull();
  cleanup();
  leido = { ...leido, puedeGuardar: false };
  await openWith({ documentos: AMBAS });
  expect(screen.queryByText('Guardar')).toBeNull();
});

test('an administrator observes it and sets a fixed discount, which needs no row', async () => {
  session.logIn(fakeToken({ role: 'A' }), servidorDePrueba);
  const { user } = await openWith({ documentos: AMBAS });
  expect(screen.getByText('Observar')).toBeDefined();
  await user.click(screen.getByLabelText('Descuento fijo'));
  const importe = screen.getByLabelText('Importe del descuento fijo');
  await user.clear(importe);
  await user.type(importe, '200000');
  expect(screen.getByText('Descuento fijo, 20,51% de la base')).toBeDefined();
  expect(screen.queryByLabelText('Simulador')).toBeNull();
});

test('an amount over what is open says the limit under it', async () => {
  const { user } = await openWith({ documentos: AMBAS });
  const field = screen.getByLabelText('A cancelar de FAC A 0004-00012288');
  await user.clear(field);
  await user.type(field, '600000,01');
  expect(screen.getByText(/Hasta .*600\.000: lo que queda pendiente/)).toBeDefined();
  await user.clear(field);
  await user.type(field, '14999');
  expect(screen.getByText(/Desde .*15\.000: las percepciones se cancelan primero/)).toBeDefined();
});

test('the balance is adjusted on the newest invoice when there is not enough money', async () => {
  const { user } = await openWith({ documentos: AMBAS, items: [transferencia(50_000_000)] });
  expect(screen.getByText('Falta cobrar', { selector: 'span' })).toBeDefined();
  await user.click(screen.getByText('Ajustar el saldo a cero'));
  await waitFor(() => expect(screen.queryByText('Falta cobrar', { selector: 'span' })).toBeNull());
  expect(screen.getByText(/pago parcial, quedan/)).toBeDefined();
});

const receipt = () => screen.getByLabelText(/(?:Subir|Cambiar) el comprobante: Recibo/);
const foto = () => new File(['jpg'], 'recibo.jpg', { type: 'image/jpeg' });
const PAGADA = () => ({ numrec: '60412', documentos: AMBAS, items: [transferencia(75_625_000)] });

test('a proof chosen before the first save is there after a reload, leaves with the collection, and is kept no more', async () => {
  const rows = fakeIndexedDb();
  const before = await openWith(PAGADA());
  await before.user.upload(receipt(), foto());
  await waitFor(() => expect(rows.size).toBe(1));
  cleanup();

  const { user } = open();
  await screen.findByLabelText('Cambiar el comprobante: Recibo');
  await confirm(user);
  expect(sent).toContainEqual({ path: '/cobranzas/comprobante', body: 'file' });
  await waitFor(() => expect(rows.size).toBe(0));
});

test('a proof that the browser did not keep is named, until it is chosen again', async () => {
  const rows = fakeIndexedDb();
  const before = await openWith(PAGADA());
  await before.user.upload(receipt(), foto());
  await waitFor(() => expect(rows.size).toBe(1));
  cleanup();
  rows.clear();

  const { user } = open();
  const text = 'El borrador no conservó este comprobante: Recibo (recibo.jpg). Volvé a elegirlo.';
  expect(await screen.findByText(text)).toBeDefined();
  await user.upload(receipt(), foto());
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});

test('with cash it is handed in by hand: no picture is asked for', async () => {
  await openWith({ ...PAGADA(), items: [itemDe('EFE', 75_625_000, { id: 1, fecha: hoy() })] });
  expect(screen.getByText('Es una cobranza manual: los comprobantes se entregan en papel.')).toBeDefined();
  expect(screen.queryByLabelText(/^Subir el comprobante/)).toBeNull();
});

test('a refusal stays on the screen, and so does everything that was typed', async () => {
  refusal = { message: 'El cheque 1 ya fue ingresado' };
  const { user } = await openWith(PAGADA());
  await confirm(user, /^Error al generar la cobranza: El cheque 1 ya fue ingresado$/);
  expect(numeroDeRecibo()).toHaveProperty('value', '60412');
  expect(screen.getByText('2 de 2 pendientes')).toBeDefined();
});
