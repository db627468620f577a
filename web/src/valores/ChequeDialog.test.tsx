import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../platform/api/index.ts';
import { session } from '../platform/session/index.ts';
import { jsonResponse } from '../platform/test/renderAt.tsx';
import { fakeToken, servidorDePrueba } from '../platform/test/token.ts';
import { AppTheme } from '../platform/theme/index.ts';
import { ChequeDialog } from './ChequeDialog.tsx';
import { type ChequeForm, newCheque } from './itemForm.ts';

const asked: string[] = [];
let verdict: () => Response = () => jsonResponse({ result: true });

beforeEach(() => {
  asked.length = 0;
  session.logIn(fakeToken({ role: 'V' }), servidorDePrueba);
  vi.stubGlobal('fetch', async (input: string) => {
    const url = new URL(input, 'http://distri.example');
    if (!url.pathname.endsWith('/utils/cheques/isValid'))
      return jsonResponse({ count: 1, result: [{ id: '011', description: 'Banco Nación' }] });
    asked.push(url.search);
    return verdict();
  });
});
afterEach(() => {
  session.logOut();
  vi.unstubAllGlobals();
});

const llena: ChequeForm = { ...newCheque(false, '011', '2026-12-01'), numero: '118', importe: 500_00 };
const contexto = { rol: 'V', fechaRecibo: '2026-11-20', saldoCuentaCorriente: 0 } as const;

function open(changes: Partial<Parameters<typeof ChequeDialog>[0]> = {}) {
  const onSave = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppTheme>
        <ChequeDialog
          cheque={llena}
          isNew
          otros={[]}
          tipo="CHF"
          contexto={contexto}
          cobranza={undefined}
          onSave={onSave}
          onClose={() => undefined}
          {...changes}
        />
      </AppTheme>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), onSave };
}

const agregar = () => screen.getByRole('button', { name: 'Agregar cheque' });
const REPETIDO = 'El cheque 118 ya fue ingresado anteriormente, verifique el número o márquelo como repetido.';

test('a cheque that nobody collected goes in, with the bank that was asked about', async () => {
  verdict = () => jsonResponse({ result: true });
  const { user, onSave } = open();
  await user.click(agregar());
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledWith(llena, false));
  expect(asked).toEqual(['?numero=118&banco=011']);
});

test('one that is in another collection is refused until somebody says that it is all right', async () => {
  verdict = () => jsonResponse({ result: false });
  const { user, onSave } = open({ cobranza: 7 });
  expect(screen.queryByText('Permitir repetido')).toBeNull();
  await user.click(agregar());
  expect(await screen.findByText(REPETIDO)).toBeDefined();
  expect(onSave).not.toHaveBeenCalled();
  expect(asked).toEqual(['?numero=118&banco=011&cobranza=7']);
  await user.click(screen.getByRole('checkbox', { name: 'Permitir repetido' }));
  await user.click(agregar());
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledWith({ ...llena, repetido: true }, false));
});

test('twice in the same item is found without asking anybody', async () => {
  const { user, onSave } = open({ otros: [llena] });
  await user.click(agregar());
  expect(await screen.findByText(REPETIDO)).toBeDefined();
  expect([asked, onSave.mock.calls]).toEqual([[], []]);
});

test('when the server cannot say, the cheque stays out and the reason is under its number', async () => {
  verdict = () => jsonResponse({ message: 'no anda' }, 500);
  const { user, onSave } = open();
  await user.click(agregar());
  expect(await screen.findByText(/^Error al validar cheque/)).toBeDefined();
  expect(onSave).not.toHaveBeenCalled();
});

test('an empty one says what each field lacks', async () => {
  const { user } = open({ cheque: newCheque(true), tipo: 'CHE' });
  await user.click(agregar());
  for (const text of [
    'El número de cheque debe tener de 1 a 8 dígitos',
    'Debe elegir un banco',
    'Debe ingresar una fecha',
    'Debe ingresar un importe mayor a cero',
    'Debe ingresar el identificador del cheque electrónico',
  ])
    expect(screen.getByText(text)).toBeDefined();
});

test('one that was typed before and is collected meanwhile can be marked as repeated', async () => {
  verdict = () => jsonResponse({ result: false });
  const { user, onSave } = open({ isNew: false });
  const guardar = screen.getByRole('button', { name: 'Guardar el cheque' });
  await user.click(guardar);
  expect(await screen.findByText(REPETIDO)).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'Permitir repetido' }));
  await user.click(guardar);
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledWith({ ...llena, repetido: true }, false));
});
