import { CORREO_INVALIDO } from '@distri/domain/correo';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveLayout } from '../grid/testing.ts';
import { temaDistri } from '../theme/index.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { invalidFields, MailDialog, type MailToSend, type MailValues } from './MailDialog.tsx';
import { FALTA_VENDEDOR, type OrderFilter, OrderFilterDialog, orderFilterText } from './OrderFilterDialog.tsx';

beforeEach(giveLayout);
afterEach(() => {
  vi.restoreAllMocks();
});

function show(dialog: ReactElement) {
  render(<ThemeProvider theme={temaDistri}>{dialog}</ThemeProvider>);
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });

describe('ConfirmDialog', () => {
  it('has the focus on the safe way out, and Esc takes it', async () => {
    const [cancel, confirm] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const user = show(
      <ConfirmDialog
        title="¿Eliminar la hoja de ruta 5133?"
        cancelLabel="Conservar la hoja"
        confirmLabel="Eliminar la hoja 5133"
        consequences={[{ text: '18 pedidos vuelven a Nuevo' }]}
        onCancel={cancel}
        onConfirm={confirm}
      >
        Zona OESTE
      </ConfirmDialog>,
    );
    expect(screen.getByRole('alertdialog', { name: '¿Eliminar la hoja de ruta 5133?' })).toBeDefined();
    expect(screen.getByText('18 pedidos vuelven a Nuevo')).toBeDefined();
    expect(document.activeElement).toBe(button('Conservar la hoja'));
    await user.keyboard('{Escape}');
    expect(cancel).toHaveBeenCalledOnce();
    await user.click(button('Eliminar la hoja 5133'));
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('cannot be pressed twice nor left while it is being done', async () => {
    const cancel = vi.fn<() => void>();
    const user = show(
      <ConfirmDialog title="¿Seguro?" cancelLabel="No" confirmLabel="Sí" isBusy onCancel={cancel} onConfirm={cancel}>
        Algo
      </ConfirmDialog>,
    );
    await user.keyboard('{Escape}');
    expect(cancel).not.toHaveBeenCalled();
    expect(screen.getAllByRole('button').every((each) => each.hasAttribute('disabled'))).toBe(true);
  });

  it('cannot be agreed to before what it would do is known; it can be left', async () => {
    const [cancel, confirm] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const user = show(
      <ConfirmDialog
        title="¿Seguro?"
        cancelLabel="No"
        confirmLabel="Sí"
        isReady={false}
        consequences={null}
        onCancel={cancel}
        onConfirm={confirm}
      >
        Algo
      </ConfirmDialog>,
    );
    expect(screen.getByRole('status', { name: 'Cargando' })).toBeDefined();
    await user.click(button('Sí'));
    expect(confirm).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(cancel).toHaveBeenCalledOnce();
  });
});

describe('MailDialog', () => {
  const mail: MailValues = { to: 'a@x.com', cc: '', cco: '', subject: 's', body: 'b', attachFile: true };

  it.each<[Partial<MailValues>, string[]]>([
    [{}, []],
    [{ to: 'a@x.com; b@y.com.ar ;' }, []],
    [{ to: '' }, ['to']],
    [{ to: 'a@x.com, b@y.com' }, ['to']],
    [{ cc: 'nadie' }, ['cc']],
    [{ cco: 'a@x.com;@y' }, ['cco']],
    [{ subject: '  ', body: '\n' }, ['subject', 'body']],
  ])('%j fails in %j', (part, fields) => {
    expect(Object.keys(invalidFields({ ...mail, ...part }))).toEqual(fields);
  });

  it('says what the documents say, and takes the reader to the first wrong field', async () => {
    const send = vi.fn<(mail: MailToSend) => Promise<void>>();
    const user = show(<MailDialog initial={{ ...mail, subject: '' }} onSend={send} onClose={() => undefined} />);
    await user.click(button('Enviar'));
    expect(screen.getByText(CORREO_INVALIDO)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText(/Asunto/));
    expect(send).not.toHaveBeenCalled();
  });

  it('sends the addresses one by one and closes', async () => {
    const send = vi.fn<(mail: MailToSend) => Promise<void>>().mockResolvedValue();
    const close = vi.fn<() => void>();
    const user = show(<MailDialog initial={mail} attachment="Pedido-1.pdf" onSend={send} onClose={close} />);
    await user.click(button('Agregar CCO'));
    // The field that was asked for has the focus.
    await user.keyboard('c@z.com; d@z.com');
    await user.click(screen.getByRole('checkbox', { name: 'Adjuntar Pedido-1.pdf' }));
    await user.click(button('Enviar'));
    expect(send).toHaveBeenCalledWith({
      ...mail,
      to: ['a@x.com'],
      cc: [],
      cco: ['c@z.com', 'd@z.com'],
      attachFile: false,
    });
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  });

  it('keeps what was typed when it could not be sent, and says why', async () => {
    const send = vi
      .fn<(mail: MailToSend) => Promise<void>>()
      .mockRejectedValue(new Error('Error al enviar el correo: lleno'));
    const close = vi.fn<() => void>();
    const user = show(<MailDialog initial={mail} onSend={send} onClose={close} />);
    await user.type(screen.getByLabelText(/Cuerpo/), ', gracias');
    await user.click(button('Enviar'));
    expect(await screen.findByText('Error al enviar el correo: lleno')).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Cuerpo/).value).toBe('b, gracias');
    expect(close).not.toHaveBeenCalled();
  });
});

