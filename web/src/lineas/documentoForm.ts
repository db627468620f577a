import { conCantidad, withoutLine } from '@distri/domain/lineas';
import { useCallback, useState } from 'react';
import { z } from 'zod';
import { itemForm } from '../valores/itemForm.ts';
import { type LineaForm, lineaForm } from './lineaForm.ts';

/** What a person types in a quotation or an order. It is also what a draft keeps: plain values only. */
export const documentoForm = z.object({
  /** Null while the field holds no day. */
  ingreso: z.string().nullable(),
  entrega: z.string().nullable(),
  /** General discount. */
  bonificacion: z.number().int(),
  listaprecio: z.number().int(),
  condcomercial: z.number().int(),
  direccionEntrega: z.number().int().nullable(),
  notacompra: z.string(),
  /** The person's own legends: 1 and 2 belong to the address. */
  leyenda3: z.string(),
  leyenda4: z.string(),
  /** Null: the one who is logged in. */
  usuario: z.number().int().nullable(),
  /** Null: the customer's. */
  vendedor: z.string().nullable(),
  comision: z.number().int(),
  /** Pads of its invoice (orders only) and remito; null: the company's. */
  talfactura: z.number().int().nullable().default(null),
  talremito: z.number().int().nullable().default(null),
  /** Only a quotation: with taxes (D2 §9). */
  isProforma: z.boolean(),
  /** Only a quotation: paid in advance for 30% less (D2 §9). */
  isPrepago: z.boolean().default(false),
  /** What pays a prepaid one. */
  items: z.array(itemForm).default([]),
  /** Only an order. */
  transporte: z.string(),
  articulos: z.array(lineaForm),
});
export type DocumentoForm = z.output<typeof documentoForm>;

export interface DocumentoEditor {
  form: DocumentoForm;
  /** Replaces everything: a draft that comes back. */
  reset: (form: DocumentoForm) => void;
  set: <Name extends keyof DocumentoForm>(name: Name, value: DocumentoForm[Name]) => void;
  addLineas: (lineas: readonly LineaForm[]) => void;
  /** A new quantity of a part of a kit changes the other parts in proportion. */
  changeLinea: (clave: string, change: Partial<LineaForm>) => void;
  /** Parts of a kit go together (D2 §5). */
  removeLinea: (clave: string) => void;
}

/** The state of a sales form. Its functions never change, so that rows and fields keep their drawing. */
export function useDocumentoForm(initial: DocumentoForm): DocumentoEditor {
  const [form, reset] = useState(initial);
  const set = useCallback<DocumentoEditor['set']>(
    (name, value) => reset((before) => (before[name] === value ? before : { ...before, [name]: value })),
    [],
  );
  const changeLineas = useCallback(
    (change: (lineas: LineaForm[]) => LineaForm[]) =>
      reset((before) => ({ ...before, articulos: change(before.articulos) })),
    [],
  );
  const addLineas = useCallback(
    (lineas: readonly LineaForm[]) => changeLineas((before) => [...before, ...lineas]),
    [changeLineas],
  );
  const changeLinea = useCallback(
    (clave: string, change: Partial<LineaForm>) =>
      changeLineas((before) => {
        const index = before.findIndex((linea) => linea.clave === clave);
        const rows = change.cantidad === undefined ? before : conCantidad(before, index, change.cantidad);
        return rows.map((linea) => (linea.clave === clave ? { ...linea, ...change } : linea));
      }),
    [changeLineas],
  );
  const removeLinea = useCallback(
    (clave: string) =>
      changeLineas((before) =>
        withoutLine(
          before,
          before.findIndex((linea) => linea.clave === clave),
        ),
      ),
    [changeLineas],
  );
  return { form, reset, set, addLineas, changeLinea, removeLinea };
}
