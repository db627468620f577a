import { type Centavos, formatMoney, type Porcentaje } from '@distri/domain/kernel';
import { type CampoBonificacion, lineAmount, MENSAJES_LINEAS } from '@distri/domain/lineas';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { FormButtons } from '../platform/dialogs/FormButtons.tsx';
import { FormDialog } from '../platform/dialogs/FormDialog.tsx';
import { MoneyInput, PercentInput, QuantityInput } from '../platform/forms/numberInputs.tsx';
import { usePhone } from '../platform/shell/index.ts';
import { tabular } from '../platform/theme/index.ts';
import type { LineaForm } from './lineaForm.ts';

interface EditarLineaDialogProps {
  linea: LineaForm;
  campo: CampoBonificacion;
  /** Price and discount of a line that is there already: role A only (D2 §6). */
  editsPrecio: boolean;
  /** Shows the article itself. */
  onVerArticulo: () => void;
  /** Shows the parts of the kit that brought the line. */
  onVerArmado?: (() => void) | undefined;
  /** "Por qué" of the line as it is being typed. */
  porQue: (linea: LineaForm, anchor: HTMLElement, close: () => void) => ReactNode;
  onSave: (change: Pick<LineaForm, 'cantidad' | 'precio' | 'bonificacion'>) => void;
  onClose: () => void;
}

/** Changes a line: everybody its quantity, A its price and discount too (decisions 15). */
export function EditarLineaDialog(props: EditarLineaDialogProps) {
  const { linea, campo, editsPrecio, onVerArticulo, onSave, onClose } = props;
  const [cantidad, setCantidad] = useState<number | null>(linea.cantidad);
  const [precio, setPrecio] = useState<Centavos | null>(linea.precio);
  const [bonificacion, setBonificacion] = useState<Porcentaje | null>(linea.bonificacion);
  const hasCantidad = cantidad !== null && cantidad > 0;
  const save = () => {
    if (!hasCantidad || precio === null) return;
    onSave({ cantidad, precio, bonificacion: bonificacion ?? 0 });
    onClose();
  };
  const importe = lineAmount({ cantidad: cantidad ?? 0, precio: precio ?? 0, bonificacion: bonificacion ?? 0 });
  const isPhone = usePhone();
  return (
    <FormDialog
      title={`${linea.id} · ${linea.detalle}`}
      onClose={onClose}
      onSubmit={save}
      actions={
        <>
          {!isPhone && (
            <Button onClick={onVerArticulo} sx={{ mr: 'auto' }}>
              Ver el artículo
            </Button>
          )}
          <FormButtons label="Guardar la línea" onCancel={onClose} />
        </>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr 1fr' }, gap: 3 }}>
        <QuantityInput
          label="Cantidad"
          value={cantidad}
          onChange={setCantidad}
          error={hasCantidad ? undefined : 'La cantidad debe ser mayor a cero'}
          autoFocus
        />
        <MoneyInput
          label="Precio"
          value={precio}
          onChange={setPrecio}
          readOnly={!editsPrecio}
          error={precio === null ? MENSAJES_LINEAS.PRECIO_INVALIDO({}) : undefined}
        />
        <PercentInput
          label="Bonificación"
          value={bonificacion}
          onChange={setBonificacion}
          readOnly={!editsPrecio}
          allowNegative={campo.minimo < 0}
          help={campo.pista ?? undefined}
        />
      </Box>
      {linea.armado && (
        <Typography variant="caption" color="textSecondary">
          Es parte del armado {linea.armado}: la cantidad cambia también la de sus otros artículos.
        </Typography>
      )}
      <Typography sx={{ textAlign: 'right', ...tabular }}>
        Importe: <b>{formatMoney(importe)}</b>
      </Typography>
      {isPhone && <Preguntas {...props} linea={{ ...linea, precio: precio ?? 0, bonificacion: bonificacion ?? 0 }} />}
    </FormDialog>
  );
}

/** A line of a phone has no room for these: the article, the kit that it came with, where its price comes from. */
function Preguntas({ linea, onVerArticulo, onVerArmado, porQue }: EditarLineaDialogProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', mx: -4 }}>
      <Button aria-expanded={anchor !== null} onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}>
        Por qué este precio
      </Button>
      <Button onClick={onVerArticulo}>Ver el artículo</Button>
      {onVerArmado && <Button onClick={onVerArmado}>Ver el armado {linea.armado}</Button>}
      {anchor && porQue(linea, anchor, () => setAnchor(null))}
    </Box>
  );
}
