import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { AutocompleteField } from './AutocompleteField.tsx';
import { FormField } from './FormField.tsx';
import { MoneyInput } from './numberInputs.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { SelectField } from './SelectField.tsx';
import { TextInput } from './TextInput.tsx';

const LISTAS = [1, 2, 3].map((value) => ({ value, label: `Lista ${value}` }));

interface Valores {
  razsoc: string;
  importe: number | null;
  lista: number | null;
}

function Form({ onSave }: { onSave: (values: Valores) => void }) {
  const form = useForm<Valores>({ defaultValues: { razsoc: '', importe: null, lista: 1 } });
  return (
    <form onSubmit={form.handleSubmit(onSave)}>
      <FormField control={form.control} name="razsoc">
        {(field) => <TextInput label="Razón social" required {...field} />}
      </FormField>
      <FormField control={form.control} name="importe">
        {(field) => <MoneyInput label="Importe" {...field} />}
      </FormField>
      <FormField control={form.control} name="lista">
        {(field) => <SelectField label="Lista de precios" options={LISTAS} {...field} />}
      </FormField>
      <button type="submit">Guardar</button>
      <button type="button" onClick={() => form.setError('importe', { message: 'Falta' }, { shouldFocus: true })}>
        Revisar
      </button>
    </form>
  );
}

describe('FormField', () => {
  it('carries typed values to the form', async () => {
    const user = userEvent.setup();
    const save = vi.fn<(values: Valores) => void>();
    render(<Form onSave={(values) => save(values)} />);
    await user.type(screen.getByLabelText(/Razón social/), 'JUNCOS');
    await user.type(screen.getByLabelText('Importe'), '10,5');
    await user.click(screen.getByLabelText('Lista de precios'));
    await user.click(screen.getByRole('option', { name: 'Lista 3' }));
    await user.click(screen.getByText('Guardar'));
    expect(save).toHaveBeenCalledWith({ razsoc: 'JUNCOS', importe: 1050, lista: 3 });
  });

  it('shows the error under the field and puts the focus in it', async () => {
    const user = userEvent.setup();
    render(<Form onSave={() => undefined} />);
    await user.click(screen.getByText('Revisar'));
    expect(screen.getByText('Falta')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Importe'));
  });
});

describe('SegmentedControl', () => {
  it('always keeps one option chosen', async () => {
    const user = userEvent.setup();
    const change = vi.fn<(value: number) => void>();
    render(<SegmentedControl label="Lista" options={LISTAS} value={1} onChange={change} />);
    await user.click(screen.getByRole('button', { name: 'Lista 1' }));
    expect(change).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Lista 2' }));
    expect(change).toHaveBeenCalledWith(2);
  });
});

describe('AutocompleteField', () => {
  const vendedores = [
    { id: '1', name: 'Gómez, Laura', nivel: 'Nivel 4' },
    { id: '2', name: 'Ibarra, Nicolás', nivel: 'Nivel 6' },
  ];
  it('finds without accents, over both lines', async () => {
    const user = userEvent.setup();
    const change = vi.fn<(value: (typeof vendedores)[number] | null) => void>();
    render(
      <AutocompleteField
        label="Vendedor"
        options={vendedores}
        getKey={(v) => v.id}
        getLabel={(v) => v.name}
        getDetail={(v) => v.nivel}
        value={null}
        onChange={change}
      />,
    );
    await user.type(screen.getByLabelText('Vendedor'), 'nicolas 6{Enter}');
    expect(change).toHaveBeenCalledWith(vendedores[1]);
  });
});
