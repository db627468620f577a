import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../platform/session/index.ts';
import { fakeToken, servidorDePrueba } from '../platform/test/token.ts';
import { LoginFields } from './LoginFields.tsx';
import { loginErrors, useLoginForm } from './useLoginForm.ts';

const fetchMock = vi.fn<typeof fetch>();
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  session.logOut();
  vi.unstubAllGlobals();
});

function Form() {
  const form = useLoginForm(servidorDePrueba);
  return (
    <>
      <LoginFields form={form} />
      <button type="button" disabled={!form.canSend} onClick={() => void form.send()}>
        Ingresar
      </button>
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Ingresar' });
const field = (label: string) => screen.getByLabelText(label, { exact: true, selector: 'input' });

test('the messages of D1 §5', () => {
  const empty = { username: ' ', password: '', softtoken: '' };
  expect(loginErrors(empty)).toEqual({
    username: 'Ingrese su nombre de usuario',
    password: 'Ingrese su contraseña',
  });
  expect(loginErrors({ ...empty, username: 'N30712345671' })).toEqual({
    password: 'Ingrese su contraseña',
    softtoken: 'Ingrese un token válido',
  });
  expect(loginErrors({ ...empty, username: 'N3412', password: 'x' })).toEqual({ softtoken: 'Ingrese un token válido' });
  expect(loginErrors({ username: 'N3012', password: 'x', softtoken: '123456' })).toEqual({});
  expect(loginErrors({ username: 'mruiz', password: 'x', softtoken: '' })).toEqual({});
});

test('the button is off until the form is valid; a message waits until its field is left', async () => {
  render(<Form />);
  expect(button()).toHaveProperty('disabled', true);
  expect(screen.queryByText('Ingrese su nombre de usuario')).toBeNull();
  await userEvent.click(field('Usuario'));
  await userEvent.tab();
  screen.getByText('Ingrese su nombre de usuario');
  await userEvent.type(field('Usuario'), 'mruiz');
  expect(screen.queryByText('Ingrese su nombre de usuario')).toBeNull();
  await userEvent.type(field('Contraseña'), 'x');
  expect(button()).toHaveProperty('disabled', false);
});

test.each(['N30712345671', 'N33000', 'n34000'])('%s is asked for a token', async (username) => {
  render(<Form />);
  await userEvent.type(field('Usuario'), username);
  await userEvent.type(field('Contraseña'), 'x');
  expect(button()).toHaveProperty('disabled', true);
  await userEvent.type(field('Token'), '123456');
  expect(button()).toHaveProperty('disabled', false);
});

test('a refusal shows under the fields, frees the form, and goes when anything is edited', async () => {
  fetchMock.mockResolvedValue(json(401, { message: 'Usuario o contraseña incorrectos' }));
  render(<Form />);
  await userEvent.type(field('Usuario'), 'mruiz');
  await userEvent.type(field('Contraseña'), 'mala');
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toContain('Usuario o contraseña incorrectos');
  expect(button()).toHaveProperty('disabled', false);
  // What is typed next takes the place of the refused password.
  expect(document.activeElement).toBe(field('Contraseña'));
  await userEvent.keyboard('2');
  expect(field('Contraseña')).toHaveProperty('value', '2');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a login stores the session; a user without prefix sends no token', async () => {
  fetchMock.mockResolvedValue(json(200, { token: fakeToken() }));
  render(<Form />);
  await userEvent.type(field('Usuario'), ' mruiz ');
  await userEvent.type(field('Contraseña'), ' clave con espacios ');
  await userEvent.click(button());
  await waitFor(() => expect(session.getState().status).toBe('in'));
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe('/buenosaires/v1/auth/login');
  expect(init?.body).toBe('{"username":"mruiz","password":" clave con espacios "}');
});

test('the password can be shown and hidden', async () => {
  render(<Form />);
  expect(field('Contraseña')).toHaveProperty('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
  expect(field('Contraseña')).toHaveProperty('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar la contraseña' }));
  expect(field('Contraseña')).toHaveProperty('type', 'password');
});
