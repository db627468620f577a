import type { DescuentoFijo } from '@distri/domain/cobranzas';
import { formatMoney, formatPercent, type Rol } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MoneyInput, PercentInput } from '../../platform/forms/numberInputs.tsx';
import { SegmentedControl } from '../../platform/forms/SegmentedControl.tsx';
import { SwitchField } from '../../platform/forms/SwitchField.tsx';

interface DescuentoFijoFieldProps {
  value: DescuentoFijo;
  rol: Rol;
  onChange: (value: DescuentoFijo) => void;
}

const TIPOS = [
  { value: 'importe', label: 'Importe' },
  { value: 'porcentaje', label: 'Porcentaje' },
] as const;

/** Instead of the scale: the administrator sets it, the others read it when it is on (D3 §6). */
export function DescuentoFijoField({ value, rol, onChange }: DescuentoFijoFieldProps) {
  const { enabled, tipo, importe, porcentaje } = value;
  if (rol !== 'A')
    return enabled ? (
      <Typography variant="body2" color="textSecondary" sx={{ py: 1 }}>
        Descuento fijo: {tipo === 'importe' ? formatMoney(importe) : formatPercent(porcentaje)}
      </Typography>
    ) : null;
  return (
    <Box sx={{ mb: enabled ? 2 : 0 }}>
      <SwitchField label="Descuento fijo" value={enabled} onChange={(next) => onChange({ ...value, enabled: next })} />
      {enabled && (
        <Box sx={{ display: 'grid', gridTemplateColumns: '168px minmax(0, 1fr)', gap: 2, alignItems: 'end' }}>
          <SegmentedControl
            label="Tipo de descuento fijo"
            labelHidden
            options={TIPOS}
            value={tipo}
            onChange={(next) => onChange({ ...value, tipo: next })}
          />
          {tipo === 'importe' ? (
            <MoneyInput
              label="Importe del descuento fijo"
              labelHidden
              value={importe}
              onChange={(next) => onChange({ ...value, importe: next ?? 0 })}
            />
          ) : (
            <PercentInput
              label="Porcentaje del descuento fijo"
              labelHidden
              value={porcentaje}
              onChange={(next) => onChange({ ...value, porcentaje: next ?? 0 })}
            />
          )}
        </Box>
      )}
    </Box>
  );
}
