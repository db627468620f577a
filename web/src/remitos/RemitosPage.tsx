import type { Remito } from '@distri/domain/remitos';
import RemitoIcon from '@mui/icons-material/DescriptionOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import { useNavigate } from '@tanstack/react-router';
import { downloadPdf } from '../correo/pdf.ts';
import { PeriodoField } from '../facturas/FiltrosFacturas.tsx';
import { desdePeriodo } from '../facturas/requests.ts';
import { useListaGrande } from '../facturas/useListaGrande.ts';
import { useRecordado } from '../facturas/useRecordado.ts';
import { ScreenState } from '../platform/feedback/index.ts';
import { DataGrid } from '../platform/grid/DataGrid.tsx';
import { archivoRemito, COLUMNAS_REMITOS, idOf, nameOf, REMITOS_NOUN } from './columns.tsx';
import { remitoPath } from './paths.ts';
import { readRemitoPdf, useRemitos } from './requests.ts';

const PERIODO = ['30'] as const;

/** /ventas/remitos: the delivery notes of the last 30 days (D2 §2). */
export function RemitosPage() {
  const [periodo, setPeriodo] = useRecordado('remitos', 'periodo', '30', PERIODO);
  const grid = useListaGrande(COLUMNAS_REMITOS, { desde: desdePeriodo() }, useRemitos);
  const navigate = useNavigate();
  return (
    <DataGrid
      id="remitos"
      label="Remitos"
      title="Remitos"
      noun={REMITOS_NOUN}
      {...grid}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={useRowActions()}
      onOpen={({ id }) => void navigate({ to: remitoPath(id) })}
      searchHint="Remito, factura o cliente"
      actions={
        <PeriodoField
          value={periodo}
          onChange={(next) => setPeriodo(next === '' ? '30' : next)}
          emptyLabel={undefined}
        />
      }
      empty={
        <ScreenState
          icon={<RemitoIcon />}
          title="No se encontraron remitos en los últimos 30 días"
          help="Cada factura que se emite deja acá su remito."
        />
      }
    />
  );
}

function useRowActions() {
  const navigate = useNavigate();
  return (remito: Remito) => [
    { label: 'Visualizar', icon: ViewIcon, onClick: () => void navigate({ to: remitoPath(remito.id) }) },
    {
      label: 'Descargar',
      icon: DownloadIcon,
      onClick: () => void downloadPdf(() => readRemitoPdf(remito.id), archivoRemito(remito)),
    },
  ];
}
