import { formatNumero } from '@distri/domain/cuentas';
import { formatDia } from '@distri/domain/kernel';
import type { Table } from '../platform/xlsx/index.ts';
import type { Viaje } from './armar.ts';
import type { DocumentoRow } from './documentos.ts';

/** Columns of the file for a route-planning tool (domain-facts §1.6). */
const COLUMNAS: Table['columns'] = [
  { title: 'Orden', kind: 'numero', width: 8 },
  { title: 'Pedido', kind: 'texto', width: 12 },
  { title: 'Cliente', kind: 'texto', width: 40 },
  { title: 'Dirección', kind: 'texto', width: 40 },
  { title: 'Localidad', kind: 'texto', width: 24 },
  { title: 'Latitud', kind: 'texto', width: 12 },
  { title: 'Longitud', kind: 'texto', width: 12 },
  { title: 'Litros', kind: 'numero', width: 10 },
  { title: 'Kg', kind: 'numero', width: 10 },
  { title: 'Bultos', kind: 'numero', width: 10 },
  { title: 'Ventana desde', kind: 'texto', width: 14 },
  { title: 'Ventana hasta', kind: 'texto', width: 14 },
  { title: 'Teléfono', kind: 'texto', width: 18 },
  { title: 'Notas', kind: 'texto', width: 40 },
  { title: 'Remito', kind: 'texto', width: 18 },
];

/** A stop per document, in the order of the selection. Nobody keeps delivery windows: their columns stay empty. */
export function planillaDeRuteo(rows: readonly DocumentoRow[]): Table {
  return { name: 'Ruteo', columns: COLUMNAS, rows: rows.map(parada) };
}

function parada(row: DocumentoRow, index: number): Table['rows'][number] {
  const total = (pick: (producto: DocumentoRow['productos'][number]) => number) =>
    row.productos.reduce((sum, producto) => sum + Math.round(pick(producto) * 1000), 0) / 1000;
  return [
    index + 1,
    row.pedidos.join(', '),
    row.razsoc,
    row.direccion,
    row.localidad,
    coordenada(row.latitud),
    coordenada(row.longitud),
    total(({ litros }) => litros),
    total(({ kilos }) => kilos),
    total(({ bultos }) => bultos),
    null,
    null,
    row.telefono,
    row.observacion,
    formatNumero(row.documento),
  ];
}

/** All its decimals, with the dot that planning tools read. */
const coordenada = (value: number | null) => (value === null ? null : String(value));

/** 'Ruteo_AB123CD_20-11-2026.xlsx'. */
export function nombreDePlanilla({ patente, hoy }: Pick<Viaje, 'patente' | 'hoy'>): string {
  return `Ruteo_${patente}_${formatDia(hoy).replaceAll('/', '-')}.xlsx`;
}
