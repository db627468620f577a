import { type Cotizacion, habilidadesCotizacion, TEXTOS_COTIZACION } from '@distri/domain/cotizaciones';
import AddIcon from '@mui/icons-material/Add';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import QuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useUsuarioCambioEstado } from '../acceso/useUsuarioCambioEstado.ts';
import { ListaDeCliente } from '../clientes/ListaDeCliente.tsx';
import { useTitular } from '../clientes/useTitular.ts';
import { useUser } from '../platform/session/index.ts';
import { TipoPdfDialog } from './acciones/TipoPdfDialog.tsx';
import { useAccionesCotizacion } from './acciones/useAccionesCotizacion.tsx';
import { COLUMNAS_COTIZACIONES, COTIZACIONES_NOUN, idOf, nameOf } from './columns.ts';
import { COTIZACIONES, cotizacionDesde, cotizacionPath, nuevaCotizacion } from './paths.ts';
import { ReferenciaDialog } from './ReferenciaDialog.tsx';
import { useCotizaciones } from './requests.ts';

const DESDE_REFERENCIA = 'Crear desde una referencia';

/** A customer's quotations (D2 §2, look 10). */
export function CotizacionesPage() {
  const { cliente: id = '' } = useParams({ strict: false });
  const cotizaciones = useCotizaciones(id);
  const titular = useTitular(id, cotizaciones);
  const navigate = useNavigate();
  const { rowActions, dialogs } = useRowActions(id);
  const [isChoosing, setChoosing] = useState(false);
  const create = () => void navigate({ to: nuevaCotizacion(id) });

  return (
    <>
      <ListaDeCliente
        id="cotizaciones"
        label="Cotizaciones"
        noun={COTIZACIONES_NOUN}
        columns={COLUMNAS_COTIZACIONES}
        list={cotizaciones}
        titular={titular}
        seleccion={COTIZACIONES}
        rowId={idOf}
        rowLabel={nameOf}
        rowActions={rowActions}
        onOpen={(row) => void navigate({ to: cotizacionPath(id, row.id) })}
        onCreate={create}
        createLabel="Nueva cotización"
        moreCreate={[{ label: DESDE_REFERENCIA, icon: CopyIcon, onClick: () => setChoosing(true) }]}
        empty={{
          icon: <QuoteIcon />,
          title: TEXTOS_COTIZACION.vacio,
          help: 'Cuando cargues la primera, la vas a ver acá con su estado y su vencimiento.',
          actions: (
            <>
              <Button variant="contained" startIcon={<AddIcon />} onClick={create}>
                Nueva cotización
              </Button>
              <Button variant="outlined" onClick={() => setChoosing(true)}>
                {DESDE_REFERENCIA}
              </Button>
            </>
          ),
        }}
      />
      {dialogs}
      {isChoosing && (
        <ReferenciaDialog
          title="Cotización de referencia"
          onClose={() => setChoosing(false)}
          onChoose={(refidcoti) => void navigate({ to: cotizacionDesde(id, refidcoti) })}
        />
      )}
    </>
  );
}

/** The options menu (D2 §6): what this person may do with each quotation. */
function useRowActions(cliente: string) {
  const navigate = useNavigate();
  const { role, username } = useUser();
  const usuarioCambioEstado = useUsuarioCambioEstado();
  const acciones = useAccionesCotizacion();
  const [pdf, setPdf] = useState<Cotizacion | null>(null);
  const rowActions = (cotizacion: Cotizacion) => {
    const { id } = cotizacion;
    const puede = habilidadesCotizacion(cotizacion, { rol: role, username }, usuarioCambioEstado);
    return [
      puede.visualizar && {
        label: 'Visualizar',
        icon: ViewIcon,
        onClick: () => void navigate({ to: cotizacionPath(cliente, id) }),
      },
      puede.descargar && { label: 'Descargar', icon: DownloadIcon, onClick: () => setPdf(cotizacion) },
      ...acciones.de(cotizacion, puede),
    ].filter((action) => action !== false);
  };
  const dialogs = (
    <>
      {acciones.dialog}
      {pdf !== null && <TipoPdfDialog cotizacion={pdf} onClose={() => setPdf(null)} />}
    </>
  );
  return { rowActions, dialogs };
}
