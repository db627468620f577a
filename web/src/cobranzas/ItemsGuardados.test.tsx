import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../platform/session/index.ts';
import { jsonResponse, renderAt } from '../platform/test/renderAt.tsx';
import { fakeToken, servidorDePrueba } from '../platform/test/token.ts';
import type { ItemForm } from '../valores/itemForm.ts';
import { itemDe } from './form/ejemplos.ts';
import { ItemsGuardados } from './ItemsGuardados.tsx';

beforeEach(() => {
  session.logIn(fakeToken({ role: 'V' }), servidorDePrueba);
  vi.stubGlobal('fetch', async () => jsonResponse({ count: 0, result: [] }));
});
afterEach(() => {
  session.logOut();
  vi.unstubAllGlobals();
});

function show(item: ItemForm, enPapel = false) {
  const nothing = () => undefined;
  renderAt('/cobranza', () => (
    <ItemsGuardados items={[item]} total={item.importe} count="1 ítem" enPapel={enPapel} onVerComprobante={nothing} />
  ));
}

test('a provisional transfer says that it has to be replaced: it is why the collection waits', async () => {
  show(itemDe('TRP', 100, {}));
  expect(await screen.findByText('Este ítem debe ser reemplazado por una transferencia definitiva.')).toBeDefined();
});

test('a rejected item says why', async () => {
  show(itemDe('TRF', 100, { rechazado: true, observa: 'No figura en el banco' }));
  expect(await screen.findByText('Ítem rechazado: No figura en el banco')).toBeDefined();
});

test('of a digital collection a proof is missing', async () => {
  show(itemDe('RIB', 100, {}));
  expect(await screen.findByText('Sin comprobante')).toBeDefined();
});

test('of one handed in by hand it is on paper', async () => {
  show(itemDe('EFE', 100, {}), true);
  expect(await screen.findByText('En papel')).toBeDefined();
  expect(screen.queryByText('Sin comprobante')).toBeNull();
});
