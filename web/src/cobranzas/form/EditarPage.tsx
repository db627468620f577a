import {
  type CobranzaCompleta,
  type ContextoCobranza,
  isEditableCobranza,
  PALABRA_COBRANZA,
} from '@distri/domain/cobranzas';
import { businessDay } from '@distri/domain/kernel';
import CobranzaIcon from '@mui/icons-material/PaymentsOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { ScreenState } from '../../platform/feedback/index.ts';
import { useUser } from '../../platform/session/index.ts';
import { cobranzaPath } from '../paths.ts';
import { useCobranzaAlDia, useContextoCobranza } from '../requests.ts';
import { CobranzaForm } from './CobranzaForm.tsx';
import { CobranzaSkeleton } from './CobranzaSkeleton.tsx';
import type { ContextoForm } from './calcular.ts';
import { useCobranzaForm } from './useCobranzaForm.ts';
import { cancelables, valoresDeEdicion } from './valores.ts';

type Detalle = NonNullable<CobranzaCompleta['detalleCompleto']>;

/** /ventas/cobranzas/:cliente/edit/:cobranza. */
export function EditarPage() {
  const { cliente = '', cobranza: id = '' } = useParams({ strict: false });
  const { role } = useUser();
  const contexto = useContextoCobranza(cliente, Number(id));
  const cobranza = useCobranzaAlDia(Number(id));
  const leido = contexto.data?.result;
  const detalle = cobranza.data?.detalleCompleto;
  const retry = () => {
    void contexto.refetch();
    void cobranza.refetch();
  };
  if (!leido || !cobranza.data || !detalle)
    return <CobranzaSkeleton error={contexto.error ?? cobranza.error} onRetry={retry} />;
  const { status, substatus } = cobranza.data;
  if (!isEditableCobranza(status, substatus, role)) return <NoSeEdita cobranza={cobranza.data} />;
  return <Editar key={cobranza.data.id} leido={leido} cobranza={cobranza.data} detalle={detalle} retry={retry} />;
}

interface EditarProps {
  leido: ContextoCobranza;
  cobranza: CobranzaCompleta;
  detalle: Detalle;
  retry: () => void;
}

/** What was opened stays what is edited: whoever saves meanwhile makes this edit a conflict, never a silent mixture. */
function Editar({ leido, cobranza, detalle, retry }: EditarProps) {
  const [abierta] = useState(cobranza);
  const { role } = useUser();
  const hoy = businessDay(new Date());
  const editor = useCobranzaForm(`cobranza:${abierta.idcliente}:edit${abierta.id}:v${abierta.version}`, () =>
    valoresDeEdicion(abierta, detalle),
  );
  const contexto = useMemo<ContextoForm>(() => {
    const { id, version, status, impdesc, pordesc, equiv_imp } = abierta;
    return {
      contexto: leido,
      documentos: cancelables(leido, abierta.documentos),
      rol: role,
      hoy,
      original: { id, version, status, impdesc, pordesc, equivImp: equiv_imp },
    };
  }, [leido, abierta, role, hoy]);
  return (
    <CobranzaForm
      editor={editor}
      contexto={contexto}
      conRecibo={detalle.conRecibo}
      titulo={`Editar cobranza ${abierta.id}`}
      refreshContexto={retry}
    />
  );
}

const POR_QUE: Partial<Record<CobranzaCompleta['status'], string>> = {
  S: 'Ya está rendida.',
  I: 'Ya está ingresada en la cuenta corriente.',
  R: 'La está revisando un administrador.',
  A: 'Ya está aprobada con su ajuste plazo.',
};

function NoSeEdita({ cobranza: { id, idcliente, status } }: { cobranza: CobranzaCompleta }) {
  const navigate = useNavigate();
  return (
    <Paper variant="outlined" sx={{ flex: 1, display: 'flex' }}>
      <ScreenState
        icon={<CobranzaIcon />}
        title={`La cobranza ${id} no se puede editar`}
        help={POR_QUE[status] ?? `Está en ${PALABRA_COBRANZA[status]}.`}
        actions={
          <Button variant="contained" onClick={() => void navigate({ to: cobranzaPath(idcliente, id) })}>
            Ver la cobranza
          </Button>
        }
      />
    </Paper>
  );
}
