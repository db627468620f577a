import { ESTADOS_CLIENTE } from '@distri/domain/clientes';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import { SwitchField } from '../forms/SwitchField.tsx';
import { DataGrid } from '../grid/DataGrid.tsx';
import type { GridColumn, RowTint } from '../grid/types.ts';
import { type SampleCustomer, sampleCustomers } from './sampleCustomers.ts';

const COLUMNAS: readonly GridColumn<SampleCustomer>[] = [
  { id: 'id', title: 'Id', kind: 'id', width: 62, value: (c) => c.id, fixed: true, phone: 'line' },
  {
    id: 'razsoc',
    title: 'Razón social',
    kind: 'nombre',
    width: 216,
    value: (c) => c.razsoc,
    fixed: true,
    phone: 'title',
  },
  { id: 'cuit', title: 'CUIT', kind: 'codigo', width: 116, value: (c) => c.cuit },
  {
    id: 'localidad',
    title: 'Localidad',
    kind: 'texto',
    width: 94,
    value: (c) => c.localidad,
    phone: 'line',
    groupable: true,
  },
  { id: 'direccion', title: 'Dirección', kind: 'texto', width: 122, value: (c) => c.direccion, phone: 'line' },
  {
    id: 'vendedor',
    title: 'Vendedor',
    kind: 'texto',
    width: 108,
    value: (c) => c.vendedor,
    filter: 'set',
    groupable: true,
    phone: 'detail',
  },
  {
    id: 'clasifica',
    title: 'Clasificación',
    kind: 'texto',
    width: 118,
    value: (c) => c.clasifica,
    filter: 'set',
    groupable: true,
  },
  {
    id: 'saldo',
    title: 'Saldo cta. cte.',
    kind: 'importe',
    width: 118,
    value: (c) => c.saldo,
    sum: true,
    phone: 'figure',
    phoneZero: 'Sin saldo',
  },
  {
    id: 'estado',
    title: 'Estado',
    kind: 'chip',
    width: 124,
    value: (c) => ESTADOS_CLIENTE[c.estado].palabra,
    chip: (c) => ESTADOS_CLIENTE[c.estado],
    phone: 'chip',
    isException: (c) => c.estado !== 'ACTIVO',
  },
  { id: 'alta', title: 'Alta', kind: 'fecha', width: 96, value: (c) => c.alta, hidden: true },
];

const TINTES: Partial<Record<SampleCustomer['estado'], RowTint>> = {
  INHABILITADO: 'inhabilitado',
  INACTIVO: 'inactivo',
};
const NOUN = { one: 'cliente', many: 'clientes' };
const rowId = (row: SampleCustomer) => row.id;
const rowLabel = (row: SampleCustomer) => row.razsoc;
const rowTint = (row: SampleCustomer) => TINTES[row.estado];

function rowActions(row: SampleCustomer) {
  return [
    { label: 'Enviar por e-mail', icon: MailIcon, onClick: () => console.info('mail', row.id) },
    { label: 'Eliminar', icon: DeleteIcon, danger: true, onClick: () => console.info('delete', row.id) },
  ];
}

/** The rows some time after the page, as from a server; `filas` marks when, for what is measured from there. */
function useSample(count: number): readonly SampleCustomer[] | undefined {
  const [rows, setRows] = useState<readonly SampleCustomer[]>();
  useEffect(() => {
    const made = sampleCustomers(count);
    const timer = setTimeout(() => {
      performance.mark('filas');
      setRows(made);
    });
    return () => clearTimeout(timer);
  }, [count]);
  return rows;
}

/** #grid, #grid-vacio, #grid-error, #grid-cargando, #grid-20000. */
export function GridGallery({ variant }: { variant: string }) {
  const [withInactivos, setWithInactivos] = useState(true);
  const all = useSample(Number(variant) || 1284);
  const rows = useMemo(() => (withInactivos ? all : all?.filter((c) => c.estado === 'ACTIVO')), [all, withInactivos]);
  const isMissing = variant === 'error' || variant === 'cargando';
  return (
    <DataGrid
      id="muestra"
      label="Clientes"
      title="Clientes"
      noun={NOUN}
      columns={COLUMNAS}
      rows={isMissing ? undefined : variant === 'vacio' ? [] : rows}
      error={
        variant === 'error'
          ? new Error('Error al obtener los clientes: el servidor no está disponible o no tiene conexión a internet.')
          : null
      }
      rowId={rowId}
      rowLabel={rowLabel}
      rowTint={rowTint}
      rowActions={rowActions}
      searchHint="Razón social, CUIT, localidad o id"
      selectable
      selectionActions={(selected) => [
        { label: 'Enviar por e-mail', icon: MailIcon, onClick: () => console.info(selected.length) },
      ]}
      onOpen={(row) => console.info('open', row.id)}
      actions={
        <>
          <SwitchField label="Inactivos" value={withInactivos} onChange={setWithInactivos} />
          <Button variant="outlined" startIcon={<MapIcon />}>
            Mapa
          </Button>
          <Button variant="contained" startIcon={<AddIcon />}>
            Nuevo cliente ocasional
          </Button>
        </>
      }
    />
  );
}
