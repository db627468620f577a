import type { AnswerOf } from '@distri/domain/kernel';
import { foldText } from '@distri/domain/kernel';
import type { listLocalidades } from '@distri/domain/maestros';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FieldProps, textFieldProps } from '../../platform/forms/field.ts';

export type Localidad = AnswerOf<typeof listLocalidades>['result'][number];

interface LocalidadFieldProps extends FieldProps<string> {
  localidades: readonly Localidad[];
  /** One of the list: it brings province and postal code along. */
  onPick: (localidad: Localidad) => void;
}

const SHOWN = 60;
const MAX_LARGO = 60;

/** The locality as it is written: any text, and those of the table as it is typed. */
export function LocalidadField({ localidades, value, onChange, onPick, ...field }: LocalidadFieldProps) {
  const ours = textFieldProps(field);
  return (
    <Autocomplete<Localidad, false, true, true>
      freeSolo
      disableClearable
      options={localidades}
      inputValue={value}
      onInputChange={(_, text, reason) => reason === 'input' && onChange(text)}
      onChange={(_, picked) => typeof picked !== 'string' && onPick(picked)}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.detalle)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      filterOptions={(options) => matching(options, value)}
      renderOption={({ key, ...option }, localidad) => (
        <Box component="li" key={key} {...option}>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" noWrap>
              {localidad.detalle}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="div" noWrap>
              {localidad.provincia} · {localidad.codpostal}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          {...ours}
          slotProps={{
            ...params.slotProps,
            input: { ...params.slotProps.input, ...ours.slotProps.input },
            htmlInput: { ...params.slotProps.htmlInput, ...ours.slotProps.htmlInput, maxLength: MAX_LARGO },
          }}
        />
      )}
    />
  );
}

/** Those that begin like what was typed before those that hold it somewhere. */
function matching(localidades: readonly Localidad[], typed: string): Localidad[] {
  const text = foldText(typed).trim();
  if (text.length < 2) return [];
  const found = localidades.filter(({ detalle }) => foldText(detalle).includes(text));
  const begins = ({ detalle }: Localidad) => Number(foldText(detalle).startsWith(text));
  return found.sort((a, b) => begins(b) - begins(a)).slice(0, SHOWN);
}
