import { type ClienteDeMapa, TEXTOS_MAPA } from '@distri/domain/clientes';
import { formatInteger } from '@distri/domain/kernel';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useState } from 'react';

const ALTO_FILA = 52;

interface SinGeolocalizarProps {
  clientes: readonly ClienteDeMapa[];
  onChoose: (cliente: ClienteDeMapa) => void;
}

/** D2 §2: the customers without a place, under their notice. */
export function SinGeolocalizar({ clientes, onChoose }: SinGeolocalizarProps) {
  if (clientes.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}>
      <Alert severity="warning" sx={{ mx: 4, mb: 2 }}>
        {TEXTOS_MAPA.sinGeolocalizar}: {formatInteger(clientes.length)}
      </Alert>
      <Lista clientes={clientes} onChoose={onChoose} />
    </Box>
  );
}

/** Only the rows in sight are drawn: there may be thousands. */
function Lista({ clientes, onChoose }: SinGeolocalizarProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const rows = useVirtualizer({
    count: clientes.length,
    getScrollElement: () => scroller,
    estimateSize: () => ALTO_FILA,
    overscan: 8,
  });
  return (
    <Box ref={setScroller} sx={{ flex: 1, minHeight: 120, overflow: 'auto', borderTop: 1, borderColor: 'divider' }}>
      <Box
        component="ul"
        aria-label={TEXTOS_MAPA.sinGeolocalizar}
        sx={{ position: 'relative', m: 0, p: 0, listStyle: 'none' }}
        style={{ height: rows.getTotalSize() }}
      >
        {rows.getVirtualItems().map(({ index, start, key }) => {
          const cliente = clientes[index];
          if (!cliente) return null;
          return (
            <Box
              component="li"
              key={key}
              sx={{ position: 'absolute', insetInline: 0, top: 0 }}
              style={{ transform: `translateY(${start}px)`, height: ALTO_FILA }}
            >
              <Fila cliente={cliente} onChoose={onChoose} />
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

function Fila({ cliente, onChoose }: { cliente: ClienteDeMapa; onChoose: (cliente: ClienteDeMapa) => void }) {
  return (
    <ButtonBase
      onClick={() => onChoose(cliente)}
      sx={{
        width: '100%',
        height: '100%',
        px: 4,
        display: 'block',
        textAlign: 'left',
        borderBottom: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'superficie.resaltada' },
      }}
    >
      <Typography variant="body2" noWrap sx={{ fontWeight: 500 }}>
        {cliente.n}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary" noWrap>
        {[cliente.id, cliente.l].filter(Boolean).join(' · ')}
      </Typography>
    </ButtonBase>
  );
}
