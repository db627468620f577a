import {
  type CobranzaCompleta,
  type ContextoCobranza,
  type DocumentoACancelar,
  SIN_DESCUENTO_FIJO,
} from '@distri/domain/cobranzas';
import type { Dia } from '@distri/domain/kernel';
import { z } from 'zod';
import { asItemForm, itemForm } from '../../valores/itemForm.ts';

/** What is typed in the form, whole: plain values only, so that a draft can keep it. */
export const cobranzaForm = z.object({
  numrec: z.string(),
  /** Null while the field holds no day. */
  fecharecibo: z.string().nullable(),
  observa: z.string(),
  /** Null: the one who is logged in. */
  usuario: z.number().int().nullable(),
  documentos: z.array(z.object({ id: z.number().int(), importe: z.number().int().nullable() })),
  items: z.array(itemForm),
  descuentoFijo: z.object({
    enabled: z.boolean(),
    tipo: z.enum(['importe', 'porcentaje']),
    importe: z.number().int(),
    porcentaje: z.number().int(),
  }),
  /** What the credit note of the discount carries. */
  nota: z.object({
    condcomercial: z.number().int(),
    tipoasiento: z.number().int(),
    talrecibo: z.number().int(),
    jurisdiccion: z.number().int().nullable(),
    transporte: z.string(),
    leyenda1: z.string(),
    leyenda2: z.string(),
  }),
});
export type CobranzaForm = z.output<typeof cobranzaForm>;
export type NotaForm = CobranzaForm['nota'];

/** D3 §9: the pad; the rest as the call has it. */
const NOTA_INICIAL: NotaForm = {
  condcomercial: 1,
  tipoasiento: 1,
  talrecibo: 3,
  jurisdiccion: null,
  transporte: '000',
  leyenda1: '',
  leyenda2: '',
};

export function cobranzaVacia(hoy: Dia): CobranzaForm {
  return {
    numrec: '',
    fecharecibo: hoy,
    observa: '',
    usuario: null,
    documentos: [],
    items: [],
    descuentoFijo: SIN_DESCUENTO_FIJO,
    nota: NOTA_INICIAL,
  };
}

type Detalle = NonNullable<CobranzaCompleta['detalleCompleto']>;

/** A stored collection, to be edited. */
export function valoresDeEdicion(cobranza: CobranzaCompleta, { headerData, descuentoFijo }: Detalle): CobranzaForm {
  const { usuario = null, jurisdiccion = null, ...nota } = headerData;
  return {
    numrec: cobranza.numrec,
    fecharecibo: cobranza.fecharecibo,
    observa: cobranza.observa,
    usuario,
    documentos: (cobranza.documentos ?? []).map(({ id, importe }) => ({ id, importe })),
    items: (cobranza.items ?? []).map(asItemForm),
    descuentoFijo,
    nota: { ...nota, jurisdiccion },
  };
}

/** A document that can be cancelled, as the server tells it. */
export type Cancelable = ContextoCobranza['documentos'][number];

/** As the rules read it, with what is cancelled of it; an amount that is being typed is nothing yet. */
export function aCancelar(documento: Cancelable, importe: number | null): DocumentoACancelar {
  const { id, tipo, numero, ingreso, total, percepciones, pendi, isPrepago } = documento;
  return {
    ...{ id, tipo, numero, ingreso, total, percepciones, pendi, isPrepago },
    puntoVenta: documento.punto_venta,
    condVta30: documento.condvta30,
    maxImporte: documento.max_importe,
    importe: importe ?? 0,
  };
}

/** What can be cancelled, by id: what is open, and what the edited collection itself holds. */
export function cancelables(contexto: ContextoCobranza, propios: readonly Cancelable[] = []): Map<number, Cancelable> {
  return new Map([...propios, ...contexto.documentos].map((documento) => [documento.id, documento]));
}

type Elegidos = CobranzaForm['documentos'];

/** The new ones whole, and all of them in the order of their days. */
export function conDocumentos(
  before: Elegidos,
  added: readonly Cancelable[],
  documentos: ReadonlyMap<number, Cancelable>,
): Elegidos {
  const all = [...before, ...added.map(({ id, max_importe }) => ({ id, importe: max_importe }))];
  const dayOf = (id: number) => documentos.get(id)?.ingreso ?? '';
  return all.sort((a, b) => (dayOf(a.id) === dayOf(b.id) ? a.id - b.id : dayOf(a.id) < dayOf(b.id) ? -1 : 1));
}
