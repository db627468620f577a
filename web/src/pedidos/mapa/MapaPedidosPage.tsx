import { hasUbicacion } from '@distri/domain/clientes';
import { plural } from '@distri/domain/kernel';
import { listPedidos } from '@distri/domain/pedidos';
import FilterIcon from '@mui/icons-material/FilterList';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useCall } from '../../platform/api/index.ts';
import {
  FILTRO_SIN_RESULTADOS,
  type OrderFilter,
  OrderFilterDialog,
  orderFilterText,
} from '../../platform/dialogs/OrderFilterDialog.tsx';
import { ErrorState } from '../../platform/feedback/index.ts';
import { MapLegend, MapPage, MarkersMap } from '../../platform/map/index.ts';
import { usePageHeader, usePhone } from '../../platform/shell/index.ts';
import { type DireccionConPedidos, filtrar, leyenda, marcadores, porDireccion, vendedoresDe } from './direcciones.ts';
import { PedidosDeDireccion } from './PedidosDeDireccion.tsx';

const SIN_FILTRO: OrderFilter = { modo: 'ninguno' };
const NADA = [] as const;

function useMapaPedidos() {
  const pendientes = useCall(listPedidos, { pending: true }, { errorShown: 'screen' });
  const todos = pendientes.data?.result ?? NADA;
  const [filtro, setFiltro] = useState(SIN_FILTRO);
  const [elegida, setElegida] = useState<string | null>(null);
  const pedidos = useMemo(() => filtrar(todos, filtro), [todos, filtro]);
  const direcciones = useMemo(() => porDireccion(pedidos), [pedidos]);
  const markers = useMemo(() => marcadores(direcciones), [direcciones]);
  const vendedores = useMemo(() => vendedoresDe(todos), [todos]);
  return {
    pendientes,
    pedidos,
    direcciones,
    markers,
    vendedores,
    filtro,
    setFiltro,
    elegida: direcciones.find(({ id }) => id === elegida) ?? null,
    setElegida,
    sinLugar: direcciones.filter((direccion) => !hasUbicacion(direccion)),
  };
}

type MapaPedidos = ReturnType<typeof useMapaPedidos>;

/** The pending orders where they go (D2 §2): a pin for each address in the hue of its stage, and its panel. */
export function MapaPedidosPage() {
  const mapa = useMapaPedidos();
  const isPhone = usePhone();
  usePageHeader({ tarea: isPhone });
  const { pendientes, markers, elegida } = mapa;
  const map = (
    <>
      <MarkersMap
        label="Mapa de pedidos"
        noun="direcciones"
        markers={markers}
        selected={elegida?.id ?? null}
        onSelect={mapa.setElegida}
        fit={mapa.filtro.modo === 'ninguno' ? 'unlessSeen' : 'always'}
      />
      {markers.length > 0 && <MapLegend states={leyenda(mapa.direcciones)} />}
    </>
  );
  const panel =
    pendientes.error && !pendientes.data ? (
      <ErrorState error={pendientes.error} onRetry={() => void pendientes.refetch()} />
    ) : (
      <>
        {!(isPhone && elegida) && <Opciones mapa={mapa} />}
        {elegida ? (
          <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
            <PedidosDeDireccion direccion={elegida} onClose={() => mapa.setElegida(null)} />
          </Box>
        ) : (
          <SinLugar direcciones={mapa.sinLugar} />
        )}
      </>
    );
  return <MapPage map={map} panel={panel} />;
}

function Opciones({ mapa }: { mapa: MapaPedidos }) {
  const [isFiltering, setFiltering] = useState(false);
  const { filtro, setFiltro, pedidos, direcciones, vendedores, pendientes } = mapa;
  return (
    <Stack sx={{ gap: 2, p: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography variant="h5" component="h1" aria-live="polite" sx={{ flex: 1 }}>
          {pendientes.isPending ? (
            <Skeleton width={180} />
          ) : (
            plural(pedidos.length, 'pedido pendiente', 'pedidos pendientes')
          )}
        </Typography>
        <Button size="small" startIcon={<FilterIcon />} onClick={() => setFiltering(true)}>
          Filtrar
        </Button>
      </Box>
      {filtro.modo !== 'ninguno' && (
        <Chip
          label={orderFilterText(filtro, vendedores)}
          onDelete={() => setFiltro(SIN_FILTRO)}
          sx={{ alignSelf: 'flex-start', maxWidth: '100%' }}
        />
      )}
      {!pendientes.isPending && (
        <Typography variant="body2" color="textSecondary">
          {resumen(direcciones.length, filtro.modo !== 'ninguno')}
        </Typography>
      )}
      {isFiltering && (
        <OrderFilterDialog
          value={filtro}
          vendedores={vendedores}
          onApply={setFiltro}
          onClose={() => setFiltering(false)}
        />
      )}
    </Stack>
  );
}

function resumen(direcciones: number, isFiltered: boolean): string {
  if (direcciones > 0)
    return `En ${plural(direcciones, 'dirección', 'direcciones')}. Tocá un pin para ver sus pedidos.`;
  return isFiltered ? FILTRO_SIN_RESULTADOS : 'No hay pedidos pendientes.';
}

/** Orders for addresses that nobody placed yet: they are not on the map, and have to be seen all the same. */
function SinLugar({ direcciones }: { direcciones: readonly DireccionConPedidos[] }) {
  if (direcciones.length === 0) return null;
  return (
    <>
      <Alert severity="warning" sx={{ mx: 4, mb: 2 }}>
        {plural(direcciones.length, 'dirección sin geolocalizar', 'direcciones sin geolocalizar')}
      </Alert>
      {direcciones.map((direccion) => (
        <Box key={direccion.id} sx={{ borderTop: 1, borderColor: 'divider' }}>
          <PedidosDeDireccion direccion={direccion} />
        </Box>
      ))}
    </>
  );
}
