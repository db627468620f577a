import { contextoVenta } from '@distri/domain/clientes';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { avisar } from '../../platform/feedback/index.ts';
import { session } from '../../platform/session/index.ts';
import { jsonResponse, renderAt } from '../../platform/test/renderAt.tsx';
import { fakeToken } from '../../platform/test/token.ts';
import { type MasDatos, MasDatosDialog } from './MasDatosDialog.tsx';
import { CONTEXTO } from './testing.tsx';

const DATOS: MasDatos = {
  notacompra: 'OC 12',
  usuario: null,
  comision: 20_000,
  transporte: '000',
  talfactura: 4,
  talremito: null,
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => jsonResponse({ message: 'Se rompió' }, 500));
  session.logIn(fakeToken({ role: 'A' }), { id: 'ba', nombre: 'Buenos Aires', apiBase: '/ba/v1' });
});
afterEach(() => {
  cleanup();
  avisar.cerrarTodos();
  session.logOut();
  vi.unstubAllGlobals();
});

test('lookup tables that could not be read are said at their fields, and the rest is saved as it was', async () => {
  const save = vi.fn<(datos: MasDatos) => void>();
  const { user } = renderAt('/', () => (
    <MasDatosDialog
      datos={DATOS}
      rol="A"
      contexto={contextoVenta.parse(CONTEXTO)}
      clase="pedido"
      operacion="CREATE"
      onSave={save}
      onClose={() => undefined}
    />
  ));
  await waitFor(() => expect(screen.getAllByText(/^No se pudieron leer los talonarios/)).toHaveLength(2));
  expect(screen.getByText(/^No se pudieron leer los usuarios/)).toBeTruthy();
  // Nothing over the buttons.
  expect(screen.queryByText(/Se rompió/)).toBeNull();
  const nota = screen.getByRole('textbox', { name: 'Nota de compra' });
  await user.clear(nota);
  await user.type(nota, 'OC 13');
  await user.click(screen.getByRole('button', { name: 'Guardar los datos' }));
  expect(save).toHaveBeenCalledWith({ ...DATOS, notacompra: 'OC 13' });
});
