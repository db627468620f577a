import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

interface SwitchFieldProps {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
  disabled?: boolean;
}

/**
 * Yes or no with immediate effect (in a list: a checkbox).
 * @example <SwitchField label="Inactivos" value={withInactivos} onChange={setWithInactivos} />
 */
export function SwitchField({ label, value, onChange, disabled = false }: SwitchFieldProps) {
  return (
    <FormControlLabel
      label={label}
      disabled={disabled}
      control={<Switch checked={value} onChange={(event) => onChange(event.target.checked)} />}
    />
  );
}
