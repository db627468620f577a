import type { DireccionEntrega } from '@distri/domain/clientes';
import { TEXTOS_COTIZACION } from '@distri/domain/cotizaciones';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SidePanel } from '../platform/document/SidePanel.tsx';
import { direccionTexto } from './direccionTexto.ts';

/** Where one delivers (D2 §3); without any, no order can be entered (D2 §5). */
export function DireccionesPanel({ direcciones }: { direcciones: readonly DireccionEntrega[] }) {
  return (
    <SidePanel title="Direcciones de entrega">
      {direcciones.length === 0 && (
        <Typography variant="body2" sx={{ px: 4, pb: 4, color: 'text.secondary' }}>
          {TEXTOS_COTIZACION.sinDirecciones}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {direcciones.map((direccion) => (
          <Direccion key={direccion.id} direccion={direccion} />
        ))}
      </Box>
    </SidePanel>
  );
}

function Direccion({ direccion }: { direccion: DireccionEntrega }) {
  const { codigopostal, provincia, observacion, latitud } = direccion;
  const detail = [codigopostal, provincia, observacion, latitud === null && 'Sin geolocalizar'].filter(Boolean);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 3, px: 4, py: 2, borderTop: 1, borderColor: 'divider', minWidth: 0 }}
    >
      <PlaceIcon fontSize="small" sx={{ color: 'text.secondary', mt: 0.5 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {direccionTexto(direccion)}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {detail.join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
}
