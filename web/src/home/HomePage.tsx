import { getResumen, type Resumen } from '@distri/domain/home';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useCall } from '../platform/api/index.ts';
import { ErrorPanel } from '../platform/feedback/index.ts';
import { ExpiringQuotations } from './ExpiringQuotations.tsx';
import { HomeHeading } from './HomeHeading.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { OrdersByStage } from './OrdersByStage.tsx';
import { RecentDocuments } from './RecentDocuments.tsx';
import { stageRows } from './stages.ts';
import { TileStrip } from './TileStrip.tsx';
import { homeTiles } from './tiles.ts';

const REFRESCO_MS = 60_000;

/** The day at a glance: where the orders stand, what runs out, what was done last (look 02). */
export function HomePage() {
  const resumen = useCall(getResumen, undefined, { errorShown: 'screen', pollMs: REFRESCO_MS });
  const data = resumen.data?.result;
  return (
    <Stack sx={{ gap: 3, flex: 1, minHeight: 0 }}>
      <HomeHeading resumen={data} />
      {resumen.isError && !data ? (
        <ErrorPanel error={resumen.error} onRetry={() => void resumen.refetch()} />
      ) : (
        <>
          <TileStrip tiles={data && homeTiles(data)} />
          {data ? <Panels resumen={data} /> : <HomeSkeleton />}
        </>
      )}
    </Stack>
  );
}

function Panels({ resumen }: { resumen: Resumen }) {
  const { cotizacionesPorVencer, documentosRecientes, pedidosPorEstadio, hoy } = resumen;
  return (
    <Box
      sx={{
        flex: 1,
        minHeight: { sm: 0 },
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 308px' },
        gap: { xs: 3, sm: 4 },
      }}
    >
      <Stack sx={{ gap: 3, minHeight: 0 }}>
        {cotizacionesPorVencer && cotizacionesPorVencer.count > 0 && (
          <ExpiringQuotations rows={cotizacionesPorVencer.result} count={cotizacionesPorVencer.count} hoy={hoy} />
        )}
        <RecentDocuments rows={documentosRecientes} />
      </Stack>
      <Box>
        <OrdersByStage rows={stageRows(pedidosPorEstadio)} />
      </Box>
    </Box>
  );
}
