import type { Vendedor } from '@distri/domain/maestros';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

/** D4 §9: more are counted. */
const ETIQUETAS = 7;

interface VendedoresFieldProps {
  vendedores: readonly Vendedor[];
  /** Ids; none means all of them. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Whose collections: everybody's unless somebody is chosen (D4 §2, 'TODOS'). */
export function VendedoresField({ vendedores, value, onChange }: VendedoresFieldProps) {
  const chosen = vendedores.filter(({ id }) => value.includes(id));
  return (
    <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 320px' }, minWidth: 0 }}>
      <Autocomplete
        multiple
        disableCloseOnSelect
        limitTags={ETIQUETAS}
        options={[...vendedores]}
        value={chosen}
        onChange={(_, next) => onChange(next.map(({ id }) => id))}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        noOptionsText="No se encontraron resultados"
        renderInput={(params) => (
          <TextField {...params} label="Vendedor" placeholder={chosen.length === 0 ? 'TODOS' : ''} />
        )}
      />
    </Box>
  );
}
