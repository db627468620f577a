import { nombreDeDocumento, TEXTOS_COBRANZA } from '@distri/domain/cobranzas';
import { type DocumentoImpago, formatNumero, listDocumentosImpagos } from '@distri/domain/cuentas';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCall } from '../../platform/api/index.ts';
import { FormDialog } from '../../platform/dialogs/FormDialog.tsx';
import { DataGrid } from '../../platform/grid/DataGrid.tsx';
import { noUrl } from '../../platform/grid/memory.ts';
import type { GridColumn } from '../../platform/grid/types.ts';

const COLUMNAS: readonly GridColumn<DocumentoImpago>[] = [
  {
    id: 'numcompdocu',
    title: 'Documento',
    kind: 'codigo',
    width: 170,
    value: (d) => formatNumero(d.numcompdocu),
    fixed: true,
    phone: 'title',
  },
  {
    id: 'tipocompdocu',
    title: 'Tipo',
    kind: 'texto',
    width: 130,
    value: (d) => nombreDeDocumento(d.tipocompdocu),
    filter: 'set',
    phone: 'line',
  },
  { id: 'ingreso', title: 'Ingreso', kind: 'fecha', width: 110, value: (d) => d.ingreso, phone: 'line' },
  { id: 'importe', title: 'Importe', kind: 'importe', width: 130, value: (d) => d.importe },
  {
    id: 'pendiente',
    title: 'Pendiente',
    kind: 'importe',
    width: 130,
    value: (d) => d.pendiente,
    sum: true,
    phone: 'figure',
  },
];

const NOUN = { one: 'documento', many: 'documentos' } as const;
const idOf = (documento: DocumentoImpago) => String(documento.id);
const nameOf = (documento: DocumentoImpago) => formatNumero(documento.numcompdocu);

/** What the customer owes (D3 §2, "unpaid documents"). */
export function ImpagosDialog({ cliente, razsoc, onClose }: { cliente: string; razsoc: string; onClose: () => void }) {
  const impagos = useCall(listDocumentosImpagos, { idcliente: cliente }, { errorShown: 'screen' });
  return (
    <FormDialog
      title={`Documentos impagos de ${razsoc}`}
      maxWidth="md"
      height={560}
      onClose={onClose}
      onSubmit={onClose}
      actions={
        <Button type="submit" variant="outlined">
          Cerrar
        </Button>
      }
    >
      <DataGrid
        id="cobranza-impagos"
        label="Documentos impagos"
        noun={NOUN}
        columns={COLUMNAS}
        rows={impagos.data?.result}
        rowId={idOf}
        rowLabel={nameOf}
        url={noUrl}
        searchHint="Número o fecha"
        error={impagos.error}
        onRetry={() => void impagos.refetch()}
        empty={
          <Typography variant="body2" color="textSecondary" sx={{ p: 6, textAlign: 'center' }}>
            {TEXTOS_COBRANZA.sinImpagos}
          </Typography>
        }
      />
    </FormDialog>
  );
}
