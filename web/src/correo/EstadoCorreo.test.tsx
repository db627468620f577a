import { CORREO_EN_ARCHIVO, CORREO_REENVIADO, type Salida } from '@distri/domain/correo';
import type { Rol } from '@distri/domain/kernel';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '../platform/api/queryClient.ts';
import { avisar } from '../platform/feedback/avisos.ts';
import { session } from '../platform/session/index.ts';
import { fakeToken, servidorDePrueba } from '../platform/test/token.ts';
import { EstadoCorreo } from './EstadoCorreo.tsx';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../platform/api/client.ts', () => ({ callApi }));
const listo = vi.spyOn(avisar, 'listo').mockImplementation(() => undefined);
const error = vi.spyOn(avisar, 'error').mockImplementation(() => undefined);

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
  callApi.mockReset().mockResolvedValue({ result: true });
  listo.mockClear();
  error.mockClear();
});
afterEach(() => session.logOut());

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
    const [call, input] = callApi.mock.calls[0] ?? [];
    expect([call.name, input]).toEqual(['correo.reenviar', { query: { id: 7 } }]);
    expect(listo.mock.calls).toEqual([[CORREO_REENVIADO]]);
  });

  test.each(['S', 'V', 'C', 'L', 'D'] as const)('%s has no button', (role) => {
    show([salida({ estado: 'fallado', error: 'x' })], role);
    expect(button()).toBeNull();
  });

  test('a refusal is said once and nothing is announced', async () => {
    callApi.mockRejectedValue(new Error('Ese email ya se envió.'));
    show([salida({ estado: 'fallado', error: 'x' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Reenviar' }));
    expect(error.mock.calls).toEqual([['Ese email ya se envió.']]);
    expect(listo).not.toHaveBeenCalled();
  });
});
