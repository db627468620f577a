import { businessDay } from '@distri/domain/kernel';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { avisar } from '../feedback/avisos.ts';
import { LongWork } from '../feedback/LongWork.tsx';
import { fileName } from './export/cells.ts';
import { toCsv } from './export/csv.ts';
import { downloadBlob } from './export/download.ts';
import { toExcel } from './export/excel.ts';
import type { GridView } from './useGrid.ts';

interface ExportMenuProps<Data extends object> {
  grid: GridView<Data>;
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Excel and CSV of what is shown: the rows of the filter, in their order, with the visible columns. */
export function ExportMenu<Data extends object>({ grid, anchor, onClose }: ExportMenuProps<Data>) {
  const [work, setWork] = useState<AbortController | null>(null);
  const { label } = grid.host;

  const save = async (build: (rows: readonly Data[]) => Promise<Blob> | Blob, extension: string) => {
    const gone = new AbortController();
    onClose();
    setWork(gone);
    try {
      const file = await build(await shownRecords(grid, gone.signal));
      if (!gone.signal.aborted) downloadBlob(file, `${fileName(label, businessDay(new Date()))}.${extension}`);
    } catch {
      if (!gone.signal.aborted) avisar.error(`Error al generar el archivo de ${label}`);
    } finally {
      setWork(null);
    }
  };
  return (
    <>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
        <MenuItem disabled={work !== null} onClick={() => save((rows) => toExcel(grid.columns, rows, label), 'xlsx')}>
          Descargar Excel
        </MenuItem>
        <MenuItem
          disabled={work !== null}
          onClick={() =>
            save((rows) => new Blob([toCsv(grid.columns, rows)], { type: 'text/csv;charset=utf-8' }), 'csv')
          }
        >
          Descargar CSV
        </MenuItem>
      </Menu>
      {work && <LongWork text={`Generando el archivo de ${label}…`} onCancel={() => work.abort()} />}
    </>
  );
}

/** All that matches, in the order on screen; from the server when the list comes by pages. */
async function shownRecords<Data extends object>({ host, filtered }: GridView<Data>, signal: AbortSignal) {
  return host.server?.hasMore ? host.server.loadAll(signal) : filtered;
}
