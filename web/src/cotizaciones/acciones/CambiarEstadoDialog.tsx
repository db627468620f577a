import {
  type Aprobacion,
  type Cotizacion,
  ESTADOS_COTIZACION,
  estadoCotizacion,
  estadosManuales,
} from '@distri/domain/cotizaciones';
import { businessDay } from '@distri/domain/kernel';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ChangeStateDialog } from '../../platform/document/ChangeStateDialog.tsx';
import { ErrorState, useAvisos } from '../../platform/feedback/index.ts';
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
  const read = useCotizacion(cotizacion.id);
  const items = read.data?.detalleCompleto?.itemsDeCobranza;
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
    <ChangeStateDialog
      document={`la cotización ${cotizacion.id}`}
      estado={ESTADOS_COTIZACION[estadoCotizacion(cotizacion)]}
      canSave={elegido !== null}
      isBusy={cambiar.isPending}
      onSave={save}
      onClose={onClose}
    >
      {opciones === null ? (
        <Leyendo error={read.error} onRetry={() => void read.refetch()} />
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
    </ChangeStateDialog>
  );
}

/** What is possible depends on its transfers: until they are read nothing is offered. */
function Leyendo({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return error ? <ErrorState error={error} onRetry={onRetry} /> : <Skeleton variant="rounded" height={56} />;
}
