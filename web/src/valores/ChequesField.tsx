import { formatMoney } from '@distri/domain/kernel';
import { listBancos } from '@distri/domain/maestros';
import { totalValores } from '@distri/domain/valores';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useCall } from '../platform/api/index.ts';
import { AutocompleteField } from '../platform/forms/AutocompleteField.tsx';
import { DateInput } from '../platform/forms/DateInput.tsx';
import { MoneyInput } from '../platform/forms/numberInputs.tsx';
import { TextInput } from '../platform/forms/TextInput.tsx';
import { tabular } from '../platform/theme/index.ts';
import type { ItemForm } from './itemForm.ts';

type Cheque = ItemForm['cheques'][number];

interface ChequesFieldProps {
  cheques: readonly Cheque[];
  /** They need their electronic id (D3 §5). */
  electronicos: boolean;
  onChange: (cheques: Cheque[]) => void;
  errorOf: (path: string) => string | undefined;
}

const onlyDigits = (text: string) => text.replace(/\D/g, '').slice(0, 8);

/** The cheques of an item, whose amount is their sum (D3 §5). */
export function ChequesField({ cheques, electronicos, onChange, errorOf }: ChequesFieldProps) {
  const blank: Cheque = { numero: '', banco: '', fecha: null, importe: 0, iselectro: electronicos, idelectro: '' };
  const change = (at: number, part: Partial<Cheque>) =>
    onChange(cheques.map((cheque, index) => (index === at ? { ...cheque, ...part } : cheque)));
  const error = errorOf('cheques');
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {[...cheques.entries()].map(([index, cheque]) => (
        <ChequeRow
          key={index}
          at={index}
          cheque={cheque}
          electronico={electronicos}
          onChange={(part) => change(index, part)}
          onRemove={() => onChange(cheques.filter((_, each) => each !== index))}
          errorOf={(field) => errorOf(`cheques.${index}.${field}`)}
        />
      ))}
      {error && (
        <Typography variant="caption" color="error">
          {error}
        </Typography>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Button startIcon={<AddIcon />} onClick={() => onChange([...cheques, blank])}>
          Agregar cheque
        </Button>
        <Typography variant="subtitle2" sx={tabular}>
          {formatMoney(totalValores(cheques))}
        </Typography>
      </Box>
    </Box>
  );
}

interface ChequeRowProps {
  at: number;
  cheque: Cheque;
  electronico: boolean;
  onChange: (part: Partial<Cheque>) => void;
  onRemove: () => void;
  errorOf: (field: string) => string | undefined;
}

function ChequeRow({ at, cheque, electronico, onChange, onRemove, errorOf }: ChequeRowProps) {
  const bancos = useCall(listBancos, undefined, { staleMs: 300_000 });
  const options = bancos.data?.result ?? [];
  return (
    <Paper variant="outlined" sx={{ p: 3, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h6" component="h3">
          Cheque {at + 1}
        </Typography>
        <IconButton aria-label={`Quitar el cheque ${at + 1}`} onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 3 }}>
        <TextInput
          label="Número"
          required
          value={cheque.numero}
          onChange={(numero) => onChange({ numero: onlyDigits(numero) })}
          error={errorOf('numero')}
        />
        <AutocompleteField
          label="Banco"
          required
          options={options}
          getKey={({ id }) => id}
          getLabel={({ description }) => description}
          value={options.find(({ id }) => id === cheque.banco) ?? null}
          onChange={(banco) => onChange({ banco: banco?.id ?? '' })}
          loading={bancos.isPending}
          error={errorOf('banco')}
        />
        <DateInput
          label="Fecha de cobro"
          required
          value={cheque.fecha}
          onChange={(fecha) => onChange({ fecha })}
          error={errorOf('fecha')}
        />
        <MoneyInput
          label="Importe"
          required
          value={cheque.importe}
          onChange={(importe) => onChange({ importe: importe ?? 0 })}
          error={errorOf('importe')}
        />
        {electronico && (
          <TextInput
            label="Identificador electrónico"
            required
            maxLength={30}
            value={cheque.idelectro}
            onChange={(idelectro) => onChange({ idelectro: idelectro.trim() })}
            error={errorOf('idelectro')}
          />
        )}
      </Box>
    </Paper>
  );
}
