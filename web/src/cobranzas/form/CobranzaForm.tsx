import { ajustarSaldo, type DescuentoFijo } from '@distri/domain/cobranzas';
import { formatMoney, plural } from '@distri/domain/kernel';
import { TIPO_PREDETERMINADO, tiposParaCobranza } from '@distri/domain/valores';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useCallback, useMemo, useRef, useState } from 'react';
import { goToProblem } from '../../lineas/goToProblem.ts';
import type { ProblemaVisible } from '../../lineas/problemas.ts';
import { useLeaveQuestion } from '../../lineas/useLeaveQuestion.tsx';
import { useSubmitOnce } from '../../lineas/useSubmitOnce.ts';
import { ProblemList } from '../../platform/document/ProblemList.tsx';
import { DraftBanner, DraftState } from '../../platform/drafts/index.ts';
import { useAvisos } from '../../platform/feedback/index.ts';
import { usePageHeader, usePhone } from '../../platform/shell/index.ts';
import { ItemDialog } from '../../valores/ItemDialog.tsx';
import { asItemForm, type ItemForm, newItem } from '../../valores/itemForm.ts';
import { ComprobanteVista } from '../acciones/ComprobanteVista.tsx';
import { AgregarDocumentosDialog } from '../dialogs/AgregarDocumentosDialog.tsx';
import { CalculoDialog } from '../dialogs/CalculoDialog.tsx';
import { ConfirmarDialog } from '../dialogs/ConfirmarDialog.tsx';
import { DocumentoDialog } from '../dialogs/DocumentoDialog.tsx';
import { ImpagosDialog } from '../dialogs/ImpagosDialog.tsx';
import { NotaDialog } from '../dialogs/NotaDialog.tsx';
import { ObservarDialog } from '../dialogs/ObservarDialog.tsx';
import { Cabecera } from './Cabecera.tsx';
import {
  type CalculoCobranza,
  type ContextoForm,
  calcularCobranza,
  contextoDe,
  problemasVisibles,
} from './calcular.ts';
import { DescuentoFijoField } from './DescuentoFijoField.tsx';
import { DocumentosPanel } from './DocumentosPanel.tsx';
import { ItemsPanel } from './ItemsPanel.tsx';
import { Panel } from './Panel.tsx';
import { Pie } from './Pie.tsx';
import { PorQue } from './PorQue.tsx';
import { Simulador } from './Simulador.tsx';
import { type Numitem, nombresPerdidos, useArchivos } from './useArchivos.ts';
import type { EditorCobranza } from './useCobranzaForm.ts';
import { useCobranzaKeys } from './useCobranzaKeys.ts';
import { type Modo, useGuardarCobranza } from './useGuardarCobranza.ts';
import type { Cancelable } from './valores.ts';

interface CobranzaFormProps {
  editor: EditorCobranza;
  contexto: ContextoForm;
  /** The stored collection has the image of its receipt. */
  conRecibo: boolean;
  titulo?: string;
  refreshContexto: () => void;
}

type Dialogo =
  | { clase: 'documentos' | 'ajustes' | 'impagos' | 'observar' | 'nota' | 'calculo' }
  | { clase: 'documento'; id: number }
  | { clase: 'item'; item: ItemForm; isNew: boolean }
  | { clase: 'comprobante'; numitem: Numitem }
  | { clase: 'confirmar'; modo: Modo }
  | null;

