import { codigosDeLineas } from '@distri/domain/lineas';
import { useEffect, useMemo, useState } from 'react';
import { type Catalogo, useCatalogo } from '../../articulos/useCatalogo.ts';
import { type DocumentoForm, documentoForm, useDocumentoForm } from '../../lineas/documentoForm.ts';
import type { LineaForm } from '../../lineas/lineaForm.ts';
import { useDraft } from '../../platform/drafts/index.ts';

/** What the form shows of its draft. */
export interface Borrador {
  /** When it was last kept; null while there is none. */
  guardado: string | null;
  /** When the draft that this goes on from was kept; null when it starts afresh. */
  retomado: string | null;
  /** Throws it away and begins anew. */
  startAgain: () => void;
}

/**
 * The state that quotation and order forms share: what is typed, its draft and its articles. It goes on from the draft
 * under `clave` when there is one, else from `iniciales`.
 */
export function useDocumentoVenta(clave: string, cliente: string, iniciales: DocumentoForm) {
  const { anterior, guardado, keep, discard } = useDraft<DocumentoForm>({ clave });
  const [original] = useState(iniciales);
  const [resumed, setResumed] = useState(() => readable(anterior?.valores));
  const editor = useDocumentoForm(resumed ?? original);
  const { form, reset } = editor;
  const [isDone, setDone] = useState(false);
  const isDirty = form !== original && !isDone;
  useEffect(() => {
    if (isDirty && form !== resumed) keep(form);
  }, [isDirty, form, resumed, keep]);

  const codigos = useMemo(() => codigosDeLineas(form.articulos), [form.articulos]);
  const catalogo = useCatalogo(cliente, codigos);
  const articulos = useMemo(() => withUnidad(form.articulos, catalogo.articulos), [form.articulos, catalogo.articulos]);
  const shown = useMemo(() => ({ ...form, articulos }), [form, articulos]);
  const startAgain = () => {
    discard();
    setResumed(null);
    reset(original);
  };
  const borrador: Borrador = { guardado, retomado: resumed && (anterior?.guardado ?? null), startAgain };
  return {
    editor: { ...editor, form: shown },
    catalogo,
    isDirty,
    borrador,
    /** Saved for good: nothing is left to keep, and leaving asks nothing. */
    finish: () => {
      setDone(true);
      discard();
    },
  };
}

/** Lines put right, kept: the same line gives the same object, so that its row is not drawn again. */
const corrected = new WeakMap<LineaForm, LineaForm>();

/** Litres per unit are the article's: a reference does not bring them along. */
function withUnidad(lineas: LineaForm[], articulos: Catalogo['articulos']): LineaForm[] {
  const unidadDe = (linea: LineaForm) => articulos.get(linea.id)?.unidad ?? linea.unidad;
  if (lineas.every((linea) => unidadDe(linea) === linea.unidad)) return lineas;
  return lineas.map((linea) => {
    const unidad = unidadDe(linea);
    if (unidad === linea.unidad) return linea;
    const known = corrected.get(linea);
    if (known?.unidad === unidad) return known;
    const right = { ...linea, unidad };
    corrected.set(linea, right);
    return right;
  });
}

/** A draft of a form that has changed since cannot be gone on with. */
function readable(valores: unknown): DocumentoForm | null {
  const read = documentoForm.safeParse(valores);
  return read.success ? read.data : null;
}
