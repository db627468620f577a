import type { EstadoCobranza } from '@distri/domain/cobranzas';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveLayout } from '../../platform/grid/testing.ts';
import { session } from '../../platform/session/index.ts';
import { jsonResponse, renderAt } from '../../platform/test/renderAt.tsx';
import { fakeToken, servidorDePrueba } from '../../platform/test/token.ts';
import { ManualPage } from './ManualPage.tsx';

/** Collections that the server has, by number. */
let known = new Map<number, EstadoCobranza>();
let rendidas: unknown[] = [];
let answer: () => Response = () => jsonResponse({ result: true });

const wire = (id: number, status: EstadoCobranza) => ({
  id,
  version: 1,
  numrec: String(id).padStart(5, '0'),
  fecharecibo: '20/11/2026',
  idcliente: '10233',
  razsoc: `CLIENTE ${id}`,
  idvendedor: '03',
  vendedor: 'Paz, Esteban',
  usuario: 'vendedor',
  status,
  substatus: '',
  tipocob: 'M',
  observa: '',
  modified_d: '2026-11-20T10:00:00-03:00',
  cancelado: 1000,
  totdocs: 1000,
  totitems: 1000,
  saldo: 0,
  saldototal: 0,
  dpromdocs: 0,
  dpromitems: 0,
  pordesc: 0,
  impdesc: 0,
  tipodesc: 'P',
  descfijo: false,
  equiv_porc: 0,
  equiv_imp: 0,
  observado: false,
});

beforeEach(() => {
  giveLayout();
  known = new Map([
    [1201, 'A'],
    [1202, 'A'],
    [1203, 'P'],
  ]);
  rendidas = [];
  answer = () => jsonResponse({ result: true });
  session.logIn(fakeToken({ role: 'A' }), servidorDePrueba);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname } = new URL(address, 'http://localhost');
    const body = JSON.parse(String(init.body ?? '{}'));
    if (pathname.endsWith('/cobranzas/rendicion')) {
      rendidas.push(body);
      return answer();
    }
    const ids: number[] = body.ids ?? [...known.keys()];
    const found = ids.flatMap((id) => {
      const status = known.get(id);
      return status && (body.status === undefined || body.status === status) ? [wire(id, status)] : [];
    });
    return jsonResponse({ count: found.length, result: found });
  });
});
afterEach(() => {
  session.logOut();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () => renderAt('/aprobaciones/rendiciones/cobranza/manual', ManualPage);
const field = () => screen.findByLabelText('Código de la rendición');
const confirm = () => screen.getByRole('button', { name: /^Rendir/ });
const rows = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

test('a scanner types and presses Enter: what is approved is added, and all of it is settled at once', async () => {
  const { user } = open();
  const input = await field();
  expect(document.activeElement).toBe(input);
  expect(confirm()).toHaveProperty('disabled', true);
  await user.keyboard('1201I1202{Enter}');
  expect(await screen.findByText('Se agregaron 2 cobranzas')).toBeDefined();
  expect(rows()).toEqual(['1202', '1201']);
  expect(input).toHaveProperty('value', '');
  await user.click(screen.getByRole('button', { name: 'Rendir 2 cobranzas' }));
  expect(await screen.findByText('Las cobranzas fueron rendidas con éxito')).toBeDefined();
  expect(rendidas).toEqual([{ ids: [1202, 1201], modo: 'manual' }]);
  expect(rows()).toEqual([]);
});

test.each([
  ['7', 'No se encontró la cobranza con id 7'],
  ['1203', 'La cobranza escaneada no está en estado aprobada'],
])('%s is refused in words', async (code, text) => {
  const { user } = open();
  await user.type(await field(), `${code}{Enter}`);
  expect(await screen.findByText(text)).toBeDefined();
  expect(rows()).toEqual([]);
});

test('the same one twice is told and counted once', async () => {
  const { user } = open();
  await user.type(await field(), '1201{Enter}');
  await user.type(await field(), '1201{Enter}');
  expect(await screen.findByText('La cobranza con id 1201 ya ha sido escaneada')).toBeDefined();
  expect(rows()).toEqual(['1201']);
});

test('readings that come faster than the answers are taken one by one', async () => {
  const { user } = open();
  await user.type(await field(), '1201{Enter}1202{Enter}1201{Enter}');
  expect(await screen.findByText('La cobranza con id 1201 ya ha sido escaneada')).toBeDefined();
  expect(rows()).toEqual(['1202', '1201']);
});

test('when some could not be settled it says so and the list is cleared', async () => {
  answer = () => jsonResponse({ message: 'La cobranza 1201 no está aprobada' }, 409);
  const { user } = open();
  await user.type(await field(), '1201{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Rendir 1 cobranza' }));
  const text = /^Error al actualizar algunas cobranzas, intente nuevamente: La cobranza 1201/;
  expect(await screen.findByText(text)).toBeDefined();
  expect(rows()).toEqual([]);
});

test('after a click the focus is back where the scanner types; whoever goes by keyboard is left alone', async () => {
  const { user } = open();
  const input = await field();
  await user.type(input, '1201{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Quitar la cobranza 1201' }));
  await waitFor(() => expect(document.activeElement).toBe(input));
  await user.tab();
  const camera = screen.getByRole('button', { name: 'Usar la cámara' });
  expect(document.activeElement).toBe(camera);
  // A scanner that fires now is heard all the same: its first letter takes the focus back.
  await user.keyboard('1202{Enter}');
  expect(await screen.findByText(/Cobranza 1202/)).toBeDefined();
});

test('a reload loses nothing: what was scanned is read again, and what is approved no more stays out', async () => {
  const first = open();
  await first.user.type(await field(), '1201I1202{Enter}');
  await waitFor(() => expect(rows()).toEqual(['1202', '1201']));
  document.body.replaceChildren();
  known.set(1202, 'O');
  window.dispatchEvent(new Event('pagehide'));
  open();
  await waitFor(() => expect(rows()).toEqual(['1201']));
});

test('a paper that cannot be read: the collections are added from the list of the last year', async () => {
  const { user } = open();
  await user.type(await field(), '1201{Enter}');
  await waitFor(() => expect(rows()).toEqual(['1201']));
  await user.click(screen.getByRole('button', { name: 'Agregar cobranzas' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByLabelText('Seleccionar la cobranza 1202'));
  expect(dialog.queryByLabelText('Seleccionar la cobranza 1201')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Agregar 1 cobranza' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rendir 2 cobranzas' })).toBeDefined());
});
