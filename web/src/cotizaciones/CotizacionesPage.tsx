import { type Cotizacion, habilidadesCotizacion, TEXTOS_COTIZACION } from '@distri/domain/cotizaciones';
import AddIcon from '@mui/icons-material/Add';
import OrderIcon from '@mui/icons-material/AssignmentOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import QuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ListaDeCliente } from '../clientes/ListaDeCliente.tsx';
import { useCliente } from '../clientes/requests.ts';
import { downloadPdf } from '../correo/pdf.ts';
import { pedidoDesde } from '../pedidos/paths.ts';
import { useUser } from '../platform/session/index.ts';
import { COLUMNAS_COTIZACIONES, COTIZACIONES_NOUN, idOf, nameOf } from './columns.ts';
import { COTIZACIONES, cotizacionDesde, cotizacionPath, nuevaCotizacion } from './paths.ts';
import { ReferenciaDialog } from './ReferenciaDialog.tsx';
import { readCotizacionPdf, useCotizaciones } from './requests.ts';

const DESDE_REFERENCIA = 'Crear desde una referencia';

/** A customer's quotations (D2 §2, look 10). */
export function CotizacionesPage() {
  const { cliente: id = '' } = useParams({ strict: false });
  const cliente = useCliente(id);
  const cotizaciones = useCotizaciones(id);
  const navigate = useNavigate();
  const rowActions = useRowActions(id);
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
        cliente={cliente.data}
        clienteError={cliente.error}
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
  return (cotizacion: Cotizacion) => {
    const { id } = cotizacion;
    const puede = habilidadesCotizacion(cotizacion, { rol: role, username }, null);
    return [
      puede.visualizar && {
        label: 'Visualizar',
        icon: ViewIcon,
        onClick: () => void navigate({ to: cotizacionPath(cliente, id) }),
      },
      puede.descargar && {
        label: 'Descargar',
        icon: DownloadIcon,
        onClick: () => void downloadPdf(() => readCotizacionPdf(id), `Cotizacion_${id}.pdf`),
      },
      puede.usarComoReferencia && {
        label: 'Usar como referencia',
        icon: CopyIcon,
        onClick: () => void navigate({ to: cotizacionDesde(cliente, id) }),
      },
      puede.crearPedido && {
        label: 'Crear pedido',
        icon: OrderIcon,
        onClick: () => void navigate({ to: pedidoDesde(cliente, id) }),
      },
    ].filter((action) => action !== false);
  };
}
