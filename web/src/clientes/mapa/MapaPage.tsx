import { type FichaCliente, hasUbicacion, TEXTOS_MAPA } from '@distri/domain/clientes';
import { plural } from '@distri/domain/kernel';
import FilterIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  FILTRO_SIN_RESULTADOS,
  OrderFilterDialog,
  orderFilterText,
} from '../../platform/dialogs/OrderFilterDialog.tsx';
import { ErrorState, useAvisos } from '../../platform/feedback/index.ts';
import { SwitchField } from '../../platform/forms/SwitchField.tsx';
import { type MapFocus, MapLegend, MapPage, MarkersMap } from '../../platform/map/index.ts';
import { usePageHeader, usePhone } from '../../platform/shell/index.ts';
import { direccionTexto } from '../direccionTexto.ts';
import { usePlaceCliente } from '../requests.ts';
import { BuscarEnMapa } from './BuscarEnMapa.tsx';
import { ClienteDelMapa } from './ClienteDelMapa.tsx';
import { leyenda } from './marcadores.ts';
import { SinGeolocalizar } from './SinGeolocalizar.tsx';
import { Ubicar } from './Ubicar.tsx';
import { type Mapa, puntoDePartida, useMapa } from './useMapa.ts';

/** A customer, or one of its addresses, on its way to its place. */
interface Ubicando {
  cliente: string;
  direccion: number | null;
  nombre: string;
  place: MapFocus;
}

/** The customers' map over the whole page (D2 §2): pins, who has none, and what one knows of each. */
export function MapaPage() {
  const mapa = useMapa();
  const isPhone = usePhone();
  usePageHeader({ tarea: isPhone });
  const [ubicando, setUbicando] = useState<Ubicando | null>(null);
  const move = (place: MapFocus) => setUbicando((before) => before && { ...before, place });

  const begin = (ficha: FichaCliente) => {
    const direccion = mapa.marca?.direccion ?? null;
    const next = ubicandoDe(ficha, direccion, mapa);
    setUbicando(next);
    mapa.setFocus(next.place);
  };
  const map = (
    <>
      <MarkersMap
        label="Mapa de clientes"
        noun="clientes"
        markers={mapa.markers}
        clusters={mapa.ver.agrupar}
        selected={mapa.elegido}
        onSelect={mapa.setElegido}
        fit={mapa.fit}
        focus={mapa.focus}
        placing={ubicando?.place ?? null}
        onPlace={move}
      />
      {mapa.markers.length > 0 && <MapLegend states={leyenda(mapa.clientes, mapa.ver.direcciones)} />}
    </>
  );
  const panel =
    mapa.error && mapa.clientes.length === 0 ? (
      <ErrorState error={mapa.error} onRetry={mapa.retry} />
    ) : (
      <Panel mapa={mapa} ubicando={ubicando} onBegin={begin} onMove={move} onEnd={() => setUbicando(null)} />
    );
  return <MapPage map={map} panel={panel} />;
}

function ubicandoDe(ficha: FichaCliente, direccion: number | null, mapa: Mapa): Ubicando {
  const { cliente, direcciones } = ficha;
  const entrega = direcciones.find(({ id }) => id === direccion);
  const known = entrega ?? cliente;
  const { latitud, longitud } = known;
  const place = { latitud, longitud };
  const onMap = mapa.clientes.find(({ id }) => id === cliente.id);
  return {
    cliente: cliente.id,
    direccion,
    nombre: entrega ? `${cliente.razsoc}: ${direccionTexto(entrega)}` : cliente.razsoc,
    place: hasUbicacion(place) ? place : puntoDePartida(onMap, mapa.clientes),
  };
}

interface PanelProps {
  mapa: Mapa;
  ubicando: Ubicando | null;
  onBegin: (ficha: FichaCliente) => void;
  onMove: (place: MapFocus) => void;
  onEnd: () => void;
}