/** CREATE and EDIT of D3 §2: everything is computed and checked while typing, by the rules that the server applies again. */
export function CobranzaForm({ editor, contexto, conRecibo, titulo, refreshContexto }: CobranzaFormProps) {
  const { form } = editor;
  const calculada = useMemo(() => calcularCobranza(form, contexto), [form, contexto]);
  const { calculo, entrada } = calculada;
  const [hasTried, setTried] = useState(false);
  const [dialogo, setDialogo] = useState<Dialogo>(null);
  const problemas = useMemo(() => problemasVisibles(calculada.problemas, hasTried), [calculada, hasTried]);
  const { archivos, perdidos, choose, discard } = useArchivos(editor.clave);
  const isPhone = usePhone();
  usePageHeader({ tarea: isPhone, ...(titulo !== undefined && { titulo }) });
  const root = useRef<HTMLDivElement>(null);
  const finish = () => {
    editor.finish();
    discard();
  };
  const startAgain = () => {
    editor.startAgain();
    discard();
  };
  const guardar = useGuardarCobranza(contexto, finish, refreshContexto);
  const question = useLeaveQuestion(editor.isDirty || archivos.size > 0, 'la cobranza');
  const dominio = useMemo(() => contextoDe(contexto.contexto, form.items), [contexto, form.items]);
  const operacion = contexto.original ? 'EDIT' : 'CREATE';
  const valores = {
    rol: contexto.rol,
    fechaRecibo: entrada.fechaRecibo,
    saldoCuentaCorriente: dominio.saldoCuentaCorriente,
  };

  // With prepaid invoices only an administrator adds it (D3 §5.10); once is enough.
  const canUsarSaldo =
    valores.saldoCuentaCorriente > 0 &&
    !form.items.some(({ tipo }) => tipo === 'SCC') &&
    (contexto.rol === 'A' || !entrada.documentos.some(({ isPrepago }) => isPrepago));

  const close = () => setDialogo(null);
  const open = useCallback(
    (clase: 'documentos' | 'ajustes' | 'impagos' | 'observar' | 'nota') => setDialogo({ clase }),
    [],
  );
  const save = (modo: Modo) => {
    setTried(true);
    const blocking = calculada.problemas.find(({ severity }) => severity === 'block');
    if (blocking) goToProblem(root.current, blocking);
    else setDialogo({ clase: 'confirmar', modo });
  };
  const send = useSubmitOnce(
    guardar,
    (modo: Modo) => void guardar.send({ modo, form, calculada, archivos }).then(close),
  );
  const falta = Math.max(0, -calculo.saldo);
  const addItem = (tipo = TIPO_PREDETERMINADO, importe = falta) =>
    setDialogo({ clase: 'item', item: newItem(tipo, entrada.fechaRecibo, importe, form.items), isNew: true });
  useCobranzaKeys({
    isDialogOpen: dialogo !== null,
    onDocumentos: () => open('documentos'),
    onItem: () => addItem(),
    onSave: () => save('confirmar'),
  });
  const go = ({ key }: { key: string }) => {
    const problema = problemas.find((each) => each.key === key);
    if (problema) goToProblem(root.current, problema);
  };
  const ajustar = useAjustar(editor, calculada, dominio);
  const setFijo = useCallback((descuentoFijo: DescuentoFijo) => editor.set({ descuentoFijo }), [editor.set]);
  const verCalculo = useCallback(() => setDialogo({ clase: 'calculo' }), []);
  const editItem = useCallback(
    (id: number) => {
      const item = form.items.find((each) => each.id === id);
      if (item) setDialogo({ clase: 'item', item, isNew: false });
    },
    [form.items],
  );
  const verDetalle = useCallback((id: number) => setDialogo({ clase: 'documento', id }), []);
  const verComprobante = useCallback((numitem: Numitem) => setDialogo({ clase: 'comprobante', numitem }), []);

  return (
    <Box ref={root} sx={FRAME}>
      <Stack sx={{ gap: 3, minHeight: 0, minWidth: 0, overflow: { md: 'auto' } }}>
        {editor.retomado && <DraftBanner guardado={editor.retomado} onDiscard={startAgain} />}
        <Perdidos nombres={nombresPerdidos(perdidos, form.items)} />
        <Panel>
          <Cabecera
            editor={editor}
            contexto={contexto}
            errorOf={(campo) => problemas.find((each) => each.campo === campo && each.severity === 'block')?.text}
            onDialog={open}
          />
        </Panel>
        <DocumentosPanel
          editor={editor}
          contexto={contexto}
          calculo={calculo}
          onAgregar={() => open('documentos')}
          onAjustePlazo={() => open('ajustes')}
          onDetalle={verDetalle}
          onAjustarSaldo={ajustar}
        />
        <ItemsPanel
          items={form.items}
          contexto={valores}
          operacion={operacion}
          total={calculo.totitems}
          archivos={archivos}
          conRecibo={conRecibo}
          onArchivo={choose}
          onVerComprobante={verComprobante}
          onAgregar={() => addItem()}
          onEditar={editItem}
          onQuitar={editor.removeItem}
          more={
            <>
              <Prepago editor={editor} contexto={contexto} />
              {canUsarSaldo && (
                <Button
                  onClick={() =>
                    addItem('SCC', Math.min(valores.saldoCuentaCorriente, falta || valores.saldoCuentaCorriente))
                  }
                >
                  Usar saldo a favor ({formatMoney(valores.saldoCuentaCorriente)})
                </Button>
              )}
            </>
          }
        />
      </Stack>
      <Panel>
        <Box sx={{ flex: 1, minHeight: 0, overflow: { md: 'auto' } }}>
          <PorQue entrada={entrada} calculo={calculo} escala={contexto.contexto.escala} onDetalle={verCalculo}>
            <DescuentoFijoField value={form.descuentoFijo} rol={contexto.rol} onChange={setFijo} />
          </PorQue>
          <Simulador entrada={entrada} calculo={calculo} contexto={dominio} items={form.items} />
        </Box>
        {(problemas.length > 0 || guardar.error) && (
          <Box sx={{ maxHeight: { md: '34%' }, overflow: 'auto', flexShrink: 0, borderTop: 1, borderColor: 'divider' }}>
            <ProblemList problems={problemas} onGo={go} />
            {guardar.error && (
              <Alert severity="error" sx={{ mx: 4, my: 3 }}>
                {guardar.error}
              </Alert>
            )}
          </Box>
        )}
        {!isPhone && (
          <PieDeForm
            contexto={contexto}
            calculada={calculada}
            problemas={problemas}
            isSaving={guardar.isPending}
            onSave={save}
          />
        )}
        <Box sx={{ px: 4, minHeight: 36, display: 'grid', alignItems: 'center' }}>
          <DraftState guardado={editor.guardado} onDiscard={startAgain} />
        </Box>
      </Panel>
      {isPhone && (
        <PieDeForm
          contexto={contexto}
          calculada={calculada}
          problemas={problemas}
          isSaving={guardar.isPending}
          onSave={save}
        />
      )}
      <Dialogos
        dialogo={dialogo}
        editor={editor}
        contexto={contexto}
        calculada={calculada}
        isSaving={guardar.isPending}
        onClose={close}
        onConfirm={send.submit}
      />
      {question}
    </Box>
  );
}

