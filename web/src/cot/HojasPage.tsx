import { checkPedidosFacturados, type HojaCot, MENSAJES_COT } from '@distri/domain/cot';
import { problemText } from '@distri/domain/kernel';
import TruckIcon from '@mui/icons-material/LocalShippingOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { avisar, ScreenState } from '../platform/feedback/index.ts';
import { daysAgo, PeriodFields, usePeriod } from '../platform/forms/PeriodFields.tsx';
import { DataGrid } from '../platform/grid/DataGrid.tsx';
import { COLUMNAS_HOJAS, HOJAS_NOUN } from './columns.tsx';
import { EnviosButton } from './EnviosButton.tsx';
import { GenerarDialog } from './GenerarDialog.tsx';
import { documentosDeHoja } from './hoja.ts';
import { useHojas } from './requests.ts';

const idOf = ({ id }: HojaCot) => String(id);
const nameOf = ({ id }: HojaCot) => `la hoja de ruta ${id}`;

/** /ventas/AFIP/COT-RUT: one route sheet, all that it carries (D3 §2, §5). */
export function HojasPage() {
  const { period, fields } = usePeriod(daysAgo(1));
  const hojas = useHojas(period.desde, period.hasta);
  const [elegidas, setElegidas] = useState<readonly HojaCot[]>([]);
  const [abierta, setAbierta] = useState<HojaCot | null>(null);
  const [elegida] = elegidas;
  return (
    <>
      <DataGrid
        id="cot-hojas"
        label="Hojas de ruta para COT"
        title="COT por hoja de ruta"
        noun={HOJAS_NOUN}
        columns={COLUMNAS_HOJAS}
        rows={hojas.data?.result}
        error={hojas.error}
        onRetry={() => void hojas.refetch()}
        rowId={idOf}
        rowLabel={nameOf}
        selectable
        onSelectionChange={setElegidas}
        onOpen={(hoja) => confirmar(hoja, setAbierta)}
        searchHint="Hoja, vehículo, dominio, chofer o zona"
        actions={
          <>
            <PeriodFields {...fields} />
            <EnviosButton />
            <Button
              sx={{ alignSelf: 'flex-end' }}
              variant="contained"
              disabled={elegidas.length !== 1}
              onClick={() => elegida && confirmar(elegida, setAbierta)}
            >
              {elegidas.length > 1 ? 'Elegí una sola hoja' : 'Confirmar'}
            </Button>
          </>
        }
        empty={
          <ScreenState
            icon={<TruckIcon />}
            title="No hay hojas de ruta en estos días"
            help="Probá con otras fechas. También podés generar el COT por documento."
          />
        }
      />
      {abierta && (
        <GenerarDialog
          titulo={`hoja de ruta ${abierta.id}`}
          documentos={documentosDeHoja(abierta)}
          hoja={abierta.id}
          dominio={abierta.patente}
          onClose={() => setAbierta(null)}
        />
      )}
    </>
  );
}

/** Uninvoiced orders stop it, by name (D3 §5). */
function confirmar(hoja: HojaCot, open: (hoja: HojaCot) => void): void {
  const [problem] = checkPedidosFacturados(hoja.pedidos);
  if (problem) avisar.error(problemText(MENSAJES_COT, problem), { permanece: true });
  else open(hoja);
}
