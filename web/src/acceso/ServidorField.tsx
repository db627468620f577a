import type { ConfiguracionApp } from '@distri/domain/kernel';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';

interface ServidorFieldProps {
  /** Undefined while they load. */
  empresas: ConfiguracionApp['empresas'] | undefined;
  value: string | undefined;
  onChange: (id: string) => void;
}

/** The server selector (D1 §2.1), side by side; a group with many companies gets rows of three. */
export function ServidorField({ empresas, value, onChange }: ServidorFieldProps) {
  const labelId = useId();
  if (!empresas || value === undefined) return <Skeleton height={56} />;
  return (
    <FormControl>
      <InputLabel id={labelId}>Servidor</InputLabel>
      <ToggleButtonGroup
        exclusive
        value={value}
        aria-labelledby={labelId}
        onChange={(_, id: string | null) => id !== null && onChange(id)}
        sx={{ display: 'grid', gridTemplateColumns: `repeat(${Math.min(empresas.length, 3)}, 1fr)` }}
      >
        {empresas.map(({ id, nombre }) => (
          <ToggleButton key={id} value={id}>
            {nombre}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FormControl>
  );
}
