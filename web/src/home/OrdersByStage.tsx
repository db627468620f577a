import { formatQuantity, plural } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { StateDot } from '../platform/document/StateChip.tsx';
import { tabular } from '../platform/theme/index.ts';
import { HomePanel } from './HomePanel.tsx';
import type { StageRow } from './stages.ts';

/** A bar in the colours of the stages, and the same in words and figures (look 02). */
export function OrdersByStage({ rows }: { rows: readonly StageRow[] | undefined }) {
  const total = rows?.reduce((sum, row) => sum + row.pedidos, 0) ?? 0;
  return (
    <HomePanel title="Pedidos por estadio" aside={rows && plural(total, 'pedido', 'pedidos')}>
      <Box sx={{ px: 4, pb: 4 }}>
        {rows ? <StageBar rows={rows} /> : <Skeleton height={8} />}
        <Box component="ul" sx={{ m: 0, mt: 3, p: 0, listStyle: 'none' }}>
          {rows?.map((row) => (
            <StageLine key={row.id} row={row} />
          ))}
        </Box>
        {rows?.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            No hay datos para mostrar
          </Typography>
        )}
      </Box>
    </HomePanel>
  );
}

/** The words and figures under it say the same: readers skip the bar. */
function StageBar({ rows }: { rows: readonly StageRow[] }) {
  return (
    <Box
      aria-hidden
      sx={{ display: 'flex', gap: '2px', height: 8, borderRadius: '4px', overflow: 'hidden', bgcolor: 'divider' }}
    >
      {rows.map(({ id, tono, pedidos }) => (
        <Box
          key={id}
          sx={{
            flex: pedidos,
            minWidth: 4,
            bgcolor: tono === 'contorno' ? 'tono.contorno.borde' : `tono.${tono}.punto`,
          }}
        />
      ))}
    </Box>
  );
}

function StageLine({ row }: { row: StageRow }) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: { xs: 32, sm: 26 } }}>
      <StateDot tono={row.tono} />
      <Typography variant="body2" component="span" sx={{ flex: 1 }}>
        {row.palabra}
      </Typography>
      <Typography variant="caption" component="span" color="textSecondary" sx={tabular}>
        {formatQuantity(row.litros)} L
      </Typography>
      <Typography
        variant="body2"
        component="span"
        sx={{ ...tabular, fontWeight: 600, minWidth: 32, textAlign: 'right' }}
      >
        {row.pedidos}
      </Typography>
    </Box>
  );
}
