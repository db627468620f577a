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

const AREAS = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr) 40px', sm: '168px repeat(3, minmax(0, 1fr)) 36px' },
  gridTemplateAreas: {
    xs: '"concepto concepto quitar" "detalle detalle detalle" "cantidad precio precio" "bonif importe importe"',
    sm: '"concepto detalle detalle detalle quitar" "cantidad precio bonif importe ."',
  },
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
    <Box component="li" data-linea={index + 1} tabIndex={-1} sx={{ ...ROW, ...AREAS }}>
      <Box sx={{ gridArea: 'concepto' }}>
        <SelectField label="Concepto" options={OPCIONES} value={id} onChange={choose} />
      </Box>
      <Box sx={{ gridArea: 'detalle' }}>
        <TextInput
          label="Detalle"
          maxLength={MAX_DETALLE}
          value={detalle}
          error={bad.detalle}
          onChange={(next) => onChange(clave, { detalle: next })}
        />
      </Box>
      <Box sx={{ gridArea: 'cantidad' }}>
        <QuantityInput
          label="Cantidad"
          value={cantidad}
          error={bad.cantidad}
          onChange={(next) => onChange(clave, { cantidad: next })}
        />
      </Box>
      <Box sx={{ gridArea: 'precio' }}>
        <MoneyInput
          label="Neto unitario"
          value={precio}
          error={bad.precio}
          onChange={(next) => onChange(clave, { precio: next })}
        />
      </Box>
      <Box sx={{ gridArea: 'bonif' }}>
        <PercentInput
          label="Bonificación"
          value={bonificacion}
          onChange={(next) => onChange(clave, { bonificacion: next })}
        />
      </Box>
      <Box sx={{ gridArea: 'importe', textAlign: 'right' }}>
        <Typography variant="caption" component="p" color="textSecondary">
          Importe
        </Typography>
        <Typography variant="subtitle2" component="p" sx={{ ...tabular, whiteSpace: 'nowrap', mt: 2 }}>
          {formatMoney(amount)}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'quitar' }}>
        <Remove clave={clave} index={index} onRemove={onRemove} />
      </Box>
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
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 36px', sm: '168px minmax(0, 1fr) 36px' },
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
      sx={{ mt: isText ? 0 : '22px', justifySelf: 'end' }}
    >
      <CloseIcon />
    </IconButton>
  );
}
