import { foldText, plural } from '@distri/domain/kernel';
import type { RendicionManual } from '@distri/domain/rendiciones';
import EmptyIcon from '@mui/icons-material/ReceiptLongOutlined';
import SearchIcon from '@mui/icons-material/Search';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { delayed, ErrorState, ScreenState } from '../../platform/feedback/index.ts';
import { SkeletonLines } from '../../platform/feedback/SkeletonPanel.tsx';
import { TextInput } from '../../platform/forms/TextInput.tsx';
import { useSearchValue } from '../../platform/router/useSearchValue.ts';
import { CobranzaDialog } from '../CobranzaDialog.tsx';
import { Filtros } from '../Filtros.tsx';
import { LISTADO_RENDICION_REVISAR } from '../paths.ts';
import { useRendiciones } from '../requests.ts';
import { useFiltroCobranzas } from '../useFiltroCobranzas.tsx';
import { agrupar } from './grupos.ts';
import { ListadoTabs } from './ListadoTabs.tsx';
import { RendicionesRecibidas } from './RendicionesRecibidas.tsx';

const DIAS_LISTADO = 30;
const GRILLA = 'Rendiciones manuales recibidas';
const isText = (text: string): text is string => text !== '';

/** /listados/rendicionCobranzas/revisar: what the office received on paper, as it was handed in (D4 §2). */
export function RevisarPage() {
  const { filtro, fields, resumen } = useFiltroCobranzas(DIAS_LISTADO);
  const [buscar, setBuscar] = useSearchValue<string>('buscar', '', isText);
  const { rows, error, onRetry } = useRendiciones(filtro);
  const [abierta, setAbierta] = useState<number | null>(null);
  const grupos = useMemo(() => rows && agrupar(filtrar(rows, buscar)), [rows, buscar]);
  const count = grupos?.reduce((sum, { cobranzas }) => sum + cobranzas.length, 0) ?? 0;
  return (
    <ListadoTabs
      current={LISTADO_RENDICION_REVISAR}
      help="Lo que se recibió en papel, como se entregó. Descargá la planilla de cada rendición."
    >
      <Filtros resumen={resumen}>{fields}</Filtros>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, flexShrink: 0 }}>
        <Typography variant="h5" component="h2">
          {GRILLA}
        </Typography>
        {grupos && count > 0 && (
          <Typography variant="body2" color="textSecondary" aria-live="polite">
            {plural(grupos.length, 'rendición', 'rendiciones')}, {plural(count, 'cobranza', 'cobranzas')}
          </Typography>
        )}
        <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 280px' }, ml: 'auto' }}>
          <TextInput
            label="Buscar"
            labelHidden
            placeholder="Id, recibo, cliente o usuario"
            suffix={<SearchIcon />}
            value={buscar}
            onChange={setBuscar}
          />
        </Box>
      </Box>
      <Paper
        variant="outlined"
        sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, overflow: 'hidden' }}
      >
        {grupos && rows ? (
          grupos.length > 0 ? (
            <RendicionesRecibidas grupos={grupos} todas={rows} onOpen={setAbierta} />
          ) : (
            <Vacio isFiltered={rows.length > 0} />
          )
        ) : error ? (
          <ErrorState error={error} onRetry={onRetry} />
        ) : (
          <Box role="status" aria-label="Cargando" sx={delayed}>
            <SkeletonLines count={9} />
          </Box>
        )}
      </Paper>
      {abierta !== null && <CobranzaDialog id={abierta} onClose={() => setAbierta(null)} />}
    </ListadoTabs>
  );
}

/** The rows that hold every word. */
function filtrar(rows: readonly RendicionManual[], buscar: string): readonly RendicionManual[] {
  const words = foldText(buscar).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ idrecibo, numrec, razsoc, vendedor, usuario }) => {
    const text = foldText([idrecibo, numrec, razsoc, vendedor, usuario].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

function Vacio({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <ScreenState
      icon={<SearchOffIcon />}
      title="No se encontraron resultados"
      help="Probá con otra búsqueda o con otras fechas."
    />
  ) : (
    <ScreenState
      icon={<EmptyIcon />}
      title="No hay rendiciones recibidas en estas fechas"
      help="Aparecen acá cuando la administración escanea su planilla."
    />
  );
}
