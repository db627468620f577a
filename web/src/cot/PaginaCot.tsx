import type { DocumentoCot } from '@distri/domain/cot';
import type { Dia } from '@distri/domain/kernel';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { avisar, ScreenState } from '../platform/feedback/index.ts';
import { daysAgo, PeriodFields, usePeriod } from '../platform/forms/PeriodFields.tsx';
import { DataGrid } from '../platform/grid/DataGrid.tsx';
import type { GridColumn } from '../platform/grid/types.ts';
import { usePhone } from '../platform/shell/useMovil.ts';
import { EnviosButton } from './EnviosButton.tsx';
import { GenerarDialog } from './GenerarDialog.tsx';
import { UltimoDia } from './UltimoDia.tsx';

/** What goes in the files: documents, and the sheet that they are of. */
export interface Salida {
  /** What it is about, when it has a name of its own. */
  titulo: string | null;
  documentos: readonly DocumentoCot[];
  hoja: number | null;
  /** The plate where the dialog begins. */
  dominio: string;
}

/** What was read of some days. */
interface Lectura<Row> {
  data: { result: Row[] } | undefined;
  /** The answer is still that of the days before. */
  isPlaceholderData: boolean;
  error: Error | null;
  refetch(): unknown;
}

/** Where a COT may begin: documents, or a route sheet. */
export interface Fuente<Row extends object> {
  id: string;
  label: string;
  title: string;
  noun: { one: string; many: string };
  columns: readonly GridColumn<Row>[];
  useRows: (desde: Dia, hasta: Dia) => Lectura<Row>;
  rowId: (row: Row) => string;
  rowLabel: (row: Row) => string;
  /** The day that the period is about. */
  rowDia: (row: Row) => Dia;
  selectable: true | 'una';
  searchHint: string;
  empty: { icon: ReactNode; title: string; help: string };
  /** Why these may not go, in words; null when they may. */
  impide: (rows: readonly Row[]) => string | null;
  /** Shown before anybody presses; the rest only then. */
  avisa: (rows: readonly Row[]) => string | null;
  salida: (rows: readonly Row[]) => Salida;
  /** What opening a row shows; `generar` goes on with it. */
  detalle?: (row: Row, onClose: () => void, generar: () => void) => ReactNode;
}

/** Rows stay while others are read. That there were none says nothing of other days. */
function deEstosDias<Row>({ data, isPlaceholderData }: Lectura<Row>): Row[] | undefined {
  return isPlaceholderData && data?.result.length === 0 ? undefined : data?.result;
}

/** A list from yesterday to today, what of it goes, and the dialog that makes its files (D3 §2, §9). */
export function PaginaCot<Row extends object>({ fuente }: { fuente: Fuente<Row> }) {
  const { period, fields } = usePeriod(daysAgo(1));
  const { useRows } = fuente;
  const rows = useRows(period.desde, period.hasta);
  const [elegidos, setElegidos] = useState<readonly Row[]>([]);
  const [abierto, setAbierto] = useState<Row | null>(null);
  const [salida, setSalida] = useState<Salida | null>(null);
  // What was sent is not to be sent again: the grid begins anew.
  const [round, setRound] = useState(0);
  const aviso = fuente.avisa(elegidos);
  // On a phone a card that opens is not ticked: it goes on from what it shows.
  const canTick = !usePhone() || fuente.detalle === undefined;
  const confirmar = (chosen: readonly Row[]) => {
    const reason = fuente.impide(chosen);
    const [row] = chosen;
    // Where a row can be opened, the reason stands there beside what it is about.
    if (reason !== null) return fuente.detalle && row ? setAbierto(row) : avisar.error(reason);
    setAbierto(null);
    setSalida(fuente.salida(chosen));
  };
  const close = (hasSent: boolean) => {
    setSalida(null);
    if (!hasSent) return;
    setElegidos([]);
    setRound(round + 1);
  };
  return (
    <>
      {aviso !== null && (
        <Alert severity="warning" sx={{ mb: 3, flexShrink: 0 }}>
          {aviso}
        </Alert>
      )}
      <DataGrid
        key={round}
        id={fuente.id}
        label={fuente.label}
        title={fuente.title}
        noun={fuente.noun}
        columns={fuente.columns}
        rows={deEstosDias(rows)}
        error={rows.error}
        onRetry={() => void rows.refetch()}
        rowId={fuente.rowId}
        rowLabel={fuente.rowLabel}
        selectable={fuente.selectable}
        onSelectionChange={setElegidos}
        {...(fuente.detalle ? { onOpen: setAbierto } : {})}
        searchHint={fuente.searchHint}
        actions={
          <>
            <PeriodFields {...fields} />
            <EnviosButton />
            {canTick && (
              <Button
                sx={{ alignSelf: 'flex-end' }}
                variant="contained"
                disabled={elegidos.length === 0}
                onClick={() => confirmar(elegidos)}
              >
                {elegidos.length === 0 || fuente.selectable === 'una' ? 'Confirmar' : `Confirmar ${elegidos.length}`}
              </Button>
            )}
          </>
        }
        empty={
          <ScreenState
            {...fuente.empty}
            actions={
              <UltimoDia
                fuente={fuente}
                desde={period.desde}
                onGo={(desde) => fields.onChange({ desde, hasta: period.hasta })}
              />
            }
          />
        }
      />
      {abierto !== null &&
        fuente.detalle?.(
          abierto,
          () => setAbierto(null),
          () => confirmar([abierto]),
        )}
      {salida !== null && <GenerarDialog {...salida} onClose={close} />}
    </>
  );
}
