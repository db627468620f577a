import type { Articulo } from '@distri/domain/articulos';
import { type EstadoVisible, plural } from '@distri/domain/kernel';
import { precioDeLista } from '@distri/domain/lineas';
import { isPromocion } from '@distri/domain/stock';
import type { GridColumn } from '../platform/grid/types.ts';
import { ArticuloImage } from './ArticuloImage.tsx';

const paged = { sortable: false, filter: 'none' } as const;

/** Promotion stock, the special 30-day condition, and what there is none of: the rest needs no word. */
function marca(articulo: Articulo): EstadoVisible | null {
  if (articulo.armado) return { palabra: 'Armado', tono: 'violeta' };
  if (isPromocion(articulo)) return { palabra: 'Promoción', tono: 'azul' };
  if (articulo.condVta30) return { palabra: '30 días', tono: 'amarillo' };
  return articulo.disponible <= 0 ? { palabra: 'Sin stock', tono: 'gris' } : null;
}

/** The dialog's grid (D2 §2): code, detail, price in the document's list, stock, unit and image. */
export function columnasDialogo(lista: number): readonly GridColumn<Articulo>[] {
  return [
    {
      id: 'imagen',
      title: 'Imagen',
      kind: 'texto',
      width: 56,
      value: () => '',
      render: (a) => <ArticuloImage articulo={a} size={28} />,
      ...paged,
    },
    { id: 'id', title: 'Código', kind: 'id', width: 110, value: (a) => a.id, fixed: true, phone: 'line', ...paged },
    {
      id: 'detalle',
      title: 'Detalle',
      kind: 'nombre',
      width: 240,
      value: (a) => a.detalle,
      fixed: true,
      phone: 'title',
      ...paged,
    },
    {
      id: 'linea',
      title: 'Línea',
      kind: 'texto',
      width: 110,
      value: (a) => a.linea,
      hidden: true,
      phone: 'detail',
      ...paged,
    },
    { id: 'unidad', title: 'Unidad', kind: 'litros', width: 74, value: (a) => a.unidad, ...paged },
    {
      id: 'precio',
      title: 'Precio',
      kind: 'importe',
      width: 110,
      value: (a) => precioDeLista(a, lista),
      phone: 'figure',
      ...paged,
    },
    {
      id: 'disponible',
      title: 'Disponible',
      kind: 'numero',
      width: 90,
      value: (a) => a.disponible,
      phone: 'line',
      phoneText: (a) => (a.disponible > 0 ? plural(a.disponible, 'disponible', 'disponibles') : 'sin stock'),
      ...paged,
    },
    {
      id: 'marca',
      title: 'Aviso',
      kind: 'chip',
      width: 110,
      value: (a) => marca(a)?.palabra ?? '',
      chip: marca,
      phone: 'chip',
      isException: (a) => marca(a) !== null,
      ...paged,
    },
  ];
}
