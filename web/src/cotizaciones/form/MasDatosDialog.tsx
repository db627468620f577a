import type { ContextoVenta } from '@distri/domain/clientes';
import type { Rol } from '@distri/domain/kernel';
import { camposDeAutor } from '@distri/domain/lineas';
import { listTalonarios, listUsuariosMaestro } from '@distri/domain/maestros';
import { useState } from 'react';
import type { DocumentoForm } from '../../lineas/documentoForm.ts';
import { useCall } from '../../platform/api/index.ts';
import { FormButtons } from '../../platform/dialogs/FormButtons.tsx';
import { FormDialog } from '../../platform/dialogs/FormDialog.tsx';
import { AutocompleteField } from '../../platform/forms/AutocompleteField.tsx';
import { PercentInput } from '../../platform/forms/numberInputs.tsx';
import { SelectField } from '../../platform/forms/SelectField.tsx';
import { TextInput } from '../../platform/forms/TextInput.tsx';
import { useUser } from '../../platform/session/index.ts';

export type MasDatos = Pick<
  DocumentoForm,
  'notacompra' | 'usuario' | 'comision' | 'transporte' | 'talfactura' | 'talremito'
>;

interface MasDatosDialogProps {
  datos: MasDatos;
  rol: Rol;
  contexto: ContextoVenta;
  clase: 'cotizacion' | 'pedido';
  operacion: 'CREATE' | 'EDIT';
  onSave: (datos: MasDatos) => void;
  onClose: () => void;
}

/** What a document carries besides: purchase order, carrier, and for those who see them user, commission and pads (D2 §6). */
export function MasDatosDialog({ datos, rol, contexto, clase, operacion, onSave, onClose }: MasDatosDialogProps) {
  const [own, setOwn] = useState(datos);
  const campos = camposDeAutor(rol, operacion);
  const change = (part: Partial<MasDatos>) => setOwn((before) => ({ ...before, ...part }));
  const save = () => {
    onSave(own);
    onClose();
  };
  return (
    <FormDialog
      title="Más datos"
      onClose={onClose}
      onSubmit={save}
      actions={<FormButtons label="Guardar los datos" onCancel={onClose} />}
    >
      <TextInput
        label="Nota de compra"
        value={own.notacompra}
        onChange={(notacompra) => change({ notacompra })}
        maxLength={40}
        autoFocus
      />
      {clase === 'pedido' && (
        <SelectField
          label="Transporte"
          options={contexto.transportes.map(({ id, nombre }) => ({ value: id, label: `${id} - ${nombre}` }))}
          value={own.transporte}
          onChange={(transporte) => transporte !== null && change({ transporte })}
        />
      )}
      {campos.usuario.visible && (
        <UsuarioField
          value={own.usuario}
          onChange={(usuario) => change({ usuario })}
          readOnly={!campos.usuario.editable}
        />
      )}
      {campos.comision.visible && (
        <PercentInput
          label="Comisión"
          value={own.comision}
          onChange={(comision) => change({ comision: comision ?? 0 })}
        />
      )}
      {campos.talonarios.editable && clase === 'pedido' && (
        <TalonarioField
          comprobante="factura"
          value={own.talfactura}
          onChange={(talfactura) => change({ talfactura })}
        />
      )}
      {campos.talonarios.editable && (
        <TalonarioField comprobante="remito" value={own.talremito} onChange={(talremito) => change({ talremito })} />
      )}
    </FormDialog>
  );
}

const MAESTRO = { staleMs: 300_000, errorShown: 'screen' } as const;

/** Said at its field: what was chosen stays, and the rest of the data can be saved. */
const sinLeer = ({ isError, data }: { isError: boolean; data: unknown }, que: string) =>
  isError && data === undefined ? `No se pudieron leer ${que}. Cerrá y volvé a abrir para reintentar.` : undefined;

interface TalonarioFieldProps {
  comprobante: 'factura' | 'remito';
  value: number | null;
  onChange: (id: number | null) => void;
}

const ETIQUETA_TALONARIO = { factura: 'Talonario de la factura', remito: 'Talonario del remito' };

/** Pads by number; one owns a counter for each letter. None chosen is the company's own (D2 §6). */
function TalonarioField({ comprobante, value, onChange }: TalonarioFieldProps) {
  const talonarios = useCall(listTalonarios, { comprobante }, MAESTRO);
  const pads = new Map((talonarios.data?.result ?? []).map(({ id, description }) => [id, description]));
  const options = [...pads].map(([id, description]) => ({ value: id, label: `${id} - ${description}` }));
  return (
    <SelectField
      label={ETIQUETA_TALONARIO[comprobante]}
      options={[{ value: 0, label: 'El de la empresa' }, ...options]}
      value={value ?? 0}
      onChange={(id) => onChange(id === 0 ? null : id)}
      error={sinLeer(talonarios, 'los talonarios')}
    />
  );
}

interface UsuarioFieldProps {
  value: number | null;
  onChange: (id: number | null) => void;
  readOnly: boolean;
}

/** A, S and O see it; A and O change it (D2 §6). It starts as the one who is logged in. */
function UsuarioField({ value, onChange, readOnly }: UsuarioFieldProps) {
  const { username } = useUser();
  const usuarios = useCall(listUsuariosMaestro, {}, { ...MAESTRO, enabled: !readOnly });
  const options = usuarios.data?.result ?? [];
  const chosen = options.find(({ id, ...user }) => (value === null ? user.username === username : id === value));
  if (readOnly) return <TextInput label="Usuario" value={username} onChange={() => undefined} readOnly />;
  return (
    <AutocompleteField
      label="Usuario"
      options={options}
      getKey={({ id }) => id}
      getLabel={(user) => user.username}
      getDetail={({ name }) => name}
      value={chosen ?? null}
      onChange={(user) => onChange(user?.id ?? null)}
      loading={usuarios.isPending}
      error={sinLeer(usuarios, 'los usuarios')}
    />
  );
}
