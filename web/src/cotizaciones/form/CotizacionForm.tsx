import type { ContextoVenta } from '@distri/domain/clientes';
import { createCotizacion, listCotizaciones, TEXTOS_COTIZACION } from '@distri/domain/cotizaciones';
import type { Referencia } from '@distri/domain/lineas';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { DocumentoForm } from '../../lineas/documentoForm.ts';
import { useLeaveQuestion } from '../../lineas/useLeaveQuestion.tsx';
import { useSubmitOnce } from '../../lineas/useSubmitOnce.ts';
import { useCallMutation } from '../../platform/api/index.ts';
import { useAvisos } from '../../platform/feedback/index.ts';
import { SwitchField } from '../../platform/forms/SwitchField.tsx';
import { cotizacionesDe, cotizacionPath } from '../paths.ts';
import { cuerpoCotizacion, type Decision, problemasCotizacion, vistaTotales } from './calcular.ts';
import { FormularioVenta } from './FormularioVenta.tsx';
import { useQuien } from './reglas.ts';
import { useDocumentoVenta } from './useDocumentoVenta.ts';

interface CotizacionFormProps {
  contexto: ContextoVenta;
  iniciales: DocumentoForm;
  /** The quotation that it was started from, when it is this customer's. */
  referencia: { id: number; lineas: Referencia } | null;
  /** Names the draft. */
  clave: string;
  refreshContexto: () => void;
}

/** Found from the start in a document that nobody has touched: said when somebody tries to save. */
const AL_GUARDAR = new Set(['SIN_ARTICULOS', 'DIRECCION_REQUERIDA']);

/** CREATE of D2 §2: everything is computed and checked while typing, by the rules that the server applies again. */
export function CotizacionForm({ contexto, iniciales, referencia, clave, refreshContexto }: CotizacionFormProps) {
  const venta = useDocumentoVenta(clave, contexto.cliente.id, iniciales);
  const { editor, catalogo } = venta;
  const { form, set } = editor;
  const [listaCambiada, setListaCambiada] = useState(false);
  const [hasTried, setTried] = useState(false);
  const decision = useDecision(contexto, catalogo.articulos, referencia?.lineas ?? null, listaCambiada);
  // Typing comes first: what it comes to follows as soon as the keys leave room.
  const typed = useDeferredValue(form);
  const found = useMemo(
    () => (catalogo.isLoading ? [] : problemasCotizacion(typed, decision)),
    [typed, decision, catalogo.isLoading],
  );
  const problemas = useMemo(
    () => (hasTried ? found : found.filter(({ code }) => !AL_GUARDAR.has(code))),
    [found, hasTried],
  );
  const { totales, filas, notas } = useMemo(() => vistaTotales(typed, decision), [typed, decision]);
  const guardar = useGuardar(contexto.cliente.id, venta.finish, () => {
    catalogo.refresh();
    refreshContexto();
  });
  const question = useLeaveQuestion(venta.isDirty, 'la cotización');

  const hasLineas = form.articulos.length > 0;
  const changeLista = useCallback(
    (lista: number) => {
      if (hasLineas && lista !== form.listaprecio) setListaCambiada(true);
      set('listaprecio', lista);
    },
    [hasLineas, form.listaprecio, set],
  );
  const save = () => {
    setTried(true);
    const blocking = (catalogo.isLoading ? [] : problemasCotizacion(form, decision)).find(
      ({ severity }) => severity === 'block',
    );
    if (blocking) return blocking;
    const body = cuerpoCotizacion(form, decision, referencia?.id ?? null);
    if (body && !catalogo.isLoading) guardar.submit(body);
    return null;
  };
  return (
    <>
      <FormularioVenta
        clase="cotizacion"
        editor={editor}
        contexto={contexto}
        catalogo={catalogo}
        problemas={problemas}
        max={contexto.maxArticulosCotizacion}
        totales={{ filas, notas, etiqueta: 'Importe Final', total: totales.total }}
        switches={
          <SwitchField label="Proforma" value={form.isProforma} onChange={(on) => editor.set('isProforma', on)} />
        }
        onListaChange={changeLista}
        guardar={{ label: 'Guardar cotización', isSaving: guardar.isPending, onSave: save }}
        borrador={venta.borrador}
        isDireccionRequired={false}
      />
      {question}
    </>
  );
}

function useDecision(
  contexto: ContextoVenta,
  articulos: Decision['articulos'],
  referencia: Referencia | null,
  listaCambiada: boolean,
): Decision {
  const { rol, empresa } = useQuien();
  return useMemo(
    () => ({ rol, empresa, contexto, articulos, referencia, listaCambiada }),
    [rol, empresa, contexto, articulos, referencia, listaCambiada],
  );
}

/** Sends it once; then the document's sentence and the customer's list (D2 §8). A refusal leaves the screen in place. */
function useGuardar(cliente: string, onDone: () => void, onRefused: () => void) {
  const crear = useCallMutation(createCotizacion);
  const client = useQueryClient();
  const navigate = useNavigate();
  const avisos = useAvisos();
  return useSubmitOnce(crear, (body: Parameters<typeof crear.mutate>[0]['body']) =>
    crear.mutate(
      { query: { cliente }, ...(body && { body }) },
      {
        onSuccess: ({ id }) => {
          onDone();
          void client.invalidateQueries({ queryKey: [listCotizaciones.name] });
          avisos.listo(TEXTOS_COTIZACION.creada(id), {
            accion: { etiqueta: 'Ver', onClick: () => void navigate({ to: cotizacionPath(cliente, id) }) },
          });
          void navigate({ to: cotizacionesDe(cliente), ignoreBlocker: true });
        },
        onError: onRefused,
      },
    ),
  );
}
