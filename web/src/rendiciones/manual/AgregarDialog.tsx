import { addDays, businessDay, plural } from '@distri/domain/kernel';
import { DIAS_AGREGAR_COBRANZAS } from '@distri/domain/rendiciones';
import DoneIcon from '@mui/icons-material/DoneAllOutlined';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { FormDialog } from '../../platform/dialogs/FormDialog.tsx';
import { ScreenState } from '../../platform/feedback/index.ts';
import { asPeriod, type DraftPeriod, PeriodFields } from '../../platform/forms/PeriodFields.tsx';
import { DataGrid } from '../../platform/grid/DataGrid.tsx';
import { noUrl } from '../../platform/grid/memory.ts';
import { usePhone } from '../../platform/shell/useMovil.ts';
import { COBRANZAS_NOUN, COLUMNAS_APROBADAS, idOf, nameOf } from '../columns.ts';
import { Filtros } from '../Filtros.tsx';
import { type CobranzaRendible, useCobranzasFiltradas } from '../requests.ts';

interface AgregarDialogProps {
  escaneadas: readonly CobranzaRendible[];
  onAdd: (cobranzas: readonly CobranzaRendible[]) => void;
  onClose: () => void;
}

/** Taller on a phone, whose dialog is the whole screen. */
const ALTO = { escritorio: 380, telefono: 460 } as const;

/** Approved collections from the list, for a paper that cannot be read (D3 §9: of the last 365 days). */
export function AgregarDialog({ escaneadas, onAdd, onClose }: AgregarDialogProps) {
  const [draft, setDraft] = useState<DraftPeriod>(lastYear);
  const [period, setPeriod] = useState(lastYear);
  const [elegidas, setElegidas] = useState<readonly CobranzaRendible[]>([]);
  const { rows, ...read } = useCobranzasFiltradas({ ...period, status: 'A' });
  const known = useMemo(() => new Set(escaneadas.map(({ id }) => id)), [escaneadas]);
  const offered = useMemo(() => rows?.filter(({ id }) => !known.has(id)), [rows, known]);
  const change = (next: DraftPeriod) => {
    setDraft(next);
    setPeriod(asPeriod(next) ?? period);
  };
  const add = () => {
    onAdd(elegidas);
    onClose();
  };
  return (
    <FormDialog
      title="Agregar cobranzas"
      maxWidth="md"
      onClose={onClose}
      onSubmit={add}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Volver
          </Button>
          <Button type="submit" variant="contained" disabled={elegidas.length === 0}>
            {elegidas.length === 0 ? 'Agregar' : `Agregar ${plural(elegidas.length, 'cobranza', 'cobranzas')}`}
          </Button>
        </>
      }
    >
      <Filtros>
        <PeriodFields value={draft} onChange={change} />
      </Filtros>
      <DataGrid
        id="rendicion-agregar"
        label="Cobranzas aprobadas"
        noun={COBRANZAS_NOUN}
        columns={COLUMNAS_APROBADAS}
        rows={offered}
        {...read}
        rowId={idOf}
        rowLabel={nameOf}
        selectable
        onSelectionChange={setElegidas}
        searchHint="Id, recibo, cliente o vendedor"
        height={usePhone() ? ALTO.telefono : ALTO.escritorio}
        url={noUrl}
        empty={
          <ScreenState
            icon={<DoneIcon />}
            title="No hay cobranzas aprobadas para agregar"
            help="Las que ya escaneaste no se vuelven a ofrecer."
          />
        }
      />
    </FormDialog>
  );
}

function lastYear() {
  const hasta = businessDay(new Date());
  return { desde: addDays(hasta, -DIAS_AGREGAR_COBRANZAS), hasta };
}
