import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../platform/api/errors.ts';
import { avisar } from '../platform/feedback/avisos.ts';
import { readDestinatarios } from './requests.ts';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../platform/api/client.ts', () => ({ callApi }));
const error = vi.spyOn(avisar, 'error').mockImplementation(() => undefined);

interface Asked {
  name: string;
  errorPrefix: string;
}

/** Answers an address for what is asked, or fails for those named. */
function answerBut(...failing: string[]) {
  callApi.mockImplementation(async ({ name, errorPrefix }: Asked) => {
    if (failing.includes(name)) throw new ApiError(`${errorPrefix}: Se rompió`, { status: 500 });
    return { result: [{ email: name === 'clientes.listar' ? 'compras@cliente.example' : 'vendedor@distri.example' }] };
  });
}

beforeEach(() => error.mockClear());
afterEach(() => callApi.mockReset());

test('a mail is for the customer, with copy to the seller', async () => {
  answerBut();
  expect(await readDestinatarios('O', '10233', '03')).toEqual({
    to: 'compras@cliente.example',
    cc: 'vendedor@distri.example',
  });
  expect(error).not.toHaveBeenCalled();
});

test('without the seller it is told (D2 §8), and the mail is still written', async () => {
  answerBut('maestros.vendedores');
  expect(await readDestinatarios('O', '10233', '03')).toEqual({ to: 'compras@cliente.example', cc: '' });
  expect(error.mock.calls).toEqual([['Error al obtener el vendedor: Se rompió']]);
});
