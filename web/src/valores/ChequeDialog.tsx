import { isChequeValido } from '@distri/domain/cobranzas';
import { problemText } from '@distri/domain/kernel';
import { listBancos } from '@distri/domain/maestros';
import {
  type ContextoValores,
  checkValor,
  MENSAJES_VALORES,
  TIPOS_VALOR,
  type TipoValor,
} from '@distri/domain/valores';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { callApi, useCall } from '../platform/api/index.ts';
import { FormDialog } from '../platform/dialogs/FormDialog.tsx';
import { AutocompleteField } from '../platform/forms/AutocompleteField.tsx';
import { DateInput } from '../platform/forms/DateInput.tsx';
import { DigitsInput } from '../platform/forms/DigitsInput.tsx';
import { MoneyInput } from '../platform/forms/numberInputs.tsx';
import { TextInput } from '../platform/forms/TextInput.tsx';
import type { ChequeForm } from './itemForm.ts';

interface ChequeDialogProps {
  cheque: ChequeForm;
  isNew: boolean;
  /** The other cheques of the item: a number is entered once. */
  otros: readonly ChequeForm[];
  tipo: TipoValor;
  contexto: ContextoValores;
  /** The collection that is edited: its own cheques are no repeated ones. */
  cobranza: number | undefined;
  /** `another`: the next one is typed at once. */
  onSave: (cheque: ChequeForm, another: boolean) => void;
  onClose: () => void;
}

/** One cheque (D3 §5, "Check dialog"). Whether its number is in another live collection is asked of the server. */
export function ChequeDialog(props: ChequeDialogProps) {
  const { cheque, isNew, tipo, onSave, onClose } = props;
  const [own, setOwn] = useState(cheque);
  const [tried, setTried] = useState(false);
  const bancos = useCall(listBancos, undefined, { staleMs: 300_000 });
  const options = bancos.data?.result ?? [];
  const servidor = useNumeroRepetido(props);
  const change = (part: Partial<ChequeForm>) => setOwn((before) => ({ ...before, ...part }));
  const problems = problemsOf(own, props);
  const errorOf = (campo: string) => {
    if (campo === 'numero' && servidor.message(own)) return servidor.message(own);
    const found = tried ? problems.find(({ path }) => path === campo) : undefined;
    return found && problemText(MENSAJES_VALORES, found);
  };
  const isRepeated = own.repetido || servidor.message(own) !== undefined || problems.some(isRepetido);
  const save = async (another: boolean) => {
    setTried(true);
    if (problems.length > 0 || !(await servidor.isFree(own))) return;
    onSave(own, another);
  };
  return (
    <FormDialog
      title={isNew ? `Nuevo cheque ${tipo === 'CHE' ? 'electrónico' : 'físico'}` : `Cheque ${cheque.numero}`}
      onClose={onClose}
      onSubmit={() => void save(false)}
      isBusy={servidor.isAsking}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} sx={{ mr: { sm: 'auto' } }}>
            Cancelar
          </Button>
          {isNew && (
            <Button variant="outlined" disabled={servidor.isAsking} onClick={() => void save(true)}>
              Agregar y cargar otro
            </Button>
          )}
          <Button type="submit" variant="contained" loading={servidor.isAsking}>
            {isNew ? 'Agregar cheque' : 'Guardar el cheque'}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4 }}>
        <DigitsInput
          label="Número"
          required
          autoFocus
          maxLength={8}
          value={own.numero}
          onChange={(numero) => change({ numero })}
          error={errorOf('numero')}
        />
        <AutocompleteField
          label="Banco"
          required
          options={options}
          getKey={({ id }) => id}
          getLabel={({ description }) => description}
          value={options.find(({ id }) => id === own.banco) ?? null}
          onChange={(banco) => change({ banco: banco?.id ?? '' })}
          loading={bancos.isPending}
          error={errorOf('banco')}
        />
        <DateInput
          label="Fecha de cobro"
          required
          value={own.fecha}
          onChange={(fecha) => change({ fecha })}
          error={errorOf('fecha')}
        />
        <MoneyInput
          label="Importe"
          required
          value={own.importe === 0 ? null : own.importe}
          onChange={(importe) => change({ importe: importe ?? 0 })}
          error={errorOf('importe')}
        />
        {tipo === 'CHE' && (
          <TextInput
            label="Identificador electrónico"
            required
            maxLength={30}
            value={own.idelectro}
            onChange={(idelectro) => change({ idelectro: idelectro.trim() })}
            error={errorOf('idelectro')}
          />
        )}
      </Box>
      {isRepeated && (
        <FormControlLabel
          label="Permitir repetido"
          control={<Checkbox checked={own.repetido} onChange={(event) => change({ repetido: event.target.checked })} />}
        />
      )}
    </FormDialog>
  );
}

type Buscado = Pick<ChequeForm, 'numero' | 'banco' | 'idelectro'>;

const sameCheque = (a: Buscado, b: Buscado) =>
  Number(a.numero) === Number(b.numero) && a.banco === b.banco && a.idelectro === b.idelectro;

const isRepetido = ({ code }: { code: string }) => code === 'CHEQUE_REPETIDO';

/** Asks the server whether somebody collected it already, also meanwhile: the form may have been refused for it. */
function useNumeroRepetido({ cobranza }: ChequeDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<Buscado | null>(null);
  const [failure, setFailure] = useState<string>();
  const isFree = async (asked: ChequeForm) => {
    if (asked.repetido) return true;
    setAsking(true);
    setFailure(undefined);
    try {
      const { numero, banco, idelectro } = asked;
      const query = { numero, banco, ...(idelectro && { idelectro }), ...(cobranza && { cobranza }) };
      const { result } = await callApi(isChequeValido, { query });
      if (!result) setRefused(asked);
      return result;
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      setAsking(false);
    }
  };
  const message = (asked: ChequeForm): string | undefined => {
    if (refused && !asked.repetido && sameCheque(refused, asked))
      return MENSAJES_VALORES.CHEQUE_REPETIDO({ numero: asked.numero });
    return failure;
  };
  return { isFree, message, isAsking };
}

/** What the rules say of this cheque beside the others, with the names of its own fields. */
function problemsOf(own: ChequeForm, { otros, tipo, contexto }: ChequeDialogProps) {
  const base = { id: 1, tipo, fecha: null, leyenda: TIPOS_VALOR[tipo].nombre, jurisdiccion: null };
  const item = { ...base, importe: 1, transferencia: { numero: '', cuenta: null }, cheques: [...otros, own] };
  const at = `cheques.${otros.length}.`;
  return checkValor(item, contexto).flatMap((problem) =>
    problem.path?.startsWith(at) ? [{ ...problem, path: problem.path.slice(at.length) }] : [],
  );
}
