import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveLayout } from '../platform/grid/testing.ts';
import { session } from '../platform/session/index.ts';
import { jsonResponse, renderAt } from '../platform/test/renderAt.tsx';
import { fakeToken, servidorDePrueba } from '../platform/test/token.ts';
import { RecepcionesPage } from './RecepcionesPage.tsx';

const wire = (id: string, over: Record<string, unknown> = {}) => ({
  id,
  tipo: 'TRF',
  tipo_desc: 'Transferencia Bancaria',
  fecha: '20/11/2026',
  importe: 300_000,
  numero: '4471',
  cuenta_desc: 'Galicia · CC $',
  banco_desc: '',
  cliente: '10233',
  razsoc: `CLIENTE ${id}`,
  vendedor: 'Paz, Esteban',
  recibido: false,
  rechazado: false,
  observa: '',
  recibido_d: null,
  pordesc: 22,
  descfijo: false,
  equiv_porc: 22,
  dpromitems: 23.12,
  idrecibo: 87,
  numrec: '00123',
  status: 'P',
  ingreso: '20/11/2026',
  conComprobante: false,
  numitem: '1',
  version: 4,
  ...over,
});

type Wire = ReturnType<typeof wire>;
let items: Wire[] = [];
let said: Record<string, unknown>[] = [];
/** How many lists were read whole. */
let wholes = 0;
/** What the server says to the next word. */
let answer: () => Response = () => jsonResponse({ result: true });

