import type { Factura } from '@distri/domain/facturas';
import { type Porcentaje, plural } from '@distri/domain/kernel';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useFormKeys } from '../../cotizaciones/form/useFormKeys.ts';
import { BarraGuardar, BotonGuardar } from '../../lineas/BarraGuardar.tsx';
import { filasConImpuestos } from '../../lineas/filasTotales.ts';
import { goToProblem } from '../../lineas/goToProblem.ts';
import { TotalesPanel } from '../../lineas/TotalesPanel.tsx';
import { useLeaveQuestion } from '../../lineas/useLeaveQuestion.tsx';
import { useSubmitOnce } from '../../lineas/useSubmitOnce.ts';
import { DESK_LINE } from '../../platform/document/longCell.ts';
import { ProblemList } from '../../platform/document/ProblemList.tsx';
import { DraftBanner, DraftState } from '../../platform/drafts/index.ts';
import { SegmentedControl } from '../../platform/forms/SegmentedControl.tsx';
import { TextInput } from '../../platform/forms/TextInput.tsx';
import { usePageHeader, usePhone } from '../../platform/shell/index.ts';
import { AsociadosField } from './AsociadosField.tsx';
import { ConceptosEditor } from './ConceptosEditor.tsx';
import { ConfirmarNota } from './ConfirmarNota.tsx';
import { type ContextoNota, calcularNota } from './calcular.ts';
import { DevolucionLineas } from './DevolucionLineas.tsx';
import { useEmitirNota } from './useEmitirNota.ts';
import type { EditorNota } from './useNotaForm.ts';
import { MODOS } from './valores.ts';

interface NotaCreditoFormProps {
  editor: EditorNota;
  contexto: ContextoNota;
  /** For whom. */
  razsoc: string;
  /** 'Factura A 0004-00012377 · 19/11/2026'. */
  titulo: string;
  detalle: string;
  /** The invoice that it was opened from: it can come back by its lines. */
  factura: Factura | null;
  /** The customer's invoices, when the form chooses among them. */
  facturas: readonly Factura[];
}

const ETIQUETA_TOTAL = 'Importe de la nota';