/** Proofs that the draft could not keep, by name: nothing is lost in silence. */
function Perdidos({ nombres }: { nombres: readonly string[] }) {
  if (nombres.length === 0) return null;
  const what = nombres.length === 1 ? 'este comprobante' : 'estos comprobantes';
  return (
    <Alert severity="warning">
      El borrador no conservó {what}: {nombres.join(', ')}. Volvé a elegirlo{nombres.length > 1 && 's'}.
    </Alert>
  );
}

const FRAME = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 336px' },
  gridTemplateRows: { md: 'minmax(0, 1fr)' },
  gap: { xs: 3, md: 4 },
  flex: { md: 1 },
  minHeight: { md: 560 },
  mx: { xs: -4, sm: 0 },
} as const;

interface PieDeFormProps {
  contexto: ContextoForm;
  calculada: CalculoCobranza;
  problemas: readonly ProblemaVisible[];
  isSaving: boolean;
  onSave: (modo: Modo) => void;
}

function PieDeForm({ contexto, calculada, problemas, isSaving, onSave }: PieDeFormProps) {
  const { calculo } = calculada;
  const blocking = problemas.filter(({ severity }) => severity === 'block').length;
  const others = problemas.length - blocking;
  const aviso = [
    blocking > 0 && plural(blocking, 'bloquea', 'bloquean'),
    others > 0 && plural(others, 'aviso', 'avisos'),
  ].filter(Boolean);
  return (
    <Pie
      saldo={calculo.saldo}
      aviso={aviso.join(', ')}
      isEdit={contexto.original !== null}
      isSaving={isSaving}
      canGuardar={contexto.original === null && contexto.contexto.puedeGuardar && calculo.impdesc > 0}
      onSave={onSave}
    />
  );
}

/** Moves the newest amount until the balance is nothing; undefined while there is nothing to move (domain-facts §4.8). */
function useAjustar(
  editor: EditorCobranza,
  { entrada, calculo }: CalculoCobranza,
  dominio: ReturnType<typeof contextoDe>,
) {
  const avisos = useAvisos();
  const hasEditable = entrada.documentos.some(({ tipo }) => tipo === 'FAC' || tipo === 'DEB');
  if (calculo.saldo === 0 || calculo.totitems <= 0 || !hasEditable) return undefined;
  return () => {
    const { ajustado, documentos } = ajustarSaldo(entrada, dominio);
    if (ajustado) editor.set({ documentos: documentos.map(({ id, importe }) => ({ id, importe })) });
    else
      avisos.info(
        `No se pudo llevar el saldo a cero: los importes quedan como estaban. Saldo ${formatMoney(calculo.saldo)}.`,
      );
  };
}

