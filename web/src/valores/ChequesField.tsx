import { formatDia, formatMoney } from '@distri/domain/kernel';
import { listBancos } from '@distri/domain/maestros';
import { type ContextoValores, type TipoValor, totalValores } from '@distri/domain/valores';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCall } from '../platform/api/index.ts';
import { StateChip } from '../platform/document/StateChip.tsx';
import { tabular } from '../platform/theme/index.ts';
import { ChequeDialog } from './ChequeDialog.tsx';
import { RowAction } from './ItemsList.tsx';
import { type ChequeForm, newCheque } from './itemForm.ts';

interface ChequesFieldProps {
  cheques: readonly ChequeForm[];
  tipo: TipoValor;
  contexto: ContextoValores;
  cobranza: number | undefined;
  onChange: (cheques: ChequeForm[]) => void;
  errorOf: (path: string) => string | undefined;
}

/** The cheques of an item, whose amount is their sum (D3 §5); each is typed in its own dialog. */
export function ChequesField({ cheques, tipo, contexto, cobranza, onChange, errorOf }: ChequesFieldProps) {
  const [abierto, setAbierto] = useState<number | null>(null);
  const error = errorOf('cheques');
  const wrong = cheques.findIndex((_, index) => CAMPOS.some((campo) => errorOf(`cheques.${index}.${campo}`)));
  const last = cheques.at(-1);
  return (
    <Box>
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        Cheques
      </Typography>
      {cheques.length === 0 && (
        <Typography variant="body2" color={error ? 'error' : 'textSecondary'} sx={{ py: 2 }}>
          {error ?? 'Todavía no hay cheques. El importe del ítem es la suma de los que cargues.'}
        </Typography>
      )}
      <Box component="ul" aria-label="Cheques" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {[...cheques.entries()].map(([index, cheque]) => (
          <ChequeRow
            key={index}
            cheque={cheque}
            isWrong={index === wrong}
            onEdit={() => setAbierto(index)}
            onRemove={() => onChange(cheques.filter((_, each) => each !== index))}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', pt: 2 }}>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          autoFocus={cheques.length === 0}
          onClick={() => setAbierto(cheques.length)}
        >
          Agregar cheque
        </Button>
        <Typography variant="subtitle2" sx={tabular}>
          {formatMoney(totalValores(cheques))}
        </Typography>
      </Box>
      {abierto !== null && (
        <ChequeDialog
          key={abierto}
          cheque={cheques[abierto] ?? newCheque(tipo === 'CHE', last?.banco, null)}
          isNew={abierto >= cheques.length}
          otros={cheques.filter((_, index) => index !== abierto)}
          tipo={tipo}
          contexto={contexto}
          cobranza={cobranza}
          onSave={(cheque, another) => {
            onChange(abierto < cheques.length ? cheques.with(abierto, cheque) : [...cheques, cheque]);
            setAbierto(another ? abierto + 1 : null);
          }}
          onClose={() => setAbierto(null)}
        />
      )}
    </Box>
  );
}

const CAMPOS = ['numero', 'banco', 'fecha', 'importe', 'idelectro'] as const;

interface ChequeRowProps {
  cheque: ChequeForm;
  isWrong: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** 'N° 00412877 · Banco Macro · 05/12/2026', its amount, and what came of it. */
function ChequeRow({ cheque, isWrong, onEdit, onRemove }: ChequeRowProps) {
  const { numero, fecha, importe, idelectro, recibido, rechazado, observa, repetido } = cheque;
  const banco = useBanco(cheque.banco);
  const detail = [banco, fecha && formatDia(fecha), idelectro, repetido && 'repetido'].filter(Boolean).join(' · ');
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          N° {numero}
        </Typography>
        <Typography variant="caption" component="p" color={isWrong ? 'error' : 'textSecondary'}>
          {isWrong ? 'Este cheque tiene campos sin completar' : detail}
        </Typography>
        {rechazado && (
          <Typography variant="caption" component="p" color="error">
            {observa ? `Rechazado: ${observa}` : 'Rechazado'}
          </Typography>
        )}
      </Box>
      {recibido && <StateChip palabra="Recibido" tono="verde" />}
      <Typography variant="body2" sx={{ fontWeight: 600, whiteSpace: 'nowrap', ...tabular }}>
        {formatMoney(importe)}
      </Typography>
      {!recibido && (
        <Box sx={{ display: 'flex', flexShrink: 0 }}>
          <RowAction label={`Editar el cheque ${numero}`} icon={<EditIcon />} onClick={onEdit} />
          <RowAction label={`Quitar el cheque ${numero}`} icon={<DeleteIcon />} onClick={onRemove} />
        </Box>
      )}
    </Box>
  );
}

function useBanco(id: string): string {
  const { data } = useCall(listBancos, undefined, { staleMs: 300_000 });
  return data?.result.find((banco) => banco.id === id)?.description ?? id;
}