describe('OrderFilterDialog', () => {
  const VENDEDORES = [
    { id: '4', name: 'Gómez, Laura', nivel: 4 },
    { id: '6', name: 'Paz, Esteban', nivel: 6 },
  ];
  const setup = (value: OrderFilter) => {
    const apply = vi.fn<(filter: OrderFilter) => void>();
    const user = show(
      <OrderFilterDialog value={value} vendedores={VENDEDORES} onApply={apply} onClose={() => undefined} />,
    );
    return { user, apply };
  };

  it.each<[Exclude<OrderFilter, { modo: 'ninguno' }>, string]>([
    [{ modo: 'nivel', nivel: 4 }, 'Vendedores de nivel 4'],
    [{ modo: 'vendedor', vendedores: ['6'] }, 'Vendedor: Paz, Esteban'],
    [{ modo: 'vendedor', vendedores: ['9'] }, '1 vendedor'],
    [{ modo: 'vendedor', vendedores: ['4', '6'] }, '2 vendedores'],
  ])('%j: %s', (filter, text) => {
    expect(orderFilterText(filter, VENDEDORES)).toBe(text);
  });

  it('wants at least one salesperson', async () => {
    const { user, apply } = setup({ modo: 'ninguno' });
    await user.click(button('Por vendedor'));
    await user.click(button('Filtrar'));
    expect(screen.getByText(FALTA_VENDEDOR)).toBeDefined();
    expect(FALTA_VENDEDOR).toBe('Debe seleccionar al menos un vendedor');
    await user.click(screen.getByText('Paz, Esteban'));
    expect(screen.queryByText(FALTA_VENDEDOR)).toBeNull();
    await user.click(button('Filtrar'));
    expect(apply).toHaveBeenCalledWith({ modo: 'vendedor', vendedores: ['6'] });
  });

  it('starts from the filter in force', async () => {
    const { user, apply } = setup({ modo: 'vendedor', vendedores: ['4'] });
    await user.click(button('Filtrar'));
    expect(apply).toHaveBeenCalledWith({ modo: 'vendedor', vendedores: ['4'] });
  });

  it('filters by a level of those there are', async () => {
    const { user, apply } = setup({ modo: 'ninguno' });
    await user.click(button('Por nivel'));
    await user.click(button('Filtrar'));
    expect(apply).not.toHaveBeenCalled();
    await user.click(screen.getByLabelText(/Nivel de usuario/));
    await user.click(screen.getByRole('option', { name: 'Nivel 6' }));
    await user.click(button('Filtrar'));
    expect(apply).toHaveBeenCalledWith({ modo: 'nivel', nivel: 6 });
  });
});
