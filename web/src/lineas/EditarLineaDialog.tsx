import { type Centavos, formatMoney, type Porcentaje } from '@distri/domain/kernel';
import { type CampoBonificacion, lineAmount, MENSAJES_LINEAS } from '@distri/domain/lineas';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
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
  onSave: (change: Pick<LineaForm, 'cantidad' | 'precio' | 'bonificacion'>) => void;
  onClose: () => void;
}

/** Changes a line: everybody its quantity, A its price and discount too (decisions 15). */
export function EditarLineaDialog({
  linea,
  campo,
  editsPrecio,
  onVerArticulo,
  onSave,
  onClose,
}: EditarLineaDialogProps) {
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
  // Three buttons do not fit beside each other on a phone.
  const isPhone = usePhone();
  const verArticulo = (
    <Button onClick={onVerArticulo} sx={isPhone ? { alignSelf: 'flex-start', ml: -4 } : { mr: 'auto' }}>
      Ver el artículo
    </Button>
  );
  return (
    <FormDialog
      title={`${linea.id} · ${linea.detalle}`}
      onClose={onClose}
      onSubmit={save}
      actions={
        <>
          {!isPhone && verArticulo}
          <Button variant="outlined" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained">
            Guardar la línea
          </Button>
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
      {isPhone && verArticulo}
    </FormDialog>
  );
}
