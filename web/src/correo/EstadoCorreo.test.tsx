import { CORREO_EN_ARCHIVO, CORREO_REENVIADO, type Salida } from '@distri/domain/correo';
import type { Rol } from '@distri/domain/kernel';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { createQueryClient } from '../platform/api/queryClient.ts';
import { avisar } from '../platform/feedback/avisos.ts';
import { session } from '../platform/session/index.ts';
import { jsonResponse } from '../platform/test/renderAt.tsx';
import { fakeToken, servidorDePrueba } from '../platform/test/token.ts';
import { EstadoCorreo } from './EstadoCorreo.tsx';

let listo: MockInstance<typeof avisar.listo>;
let error: MockInstance<typeof avisar.error>;
let answer: () => Response;
let asked: string[] = [];

const salida = (changes: Partial<Salida> = {}): Salida => ({
  id: 7,
  estado: 'enviado',
  to: ['compras@cliente.example'],
  subject: 'Pedido 118',
  username: 'mruiz',
  creada: '2025-03-02T10:42:00-03:00',
  terminada: null,
  intentos: 1,
  error: null,
  ...changes,
});

function show(salidas: Salida[], role: Rol = 'O') {
  session.logIn(fakeToken({ role }), servidorDePrueba);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <EstadoCorreo documento={{ clase: 'pedido', id: 118 }} salidas={salidas} />
    </QueryClientProvider>,
  );
}
const button = () => screen.queryByRole('button', { name: 'Reenviar' });

beforeEach(() => {
  asked = [];
  answer = () => jsonResponse({ result: true });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push(`${init.method} ${address.split('/v1')[1]}`);
    return answer();
  });
  listo = vi.spyOn(avisar, 'listo').mockImplementation(() => undefined);
  error = vi.spyOn(avisar, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  session.logOut();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('what happened to the mails of a document', () => {
  test('nobody mailed it', () => {
    show([]);
    screen.getByText('Sin enviar');
  });

  test('the last one left: there is nothing to do', () => {
    show([salida(), salida({ id: 6, estado: 'sin_enviar' })]);
    screen.getByText('Enviado a compras@cliente.example · 02/03/2025 10:42');
    expect(button()).toBeNull();
  });

  test('on its way, and why it is not there yet', () => {
    show([salida({ estado: 'pendiente', intentos: 3, error: 'No se pudo conectar con el servidor de correo.' })]);
    screen.getByText(/^Enviando a/);
    screen.getByText('Intento 3: No se pudo conectar con el servidor de correo. Se vuelve a probar solo.');
    expect(button()).toBeNull();
  });

  test('given up: says why, also when a later one left', () => {
    show([salida({ id: 9 }), salida({ estado: 'fallado', error: 'Rechazó las direcciones: 550' })]);
    screen.getByText(/^Enviado a/);
    screen.getByText(/^No se pudo enviar a/);
    screen.getByText('Rechazó las direcciones: 550');
    expect(button()).not.toBeNull();
  });

  test('no mail server: kept in a file', () => {
    show([salida({ estado: 'sin_enviar' })]);
    screen.getByText(/^Sin enviar a/);
    screen.getByText(CORREO_EN_ARCHIVO);
  });
});

describe('sending it again', () => {
  test.each(['A', 'O'] as const)('%s presses the button: it goes back to the queue, and is told', async (role) => {
    show([salida({ estado: 'fallado', error: 'x' })], role);
    await userEvent.click(screen.getByRole('button', { name: 'Reenviar' }));
    await waitFor(() => expect(listo.mock.calls).toEqual([[CORREO_REENVIADO]]));
    expect(asked).toEqual(['POST /email/reenviar?id=7']);
  });

  test.each(['S', 'V', 'C', 'L', 'D'] as const)('%s has no button', (role) => {
    show([salida({ estado: 'fallado', error: 'x' })], role);
    expect(button()).toBeNull();
  });

  test('a refusal is said once and nothing is announced', async () => {
    answer = () => jsonResponse({ message: 'Ese email ya se envió.' }, 409);
    show([salida({ estado: 'fallado', error: 'x' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Reenviar' }));
    const said = 'Error al enviar el correo: Ese email ya se envió.';
    await waitFor(() => expect(error.mock.calls).toEqual([[said]]));
    expect(listo).not.toHaveBeenCalled();
  });
});
