import type { EnvioGuardado } from '@distri/domain/cot';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import { useState } from 'react';
import { avisar, ScreenState } from '../platform/feedback/index.ts';
import { daysAgo, PeriodFields, usePeriod } from '../platform/forms/PeriodFields.tsx';
import { DataGrid } from '../platform/grid/DataGrid.tsx';
import { COLUMNAS_ENVIOS, ENVIOS_NOUN } from './columns.tsx';
import { RespuestaDialog } from './RespuestaDialog.tsx';
import { downloadEnvio, useEnvios } from './requests.ts';

const idOf = ({ id }: EnvioGuardado) => String(id);
const nameOf = ({ nombre }: EnvioGuardado) => `el archivo ${nombre}`;
const SEMANA = 7;

const download = (envio: EnvioGuardado) =>
  void downloadEnvio(envio).catch((error: Error) => avisar.error(error.message));

/** /ventas/AFIP/envios: every file, its sendings and what ARBA said (added). */
export function EnviosPage() {
  const { period, fields } = usePeriod(daysAgo(SEMANA));
  const envios = useEnvios(period.desde, period.hasta);
  const [abierto, setAbierto] = useState<EnvioGuardado | null>(null);
  return (
    <>
      <DataGrid
        id="cot-envios"
        label="Envíos a ARBA"
        title="Envíos a ARBA"
        noun={ENVIOS_NOUN}
        columns={COLUMNAS_ENVIOS}
        rows={envios.data?.result}
        error={envios.error}
        onRetry={() => void envios.refetch()}
        rowId={idOf}
        rowLabel={nameOf}
        onOpen={setAbierto}
        rowActions={(envio) => [
          { label: 'Ver la respuesta', icon: ViewIcon, onClick: () => setAbierto(envio) },
          { label: 'Descargar el TXT', icon: DownloadIcon, onClick: () => download(envio) },
        ]}
        searchHint="Archivo, dominio o comprobante"
        actions={<PeriodFields {...fields} />}
        empty={
          <ScreenState
            icon={<SendIcon />}
            title="No hay envíos en estos días"
            help="Los archivos que se envíen a ARBA, o se descarguen, van a aparecer acá."
          />
        }
      />
      {abierto && <RespuestaDialog envio={abierto} onClose={() => setAbierto(null)} />}
    </>
  );
}
