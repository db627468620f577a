import {
  type Aprobacion,
  type Cotizacion,
  ESTADOS_COTIZACION,
  estadoCotizacion,
  estadosManuales,
} from '@distri/domain/cotizaciones';
import { businessDay } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../platform/dialogs/FormDialog.tsx';
import { StateChip } from '../../platform/document/StateChip.tsx';
import { useAvisos } from '../../platform/feedback/index.ts';
import { SelectField } from '../../platform/forms/SelectField.tsx';
import { useChangeStatus } from '../prepago/requests.ts';
import { useResultado } from '../prepago/useResultado.ts';
import { useCotizacion } from '../requests.ts';

/** A select takes the empty text for nothing chosen: the three words get letters of their own. */
const ESTADOS = [
  { value: 'N', label: 'Nueva', status: '' },
  { value: 'A', label: 'Aprobada por el administrador', status: 'A' },
  { value: 'R', label: 'Rechazada', status: 'R' },
] as const;

interface CambiarEstadoDialogProps {
  cotizacion: Cotizacion;
  onClose: () => void;
}

/** The manual change of status: A, or the one user of the company (D2 §6). Offers what is possible from here. */
export function CambiarEstadoDialog({ cotizacion, onClose }: CambiarEstadoDialogProps) {
  const { data } = useCotizacion(cotizacion.id);
  const items = data?.detalleCompleto?.itemsDeCobranza;
  const [elegido, setElegido] = useState<Aprobacion | null>(null);
  const cambiar = useChangeStatus();
  const { onDone } = useResultado(cambiar.refresh, onClose);
  const avisos = useAvisos();
  const opciones = items ? estadosManuales({ ...cotizacion, items }, businessDay(new Date())) : null;
  const save = () => {
    if (elegido === null) return;
    cambiar.mutate(
      { query: { id: cotizacion.id, status: elegido } },
      {
        onSuccess: (answer) => {
          if (answer.pedidoref === null) avisos.listo('El estado de la cotización fue modificado correctamente');
          onDone(answer);
        },
      },
    );
  };
  return (
    <FormDialog
      title={`Cambiar el estado de la cotización ${cotizacion.id}`}
      onClose={onClose}
      onSubmit={save}
      isBusy={cambiar.isPending}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" disabled={elegido === null} loading={cambiar.isPending}>
            Cambiar el estado
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography variant="body1" color="textSecondary">
          Ahora está en
        </Typography>
        <StateChip {...ESTADOS_COTIZACION[estadoCotizacion(cotizacion)]} />
      </Box>
      {opciones === null ? (
        <Skeleton variant="rounded" height={56} />
      ) : opciones.length === 0 ? (
        <Typography variant="body1">
          No hay otro estado posible: hay transferencias recibidas o rechazadas. Cancelá primero su recepción.
        </Typography>
      ) : (
        <SelectField
          label="Nuevo estado"
          required
          autoFocus
          options={ESTADOS.filter(({ status }) => opciones.includes(status))}
          value={ESTADOS.find(({ status }) => status === elegido)?.value ?? null}
          onChange={(value) => setElegido(ESTADOS.find((each) => each.value === value)?.status ?? null)}
        />
      )}
    </FormDialog>
  );
}
