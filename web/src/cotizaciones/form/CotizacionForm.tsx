import type { ContextoVenta } from '@distri/domain/clientes';
import {
  type Cotizacion,
  createCotizacion,
  leyendasAlCambiarPrepago,
  listCotizaciones,
  TEXTOS_COTIZACION,
} from '@distri/domain/cotizaciones';
import type { Referencia } from '@distri/domain/lineas';
import { totalValores } from '@distri/domain/valores';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { DocumentoEditor, DocumentoForm } from '../../lineas/documentoForm.ts';
import { useLeaveQuestion } from '../../lineas/useLeaveQuestion.tsx';
import { useSubmitOnce } from '../../lineas/useSubmitOnce.ts';
import { useCallMutation } from '../../platform/api/index.ts';
import { useAvisos } from '../../platform/feedback/index.ts';
import { SwitchField } from '../../platform/forms/SwitchField.tsx';
import { cotizacionesDe, cotizacionPath } from '../paths.ts';
import { ItemsPanel } from '../prepago/ItemsPanel.tsx';
import { useEditCotizacion } from '../prepago/requests.ts';
import {
  conImpuestos,
  cuerpoCotizacion,
  cuerpoEdicion,
  type Decision,
  problemasCotizacion,
  saldoUsable,
  vistaTotales,
} from './calcular.ts';
import { FormularioVenta } from './FormularioVenta.tsx';
import { useQuien } from './reglas.ts';
import { useFormularioVenta, useGuardarVenta } from './useFormularioVenta.ts';

interface CotizacionFormProps {
  contexto: ContextoVenta;
  iniciales: DocumentoForm;
  /** The quotation that it was started from, when it is this customer's; of an edit, itself. */
  referencia: { id: number; lineas: Referencia } | null;
  /** The stored prepaid one that is edited (D2 §4); absent when a new one is made. */
  editada?: Cotizacion;
  /** Names the draft. */
  clave: string;
  refreshContexto: () => void;
}

/** Found from the start in a document that nobody has touched: said when somebody tries to save. */
const AL_GUARDAR = new Set(['SIN_ARTICULOS', 'DIRECCION_REQUERIDA', 'ITEMS_INSUFICIENTES']);

/** CREATE and EDIT of D2 §2: everything is computed and checked while typing, by the rules that the server applies again. */
export function CotizacionForm(props: CotizacionFormProps) {
  const { contexto, iniciales, referencia, editada, clave, refreshContexto } = props;
  const cliente = contexto.cliente.id;
  const venta = useFormularioVenta({
    clave,
    cliente,
    iniciales,
    base: useBase(props),
    problemas: problemasCotizacion,
    vista: vistaTotales,
    alGuardar: AL_GUARDAR,
  });
  const { editor, catalogo, decision } = venta;
  const { form } = editor;
  const { totales, filas, porQue, notas } = venta.vista;
  const onRefused = () => {
    catalogo.refresh();
    refreshContexto();
  };
  const crear = useCrear(cliente, venta.finish, onRefused);
  const editar = useEditar(cliente, venta.finish, onRefused);
  const question = useLeaveQuestion(venta.isDirty, 'la cotización');
  const { save, isWaiting } = useGuardarVenta(venta, () => {
    const edicion = editada && cuerpoEdicion(form, decision, editada);
    const nueva = editada ? null : cuerpoCotizacion(form, decision, referencia?.id ?? null);
    if (edicion) editar.submit(edicion);
    if (nueva) crear.submit(nueva);
  });
  return (
    <>
      <FormularioVenta
        clase="cotizacion"
        operacion={decision.operacion}
        {...(editada && { titulo: `Editar cotización ${editada.id}` })}
        editor={editor}
        contexto={contexto}
        catalogo={catalogo}
        enCamino={venta.enCamino}
        problemas={venta.problemas}
        max={contexto.maxArticulosCotizacion}
        totales={{ filas, porQue, notas, etiqueta: 'Importe Final', total: totales.total }}
        switches={<Interruptores editor={editor} contexto={contexto} isFixed={editada !== undefined} />}
        cobranza={
          form.isPrepago && (
            <ItemsPanel
              items={form.items}
              onChange={(items) => editor.set('items', items)}
              operacion={decision.operacion}
              cotizacion={editada?.id ?? null}
              rol={decision.rol}
              hoy={contexto.hoy}
              fechaRecibo={form.ingreso ?? contexto.hoy}
              totalPrepago={totales.totalPrepago}
              saldoCuentaCorriente={saldoUsable(decision)}
            />
          )
        }
        onListaChange={venta.changeLista}
        guardar={{
          label: editada ? 'Guardar los cambios' : 'Guardar cotización',
          isSaving: crear.isPending || editar.isPending || isWaiting,
          onSave: save,
        }}
        borrador={venta.borrador}
        isDireccionRequired={form.isPrepago && !contexto.exentaDireccionEntrega}
      />
      {question}
    </>
  );
}

