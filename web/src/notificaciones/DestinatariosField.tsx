import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import type { Destinatario } from './destinatarios.ts';

interface DestinatariosFieldProps {
  options: readonly Destinatario[];
  value: Destinatario[];
  onChange: (value: Destinatario[]) => void;
  error: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** Picks several: groups and people, found by typing a name, a user name or a role. */
export function DestinatariosField({ options, value, onChange, error, inputRef }: DestinatariosFieldProps) {
  return (
    <Autocomplete
      multiple
      autoHighlight
      disableCloseOnSelect
      options={options}
      value={value}
      onChange={(_, next) => onChange(next)}
      groupBy={(option) => option.clase}
      getOptionLabel={(option) => option.nombre}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      noOptionsText="No se encontraron resultados"
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props} sx={{ gap: 2 }}>
          <Typography variant="body2">{option.nombre}</Typography>
          <Typography variant="caption" color="textSecondary">
            {option.detalle}
          </Typography>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          label="Destinatarios"
          required
          autoFocus
          error={error !== undefined}
          helperText={error}
        />
      )}
    />
  );
}