beforeEach(() => {
  giveLayout();
  items = [];
  said = [];
  wholes = 0;
  answer = () => jsonResponse({ result: true });
  session.logIn(fakeToken({ role: 'A' }), servidorDePrueba);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://localhost');
    if (init.method === 'PUT') {
      const body = JSON.parse(String(init.body));
      said.push(body);
      const response = answer();
      if (response.ok) items = items.filter(({ id }) => id !== body.id);
      return response;
    }
    const filter = url.searchParams.get('filter');
    const result = items.filter(({ recibido, rechazado }) =>
      filter === 'RECIBIDOS' ? recibido : filter === 'RECHAZADOS' ? rechazado : !recibido && !rechazado,
    );
    const limite = Number(url.searchParams.get('limite') ?? result.length);
    if (!url.searchParams.has('limite')) wholes++;
    return jsonResponse({ count: result.length, result: result.slice(0, limite) });
  });
});
afterEach(() => {
  session.logOut();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const COBRANZA = '/aprobaciones/recepciones/cobranza';
const card = (id: string) => screen.findByRole('article', { name: new RegExp(`CLIENTE ${id}$`) });

test('what is as it was entered is confirmed at once; the tab counts what is left and the focus goes to the next', async () => {
  items = [wire('I1'), wire('I2'), wire('I3')];
  const { user } = renderAt(COBRANZA, RecepcionesPage);
  const first = within(await card('I1'));
  await waitFor(() => expect(screen.getByRole('tab', { name: /Pendientes/ }).textContent).toBe('Pendientes3'));
  // The badge takes the count alone.
  expect(wholes).toBe(1);
  await user.click(first.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('El ítem fue marcado como recibido')).toBeDefined();
  await waitFor(() => expect(screen.getByRole('tab', { name: /Pendientes/ }).textContent).toBe('Pendientes2'));
  expect(said).toEqual([
    {
      id: 'I1',
      version: 4,
      anular: false,
      rechazado: false,
      updateMessage: '',
      importe: 300_000,
      fecha: '20/11/2026',
    },
  ]);
  const next = within(await card('I2')).getByRole('button', { name: 'Confirmar' });
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test('another amount is asked about first, with what changes; without an amount nothing is sent', async () => {
  items = [wire('I1')];
  const { user } = renderAt(COBRANZA, RecepcionesPage);
  const shown = within(await card('I1'));
  const amount = shown.getByLabelText(/Importe/);
  await user.clear(amount);
  await user.click(shown.getByRole('button', { name: 'Confirmar' }));
  // Under the field, and said: on a phone the field may be closed.
  expect(shown.getByText('Debe ingresar un importe mayor a cero')).toBeDefined();
  expect(screen.getAllByText('Debe ingresar un importe mayor a cero')).toHaveLength(2);
  expect(said).toEqual([]);
  await user.type(amount, '290000');
  await user.click(shown.getByRole('button', { name: 'Confirmar' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Importe: \$.300\.000 → \$.290\.000/)).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Confirmar recepción' }));
  await waitFor(() => expect(said).toMatchObject([{ id: 'I1', importe: 290_000 }]));
});

test('a rejection wants its reason', async () => {
  items = [wire('I1')];
  const { user } = renderAt(COBRANZA, RecepcionesPage);
  await user.click(within(await card('I1')).getByRole('button', { name: 'Rechazar' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/La cobranza 87 queda Observada/)).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Rechazar la transferencia' }));
  expect(question.getByText('Debe indicar el motivo del rechazo')).toBeDefined();
  await user.type(question.getByLabelText(/Motivo/), 'No figura en el banco');
  await user.click(question.getByRole('button', { name: 'Rechazar la transferencia' }));
  expect(await screen.findByText('El ítem fue rechazado')).toBeDefined();
  expect(said).toMatchObject([{ id: 'I1', rechazado: true, updateMessage: 'No figura en el banco' }]);
});

test('when somebody else said it first the reason is told and the list is read again', async () => {
  items = [wire('I1')];
  answer = () => {
    items = [];
    return jsonResponse({ message: 'La cobranza cambió mientras la mirabas.' }, 409);
  };
  const { user } = renderAt(COBRANZA, RecepcionesPage);
  await user.click(within(await card('I1')).getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('Error al actualizar ítem: La cobranza cambió mientras la mirabas.')).toBeDefined();
  expect(await screen.findByText('No hay items pendientes')).toBeDefined();
});

test('rejected ones can be neither confirmed nor rejected again, and say why', async () => {
  items = [wire('I1', { rechazado: true, observa: 'Sin fondos' })];
  renderAt(`${COBRANZA}/rechazados`, RecepcionesPage);
  const shown = within(await card('I1'));
  expect(shown.getByText('Sin fondos')).toBeDefined();
  for (const name of ['Confirmar', 'Rechazar'])
    expect(shown.getByRole('button', { name })).toHaveProperty('disabled', true);
});

test('a confirmed one goes back, unless its collection was settled; of a posted one it can only be said that it came back', async () => {
  const received = { recibido: true, recibido_d: '2026-11-21T10:42:00-03:00' };
  items = [wire('I1', received), wire('I2', { ...received, status: 'S' }), wire('I3', { ...received, status: 'I' })];
  const { user } = renderAt(`${COBRANZA}/recibidos`, RecepcionesPage);
  expect(within(await card('I2')).queryByRole('button', { name: /Cancelar|Rechazar/ })).toBeNull();
  expect(within(await card('I3')).getByRole('button', { name: 'Rechazar' })).toBeDefined();
  expect(within(await card('I3')).queryByRole('button', { name: 'Cancelar' })).toBeNull();
  await user.click(within(await card('I1')).getByRole('button', { name: 'Cancelar' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Volver a pendiente' }));
  expect(await screen.findByText('El ítem fue marcado como no recibido')).toBeDefined();
  expect(said).toMatchObject([{ id: 'I1', anular: true, rechazado: false }]);
});

test('a prepaid transfer has no fields, and says that the order may make itself', async () => {
  items = [wire('P1', { tipo: 'PREPAGO', tipo_desc: 'Transferencia prepago', status: null, numrec: '' })];
  answer = () => jsonResponse({ result: true, pedido: 184_233 });
  const { user } = renderAt('/aprobaciones/recepciones/cotizacion', RecepcionesPage);
  const shown = within(await card('P1'));
  expect(shown.queryByLabelText(/Importe/)).toBeNull();
  await user.click(shown.getByRole('button', { name: 'Confirmar' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/se genera el pedido con fecha de hoy/)).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Confirmar recepción' }));
  expect(await screen.findByText('Se generó el pedido 184233')).toBeDefined();
  expect(said[0]).not.toHaveProperty('importe');
});
