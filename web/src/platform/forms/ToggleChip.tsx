import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';

interface ToggleChipProps {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

/**
 * The switch of a narrow screen: several of them stand in one row of 390 px, which labelled switches do not.
 * @example <ToggleChip label="Inactivos" value={withInactivos} onChange={setWithInactivos} />
 */
export function ToggleChip({ label, value, onChange }: ToggleChipProps) {
  return (
    <Button
      role="switch"
      aria-checked={value}
      variant="outlined"
      color="inherit"
      startIcon={value ? <CheckIcon /> : undefined}
      onClick={() => onChange(!value)}
      sx={{
        px: { xs: 2.5 },
        minWidth: 0,
        typography: { xs: 'body2' },
        whiteSpace: 'nowrap',
        fontWeight: 500,
        borderRadius: '24px',
        ...(value && { bgcolor: 'primary.fondo', borderColor: 'primary.main', color: 'primary.dark' }),
      }}
    >
      {label}
    </Button>
  );
}
