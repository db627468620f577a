import {
  checkCombinacion,
  checkPendientes,
  MENSAJES_DOCUMENTOS,
  nombreDeDocumento,
  TEXTOS_COBRANZA,
} from '@distri/domain/cobranzas';
import { formatNumero } from '@distri/domain/cuentas';
import { plural } from '@distri/domain/kernel';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useState } from 'react';
import { type ProblemaVisible, visibleProblems } from '../../lineas/problemas.ts';
import { FormButtons } from '../../platform/dialogs/FormButtons.tsx';
import { FormDialog } from '../../platform/dialogs/FormDialog.tsx';
import { DataGrid } from '../../platform/grid/DataGrid.tsx';
import { noUrl } from '../../platform/grid/memory.ts';
import type { GridColumn } from '../../platform/grid/types.ts';
import { usePhone } from '../../platform/shell/index.ts';
import type { ContextoForm } from '../form/calcular.ts';
import { aCancelar, type Cancelable } from '../form/valores.ts';

interface AgregarDocumentosDialogProps {
  contexto: ContextoForm;
  /** What is in the collection already. */
  elegidos: readonly Cancelable[];
  /** Term adjustments have their own dialog (D3 §2). */
  clase: 'documentos' | 'ajustes';
  onAdd: (documentos: readonly Cancelable[]) => void;
  onClose: () => void;
}

const COLUMNAS: readonly GridColumn<Cancelable>[] = [
  {
    id: 'numero',
    title: 'Documento',
    kind: 'codigo',
    width: 170,
    value: (d) => formatNumero(d.numero),
    badges: (d) => ({ isPrepago: d.isPrepago, condvta30: d.condvta30 }),
    fixed: true,
    phone: 'title',
  },
  {
    id: 'tipo',
    title: 'Tipo',
    kind: 'texto',
    width: 130,
    value: (d) => nombreDeDocumento(d.tipo),
    filter: 'set',
    phone: 'line',
  },
  { id: 'ingreso', title: 'Ingreso', kind: 'fecha', width: 110, value: (d) => d.ingreso, phone: 'line' },
  { id: 'vencimiento', title: 'Vencimiento', kind: 'fecha', width: 120, value: (d) => d.vencimiento },
  { id: 'total', title: 'Total', kind: 'importe', width: 130, value: (d) => d.total },
  {
    id: 'pendi',
    title: 'Pendiente',
    kind: 'importe',
    width: 130,
    value: (d) => (d.tipo === 'FAC' || d.tipo === 'DEB' ? d.pendi : -d.pendi),
    sum: true,
    phone: 'figure',
  },
];

const TEXTOS = {
  documentos: { title: 'Agregar documentos', one: 'documento', many: 'documentos' },
  ajustes: { title: 'Agregar ajuste plazo', one: 'ajuste plazo', many: 'ajustes plazo' },
} as const;

const idOf = (documento: Cancelable) => String(documento.id);
const nameOf = (documento: Cancelable) => formatNumero(documento.numero);

/** The rows have the focus from the start: arrows and Space at once. */
const focusGrid = (frame: HTMLElement | null) => frame?.querySelector<HTMLElement>('[role="grid"]')?.focus();

/** What is open and not in the collection yet. Space ticks a row, Enter adds what is ticked (D3 §5, "Adding documents"). */
export function AgregarDocumentosDialog(props: AgregarDocumentosDialogProps) {
  const { contexto, elegidos, clase, onAdd, onClose } = props;
  const [marcados, setMarcados] = useState<readonly Cancelable[]>([]);
  /** What a row was opened with and could not be added: its reason is shown until something is ticked. */
  const [intento, setIntento] = useState<readonly Cancelable[] | null>(null);
  const isPhone = usePhone();
  const mark = useCallback((next: readonly Cancelable[]) => {
    setMarcados(next);
    setIntento(null);
  }, []);
  const rows = useMemo(() => disponibles(contexto, elegidos, clase), [contexto, elegidos, clase]);
  const asked = intento ?? marcados;
  const problemas = asked.length === 0 ? [] : problemasDe(contexto, [...elegidos, ...asked]);
  const isBlocked = problemas.some(({ severity }) => severity === 'block');
  const { title, one, many } = TEXTOS[clase];
  const add = () => {
    if (marcados.length === 0 || isBlocked) return;
    onAdd(marcados);
    onClose();
  };
  /** Enter or a click on a row: it goes with what is ticked. On a phone a row is ticked instead. */
  const addOpened = (documento: Cancelable) => {
    const wanted = marcados.includes(documento) ? marcados : [...marcados, documento];
    setIntento(wanted);
    if (problemasDe(contexto, [...elegidos, ...wanted]).some(({ severity }) => severity === 'block')) return;
    onAdd(wanted);
    onClose();
  };
  return (
    <FormDialog
      title={title}
      maxWidth="md"
      height={clase === 'documentos' ? 620 : 420}
      onClose={onClose}
      onSubmit={add}
      actions={
        <FormButtons
          label={marcados.length === 0 ? title : `Agregar ${plural(marcados.length, one, many)}`}
          onCancel={onClose}
          disabled={marcados.length === 0 || isBlocked}
        />
      }
    >
      {problemas.map(({ key, severity, text }) => (
        <Alert key={key} severity={severity === 'block' ? 'error' : 'warning'}>
          {text}
        </Alert>
      ))}
      <Box ref={isPhone ? null : focusGrid} sx={{ display: 'contents' }}>
        <DataGrid
          id={`cobranza-${clase}`}
          label={title}
          noun={{ one, many }}
          columns={COLUMNAS}
          rows={rows}
          rowId={idOf}
          rowLabel={nameOf}
          url={noUrl}
          selectable
          onSelectionChange={mark}
          {...(!isPhone && { onOpen: addOpened })}
          searchHint="Número o fecha"
          initial={{ orden: [{ id: 'ingreso', desc: false }] }}
          empty={
            <Typography variant="body2" color="textSecondary" sx={{ p: 6, textAlign: 'center' }}>
              {clase === 'ajustes'
                ? 'No hay ajustes plazo para esta cobranza. Se generan desde una cobranza guardada.'
                : TEXTOS_COBRANZA.sinDocumentos}
            </Typography>
          }
        />
      </Box>
    </FormDialog>
  );
}

function disponibles(
  { documentos }: ContextoForm,
  elegidos: readonly Cancelable[],
  clase: AgregarDocumentosDialogProps['clase'],
): Cancelable[] {
  const taken = new Set(elegidos.map(({ id }) => id));
  return [...documentos.values()].filter(
    ({ id, tipo, max_importe }) => !taken.has(id) && max_importe > 0 && (tipo === 'AP') === (clase === 'ajustes'),
  );
}

/** What may not be cancelled together, and what would be left behind. */
function problemasDe({ contexto, rol }: ContextoForm, todos: readonly Cancelable[]): ProblemaVisible[] {
  const documentos = todos.map((documento) => aCancelar(documento, documento.max_importe));
  return visibleProblems(MENSAJES_DOCUMENTOS, [
    ...checkCombinacion(documentos, rol),
    ...checkPendientes(documentos, contexto.documentos),
  ]);
}
