import { ESTADOS_PEDIDO } from '@distri/domain/pedidos';
import Box from '@mui/material/Box';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { appConfigQuery } from '../api/index.ts';
import { MapLegend, type Marker, MarkersMap } from '../map/index.ts';

const ESTADOS = Object.values(ESTADOS_PEDIDO);

/** Two of every state around the default centre, three of them at one place. */
const MARKERS: readonly Marker[] = Array.from({ length: 20 }, (_, index) => {
  const estado = ESTADOS[index % ESTADOS.length] ?? ESTADOS_PEDIDO.N;
  const near = index > 16 ? 0 : index;
  return {
    id: String(index),
    latitud: -34.6577 + Math.sin(near * 1.3) * 0.05,
    longitud: -58.582 + Math.cos(near * 2.1) * 0.09,
    tono: estado.tono,
    etiqueta: `Cliente ${index}, ${estado.palabra}`,
    cantidad: (index % 12) + 1,
  };
});

const client = new QueryClient();
client.setQueryDefaults(appConfigQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY });
client.setQueryData(appConfigQuery.queryKey, { version: '', empresas: [], tilesUrl: null });

export function MapGallery() {
  const [selected, setSelected] = useState<string | null>('4');
  return (
    <QueryClientProvider client={client}>
      <Box
        sx={{
          position: 'relative',
          height: 600,
          borderRadius: '12px',
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
        }}
      >
        <MarkersMap
          label="Mapa de pedidos"
          markers={MARKERS}
          onSelect={setSelected}
          selected={selected}
          clusters={false}
          fit="always"
        />
        <MapLegend states={ESTADOS} />
      </Box>
    </QueryClientProvider>
  );
}
