import type { DescuentoFijo } from '@distri/domain/cobranzas';
import { TIPO_PREDETERMINADO } from '@distri/domain/valores';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useCallback, useMemo, useRef, useState } from 'react';
import { goToProblem } from '../../lineas/goToProblem.ts';
import { useLeaveQuestion } from '../../lineas/useLeaveQuestion.tsx';
import { useSubmitOnce } from '../../lineas/useSubmitOnce.ts';
import { DraftBanner, DraftState } from '../../platform/drafts/index.ts';
import { usePageHeader, usePhone } from '../../platform/shell/index.ts';
import { newItem } from '../../valores/itemForm.ts';
import { Cabecera } from './Cabecera.tsx';
import { type ContextoForm, calcularCobranza, contextoDe, problemasVisibles } from './calcular.ts';
import { Dialogos } from './Dialogos.tsx';
import { DocumentosPanel } from './DocumentosPanel.tsx';
import { FRAME } from './frame.ts';
import { ItemsPanel } from './ItemsPanel.tsx';
import { Lateral } from './Lateral.tsx';
import { OtrosPagos } from './OtrosPagos.tsx';
import { Panel } from './Panel.tsx';
import { Pie } from './Pie.tsx';
import { useAjustar } from './useAjustar.ts';
import { nombresPerdidos, useArchivos } from './useArchivos.ts';
import type { EditorCobranza } from './useCobranzaForm.ts';
import { useCobranzaKeys } from './useCobranzaKeys.ts';
import { useDialogo } from './useDialogo.ts';
import { type Modo, useGuardarCobranza } from './useGuardarCobranza.ts';

interface CobranzaFormProps {
  editor: EditorCobranza;
  contexto: ContextoForm;
  /** The stored collection has the image of its receipt. */
  conRecibo: boolean;
  titulo?: string;
  refreshContexto: () => void;
}

/** CREATE and EDIT of D3 §2: everything is computed and checked while typing, by the rules that the server applies again. */
export function CobranzaForm({ editor, contexto, conRecibo, titulo, refreshContexto }: CobranzaFormProps) {
  const { form } = editor;
  const calculada = useMemo(() => calcularCobranza(form, contexto), [form, contexto]);
  const { calculo, entrada } = calculada;
  const [hasTried, setTried] = useState(false);
  const problemas = useMemo(() => problemasVisibles(calculada.problemas, hasTried), [calculada, hasTried]);
  const dominio = useMemo(() => contextoDe(contexto.contexto, form.items), [contexto, form.items]);
  const { saldoCuentaCorriente } = dominio;
  const { dialogo, setDialogo, close, ...abrir } = useDialogo(form.items);
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
  const usarSaldo = () => addItem('SCC', Math.min(saldoCuentaCorriente, falta || saldoCuentaCorriente));
  useCobranzaKeys({
    isDialogOpen: dialogo !== null,
    onDocumentos: () => abrir.open('documentos'),
    onItem: () => addItem(),
    onSave: () => save('confirmar'),
  });
  const go = ({ key }: { key: string }) => {
    const problema = problemas.find((each) => each.key === key);
    if (problema) goToProblem(root.current, problema);
  };
  const ajustar = useAjustar(editor, calculada, dominio);
  const setFijo = useCallback((descuentoFijo: DescuentoFijo) => editor.set({ descuentoFijo }), [editor.set]);
  const pie = (
    <Pie contexto={contexto} calculada={calculada} problemas={problemas} isSaving={guardar.isPending} onSave={save} />
  );

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
            onDialog={abrir.open}
          />
        </Panel>
        <DocumentosPanel
          editor={editor}
          contexto={contexto}
          calculo={calculo}
          onAgregar={() => abrir.open('documentos')}
          onAjustePlazo={() => abrir.open('ajustes')}
          onDetalle={abrir.verDetalle}
          onAjustarSaldo={ajustar}
        />
        <ItemsPanel
          items={form.items}
          contexto={{ rol: contexto.rol, fechaRecibo: entrada.fechaRecibo, saldoCuentaCorriente }}
          operacion={contexto.original ? 'EDIT' : 'CREATE'}
          total={calculo.totitems}
          archivos={archivos}
          conRecibo={conRecibo}
          onArchivo={choose}
          onVerComprobante={abrir.verComprobante}
          onAgregar={() => addItem()}
          onEditar={abrir.editItem}
          onQuitar={editor.removeItem}
          more={<OtrosPagos {...{ editor, contexto, entrada, saldoCuentaCorriente }} onUsarSaldo={usarSaldo} />}
        />
      </Stack>
      <Lateral
        {...{ editor, contexto, dominio, calculada, problemas }}
        error={guardar.error}
        onProblema={go}
        onFijo={setFijo}
        onCalculo={abrir.verCalculo}
      >
        {!isPhone && pie}
        <Box sx={{ px: 4, minHeight: 36, display: 'grid', alignItems: 'center' }}>
          <DraftState guardado={editor.guardado} onDiscard={startAgain} />
        </Box>
      </Lateral>
      {isPhone && pie}
      <Dialogos
        {...{ dialogo, editor, contexto, calculada }}
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
