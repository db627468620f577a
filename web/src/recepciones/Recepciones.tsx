import { addMonths, businessDay, formatMoney, plural } from '@distri/domain/kernel';
import { type FiltroRecepcion, RECEPCIONES_VACIAS, type RecepcionItem } from '@distri/domain/recepciones';
import DoneIcon from '@mui/icons-material/DoneAllOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorState, ScreenState } from '../platform/feedback/index.ts';
import { usePeriod } from '../platform/forms/PeriodFields.tsx';
import { useSearchValue } from '../platform/router/useSearchValue.ts';
import { tabular } from '../platform/theme/index.ts';
import { Filtros, isOrden, type Orden } from './Filtros.tsx';
import { filtrar, sumaDe } from './lista.ts';
import type { Origen } from './paths.ts';
import { RecepcionesList } from './RecepcionesList.tsx';
import { RecepcionesSkeleton } from './RecepcionesSkeleton.tsx';
import { useRecepciones } from './requests.ts';
import { SIN_FILTRO, useFiltro } from './useFiltro.ts';

/** D3 §9: received ones begin two months ago. */
const MESES_RECIBIDOS = 2;

interface RecepcionesProps {
  origen: Origen;
  filter: FiltroRecepcion;
}

/** One tab: its filters, its items, and their sum beside them. */
export function Recepciones({ origen, filter }: RecepcionesProps) {
  const [desde] = useState(() => addMonths(businessDay(new Date()), -MESES_RECIBIDOS));
  const periodo = usePeriod(desde);
  const [orden, setOrden] = useSearchValue<Orden>('orden', filter === 'RECIBIDOS' ? 'desc' : 'asc', isOrden);
  const [filtro, setFiltro] = useFiltro();
  const consulta = { filter, origen, sortBy: 'fecha', sortDir: orden } as const;
  const { data, error, refetch } = useRecepciones(
    filter === 'RECIBIDOS' ? { ...consulta, ...periodo.period } : consulta,
  );
  const items = data && filtrar(data.result, filtro);
  return (
    <>
      <Filtros
        filtro={filtro}
        onChange={setFiltro}
        orden={orden}
        onOrden={setOrden}
        withClase={origen === 'cobranza'}
        {...(filter === 'RECIBIDOS' && { periodo: periodo.fields })}
      />
      <Marco items={items}>
        {items && data ? (
          items.length > 0 ? (
            <RecepcionesList items={items} filter={filter} />
          ) : (
            <Vacio origen={origen} filter={filter} isFiltered={data.count > 0} onClear={() => setFiltro(SIN_FILTRO)} />
          )
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <RecepcionesSkeleton />
        )}
      </Marco>
    </>
  );
}

/** A panel on a desk, whose list scrolls; on a phone the cards are on the page. The foot counts and adds up what is shown. */
function Marco({ items, children }: { items: readonly RecepcionItem[] | undefined; children: React.ReactNode }) {
  const count = items?.length ?? 0;
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flex: 1,
        minHeight: 0,
        overflow: { sm: 'hidden' },
        ...ON_PHONE,
      }}
    >
      {children}
      {items && count > 0 && (
        <Box
          sx={{
            order: { xs: -1, sm: 0 },
            display: 'flex',
            justifyContent: { xs: 'space-between', sm: 'flex-end' },
            alignItems: 'center',
            gap: 2,
            minHeight: { xs: 32, sm: 44 },
            px: { sm: 4 },
            flexShrink: 0,
            borderTop: { sm: 1 },
            borderColor: { sm: 'divider' },
            bgcolor: { sm: 'superficie.hundida' },
          }}
        >
          <Typography variant="body2" color="textSecondary" aria-live="polite">
            {plural(count, 'ítem', 'ítems')}
          </Typography>
          <Typography variant="body2" sx={{ fontWeight: 600, ...tabular }}>
            {formatMoney(sumaDe(items))}
          </Typography>
        </Box>
      )}
    </Paper>
  );
}

const ON_PHONE = {
  border: { xs: 0, sm: 1 },
  borderColor: { sm: 'divider' },
  bgcolor: { xs: 'transparent', sm: 'background.paper' },
};

const AYUDA: Readonly<Record<FiltroRecepcion, string>> = {
  PENDIENTES: 'Los cheques y las transferencias que carguen los vendedores aparecen acá para que los confirmes.',
  RECIBIDOS: 'Probá con otras fechas.',
  RECHAZADOS: 'Los que rechaces quedan acá hasta que el vendedor los reemplace.',
};

const AYUDA_PREPAGO = 'Las transferencias de cotizaciones prepago aparecen acá para que las confirmes.';

interface VacioProps extends RecepcionesProps {
  isFiltered: boolean;
  onClear: () => void;
}

function Vacio({ origen, filter, isFiltered, onClear }: VacioProps) {
  const help = origen === 'cotizacion' && filter === 'PENDIENTES' ? AYUDA_PREPAGO : AYUDA[filter];
  if (!isFiltered) return <ScreenState icon={<DoneIcon />} title={RECEPCIONES_VACIAS[filter]} help={help} />;
  return (
    <ScreenState
      icon={<SearchOffIcon />}
      title="No se encontraron resultados"
      help="Probá con otra búsqueda o quitá los filtros."
      actions={
        <Button variant="outlined" onClick={onClear}>
          Quitar los filtros
        </Button>
      }
    />
  );
}
