import { type DocumentoCot, MAXIMO_DOCUMENTOS_COT, TEXTOS_COT } from '@distri/domain/cot';
import { formatNumero } from '@distri/domain/cuentas';
import DocumentIcon from '@mui/icons-material/DescriptionOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { avisar, ScreenState } from '../platform/feedback/index.ts';
import { daysAgo, PeriodFields, usePeriod } from '../platform/forms/PeriodFields.tsx';
import { DataGrid } from '../platform/grid/DataGrid.tsx';
import { COLUMNAS_DOCUMENTOS, DOCUMENTOS_NOUN, idDocumento, nombreDocumento } from './columns.tsx';
import { EnviosButton } from './EnviosButton.tsx';
import { GenerarDialog } from './GenerarDialog.tsx';
import { useDocumentos } from './requests.ts';

const nameOf = (documento: DocumentoCot) => nombreDocumento(documento);

/** /ventas/AFIP/COT-DOC: invoices and delivery notes of some days, from yesterday to today (D3 §2, §9). */
export function DocumentosPage() {
  const { period, fields } = usePeriod(daysAgo(1));
  const documentos = useDocumentos(period.desde, period.hasta);
  const [elegidos, setElegidos] = useState<readonly DocumentoCot[]>([]);
  const [isOpen, setOpen] = useState(false);
  // What was sent is not to be sent again: the grid begins anew.
  const [round, setRound] = useState(0);
  const tooMany = elegidos.length > MAXIMO_DOCUMENTOS_COT;
  const close = (hasSent: boolean) => {
    setOpen(false);
    if (!hasSent) return;
    setElegidos([]);
    setRound(round + 1);
  };
  return (
    <>
      {tooMany && (
        <Alert severity="warning" sx={{ mb: 3, flexShrink: 0 }}>
          {TEXTOS_COT.maximo}
        </Alert>
      )}
      <DataGrid
        key={round}
        id="cot-documentos"
        label="Documentos para COT"
        title="COT por documento"
        noun={DOCUMENTOS_NOUN}
        columns={COLUMNAS_DOCUMENTOS}
        rows={documentos.data?.result}
        error={documentos.error}
        onRetry={() => void documentos.refetch()}
        rowId={idDocumento}
        rowLabel={nameOf}
        selectable
        onSelectionChange={setElegidos}
        searchHint="Número, cliente, localidad o COT"
        actions={
          <>
            <PeriodFields {...fields} />
            <EnviosButton />
            <Button
              sx={{ alignSelf: 'flex-end' }}
              variant="contained"
              disabled={elegidos.length === 0}
              onClick={() => (tooMany ? avisar.error(TEXTOS_COT.maximo) : setOpen(true))}
            >
              {elegidos.length === 0 ? 'Confirmar' : `Confirmar ${elegidos.length}`}
            </Button>
          </>
        }
        empty={
          <ScreenState
            icon={<DocumentIcon />}
            title="No se encontraron resultados"
            help="No hay facturas ni remitos emitidos en estos días."
          />
        }
      />
      {isOpen && (
        <GenerarDialog
          titulo={elegidos.length === 1 && elegidos[0] ? formatNumero(elegidos[0].numero) : null}
          documentos={elegidos}
          hoja={null}
          dominio=""
          onClose={close}
        />
      )}
    </>
  );
}
