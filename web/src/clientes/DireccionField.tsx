import type { DireccionEntrega } from '@distri/domain/clientes';
import { TEXTOS_COTIZACION } from '@distri/domain/cotizaciones';
import { AutocompleteField } from '../platform/forms/AutocompleteField.tsx';
import { SelectField } from '../platform/forms/SelectField.tsx';
import { direccionTexto } from './direccionTexto.ts';

interface DireccionFieldProps {
  direcciones: readonly DireccionEntrega[];
  value: number | null;
  onChange: (id: number | null) => void;
  required?: boolean;
  error?: string | undefined;
}

/** Up to this many, a list is quicker than a search (look.md, form rule 4). */
const FEW = 12;

/** Where it is delivered: one of the customer's active addresses (D2 §3). */
export function DireccionField({ direcciones, value, onChange, required = false, error }: DireccionFieldProps) {
  const shared = { label: 'Dirección de entrega', name: 'direccionEntrega', required, error };
  const help = direcciones.length === 0 ? TEXTOS_COTIZACION.sinDirecciones : undefined;
  if (direcciones.length > FEW)
    return (
      <AutocompleteField
        {...shared}
        options={direcciones}
        getKey={({ id }) => id}
        getLabel={direccionTexto}
        getDetail={({ observacion }) => observacion}
        value={direcciones.find(({ id }) => id === value) ?? null}
        onChange={(direccion) => onChange(direccion?.id ?? null)}
      />
    );
  return (
    <SelectField
      {...shared}
      help={help}
      disabled={direcciones.length === 0}
      options={direcciones.map((direccion) => ({ value: direccion.id, label: direccionTexto(direccion) }))}
      {...(!required && { emptyLabel: 'Sin dirección de entrega' })}
      value={value}
      onChange={onChange}
    />
  );
}
