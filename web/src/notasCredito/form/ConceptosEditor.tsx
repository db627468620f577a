import { formatMoney, plural } from '@distri/domain/kernel';
import { lineAmount } from '@distri/domain/lineas';
import { CONCEPTOS_NOTA_CREDITO, isContinuacion } from '@distri/domain/notasCredito';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import TextIcon from '@mui/icons-material/NotesOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { MoneyInput, PercentInput, QuantityInput } from '../../platform/forms/numberInputs.tsx';
import { SelectField } from '../../platform/forms/SelectField.tsx';
import { TextInput } from '../../platform/forms/TextInput.tsx';
import { tabular } from '../../platform/theme/index.ts';
import type { EditorNota } from './useNotaForm.ts';
import { type ConceptoForm, detalleDe } from './valores.ts';

/** The call's own limits. */
const MAX_DETALLE = 80;
const MAX_RENGLONES = 200;
const OPCIONES = CONCEPTOS_NOTA_CREDITO.map(({ id }) => ({ value: id as string, label: id }));

interface ConceptosEditorProps {
  editor: Pick<EditorNota, 'form' | 'setConcepto' | 'addConcepto' | 'addTexto' | 'removeConcepto'>;
  /** Message of each field with a problem: 'articulos.0.precio' by place from 1 and field. */
  errorDe: (linea: number, campo: string) => string | undefined;
}

/** Concepts with their amounts, and rows of text that go on with the description before (D2 §3). */
export function ConceptosEditor({ editor, errorDe }: ConceptosEditorProps) {
  const { form, setConcepto, addConcepto, addTexto, removeConcepto } = editor;
  const isFull = form.conceptos.length >= MAX_RENGLONES;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, py: 2, flexShrink: 0 }}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          Qué se acredita
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {plural(form.conceptos.length, 'renglón', 'renglones')}
        </Typography>
      </Box>
      <Box component="ul" aria-label="Conceptos" sx={{ m: 0, p: 0, listStyle: 'none', flex: 1, overflow: 'auto' }}>
        {form.conceptos.map((concepto, index) => {
          const Row = isContinuacion(concepto) ? FilaTexto : FilaConcepto;
          return (
            <Row
              key={concepto.clave}
              concepto={concepto}
              index={index}
              errores={[
                errorDe(index + 1, 'detalle'),
                errorDe(index + 1, 'cantidad'),
                errorDe(index + 1, 'precio'),
              ].join('|')}
              onChange={setConcepto}
              onRemove={form.conceptos.length > 1 ? removeConcepto : undefined}
            />
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, px: 4, py: 3, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="outlined" startIcon={<AddIcon />} disabled={isFull} onClick={addConcepto}>
          Agregar concepto
        </Button>
        <Button startIcon={<TextIcon />} disabled={isFull} onClick={addTexto}>
          Agregar texto
        </Button>
      </Box>
    </>
  );
}

interface FilaProps {
  concepto: ConceptoForm;
  index: number;
  /** Messages of detail, quantity and price, joined: a text keeps the memo. */
  errores: string;
  onChange: (clave: string, change: Partial<ConceptoForm>) => void;
  onRemove: ((clave: string) => void) | undefined;
}

const ROW = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  px: 4,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const;

function messages(errores: string) {
  const [detalle, cantidad, precio] = errores.split('|').map((text) => text || undefined);
  return { detalle, cantidad, precio };
}

const FilaConcepto = memo(function FilaConcepto({ concepto, index, errores, onChange, onRemove }: FilaProps) {
  const { clave, id, detalle, cantidad, precio, bonificacion } = concepto;
  const bad = messages(errores);
  const amount = lineAmount({ cantidad: cantidad ?? 0, precio: precio ?? 0, bonificacion: bonificacion ?? 0 });
  const choose = (next: string | null) => {
    if (next === null) return;
    // Words that nobody changed follow the concept.
    onChange(
      clave,
      detalle === detalleDe(id) || detalle === '' ? { id: next, detalle: detalleDe(next) } : { id: next },
    );
  };
  return (
    <Box
      component="li"
      data-linea={index + 1}
      tabIndex={-1}
      sx={{
        ...ROW,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: '160px minmax(120px, 1fr) 84px 132px 92px 116px 36px',
        },
      }}
    >
      <SelectField label="Concepto" options={OPCIONES} value={id} onChange={choose} />
      <TextInput
        label="Detalle"
        maxLength={MAX_DETALLE}
        value={detalle}
        error={bad.detalle}
        onChange={(next) => onChange(clave, { detalle: next })}
      />
      <QuantityInput
        label="Cantidad"
        value={cantidad}
        error={bad.cantidad}
        onChange={(next) => onChange(clave, { cantidad: next })}
      />
      <MoneyInput
        label="Neto unitario"
        value={precio}
        error={bad.precio}
        onChange={(next) => onChange(clave, { precio: next })}
      />
      <PercentInput label="Bonif." value={bonificacion} onChange={(next) => onChange(clave, { bonificacion: next })} />
      <Box sx={{ textAlign: 'right' }}>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1.5 }}>
          Importe
        </Typography>
        <Typography variant="subtitle2" component="p" sx={{ ...tabular, whiteSpace: 'nowrap' }}>
          {formatMoney(amount)}
        </Typography>
      </Box>
      <Remove clave={clave} index={index} onRemove={onRemove} />
    </Box>
  );
});

const FilaTexto = memo(function FilaTexto({ concepto, index, errores, onChange, onRemove }: FilaProps) {
  const { clave, detalle } = concepto;
  return (
    <Box
      component="li"
      data-linea={index + 1}
      tabIndex={-1}
      sx={{
        ...ROW,
        borderTop: 0,
        pt: 0,
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 36px', sm: '160px minmax(0, 1fr) 36px' },
      }}
    >
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ alignSelf: 'center', display: { xs: 'none', sm: 'block' } }}
      >
        Sigue el texto
      </Typography>
      <TextInput
        label={`Texto del renglón ${index + 1}`}
        labelHidden
        maxLength={MAX_DETALLE}
        placeholder="Sigue la descripción de arriba"
        value={detalle}
        error={messages(errores).detalle}
        onChange={(next) => onChange(clave, { detalle: next })}
      />
      <Remove clave={clave} index={index} onRemove={onRemove} isText />
    </Box>
  );
});

interface RemoveProps extends Pick<FilaProps, 'index' | 'onRemove'> {
  clave: string;
  isText?: boolean;
}

function Remove({ clave, index, onRemove, isText = false }: RemoveProps) {
  return (
    <IconButton
      aria-label={`Quitar el renglón ${index + 1}`}
      disabled={onRemove === undefined}
      onClick={() => onRemove?.(clave)}
      sx={{ mt: isText ? 0 : { sm: '22px' }, justifySelf: 'end' }}
    >
      <CloseIcon />
    </IconButton>
  );
}
