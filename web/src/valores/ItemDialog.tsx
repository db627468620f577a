import type { Centavos, Dia, Rol } from '@distri/domain/kernel';
import { formatMoney, problemText } from '@distri/domain/kernel';
import { listCuentasBancarias, listJurisdicciones } from '@distri/domain/maestros';
import {
  checkValor,
  MENSAJES_VALORES,
  normalizeImporte,
  TIPOS_VALOR,
  type TipoValor,
  totalValores,
} from '@distri/domain/valores';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useCall } from '../platform/api/index.ts';
import { FormButtons } from '../platform/dialogs/FormButtons.tsx';
import { FormDialog } from '../platform/dialogs/FormDialog.tsx';
import { AutocompleteField } from '../platform/forms/AutocompleteField.tsx';
import { DateInput } from '../platform/forms/DateInput.tsx';
import { MoneyInput } from '../platform/forms/numberInputs.tsx';
import { SelectField } from '../platform/forms/SelectField.tsx';
import { TextInput } from '../platform/forms/TextInput.tsx';
import { ChequesField } from './ChequesField.tsx';
import { type ItemForm, leyendaDe, opcionesTipo } from './itemForm.ts';

interface ItemDialogProps {
  item: ItemForm;
  isNew: boolean;
  /** What this person chooses from. */
  tipos: readonly TipoValor[];
  rol: Rol;
  fechaRecibo: Dia;
  saldoCuentaCorriente: Centavos;
  /** The collection that is edited: its own cheques are no repeated ones. */
  cobranza?: number | undefined;
  onSave: (item: ItemForm) => void;
  onClose: () => void;
}

/** A payment item of any type, with what that type asks for (D2 §5, D3 §5). */
export function ItemDialog(props: ItemDialogProps) {
  const { item, isNew, tipos, rol, fechaRecibo, saldoCuentaCorriente, cobranza, onSave, onClose } = props;
  const [own, setOwn] = useState(item);
  const [importe, setImporte] = useState<Centavos | null>(item.importe === 0 ? null : item.importe);
  const [tried, setTried] = useState(false);
  const fila = TIPOS_VALOR[own.tipo];
  const change = (part: Partial<ItemForm>) => setOwn((before) => ({ ...before, ...part }));
  const whole = {
    ...own,
    leyenda: own.leyenda.trim(),
    importe: fila.conCheques ? totalValores(own.cheques) : normalizeImporte(importe),
  };
  const problems = checkValor(whole, { rol, fechaRecibo, saldoCuentaCorriente });
  const errorOf = (path: string) => {
    const found = tried ? problems.find((problem) => problem.path === path) : undefined;
    return found && problemText(MENSAJES_VALORES, found);
  };
  const save = () => {
    setTried(true);
    if (problems.length > 0) return;
    onSave(whole);
    onClose();
  };
  const changeTipo = (tipo: TipoValor | null) => {
    if (tipo === null) return;
    change({
      tipo,
      leyenda: leyendaDe(tipo),
      transferencia: { ...own.transferencia, cuenta: null },
      jurisdiccion: null,
      cheques: own.cheques.map((cheque) => ({ ...cheque, iselectro: tipo === 'CHE' })),
    });
  };
  return (
    <FormDialog
      // The credit of the account is no type to choose: the title says what it is.
      title={isNew && own.tipo !== 'SCC' ? 'Nuevo ítem de cobranza' : fila.nombre}
      onClose={onClose}
      onSubmit={save}
      actions={<FormButtons label={isNew ? 'Agregar ítem' : 'Guardar el ítem'} onCancel={onClose} />}
    >
      {own.tipo !== 'SCC' && (
        <SelectField
          label="Tipo"
          options={opcionesTipo(tipos, own.tipo)}
          value={own.tipo}
          onChange={changeTipo}
          autoFocus
        />
      )}
      {fila.conCheques ? (
        <ChequesField
          cheques={own.cheques}
          tipo={own.tipo}
          contexto={{ rol, fechaRecibo, saldoCuentaCorriente }}
          cobranza={cobranza}
          onChange={(cheques) => change({ cheques })}
          errorOf={errorOf}
        />
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4 }}>
          <MoneyInput
            label="Importe"
            required
            autoFocus={own.tipo === 'SCC'}
            value={importe}
            onChange={setImporte}
            error={errorOf('importe')}
            help={own.tipo === 'SCC' ? `Saldo disponible: ${formatMoney(saldoCuentaCorriente)}` : undefined}
          />
          <DateInput
            label="Fecha"
            required
            {...(!fila.fechaLibre && { min: fechaRecibo })}
            value={own.fecha}
            onChange={(fecha) => change({ fecha })}
            error={errorOf('fecha')}
          />
        </Box>
      )}
      {fila.conCuenta && <CuentaFields item={own} onChange={change} error={errorOf('cuenta')} />}
      {fila.conJurisdiccion && (
        <JurisdiccionField
          value={own.jurisdiccion}
          onChange={(jurisdiccion) => change({ jurisdiccion })}
          error={errorOf('jurisdiccion')}
        />
      )}
      <TextInput
        label="Leyenda"
        required
        maxLength={50}
        value={own.leyenda}
        onChange={(leyenda) => change({ leyenda })}
        readOnly={fila.conCuenta === true}
        error={fila.conCuenta ? undefined : errorOf('leyenda')}
        help={fila.conCuenta ? 'La escribe la cuenta bancaria.' : undefined}
      />
    </FormDialog>
  );
}

interface CuentaFieldsProps {
  item: ItemForm;
  onChange: (part: Partial<ItemForm>) => void;
  error: string | undefined;
}

/** The company's account that got the money, which writes the legend, and the bank's number. */
function CuentaFields({ item, onChange, error }: CuentaFieldsProps) {
  const { data } = useCall(listCuentasBancarias, undefined, { staleMs: 300_000 });
  const cuentas = data?.result ?? [];
  const { transferencia } = item;
  const choose = (cuenta: number | null) =>
    onChange({
      transferencia: { ...transferencia, cuenta },
      leyenda: cuentas.find(({ id }) => id === cuenta)?.description.slice(0, 50) ?? '',
    });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4 }}>
      <SelectField
        label="Cuenta bancaria"
        required
        options={cuentas.map(({ id, description }) => ({ value: id, label: description }))}
        value={transferencia.cuenta}
        onChange={choose}
        error={error}
      />
      <TextInput
        label="Número de transferencia"
        maxLength={30}
        value={transferencia.numero}
        onChange={(numero) => onChange({ transferencia: { ...transferencia, numero } })}
      />
    </Box>
  );
}

interface JurisdiccionFieldProps {
  value: number | null;
  onChange: (id: number | null) => void;
  error: string | undefined;
}

function JurisdiccionField({ value, onChange, error }: JurisdiccionFieldProps) {
  const { data, isPending } = useCall(listJurisdicciones, undefined, { staleMs: 300_000 });
  const options = data?.result ?? [];
  return (
    <AutocompleteField
      label="Jurisdicción"
      required
      options={options}
      getKey={({ id }) => id}
      getLabel={({ description }) => description}
      value={options.find(({ id }) => id === value) ?? null}
      onChange={(jurisdiccion) => onChange(jurisdiccion?.id ?? null)}
      loading={isPending}
      error={error}
    />
  );
}
