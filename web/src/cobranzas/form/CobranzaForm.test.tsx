import { contextoCobranza } from '@distri/domain/cobranzas';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { session } from '../../platform/session/index.ts';
import { fakeIndexedDb } from '../../platform/test/fakeIndexedDb.ts';
import { jsonResponse, renderAt } from '../../platform/test/renderAt.tsx';
import { fakeToken, servidorDePrueba } from '../../platform/test/token.ts';
import { contextoLeido } from './ejemplos.ts';
import { NuevaPage } from './NuevaPage.tsx';

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
});

type User = ReturnType<typeof userEvent.setup>;
const open = () => renderAt('/ventas/cobranzas/10233/create', NuevaPage, '/ventas/cobranzas/$cliente/create');
const dialog = () => within(screen.getByRole('dialog'));

async function addDocumentos(user: User) {
  await screen.findByText('Ingrese un documento a cancelar');
  await user.keyboard('{F2}');
  const [all] = await dialog().findAllByRole('checkbox');
  if (all) await user.click(all);
  await user.click(dialog().getByRole('button', { name: 'Agregar 2 documentos' }));
}

/** A provisional transfer for what is missing, as the dialog offers. */
async function addItem(user: User, importe: string) {
  await user.keyboard('{F4}');
  const field = await dialog().findByLabelText(/Importe/);
  await user.clear(field);
  await user.type(field, importe);
  await user.click(dialog().getByRole('button', { name: 'Agregar ítem' }));
}

test('documents by F2, an item by F4, the discount explained; it goes out with the figures of the screen', async () => {
  const { user } = open();
  await addDocumentos(user);
  expect(screen.getByText('2 de 2 pendientes')).toBeDefined();
  // Paid on the day of the invoices: the row of seven days, 25% of what is not perceptions.
  expect(screen.getByRole('region', { name: 'Descuento' }).textContent).toContain('243.750');
  await addItem(user, '756250');
  await user.type(screen.getByRole('textbox', { name: /Número de recibo/ }), '60412');
  await user.click(screen.getByRole('button', { name: 'Confirmar cobranza' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^2 documentos a cancelar/)).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Confirmar la cobranza' }));
  await screen.findByText('Se generó correctamente la cobranza transitoria número 77');
  expect(sent[0]).toMatchObject({
    path: '/cobranzas',
    body: { cobranza: { numrec: '60412', impdesc: 243_750, saldo: 0, documentos: [{ id: 1 }, { id: 2 }] } },
  });
});

test('documents are ticked by keyboard from the moment that their list opens', async () => {
  const { user } = open();
  await screen.findByText('Ingrese un documento a cancelar');
  await user.keyboard('{F2}');
  await dialog().findByRole('grid');
  await user.keyboard('{ArrowDown} {ArrowDown} ');
  await user.click(dialog().getByRole('button', { name: 'Agregar 2 documentos' }));
  expect(screen.getByText('2 de 2 pendientes')).toBeDefined();
});

test('what blocks is listed in order and nothing is sent', async () => {
  const { user } = open();
  await screen.findByText('Ingrese un documento a cancelar');
  await user.click(screen.getByRole('button', { name: 'Confirmar cobranza' }));
  const problems = within(screen.getByRole('region', { name: 'Problemas' })).getAllByRole('button');
  expect(problems[0]?.textContent).toContain('Debe ingresar un número de recibo');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Número de recibo/ }));
  expect(sent).toEqual([]);
});

test('Save is offered with a discount, and never to whom may not; the fixed discount is the administrator’s', async () => {
  const { user } = open();
  await addDocumentos(user);
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeDefined();
  expect(screen.queryByRole('switch', { name: 'Descuento fijo' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Observar' })).toBeNull();
});

test('without the right to save there is no Save', async () => {
  leido = { ...leido, puedeGuardar: false };
  const { user } = open();
  await addDocumentos(user);
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
});

test('an amount over what is open says the limit under it', async () => {
  const { user } = open();
  await addDocumentos(user);
  const field = screen.getByRole('textbox', { name: 'A cancelar de FAC A 0004-00012288' });
  await user.clear(field);
  await user.type(field, '600000,01');
  expect(screen.getByText(/Hasta .*600\.000: lo que queda pendiente/)).toBeDefined();
  await user.clear(field);
  await user.type(field, '14999');
  expect(screen.getByText(/Desde .*15\.000: las percepciones se cancelan primero/)).toBeDefined();
});

test('the balance is adjusted on the newest invoice when there is not enough money', async () => {
  const { user } = open();
  await addDocumentos(user);
  await addItem(user, '500000');
  await user.click(screen.getByRole('button', { name: 'Ajustar el saldo a cero' }));
  await waitFor(() => expect(screen.queryByText('Falta cobrar', { selector: 'span' })).toBeNull());
  expect(screen.getByText(/pago parcial, quedan/)).toBeDefined();
});

const receipt = () => screen.getByLabelText(/(?:Subir|Cambiar) el comprobante: Recibo/);

test('a proof chosen before the first save is there after a reload, leaves with the collection, and is kept no more', async () => {
  const rows = fakeIndexedDb();
  const before = open();
  await addDocumentos(before.user);
  await addItem(before.user, '756250');
  await before.user.upload(receipt(), new File(['jpg'], 'recibo.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(rows.size).toBe(1));
  cleanup();

  const { user } = open();
  await screen.findByRole('button', { name: 'Cargado: Recibo' });
  await user.type(screen.getByRole('textbox', { name: /Número de recibo/ }), '60412');
  await user.click(screen.getByRole('button', { name: 'Confirmar cobranza' }));
  await user.click(await screen.findByRole('button', { name: 'Confirmar la cobranza' }));
  await screen.findByText('Se generó correctamente la cobranza transitoria número 77');
  expect(sent).toContainEqual({ path: '/cobranzas/comprobante', body: 'file' });
  await waitFor(() => expect(rows.size).toBe(0));
});

test('a proof that the browser did not keep is named, until it is chosen again', async () => {
  const rows = fakeIndexedDb();
  const before = open();
  await screen.findByText('Ingrese un documento a cancelar');
  await addItem(before.user, '756250');
  await before.user.upload(receipt(), new File(['jpg'], 'recibo.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(rows.size).toBe(1));
  cleanup();
  rows.clear();

  const { user } = open();
  const text = 'El borrador no conservó este comprobante: Recibo (recibo.jpg). Volvé a elegirlo.';
  expect(await screen.findByText(text)).toBeDefined();
  await user.upload(receipt(), new File(['jpg'], 'recibo.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});

test('a refusal stays on the screen, and so does everything that was typed', async () => {
  refusal = { message: 'El cheque 1 ya fue ingresado' };
  const { user } = open();
  await addDocumentos(user);
  await addItem(user, '756250');
  await user.type(screen.getByRole('textbox', { name: /Número de recibo/ }), '60412');
  await user.click(screen.getByRole('button', { name: 'Confirmar cobranza' }));
  await user.click(await screen.findByRole('button', { name: 'Confirmar la cobranza' }));
  expect(await screen.findByText('Error al generar la cobranza: El cheque 1 ya fue ingresado')).toBeDefined();
  expect(screen.getByRole('textbox', { name: /Número de recibo/ })).toHaveProperty('value', '60412');
  expect(screen.getByText('2 de 2 pendientes')).toBeDefined();
});
