import type { Aprobacion } from '@distri/domain/cotizaciones';
import type { CotizacionPrepago, FiltroPrepago } from '@distri/domain/prepago';
import RejectIcon from '@mui/icons-material/BlockOutlined';
import ApproveIcon from '@mui/icons-material/CheckCircleOutlineOutlined';
import DoneIcon from '@mui/icons-material/DoneAllOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import { useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { AprobacionDialog } from '../cotizaciones/prepago/AprobacionDialog.tsx';
import { useListaGrande } from '../facturas/useListaGrande.ts';
import { ScreenState } from '../platform/feedback/index.ts';
import { DataGrid } from '../platform/grid/DataGrid.tsx';
import { TabbedPage } from '../platform/tabs/TabbedPage.tsx';
import { COLUMNAS_PREPAGO, idOf, nameOf, PREPAGO_NOUN } from './columns.ts';
import { type Decidible, DetalleDialog } from './DetalleDialog.tsx';
import { SOLAPAS, TITULO } from './paths.ts';
import { useCotizacionesPrepago, usePendientes } from './requests.ts';

/** /aprobaciones/cotizaciones: prepaid quotations to approve, approved, rejected (D3 §2). */
export function CotizacionesPage() {
  const { pathname } = useLocation();
  const solapa = SOLAPAS.find(({ path }) => path === pathname) ?? SOLAPAS[0];
  const pendientes = usePendientes();
  if (!solapa) return null;
  const tabs = SOLAPAS.map((tab) => (tab.filter === 'PENDIENTES' ? { ...tab, count: pendientes } : tab));
  return (
    <TabbedPage
      title={TITULO}
      help="Aprobá o rechazá lo que cargaron los vendedores y confirmá sus transferencias."
      tabs={tabs}
      current={solapa.path}
    >
      <Lista key={solapa.filter} filter={solapa.filter} />
    </TabbedPage>
  );
}

const VACIO: Readonly<Record<FiltroPrepago, { title: string; help: string }>> = {
  PENDIENTES: {
    title: 'No hay items pendientes',
    help: 'Las cotizaciones prepago nuevas aparecen acá para que las apruebes.',
  },
  APROBADAS: { title: 'No hay cotizaciones aprobadas', help: 'Las que apruebes esperan acá sus transferencias.' },
  RECHAZADAS: { title: 'No hay items rechazados', help: 'Las que rechaces quedan acá con su motivo.' },
};

function Lista({ filter }: { filter: FiltroPrepago }) {
  const filtro = useMemo(() => ({ filter }), [filter]);
  const grid = useListaGrande(COLUMNAS_PREPAGO, filtro, useCotizacionesPrepago);
  const [abierta, setAbierta] = useState<number | null>(null);
  const [decision, setDecision] = useState<{ cotizacion: Decidible; accion: Aprobacion } | null>(null);
  return (
    <>
      <DataGrid
        id={`aprobaciones-${filter.toLowerCase()}`}
        label="Cotizaciones prepago"
        noun={PREPAGO_NOUN}
        {...grid}
        rowId={idOf}
        rowLabel={nameOf}
        onOpen={({ id }) => setAbierta(id)}
        rowActions={(cotizacion) => {
          const decide = (accion: Aprobacion) => () => setDecision({ cotizacion, accion });
          return [
            { label: 'Ver detalles', icon: ViewIcon, onClick: () => setAbierta(cotizacion.id) },
            filter === 'PENDIENTES' &&
              !cotizacion.vencida && { label: 'Aprobar', icon: ApproveIcon, onClick: decide('A') },
            filter === 'PENDIENTES' && { label: 'Rechazar', icon: RejectIcon, onClick: decide('R'), danger: true },
            canUndo(cotizacion) && { label: 'Cancelar la aprobación', icon: UndoIcon, onClick: decide('') },
          ].filter((action) => action !== false);
        }}
        searchHint="Número, cliente o CUIT"
        empty={<ScreenState icon={<DoneIcon />} {...VACIO[filter]} />}
      />
      {abierta !== null && (
        <DetalleDialog
          id={abierta}
          onDecide={(cotizacion, accion) => setDecision({ cotizacion, accion })}
          onClose={() => setAbierta(null)}
        />
      )}
      {decision && <AprobacionDialog {...decision} onClose={() => setDecision(null)} />}
    </>
  );
}

/** Approved → pending, while nothing came of it (D3 §4). */
const canUndo = ({ aprob_coti, pedidoref, recha_tran }: CotizacionPrepago) =>
  aprob_coti === 'A' && pedidoref === null && !recha_tran;
