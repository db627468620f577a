import { plural } from '@distri/domain/kernel';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { SegmentedControl } from '../forms/SegmentedControl.tsx';
import { SelectField } from '../forms/SelectField.tsx';
import { DataGrid } from '../grid/DataGrid.tsx';
import { noUrl } from '../grid/memory.ts';
import type { GridColumn } from '../grid/types.ts';
import { usePhone } from '../shell/useMovil.ts';
import { FormButtons } from './FormButtons.tsx';
import { FormDialog } from './FormDialog.tsx';

/** Which orders or customers a map or a list shows (D1 §2.6, D2 §2). */
export type OrderFilter =
  | { modo: 'ninguno' }
  | { modo: 'nivel'; nivel: number }
  | { modo: 'vendedor'; vendedores: readonly string[] };

export interface FilterSeller {
  id: string;
  name: string;
  nivel: number;
}

interface OrderFilterDialogProps {
  title?: string;
  /** What is shown without a filter. */
  todos?: string;
  value: OrderFilter;
  vendedores: readonly FilterSeller[] | undefined;
  onApply: (filter: OrderFilter) => void;
  onClose: () => void;
}

/** What its chip says: 'Vendedores de nivel 4', 'Vendedor: Gómez, Laura', '3 vendedores'. */
export function orderFilterText(
  filter: Exclude<OrderFilter, { modo: 'ninguno' }>,
  vendedores: readonly FilterSeller[],
): string {
  if (filter.modo === 'nivel') return `Vendedores de nivel ${filter.nivel}`;
  const [only, ...others] = filter.vendedores;
  const name = others.length === 0 && vendedores.find(({ id }) => id === only)?.name;
  return name ? `Vendedor: ${name}` : plural(filter.vendedores.length, 'vendedor', 'vendedores');
}

/** Of a filter that nothing passes. */
export const FILTRO_SIN_RESULTADOS = 'El filtro no deja ninguno.';

/** D1 §5. */
export const FALTA_VENDEDOR = 'Debe seleccionar al menos un vendedor';
/** Seller table default height (D1 §9); on a phone it takes what the screen has. */
const ALTO_VENDEDORES = 300;

const MODOS = [
  { value: 'ninguno', label: 'Ninguno' },
  { value: 'nivel', label: 'Por nivel' },
  { value: 'vendedor', label: 'Por vendedor' },
] as const;

const COLUMNAS: readonly GridColumn<FilterSeller>[] = [
  { id: 'id', title: 'Id', kind: 'id', width: 70, value: (v) => v.id, fixed: true, phone: 'line' },
  { id: 'name', title: 'Vendedor', kind: 'nombre', width: 200, value: (v) => v.name, fixed: true, phone: 'title' },
  {
    id: 'nivel',
    title: 'Nivel',
    kind: 'texto',
    width: 70,
    value: (v) => `Nivel ${v.nivel}`,
    filter: 'set',
    phone: 'line',
  },
];
const NOUN = { one: 'vendedor', many: 'vendedores' };
const rowId = (seller: FilterSeller) => seller.id;
const rowLabel = (seller: FilterSeller) => seller.name;

/**
 * Filters orders in three ways: none, by user level, by salesperson.
 * @example {isOpen && <OrderFilterDialog value={filter} vendedores={vendedores} onApply={setFilter} onClose={close} />}
 */
export function OrderFilterDialog(props: OrderFilterDialogProps) {
  const {
    title = 'Filtrar pedidos',
    todos = 'Se muestran todos los pedidos.',
    value,
    vendedores,
    onApply,
    onClose,
  } = props;
  const isPhone = usePhone();
  const [modo, setModo] = useState(value.modo);
  const [nivel, setNivel] = useState<number | null>(value.modo === 'nivel' ? value.nivel : null);
  const [chosen, setChosen] = useState<readonly string[]>(value.modo === 'vendedor' ? value.vendedores : []);
  const [isChecked, setChecked] = useState(false);
  const choose = useCallback((sellers: readonly FilterSeller[]) => setChosen(sellers.map(rowId)), []);
  const niveles = [...new Set(vendedores?.map((seller) => seller.nivel))].sort((a, b) => a - b);
  const filter = read(modo, nivel, chosen);

  const apply = () => {
    setChecked(true);
    if (!filter) return;
    onApply(filter);
    onClose();
  };
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      onSubmit={apply}
      actions={<FormButtons label="Filtrar" onCancel={onClose} />}
    >
      <SegmentedControl label="Modo del filtro" options={MODOS} value={modo} onChange={setModo} />
      {modo === 'ninguno' && <Typography variant="body1">{todos}</Typography>}
      {modo === 'nivel' && (
        <SelectField
          label="Nivel de usuario"
          required
          options={niveles.map((each) => ({ value: each, label: `Nivel ${each}` }))}
          value={nivel}
          onChange={setNivel}
          error={isChecked && nivel === null ? 'Elegí un nivel' : undefined}
        />
      )}
      {modo === 'vendedor' && (
        <DataGrid
          id="filtro-vendedores"
          label="Vendedores"
          noun={NOUN}
          columns={COLUMNAS}
          rows={vendedores}
          rowId={rowId}
          rowLabel={rowLabel}
          searchHint="Vendedor o id"
          selectable
          initialSelection={chosen}
          onSelectionChange={choose}
          {...(!isPhone && { height: ALTO_VENDEDORES })}
          url={noUrl}
        />
      )}
      {isChecked && modo === 'vendedor' && chosen.length === 0 && <Alert severity="error">{FALTA_VENDEDOR}</Alert>}
    </FormDialog>
  );
}

/** The filter that the dialog describes; null while something is missing. */
function read(modo: OrderFilter['modo'], nivel: number | null, vendedores: readonly string[]): OrderFilter | null {
  if (modo === 'ninguno') return { modo };
  if (modo === 'nivel') return nivel === null ? null : { modo, nivel };
  return vendedores.length === 0 ? null : { modo, vendedores };
}
