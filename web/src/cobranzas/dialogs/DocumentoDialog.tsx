import { isEditable, minimoACancelar, percepcionesImpagas } from '@distri/domain/cobranzas';
import { formatNumero } from '@distri/domain/cuentas';
import { type Centavos, formatDia, formatMoney, plural } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormDialog } from '../../platform/dialogs/FormDialog.tsx';
import { Facts } from '../../platform/document/Facts.tsx';
import { limitesDe } from '../form/DocumentosPanel.tsx';
import { aCancelar, type Cancelable } from '../form/valores.ts';

interface DocumentoDialogProps {
  documento: Cancelable;
  importe: Centavos | null;
  /** Its part of the calculation. */
  calculado: { dias: number; base: Centavos; descuento: Centavos; computa: boolean } | undefined;
  isEdit: boolean;
  onClose: () => void;
}

/** Everything about a document that is cancelled, with the limits of its amount and why they are those. */
export function DocumentoDialog({ documento, importe, calculado, isEdit, onClose }: DocumentoDialogProps) {
  const { tipo, numero, ingreso, vencimiento, total, iva, percepciones, pendi } = documento;
  const wanted = aCancelar(documento, importe);
  const limites = limitesDe(documento, isEdit);
  return (
    <FormDialog
      title={`${tipo} ${formatNumero(numero)}`}
      onClose={onClose}
      onSubmit={onClose}
      actions={
        <Button type="submit" variant="outlined" autoFocus>
          Cerrar
        </Button>
      }
    >
      <Box sx={{ m: -4, mb: 0 }}>
        <Facts
          facts={[
            { label: 'Ingreso', value: formatDia(ingreso) },
            { label: 'Vencimiento', value: formatDia(vencimiento) },
            { label: 'Días al recibo', value: calculado ? plural(calculado.dias, 'día', 'días') : '' },
            { label: 'Total', value: formatMoney(total) },
            { label: 'IVA', value: formatMoney(iva) },
            { label: 'Percepciones', value: formatMoney(percepciones) },
            { label: 'Pendiente', value: formatMoney(pendi) },
            { label: 'A cancelar', value: formatMoney(wanted.importe) },
            {
              label: 'En la base',
              value: calculado?.computa ? formatMoney(calculado.base) : 'No computa',
            },
            { label: 'Descuento', value: formatMoney(calculado?.descuento ?? 0) },
          ]}
        />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {isEditable(documento)
          ? `Se puede cancelar desde ${formatMoney(minimoACancelar(wanted))} (${limites.minimo}) hasta ${formatMoney(wanted.maxImporte)} (${limites.maximo}).`
          : `Se cancela completo: ${formatMoney(wanted.maxImporte)}.`}
        {percepcionesImpagas(wanted) > 0 &&
          calculado?.computa &&
          ` De la base se descuentan ${formatMoney(percepcionesImpagas(wanted))} de percepciones impagas.`}
      </Typography>
    </FormDialog>
  );
}
