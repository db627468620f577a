import type { ContextoVenta } from '@distri/domain/clientes';
import { listCotizaciones } from '@distri/domain/cotizaciones';
import type { Referencia } from '@distri/domain/lineas';
import { type ContextoPedido, createPedido, listPedidos, TEXTOS_PEDIDO } from '@distri/domain/pedidos';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { FormularioVenta } from '../../cotizaciones/form/FormularioVenta.tsx';
import { useQuien } from '../../cotizaciones/form/reglas.ts';
import { useFormularioVenta, useGuardarVenta } from '../../cotizaciones/form/useFormularioVenta.ts';
import type { DocumentoForm } from '../../lineas/documentoForm.ts';
import { useLeaveQuestion } from '../../lineas/useLeaveQuestion.tsx';
import { useSubmitOnce } from '../../lineas/useSubmitOnce.ts';
import { useCallMutation } from '../../platform/api/index.ts';
import { useAvisos } from '../../platform/feedback/index.ts';
import { pedidoPath, pedidosDe } from '../paths.ts';
import { cuerpoPedido, problemasPedido, vistaTotalesPedido } from './calcular.ts';

/** The quotation that an order is made from: its flags, and its lines as they were carried over. */
export interface ReferenciaPedido {
  id: number;
  lineas: Referencia;
  cotizacion: NonNullable<ContextoPedido['cotizacion']>;
}

interface PedidoFormProps {
  contexto: ContextoVenta;
  iniciales: DocumentoForm;
  referencia: ReferenciaPedido | null;
  /** Names the draft. */
  clave: string;
  refreshContexto: () => void;
  /** What was carried over. */
  info?: ReactNode;
}

/** Found from the start in a document that nobody has touched: said when somebody tries to save. */
const AL_GUARDAR = new Set(['SIN_ARTICULOS', 'DIRECCION_REQUERIDA']);

/** CREATE of an order (D2 §2, §5): computed and checked while typing, by the rules that the server applies again. */
export function PedidoForm(props: PedidoFormProps) {
  const { contexto, iniciales, referencia, clave, refreshContexto, info } = props;
  const venta = useFormularioVenta({
    clave,
    cliente: contexto.cliente.id,
    iniciales,
    base: useBase(contexto, referencia),
    problemas: problemasPedido,
    vista: vistaTotalesPedido,
    alGuardar: AL_GUARDAR,
  });
  const { editor, catalogo, decision } = venta;
  const { totales, filas, porQue, notas } = venta.vista;
  const known = new Set(venta.found.map(({ text }) => text));
  const guardar = useGuardar(contexto.cliente.id, known, venta.finish, () => {
    catalogo.refresh();
    refreshContexto();
  });
  const question = useLeaveQuestion(venta.isDirty, 'el pedido');
  const { save, isWaiting } = useGuardarVenta(venta, () => {
    const body = cuerpoPedido(editor.form, decision, referencia?.id ?? null);
    if (body) guardar.submit(body);
  });
  return (
    <>
      <FormularioVenta
        clase="pedido"
        editor={editor}
        contexto={contexto}
        catalogo={catalogo}
        enCamino={venta.enCamino}
        problemas={venta.problemas}
        max={contexto.maxArticulosPedido}
        totales={{ filas, porQue, notas, etiqueta: 'Importe bonificado', total: totales.importe }}
        onListaChange={venta.changeLista}
        guardar={{ label: 'Guardar pedido', isSaving: guardar.isPending || isWaiting, onSave: save }}
        borrador={venta.borrador}
        info={info}
        isDireccionRequired={!contexto.exentaDireccionEntrega}
      />
      {question}
    </>
  );
}

/** What decides an order beside what is typed. */
function useBase(contexto: ContextoVenta, referencia: ReferenciaPedido | null) {
  const { rol, empresa } = useQuien();
  return useMemo(
    () => ({
      rol,
      empresa,
      contexto,
      referencia: referencia?.lineas ?? null,
      cotizacion: referencia?.cotizacion ?? null,
    }),
    [rol, empresa, contexto, referencia],
  );
}

/** Sends it once; then the document's sentence, what the server warns of anew, and the customer's list (D2 §8). */
function useGuardar(cliente: string, known: ReadonlySet<string>, onDone: () => void, onRefused: () => void) {
  const crear = useCallMutation(createPedido);
  const client = useQueryClient();
  const navigate = useNavigate();
  const avisos = useAvisos();
  return useSubmitOnce(crear, (body: Parameters<typeof crear.mutate>[0]['body']) =>
    crear.mutate(
      { query: { cliente }, ...(body && { body }) },
      {
        onSuccess: ({ id, avisos: warnings = [] }) => {
          onDone();
          void client.invalidateQueries({ queryKey: [listPedidos.name] });
          void client.invalidateQueries({ queryKey: [listCotizaciones.name] });
          avisos.listo(TEXTOS_PEDIDO.creado(id), {
            accion: { etiqueta: 'Ver', onClick: () => void navigate({ to: pedidoPath(cliente, id) }) },
          });
          for (const warning of warnings.filter((text) => !known.has(text))) avisos.info(warning, { permanece: true });
          void navigate({ to: pedidosDe(cliente), ignoreBlocker: true });
        },
        onError: onRefused,
      },
    ),
  );
}
