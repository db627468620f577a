import type { ContextoVenta } from '@distri/domain/clientes';
import type { Rol } from '@distri/domain/kernel';
import { camposDeAutor, canEditBonificacionGeneral, LISTAS_PRECIO } from '@distri/domain/lineas';
import { listVendedores } from '@distri/domain/maestros';
import Box from '@mui/material/Box';
import { memo, useCallback, useMemo } from 'react';
import { DireccionField } from '../../clientes/DireccionField.tsx';
import { BonificacionGeneralField } from '../../lineas/BonificacionGeneralField.tsx';
import type { DocumentoEditor, DocumentoForm } from '../../lineas/documentoForm.ts';
import type { ProblemaVisible } from '../../lineas/problemas.ts';
import { useCall } from '../../platform/api/index.ts';
import { AutocompleteField } from '../../platform/forms/AutocompleteField.tsx';
import { DateInput } from '../../platform/forms/DateInput.tsx';
import { SelectField } from '../../platform/forms/SelectField.tsx';

interface CamposVentaProps {
  editor: DocumentoEditor;
  contexto: ContextoVenta;
  rol: Rol;
  problemas: readonly ProblemaVisible[];
  onListaChange: (lista: number) => void;
  isDireccionRequired: boolean;
  operacion: 'CREATE' | 'EDIT';
}

/** Up to this many, a list is quicker than a search (look.md, form rule 4). */
const FEW = 12;
const LISTAS = LISTAS_PRECIO.map((lista) => ({ value: lista as number, label: `Lista ${lista}` }));

/** The fields of a quotation or order, in four columns (look 04). */
export function CamposVenta(props: CamposVentaProps) {
  const { editor, contexto, rol, problemas, onListaChange, isDireccionRequired, operacion } = props;
  const { form, set } = editor;
  const errorOf = (campo: string) =>
    problemas.find(
      (problema) => problema.campo === campo && problema.linea === undefined && problema.severity === 'block',
    )?.text;
  const autor = camposDeAutor(rol, operacion).vendedor;
  const withVendedor = autor.visible;
  // Once created, the days stay (D2 §4).
  const dias = operacion === 'EDIT' ? { readOnly: true } : { min: contexto.hoy };
  const setVendedor = useSetter(set, 'vendedor');
  const condiciones = useMemo(
    () => contexto.condiciones.map(({ id, nombre }) => ({ value: id, label: nombre })),
    [contexto],
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(4, minmax(0, 1fr))' },
        columnGap: 3,
        rowGap: 3,
        px: 4,
        pt: 3,
        pb: 4,
      }}
    >
      <Fecha
        label="Ingreso"
        name="ingreso"
        {...dias}
        value={form.ingreso}
        onChange={useSetter(set, 'ingreso')}
        error={errorOf('ingreso')}
      />
      <Fecha
        label="Entrega"
        name="entrega"
        {...dias}
        value={form.entrega}
        onChange={useSetter(set, 'entrega')}
        error={errorOf('entrega')}
      />
      <Opcion
        label="Condición comercial"
        name="condcomercial"
        options={condiciones}
        value={form.condcomercial}
        onChange={useCallback((id: number | null) => id !== null && set('condcomercial', id), [set])}
      />
      <Opcion
        label="Lista de precios"
        name="listaprecio"
        options={LISTAS}
        value={form.listaprecio}
        onChange={useCallback((lista: number | null) => lista !== null && onListaChange(lista), [onListaChange])}
      />
      <BonificacionGeneral
        value={form.bonificacion}
        onChange={useSetter(set, 'bonificacion')}
        readOnly={!canEditBonificacionGeneral(rol)}
        error={errorOf('bonificacion')}
      />
      {withVendedor && (
        <Vendedor cliente={contexto.cliente} value={form.vendedor} onChange={setVendedor} readOnly={!autor.editable} />
      )}
      <Box sx={{ gridColumn: { sm: withVendedor ? 'span 2' : 'span 3' } }}>
        <Direccion
          direcciones={contexto.direcciones}
          value={form.direccionEntrega}
          onChange={useSetter(set, 'direccionEntrega')}
          required={isDireccionRequired}
          error={errorOf('direccionEntrega')}
        />
      </Box>
    </Box>
  );
}

// Each field is drawn again only when it changes itself: a key in one of them does not pay for the other seven.
const Fecha = memo(DateInput);
const Opcion = memo(SelectField<number>);
const BonificacionGeneral = memo(BonificacionGeneralField);
const Direccion = memo(DireccionField);

/** A function that stays the same, for a field that is drawn only when it has to be. */
function useSetter<Name extends keyof DocumentoForm>(set: DocumentoEditor['set'], name: Name) {
  return useCallback((value: DocumentoForm[Name]) => set(name, value), [set, name]);
}

interface VendedorProps {
  cliente: ContextoVenta['cliente'];
  value: string | null;
  onChange: (id: string | null) => void;
  /** A supervisor sees whose it is, and does not change it. */
  readOnly: boolean;
}

/** Only A and O load the full seller list (D2 §6). It starts as the customer's. */
const Vendedor = memo(function Vendedor({ cliente, value, onChange, readOnly }: VendedorProps) {
  const vendedores = useCall(listVendedores, {}, { staleMs: 300_000 });
  const wanted = value ?? cliente.vendedor;
  const own = { id: cliente.vendedor, name: cliente.apenom, nivel: cliente.vendedor_nivel, email: '' };
  const options = vendedores.data?.result ?? [own];
  if (options.length <= FEW)
    return (
      <SelectField
        label="Vendedor"
        name="vendedor"
        options={options.map(({ id, name }) => ({ value: id, label: name }))}
        value={wanted}
        onChange={onChange}
        readOnly={readOnly}
      />
    );
  return (
    <AutocompleteField
      label="Vendedor"
      name="vendedor"
      options={options}
      getKey={({ id }) => id}
      getLabel={({ name }) => name}
      value={options.find(({ id }) => id === wanted) ?? own}
      onChange={(vendedor) => onChange(vendedor?.id ?? null)}
      readOnly={readOnly}
    />
  );
});
