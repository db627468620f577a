import { AJUSTE_PLAZO, CONCEPTOS_NOTA_CREDITO, isContinuacion, type LineaConcepto } from '@distri/domain/notasCredito';
import { z } from 'zod';

export const MODOS = [
  { value: 'devolucion', label: 'Por devolución' },
  { value: 'concepto', label: 'Por concepto' },
] as const;
export type Modo = (typeof MODOS)[number]['value'];

const concepto = z.object({
  /** Ours: keeps a row's drawing while others come and go. */
  clave: z.string(),
  id: z.string(),
  detalle: z.string(),
  cantidad: z.number().nullable(),
  precio: z.number().nullable(),
  bonificacion: z.number().nullable(),
});
/** A row of a note of concepts as it is typed; an empty id is text that goes on (D2 §3). */
export type ConceptoForm = z.output<typeof concepto>;

/** What is typed in the form, whole: it is what the draft keeps. */
export const notaForm = z.object({
  modo: z.enum(['devolucion', 'concepto']),
  /** Units that come back, by line of the invoice. */
  cantidades: z.record(z.string(), z.number().nullable()),
  conceptos: z.array(concepto),
  facturas: z.array(z.number()),
  sobre: z.enum(['facturas', 'periodo']),
  desde: z.string().nullable(),
  hasta: z.string().nullable(),
  leyenda3: z.string(),
  leyenda4: z.string(),
  notacompra: z.string(),
});
export type NotaForm = z.output<typeof notaForm>;

const newClave = () => crypto.randomUUID();

/** A new row of a concept, with the words that its code stands for. */
export function nuevoConcepto(id: string = AJUSTE_PLAZO): ConceptoForm {
  return { clave: newClave(), id, detalle: detalleDe(id), cantidad: 1, precio: null, bonificacion: null };
}

/** A row of text that goes on with the description before it. */
export function nuevoTexto(): ConceptoForm {
  return { clave: newClave(), id: '', detalle: '', cantidad: 1, precio: null, bonificacion: null };
}

export function detalleDe(id: string): string {
  return CONCEPTOS_NOTA_CREDITO.find((each) => each.id === id)?.detalle ?? '';
}

/** An empty form; with an invoice it begins by return. */
export function notaVacia(factura: number | null): NotaForm {
  return {
    modo: factura === null ? 'concepto' : 'devolucion',
    cantidades: {},
    conceptos: [nuevoConcepto()],
    facturas: factura === null ? [] : [factura],
    sobre: 'facturas',
    desde: null,
    hasta: null,
    leyenda3: '',
    leyenda4: '',
    notacompra: '',
  };
}

/** The rows as the call takes them; what was not typed counts as zero, and texts carry no amount. */
export function lineasConcepto(conceptos: readonly ConceptoForm[]): LineaConcepto[] {
  return conceptos.map(({ id, detalle, cantidad, precio, bonificacion }) =>
    isContinuacion({ id })
      ? { id: '', detalle, cantidad: 1, precio: 0, bonificacion: 0 }
      : { id, detalle, cantidad: cantidad ?? 0, precio: precio ?? 0, bonificacion: bonificacion ?? 0 },
  );
}