/** Issue of a credit note, by return or by concept, with live totals (look 04). */
export function NotaCreditoForm(props: NotaCreditoFormProps) {
  const { editor, contexto, razsoc, factura } = props;
  const { form } = editor;
  const calculo = useMemo(() => calcularNota(form, contexto), [form, contexto]);
  const [hasTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const problemas = hasTried ? calculo.problemas : [];
  const root = useRef<HTMLDivElement>(null);
  const isPhone = usePhone();
  usePageHeader({ tarea: isPhone });
  const emitir = useEmitirNota(contexto, factura?.id ?? null, editor.finish);
  const question = useLeaveQuestion(editor.isDirty, 'la nota de crédito');

  const save = () => {
    setTried(true);
    const [first] = calculo.problemas.filter(({ severity }) => severity === 'block');
    if (first) goToProblem(root.current, first);
    else setAsking(true);
  };
  const send = useSubmitOnce(emitir, () => void emitir.emit(form, calculo).then(() => setAsking(false)));
  useFormKeys({ isDialogOpen: isAsking, onAgregar: () => undefined, onSave: save });
  const bonificacion: Porcentaje = form.modo === 'devolucion' ? contexto.terminos.bonificacion : 0;
  const filas = filasConImpuestos(calculo.totales, { bonificacion, alicuotaIVA: contexto.terminos.alicuotaIVA });
  const guardar = { label: 'Emitir nota de crédito', isSaving: emitir.isPending, onSave: save };
  const go = ({ key }: { key: string }) => {
    const problema = problemas.find((each) => each.key === key);
    if (problema) goToProblem(root.current, problema);
  };
  return (
    <Box ref={root} sx={FRAME}>
      <Stack sx={{ gap: 3, minHeight: 0, minWidth: 0 }}>
        {editor.retomado && <DraftBanner guardado={editor.retomado} onDiscard={editor.startAgain} />}
        <Panel isPhone={isPhone}>
          <Cabecera {...props} />
          {!factura && (
            <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
              <AsociadosField
                editor={editor}
                facturas={props.facturas}
                hoy={contexto.hoy}
                error={problemas.find(({ campo }) => campo === 'facturas' || campo === 'periodo')?.text}
              />
            </Box>
          )}
        </Panel>
        <Panel isPhone={isPhone} grows>
          {form.modo === 'devolucion' && factura ? (
            <DevolucionLineas
              lineas={contexto.lineas}
              editor={editor}
              importes={calculo.importes}
              malas={new Set(problemas.flatMap(({ linea }) => linea ?? []))}
            />
          ) : (
            <ConceptosEditor
              editor={editor}
              errorDe={(linea, campo) => problemas.find((p) => p.linea === linea && p.campo === campo)?.text}
            />
          )}
        </Panel>
        <Panel isPhone={isPhone}>
          <Textos editor={editor} />
        </Panel>
      </Stack>
      <Panel isPhone={isPhone}>
        <TotalesPanel filas={filas} etiquetaTotal={ETIQUETA_TOTAL} total={calculo.totales.total}>
          {calculo.unidades > 0 && (
            <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
              {plural(calculo.unidades, 'unidad vuelve', 'unidades vuelven')}
            </Typography>
          )}
        </TotalesPanel>
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            overflow: 'auto',
            ...(problemas.length > 0 && { borderTop: 1, borderColor: 'divider' }),
          }}
        >
          <ProblemList problems={problemas} onGo={go} />
          {emitir.error && (
            <Alert severity="error" sx={{ mx: 4, my: 3 }}>
              {emitir.error}
            </Alert>
          )}
        </Box>
        <Box sx={{ px: 4, pt: 3, pb: 1, borderTop: { xs: 0, sm: 1 }, borderColor: { sm: 'divider' } }}>
          {!isPhone && <BotonGuardar {...guardar} withKey />}
          <Box sx={{ minHeight: 36, display: 'grid', alignItems: 'center' }}>
            <DraftState guardado={editor.guardado} onDiscard={editor.startAgain} />
          </Box>
        </Box>
      </Panel>
      {isPhone && (
        <BarraGuardar {...guardar} etiquetaTotal={ETIQUETA_TOTAL} total={calculo.totales.total} problemas={problemas} />
      )}
      {isAsking && (
        <ConfirmarNota
          form={form}
          calculo={calculo}
          contexto={contexto}
          razsoc={razsoc}
          isBusy={emitir.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => send.submit(undefined)}
        />
      )}
      {question}
    </Box>
  );
}

const FRAME = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 304px' },
  gridTemplateRows: { md: 'minmax(0, 1fr)' },
  gap: { xs: 3, md: 4 },
  flex: { md: 1 },
  minHeight: { md: 520 },
  mx: { xs: -4, sm: 0 },
} as const;

function Panel({ children, isPhone, grows = false }: { children: ReactNode; isPhone: boolean; grows?: boolean }) {
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: grows ? 200 : 0,
        overflow: 'hidden',
        flex: grows ? 1 : undefined,
        flexShrink: grows ? 1 : 0,
        ...(isPhone && { borderRadius: 0, borderInline: 0 }),
      }}
    >
      {children}
    </Paper>
  );
}

/** About what and for whom; with an invoice, by its goods or by a concept. */
function Cabecera({ editor, titulo, detalle, factura }: NotaCreditoFormProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2, px: 4, py: 2.5 }}>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography variant="h4" component="h1" sx={DESK_LINE}>
          {titulo}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary" sx={DESK_LINE}>
          {detalle}
        </Typography>
      </Box>
      {factura && (
        <Box sx={{ width: { xs: '100%', sm: 300 } }}>
          <SegmentedControl
            label="Clase de nota de crédito"
            labelHidden
            options={MODOS}
            value={editor.form.modo}
            onChange={(modo) => editor.set({ modo })}
          />
        </Box>
      )}
    </Box>
  );
}

/** The texts that go on the paper. */
function Textos({ editor: { form, set } }: { editor: EditorNota }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, p: 4, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } }}>
      <TextInput label="Leyenda 3" maxLength={50} value={form.leyenda3} onChange={(leyenda3) => set({ leyenda3 })} />
      <TextInput label="Leyenda 4" maxLength={50} value={form.leyenda4} onChange={(leyenda4) => set({ leyenda4 })} />
      <TextInput
        label="Nota de compra"
        maxLength={40}
        value={form.notacompra}
        onChange={(notacompra) => set({ notacompra })}
      />
    </Box>
  );
}
