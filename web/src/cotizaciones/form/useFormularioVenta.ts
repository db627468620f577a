import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Catalogo } from '../../articulos/useCatalogo.ts';
import type { DocumentoForm } from '../../lineas/documentoForm.ts';
import { lineaSinAgregar, type ProblemaVisible } from '../../lineas/problemas.ts';
import { type LineasEnCamino, useLineasEnCamino } from '../../lineas/useLineasEnCamino.ts';
import { useDocumentoVenta } from './useDocumentoVenta.ts';

/** What changes beside the form while one types: the articles that were read, and whether the list was changed (D2 §5). */
interface Leido {
  articulos: Catalogo['articulos'];
  listaCambiada: boolean;
}

interface OpcionesVenta<Base, Vista> {
  /** Names the draft. */
  clave: string;
  cliente: string;
  iniciales: DocumentoForm;
  /** Everything beside the form that decides the document, the same object while it stays the same. */
  base: Base;
  problemas: (form: DocumentoForm, decision: Base & Leido) => ProblemaVisible[];
  vista: (form: DocumentoForm, decision: Base & Leido) => Vista;
  /** Found from the start in a document that nobody has touched: said when somebody tries to save. */
  alGuardar: ReadonlySet<string>;
}

/** What the forms of quotations and orders have in common: the rules applied while one types, and the change of list. */
export function useFormularioVenta<Base extends object, Vista>(options: OpcionesVenta<Base, Vista>) {
  const { base, problemas, vista, alGuardar } = options;
  const venta = useDocumentoVenta(options.clave, options.cliente, options.iniciales);
  const { editor, catalogo } = venta;
  const { form, set } = editor;
  const { articulos, isLoading } = catalogo;
  const enCamino = useLineasEnCamino();
  const [listaCambiada, setListaCambiada] = useState(false);
  const [hasTried, setTried] = useState(false);
  const decision = useMemo(() => ({ ...base, articulos, listaCambiada }), [base, articulos, listaCambiada]);
  // Typing comes first: what it comes to follows as soon as the keys leave room.
  const typed = useDeferredValue(form);
  const found = useMemo(() => (isLoading ? [] : problemas(typed, decision)), [typed, decision, isLoading, problemas]);
  const { reclamada, claim } = enCamino;
  const shown = useMemo(() => {
    const said = hasTried ? found : found.filter(({ code }) => !alGuardar.has(code));
    return reclamada === null ? said : [lineaSinAgregar(reclamada), ...said];
  }, [found, hasTried, alGuardar, reclamada]);
  const hasLineas = form.articulos.length > 0;
  const changeLista = useCallback(
    (lista: number) => {
      if (hasLineas && lista !== form.listaprecio) setListaCambiada(true);
      set('listaprecio', lista);
    },
    [hasLineas, form.listaprecio, set],
  );
  return {
    ...venta,
    decision,
    enCamino,
    /** Every problem, shown or not yet. */
    found,
    problemas: shown,
    vista: useMemo(() => vista(typed, decision), [typed, decision, vista]),
    changeLista,
    /** The first problem that blocks what is typed now; from here on all of them are shown. */
    block: () => {
      setTried(true);
      const typedLine = claim();
      if (typedLine !== null) return lineaSinAgregar(typedLine);
      return problemas(form, decision).find(({ severity }) => severity === 'block') ?? null;
    },
  };
}

interface PorGuardar {
  catalogo: Pick<Catalogo, 'isLoading'>;
  enCamino: LineasEnCamino;
  block: () => ProblemaVisible | null;
}

/**
 * Saves what nothing blocks, or gives what does. Pressed before the articles are read or while a typed line is looked
 * up, it saves as soon as they are there; a line that comes back to its row calls the saving off.
 */
export function useGuardarVenta({ catalogo, enCamino, block }: PorGuardar, send: () => void) {
  const isReading = catalogo.isLoading || enCamino.cuantas > 0;
  /** What had come back when Guardar was pressed; null while nobody waits. */
  const [waitsSince, setWaitsSince] = useState<number | null>(null);
  const save = () => {
    setWaitsSince(isReading ? enCamino.devueltas : null);
    // A line on its way may be the one that is missing.
    const blocking = enCamino.cuantas > 0 ? null : block();
    if (isReading) return null;
    if (!blocking) send();
    return blocking;
  };
  const isCalledOff = waitsSince !== null && enCamino.devueltas > waitsSince;
  const saveNow = useRef(save);
  saveNow.current = save;
  useEffect(() => {
    if (isCalledOff) setWaitsSince(null);
    else if (waitsSince !== null && !isReading) saveNow.current();
  }, [waitsSince, isReading, isCalledOff]);
  return { save, isWaiting: waitsSince !== null };
}
