import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SelectField } from '../forms/SelectField.tsx';
import { TextInput } from '../forms/TextInput.tsx';
import { temaDistri } from '../theme/index.ts';
import { FormDialog } from './FormDialog.tsx';

const TIPOS = [{ value: 1, label: 'Uno' }];
const nothing = () => undefined;

/** A text that is there, a select and a text that are not. */
function Formulario({ onSubmit }: { onSubmit: () => void }) {
  const [tried, setTried] = useState(false);
  const error = tried ? 'Falta' : undefined;
  return (
    <FormDialog
      title="Prueba"
      onClose={nothing}
      onSubmit={() => {
        setTried(true);
        onSubmit();
      }}
      actions={<button type="submit">Guardar</button>}
    >
      <TextInput label="Nombre" value="Ana" onChange={nothing} />
      <SelectField label="Tipo" options={TIPOS} value={null} onChange={nothing} error={error} />
      <TextInput label="Leyenda" value="" onChange={nothing} error={error} />
    </FormDialog>
  );
}

it('a submit that leaves something wrong goes to the first field that is', async () => {
  const submitted = vi.fn<() => void>();
  const user = userEvent.setup();
  render(
    <ThemeProvider theme={temaDistri}>
      <Formulario onSubmit={submitted} />
    </ThemeProvider>,
  );
  await user.click(screen.getByText('Guardar'));
  expect(submitted).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Tipo' })));
});