/** The items of the quotations that the prepaid invoices come from, brought along as they are (domain-facts §4.5). */
function Prepago({ editor, contexto }: { editor: EditorCobranza; contexto: ContextoForm }) {
  const { form, putItem } = editor;
  const chosen = new Set(form.documentos.map(({ id }) => id));
  const there = new Set(form.items.map(({ cotizacion_item }) => cotizacion_item));
  const offered = contexto.contexto.itemsPrepago.filter(
    ({ documento, cotizacion_item }) => chosen.has(documento) && !there.has(cotizacion_item),
  );
  if (offered.length === 0) return null;
  const bring = () => {
    for (const item of offered) putItem({ ...asItemForm(item), guardado: false });
  };
  return <Button onClick={bring}>Traer {plural(offered.length, 'ítem', 'ítems')} del prepago</Button>;
}

interface DialogosProps {
  dialogo: Dialogo;
  editor: EditorCobranza;
  contexto: ContextoForm;
  calculada: CalculoCobranza;
  isSaving: boolean;
  onClose: () => void;
  onConfirm: (modo: Modo) => void;
}

function Dialogos({ dialogo, editor, contexto, calculada, isSaving, onClose, onConfirm }: DialogosProps) {
  const { form, set } = editor;
  const { entrada, calculo } = calculada;
  const { cliente } = contexto.contexto;
  if (dialogo === null) return null;
  switch (dialogo.clase) {
    case 'documentos':
    case 'ajustes':
      return (
        <AgregarDocumentosDialog
          contexto={contexto}
          elegidos={form.documentos.flatMap(({ id }) => contexto.documentos.get(id) ?? [])}
          clase={dialogo.clase}
          onAdd={(documentos) => set({ documentos: withDocumentos(form.documentos, documentos, contexto) })}
          onClose={onClose}
        />
      );
    case 'documento': {
      const documento = contexto.documentos.get(dialogo.id);
      if (!documento) return null;
      return (
        <DocumentoDialog
          documento={documento}
          importe={form.documentos.find(({ id }) => id === dialogo.id)?.importe ?? null}
          calculado={calculo.documentos.find(({ id }) => id === dialogo.id)}
          isEdit={contexto.original !== null}
          onClose={onClose}
        />
      );
    }
    case 'item':
      return (
        <ItemDialog
          item={dialogo.item}
          isNew={dialogo.isNew}
          tipos={tiposParaCobranza(
            entrada.documentos.some(({ isPrepago }) => isPrepago),
            contexto.rol,
          )}
          rol={contexto.rol}
          fechaRecibo={entrada.fechaRecibo}
          saldoCuentaCorriente={contextoDe(contexto.contexto, form.items).saldoCuentaCorriente}
          cobranza={contexto.original?.id}
          onSave={editor.putItem}
          onClose={onClose}
        />
      );
    case 'impagos':
      return <ImpagosDialog cliente={cliente.id} razsoc={cliente.razsoc} onClose={onClose} />;
    case 'observar':
      return <ObservarDialog observa={form.observa} onSave={(observa) => set({ observa })} onClose={onClose} />;
    case 'nota':
      return <NotaDialog nota={form.nota} onSave={(nota) => set({ nota })} onClose={onClose} />;
    case 'calculo':
      return <CalculoDialog entrada={entrada} calculo={calculo} items={form.items} onClose={onClose} />;
    case 'comprobante':
      return contexto.original ? (
        <ComprobanteVista
          cobranza={contexto.original.id}
          numitem={String(dialogo.numitem)}
          titulo="Comprobante"
          onClose={onClose}
        />
      ) : null;
    case 'confirmar':
      return (
        <ConfirmarDialog
          modo={dialogo.modo}
          form={form}
          calculada={calculada}
          contexto={contexto}
          isBusy={isSaving}
          onCancel={onClose}
          onConfirm={() => onConfirm(dialogo.modo)}
        />
      );
  }
}

type Elegidos = EditorCobranza['form']['documentos'];

/** The new ones whole, and all of them in the order of their days. */
function withDocumentos(before: Elegidos, added: readonly Cancelable[], { documentos }: ContextoForm): Elegidos {
  const all = [...before, ...added.map(({ id, max_importe }) => ({ id, importe: max_importe }))];
  const dayOf = (id: number) => documentos.get(id)?.ingreso ?? '';
  return all.sort((a, b) => (dayOf(a.id) === dayOf(b.id) ? a.id - b.id : dayOf(a.id) < dayOf(b.id) ? -1 : 1));
}
