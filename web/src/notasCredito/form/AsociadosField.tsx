import { formatNumero } from '@distri/domain/cuentas';
import type { Factura } from '@distri/domain/facturas';
import { formatDia, formatMoney } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useMemo } from 'react';
import { AutocompleteField } from '../../platform/forms/AutocompleteField.tsx';
import { DateInput } from '../../platform/forms/DateInput.tsx';
import { SegmentedControl } from '../../platform/forms/SegmentedControl.tsx';
import type { EditorNota } from './useNotaForm.ts';

const SOBRE = [
  { value: 'facturas', label: 'Facturas' },
  { value: 'periodo', label: 'Un período' },
] as const;

interface AsociadosFieldProps {
  editor: Pick<EditorNota, 'form' | 'set'>;
  /** The customer's. */
  facturas: readonly Factura[];
  error: string | undefined;
  hoy: string;
}

/** What the note corrects: invoices of the customer, or a period (ARCA takes no note without; domain-facts §3). */
export function AsociadosField({ editor, facturas, error, hoy }: AsociadosFieldProps) {
  const { form, set } = editor;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        p: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '240px minmax(0, 1fr)' },
      }}
    >
      <SegmentedControl label="Corrige" options={SOBRE} value={form.sobre} onChange={(sobre) => set({ sobre })} />
      {form.sobre === 'facturas' ? (
        <Facturas editor={editor} facturas={facturas} error={error} />
      ) : (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(2, minmax(0, 180px))' }}>
          <DateInput
            label="Desde"
            name="periodo"
            required
            max={hoy}
            value={form.desde}
            error={error}
            onChange={(desde) => set({ desde })}
          />
          <DateInput label="Hasta" required max={hoy} value={form.hasta} onChange={(hasta) => set({ hasta })} />
        </Box>
      )}
    </Box>
  );
}

function Facturas({ editor, facturas, error }: Omit<AsociadosFieldProps, 'hoy'>) {
  const { form, set } = editor;
  const chosen = useMemo(() => facturas.filter(({ id }) => form.facturas.includes(id)), [facturas, form.facturas]);
  const others = useMemo(() => facturas.filter(({ id }) => !form.facturas.includes(id)), [facturas, form.facturas]);
  return (
    <Box>
      <AutocompleteField
        label="Agregar factura"
        name="facturas"
        required
        options={others}
        getKey={({ id }) => id}
        getLabel={({ factura }) => formatNumero(factura)}
        getDetail={({ ingreso, importe }) => `${formatDia(ingreso)} · ${formatMoney(importe)}`}
        value={null}
        error={error}
        placeholder="Número, fecha o importe"
        noOptionsText="No tiene más facturas"
        onChange={(factura) => factura && set({ facturas: [...form.facturas, factura.id] })}
      />
      {chosen.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          {chosen.map(({ id, factura }) => (
            <Chip
              key={id}
              variant="outlined"
              label={formatNumero(factura)}
              onDelete={() => set({ facturas: form.facturas.filter((each) => each !== id) })}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