interface InterruptoresProps {
  editor: DocumentoEditor;
  contexto: ContextoVenta;
  /** Once created, taxes and prepaid stay (D2 §4). */
  isFixed: boolean;
}

/** Taxes and prepaid. Prepaid switches taxes on and takes the validity out of the third legend (D2 §9). */
function Interruptores({ editor, contexto, isFixed }: InterruptoresProps) {
  const { form, set } = editor;
  const changePrepago = (on: boolean) => {
    const { leyenda3, leyenda4 } = leyendasAlCambiarPrepago(form, contexto.validezCotizacionDias, on);
    set('isPrepago', on);
    set('leyenda3', leyenda3);
    set('leyenda4', leyenda4);
  };
  return (
    <>
      <SwitchField
        label="Proforma"
        value={conImpuestos(form)}
        onChange={(on) => set('isProforma', on)}
        disabled={isFixed || form.isPrepago}
      />
      <SwitchField
        label={TEXTOS_COTIZACION.prepago}
        value={form.isPrepago}
        onChange={changePrepago}
        disabled={isFixed}
      />
    </>
  );
}

/** What decides a quotation beside what is typed. */
function useBase({
  contexto,
  referencia,
  editada,
}: CotizacionFormProps): Omit<Decision, 'articulos' | 'listaCambiada'> {
  const { rol, empresa } = useQuien();
  const lineas = referencia?.lineas ?? null;
  return useMemo(
    () => ({
      rol,
      empresa,
      contexto,
      referencia: lineas,
      operacion: editada ? 'EDIT' : 'CREATE',
      saldoPropio: editada ? ownCredit(editada) : 0,
    }),
    [rol, empresa, contexto, lineas, editada],
  );
}

/** The credit that a stored quotation uses; a rejected one uses none. */
function ownCredit({ aprob_coti, detalleCompleto }: Cotizacion): number {
  if (aprob_coti === 'R') return 0;
  return totalValores((detalleCompleto?.itemsDeCobranza ?? []).filter(({ tipo }) => tipo === 'SCC'));
}

/** Sends it once; then the document's sentence and the customer's list (D2 §8). A refusal leaves the screen in place. */
function useCrear(cliente: string, onDone: () => void, onRefused: () => void) {
  const crear = useCallMutation(createCotizacion);
  const client = useQueryClient();
  const done = useDone(cliente);
  return useSubmitOnce(crear, (body: Parameters<typeof crear.mutate>[0]['body']) =>
    crear.mutate(
      { query: { cliente }, ...(body && { body }) },
      {
        onSuccess: ({ id, avisos }) => {
          onDone();
          void client.invalidateQueries({ queryKey: [listCotizaciones.name] });
          done(TEXTOS_COTIZACION.creada(id), id, avisos);
        },
        onError: onRefused,
      },
    ),
  );
}

function useEditar(cliente: string, onDone: () => void, onRefused: () => void) {
  const editar = useEditCotizacion();
  const done = useDone(cliente);
  return useSubmitOnce(editar, (body: Parameters<typeof editar.mutate>[0]['body']) =>
    editar.mutate(
      { query: { cliente }, ...(body && { body }) },
      {
        onSuccess: ({ id, avisos }) => {
          onDone();
          void editar.refresh();
          done(TEXTOS_COTIZACION.editada(id), id, avisos);
        },
        onError: onRefused,
      },
    ),
  );
}

/** The sentence with its way to the quotation, the warnings after it, and back to the customer's list. */
function useDone(cliente: string) {
  const navigate = useNavigate();
  const avisos = useAvisos();
  return (sentence: string, id: number, warnings: readonly string[] = []) => {
    avisos.listo(sentence, {
      accion: { etiqueta: 'Ver', onClick: () => void navigate({ to: cotizacionPath(cliente, id) }) },
    });
    for (const warning of warnings) avisos.info(warning);
    void navigate({ to: cotizacionesDe(cliente), ignoreBlocker: true });
  };
}