/** What is being placed, or the marker's customer and the way to find one, for which a phone has no room at once. */
function Panel({ mapa, ubicando, onBegin, onMove, onEnd }: PanelProps) {
  const isPhone = usePhone();
  const save = useGuardarUbicacion(onEnd);
  if (ubicando)
    return (
      <Ubicar
        key={`${ubicando.cliente}/${ubicando.direccion}`}
        nombre={ubicando.nombre}
        place={ubicando.place}
        isSaving={save.isPending}
        failure={save.error}
        onChange={onMove}
        onSave={(place) => save.send(ubicando, place)}
        onCancel={onEnd}
      />
    );
  return (
    <>
      {!(isPhone && mapa.marca) && <Opciones mapa={mapa} />}
      {mapa.marca ? (
        <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
          <ClienteDelMapa
            id={mapa.marca.cliente}
            direccion={mapa.marca.direccion}
            onClose={() => mapa.setElegido(null)}
            onPlace={onBegin}
          />
        </Box>
      ) : (
        <SinGeolocalizar clientes={mapa.sinLugar} onChoose={mapa.goTo} />
      )}
    </>
  );
}

/** D2 §2, map options: filter by seller level or by seller, and the switch that groups. */
function Opciones({ mapa }: { mapa: Mapa }) {
  const [isFiltering, setFiltering] = useState(false);
  const { filtro, setFiltro, ver, setVer, clientes, sinLugar, vendedores } = mapa;
  return (
    <Stack sx={{ gap: 2, p: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography variant="h5" component="h1" aria-live="polite" sx={{ flex: 1 }}>
          {mapa.isLoading ? <Skeleton width={160} /> : enElMapa(clientes.length - sinLugar.length)}
        </Typography>
        <Button size="small" startIcon={<FilterIcon />} onClick={() => setFiltering(true)}>
          Filtrar
        </Button>
      </Box>
      {filtro.modo !== 'ninguno' && (
        <Chip
          label={orderFilterText(filtro, vendedores)}
          onDelete={() => setFiltro({ modo: 'ninguno' })}
          sx={{ alignSelf: 'flex-start', maxWidth: '100%' }}
        />
      )}
      {!mapa.isLoading && clientes.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {filtro.modo === 'ninguno' ? 'Cuando tengas clientes asignados, los vas a ver acá.' : FILTRO_SIN_RESULTADOS}
        </Typography>
      )}
      <BuscarEnMapa clientes={clientes} onChoose={mapa.goTo} />
      <Stack sx={{ gap: { xs: 4, sm: 2 }, py: { xs: 2, sm: 1 } }}>
        <SwitchField label={TEXTOS_MAPA.agrupar} value={ver.agrupar} onChange={(on) => setVer('agrupar', on)} />
        <SwitchField
          label="Direcciones de entrega"
          value={ver.direcciones}
          onChange={(on) => setVer('direcciones', on)}
        />
      </Stack>
      {isFiltering && (
        <OrderFilterDialog
          title="Filtrar clientes"
          todos="Se muestran todos los clientes."
          value={filtro}
          vendedores={vendedores}
          onApply={setFiltro}
          onClose={() => setFiltering(false)}
        />
      )}
    </Stack>
  );
}

const enElMapa = (count: number) => `${plural(count, 'cliente', 'clientes')} en el mapa`;

/** Stores the place and says so; the map and the customer's page read it again. */
function useGuardarUbicacion(onDone: () => void) {
  const ubicar = usePlaceCliente();
  const avisos = useAvisos();
  const send = ({ cliente, direccion, nombre }: Ubicando, place: MapFocus) =>
    ubicar.mutate(
      { query: { id: cliente, ...(direccion !== null && { direccion }) }, body: place },
      {
        onSuccess: () => {
          void ubicar.refresh();
          avisos.listo(`Se guardó la ubicación de ${nombre}`);
          onDone();
        },
      },
    );
  return { send, isPending: ubicar.isPending, error: ubicar.error };
}
