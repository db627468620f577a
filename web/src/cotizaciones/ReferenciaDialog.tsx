import { type Cotizacion, listCotizaciones, TEXTOS_COTIZACION } from '@distri/domain/cotizaciones';
import QuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { callApi, callKey } from '../platform/api/index.ts';
import { usePages } from '../platform/api/usePages.ts';
import { FormDialog } from '../platform/dialogs/FormDialog.tsx';
import { ScreenState } from '../platform/feedback/index.ts';
import { DataGrid } from '../platform/grid/DataGrid.tsx';
import { noUrl } from '../platform/grid/memory.ts';
import { serverPaging } from '../platform/grid/serverPaging.ts';
import type { GridColumn } from '../platform/grid/types.ts';
import { COLUMNAS_COTIZACIONES, COTIZACIONES_NOUN, idOf, nameOf } from './columns.ts';

interface ReferenciaDialogProps {
  title: string;
  /** Only this customer's; everybody's in scope when absent. */
  cliente?: string;
  /** Why one cannot be chosen; null when it can. */
  reasonAgainst?: (cotizacion: Cotizacion) => string | null;
  onChoose: (id: number) => void;
  onClose: () => void;
}

const PAGINA = 100;
const paged = { sortable: false, filter: 'none' } as const;
const clienteColumn: GridColumn<Cotizacion> = {
  id: 'cliente',
  title: 'Cliente',
  kind: 'nombre',
  width: 200,
  value: (c) => c.razsoc,
  phone: 'line',
};
const BASE = COLUMNAS_COTIZACIONES.filter(({ id }) => ['id', 'ingreso', 'vence', 'imptotal', 'estado'].includes(id));
const DEL_CLIENTE = BASE.map((column) => ({ ...column, ...paged }));
/** On a phone the customer has its own line: after a long name there would be no room for the day. */
const DE_TODOS = [...BASE.slice(0, 1), clienteColumn, ...BASE.slice(1)].map((column) => ({
  ...column,
  ...paged,
  ...(column.id === 'ingreso' && { phone: 'detail' as const }),
}));

/** The reference quotation chooser (D2 §2). What cannot be chosen is grey, and choosing it says why. */
export function ReferenciaDialog({ title, cliente, reasonAgainst, onChoose, onClose }: ReferenciaDialogProps) {
  const [buscar, setBuscar] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const query = { ...(cliente && { cliente }), ...(buscar && { buscar }), limite: PAGINA };
  const cotizaciones = usePages<Cotizacion>(callKey(listCotizaciones, query), (desdeClave, signal) =>
    callApi(listCotizaciones, { query: { ...query, desdeClave } }, { signal }),
  );
  const choose = (cotizacion: Cotizacion) => {
    const reason = reasonAgainst?.(cotizacion) ?? null;
    setRefused(reason);
    if (reason === null) onChoose(cotizacion.id);
  };
  return (
    <FormDialog title={title} maxWidth="md" height={560} onClose={onClose}>
      <Box sx={{ flex: 1, minHeight: 320, display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          id="cotizacion-referencia"
          label="Cotizaciones"
          noun={COTIZACIONES_NOUN}
          columns={cliente ? DEL_CLIENTE : DE_TODOS}
          rows={cotizaciones.rows}
          rowId={idOf}
          rowLabel={nameOf}
          rowTint={(cotizacion) => (reasonAgainst?.(cotizacion) ? 'inactivo' : null)}
          url={noUrl}
          searchHint="Número de cotización"
          onOpen={choose}
          empty={<ScreenState icon={<QuoteIcon />} title={TEXTOS_COTIZACION.vacio} />}
          error={cotizaciones.error}
          onRetry={cotizaciones.retry}
          server={serverPaging(cotizaciones, setBuscar)}
        />
      </Box>
      <Typography role="alert" variant="caption" color="error" sx={{ minHeight: 20, pb: 3 }}>
        {refused}
      </Typography>
    </FormDialog>
  );
}
