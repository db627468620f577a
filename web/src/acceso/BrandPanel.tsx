import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

/** The stops of the drawn route, px of the 560 × 768 panel of look 01; the last one is where it ends. */
const PARADAS = [
  [70, 640],
  [232, 602],
  [190, 494],
  [336, 460],
  [300, 364],
  [440, 330],
  [392, 208],
] as const;

const CALLES = Array.from({ length: 24 }, (_, index) => index);

/** The brand's side of the login screen: a delivery route on a street map. Decoration, hidden from readers. */
export function BrandPanel() {
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'block' },
        position: 'relative',
        overflow: 'hidden',
        bgcolor: 'superficie.marca',
        color: 'common.white',
      }}
    >
      <RouteMap />
      <Typography variant="h2" component="p" sx={{ position: 'absolute', top: 48, left: 48 }}>
        Del pedido a la entrega,
        <br />
        en un solo lugar.
      </Typography>
    </Box>
  );
}

function RouteMap() {
  const { palette } = useTheme().vars;
  const last = PARADAS.length - 1;
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 560 768"
      preserveAspectRatio="xMinYMin slice"
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
    >
      <g stroke={palette.common.white} strokeOpacity={0.08} strokeWidth={1.5}>
        {CALLES.map((n) => (
          <line key={`h${n}`} x1={0} y1={24 + 84 * n} x2={1200} y2={24 + 84 * n - 150} />
        ))}
        {CALLES.map((n) => (
          <line key={`v${n}`} x1={39.5 + 80 * (n - 8)} y1={0} x2={39.5 + 80 * (n - 8) + 624} y2={1600} />
        ))}
      </g>
      <polyline
        points={PARADAS.map((point) => point.join(',')).join(' ')}
        fill="none"
        stroke={palette.secondary.main}
        strokeWidth={3}
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
      {PARADAS.map(([x, y], index) => (
        <Stop key={y} x={x} y={y} isLast={index === last} />
      ))}
    </Box>
  );
}

function Stop({ x, y, isLast }: { x: number; y: number; isLast: boolean }) {
  const { palette } = useTheme().vars;
  if (isLast)
    return (
      <>
        <circle cx={x} cy={y} r={13} fill={palette.secondary.main} />
        <circle cx={x} cy={y} r={4.5} fill={palette.superficie.marca} />
      </>
    );
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={9}
        fill={palette.superficie.marca}
        stroke={palette.superficie.marcaLinea}
        strokeWidth={2.5}
      />
      <circle cx={x} cy={y} r={3.5} fill={palette.superficie.marcaLinea} />
    </>
  );
}
