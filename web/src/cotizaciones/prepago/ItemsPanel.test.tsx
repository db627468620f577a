import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '../../platform/api/index.ts';
import { AppTheme } from '../../platform/theme/index.ts';
import { type ItemForm, newItem } from '../../valores/itemForm.ts';
import { ItemsPanel } from './ItemsPanel.tsx';

afterEach(cleanup);

const HOY = '2026-11-20';
const TOTAL = 114_345_00;

function Panel({
  initial,
  saldo = 0,
  operacion = 'CREATE',
}: {
  initial: ItemForm[];
  saldo?: number;
  operacion?: 'CREATE' | 'EDIT';
}) {
  const [items, setItems] = useState(initial);
  return (
    <ItemsPanel
      items={items}
      onChange={setItems}
      operacion={operacion}
      cotizacion={null}
      rol="V"
      hoy={HOY}
      fechaRecibo={HOY}
      totalPrepago={TOTAL}
      saldoCuentaCorriente={saldo}
    />
  );
}

function setup(props: Parameters<typeof Panel>[0]) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppTheme>
        <Panel {...props} />
      </AppTheme>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const amountOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');

test('empty, it asks for an item and says how much is missing; the one that is added brings that amount', async () => {
  const user = setup({ initial: [] });
  expect(screen.getByText('Ingrese un ítem de cobranza')).toBeDefined();
  expect(amountOf('Falta')).toBe('$ 114.345');
  await user.click(screen.getByRole('button', { name: 'Agregar ítem' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Agregar ítem' }));
  expect(screen.queryByText('Falta')).toBeNull();
  expect(amountOf('Ingresado')).toBe('$ 114.345');
  // A new provisional transfer is as it should be; an edited quotation wants the real one.
  expect(screen.queryByText(/debe ser reemplazado/)).toBeNull();
});

test('the dialog says what is missing, field by field, and keeps nothing of it', async () => {
  const user = setup({ initial: [] });
  await user.click(screen.getByRole('button', { name: 'Agregar ítem' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.clear(dialog.getByLabelText(/Importe/));
  await user.clear(dialog.getByLabelText(/Leyenda/));
  await user.clear(dialog.getByRole('textbox', { name: /^Fecha/ }));
  await user.click(dialog.getByRole('button', { name: 'Agregar ítem' }));
  for (const text of ['Debe ingresar un importe mayor a cero', 'Debe ingresar una leyenda', 'Debe ingresar una fecha'])
    expect(dialog.getByText(text)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByText('Ingrese un ítem de cobranza')).toBeDefined();
});

test('a day before the quotation’s is refused in the document’s words, but not for a bank transfer', async () => {
  const user = setup({ initial: [] });
  await user.click(screen.getByRole('button', { name: 'Agregar ítem' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.clear(dialog.getByRole('textbox', { name: /^Fecha/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Fecha/ }), '19112026');
  await user.click(dialog.getByRole('button', { name: 'Agregar ítem' }));
  expect(dialog.getByText(/no puede ser menor a fecha recibo/)).toBeDefined();
});

test('the credit of the account is offered once, up to what is missing', async () => {
  const user = setup({ initial: [], saldo: 20_000_00 });
  await user.click(screen.getByRole('button', { name: /Usar saldo a favor/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.clear(dialog.getByLabelText(/Importe/));
  await user.type(dialog.getByLabelText(/Importe/), '20000,01');
  await user.click(dialog.getByRole('button', { name: 'Agregar ítem' }));
  expect(dialog.getByText(/no puede superar el saldo de la cuenta corriente/)).toBeDefined();
  await user.clear(dialog.getByLabelText(/Importe/));
  await user.type(dialog.getByLabelText(/Importe/), '20000');
  await user.click(dialog.getByRole('button', { name: 'Agregar ítem' }));
  expect(amountOf('Falta')).toBe('$ 94.345');
  expect(screen.queryByRole('button', { name: /Usar saldo a favor/ })).toBeNull();
});

test('edited: provisional and rejected items say what to do, received ones are not touched', () => {
  const base = newItem('TRP', HOY, 100_00, []);
  const cuenta = { numero: '7', cuenta: 1 };
  const recibida: ItemForm = { ...base, id: 2, tipo: 'TRF', leyenda: 'Galicia', transferencia: cuenta, recibido: true };
  const rechazada: ItemForm = { ...recibida, id: 3, recibido: false, rechazado: true, observa: 'no llegó' };
  setup({ initial: [{ ...base, id: 1 }, recibida, rechazada], operacion: 'EDIT' });
  expect(screen.getByText('Este ítem debe ser reemplazado por una transferencia definitiva.')).toBeDefined();
  expect(screen.getByText('Ítem rechazado: no llegó')).toBeDefined();
  expect(screen.getByText('Recibido')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Quitar/ })).toHaveLength(2);
});
