import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormDialog } from '../platform/dialogs/FormDialog.tsx';

/** Why an order that is not among those to invoice is not. */
export const NO_CORRESPONDE = 'No tiene nada pendiente de facturar, o su estadio no lo permite.';

interface NoSePuedeProps {
  pedidos: readonly number[];
  /** The reasons. */
  children: ReactNode;
  onClose: () => void;
}

/** Nothing of what was chosen can be invoiced, and why. */
export function NoSePuede({ pedidos, children, onClose }: NoSePuedeProps) {
  const title =
    pedidos.length === 1 ? `El pedido ${pedidos[0]} no se puede facturar` : 'Ninguno de los pedidos se puede facturar';
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      actions={
        <Button variant="contained" autoFocus onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      <Typography component="div" variant="body1" color="textSecondary">
        {children}
      </Typography>
    </FormDialog>
  );
}
