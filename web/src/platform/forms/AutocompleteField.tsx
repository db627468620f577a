import { foldText } from '@distri/domain/kernel';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FieldProps, textFieldProps } from './field.ts';

interface AutocompleteFieldProps<Item> extends FieldProps<Item | null> {
  options: readonly Item[];
  getKey: (item: Item) => string | number;
  getLabel: (item: Item) => string;
  /** Second line of an option, searched too. */
  getDetail?: (item: Item) => string;
  /** Given when the server searches: called with what is typed, and `options` are its answer. */
  onSearch?: (text: string) => void;
  loading?: boolean;
  noOptionsText?: string;
}

/** Options drawn at once; more are reached by typing. */
const SHOWN = 100;

/**
 * More than twelve options, found by typing without regard to accents.
 * @example
 * <AutocompleteField label="Vendedor" options={vendedores} getKey={(v) => v.id} getLabel={(v) => v.name}
 *   value={vendedor} onChange={setVendedor} />
 */
export function AutocompleteField<Item>(props: AutocompleteFieldProps<Item>) {
  const { options, getKey, getLabel, getDetail, onSearch, loading = false, value, onChange, ...rest } = props;
  const { noOptionsText = 'No se encontraron resultados', ...field } = rest;
  const narrow = (items: Item[], typed: string) =>
    onSearch ? items : matching(items, typed, (item) => `${getLabel(item)} ${getDetail?.(item) ?? ''}`);
  return (
    <Autocomplete<Item>
      options={options}
      value={value}
      onChange={(_, next) => onChange(next)}
      onInputChange={(_, text, reason) => reason === 'input' && onSearch?.(text)}
      getOptionLabel={getLabel}
      getOptionKey={getKey}
      isOptionEqualToValue={(a, b) => getKey(a) === getKey(b)}
      filterOptions={(items, state) => narrow(items, state.inputValue).slice(0, SHOWN)}
      loading={loading}
      loadingText="Buscando…"
      noOptionsText={noOptionsText}
      readOnly={field.readOnly === true}
      disabled={field.disabled === true}
      autoHighlight
      renderOption={({ key, ...option }, item) => (
        <Box component="li" key={key} {...option}>
          <OptionText label={getLabel(item)} detail={getDetail?.(item)} />
        </Box>
      )}
      renderInput={(params) => {
        const ours = textFieldProps(field);
        return (
          <TextField
            {...params}
            {...ours}
            slotProps={{
              ...params.slotProps,
              input: { ...params.slotProps.input, ...ours.slotProps.input },
              htmlInput: { ...params.slotProps.htmlInput, ...ours.slotProps.htmlInput },
            }}
          />
        );
      }}
    />
  );
}

function matching<Item>(items: Item[], typed: string, textOf: (item: Item) => string): Item[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const text = foldText(textOf(item));
    return words.every((word) => text.includes(word));
  });
}

function OptionText({ label, detail }: { label: string; detail: string | undefined }) {
  if (!detail) return label;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" noWrap>
        {label}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="div" noWrap>
        {detail}
      </Typography>
    </Box>
  );
}
