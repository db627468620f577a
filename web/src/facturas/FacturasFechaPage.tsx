import { type Factura, TEXTOS_FACTURA } from '@distri/domain/facturas';
import FacturaIcon from '@mui/icons-material/ReceiptLongOutlined';
import { useNavigate } from '@tanstack/react-router';
import { ScreenState } from '../platform/feedback/index.ts';
import { DataGrid } from '../platform/grid/DataGrid.tsx';
import { COLUMNAS_FACTURAS, FACTURAS_NOUN, idOf, nameOf } from './columns.tsx';
import { useFiltrosFacturas } from './FiltrosFacturas.tsx';
import { facturaXFechaPath } from './paths.ts';
import { desdePeriodo, useFacturas } from './requests.ts';
import { useListaGrande } from './useListaGrande.ts';
import { useRowActions } from './useRowActions.ts';

const pathOf = ({ id }: Factura) => facturaXFechaPath(id);

/** /ventas/facturas/xfecha: everybody's invoices of the last 30 days (D2 §2). */
export function FacturasFechaPage() {
  const filtros = useFiltrosFacturas('facturas-fecha');
  const filtro = { desde: desdePeriodo(), ...(filtros.soloGranel && { soloGranel: true }) };
  const grid = useListaGrande(COLUMNAS_FACTURAS, filtro, useFacturas);
  const navigate = useNavigate();
  return (
    <DataGrid
      id="facturas-fecha"
      label="Facturas"
      title="Facturas por fecha"
      noun={FACTURAS_NOUN}
      {...grid}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={useRowActions(pathOf)}
      onOpen={(row) => void navigate({ to: pathOf(row) })}
      searchHint="Número, cliente o vendedor"
      actions={filtros.fields}
      empty={
        <ScreenState
          icon={<FacturaIcon />}
          title={`${TEXTOS_FACTURA.vacio} en los últimos 30 días`}
          help={filtros.soloGranel ? 'Probá sin "Solo Granel".' : 'Las que se emitan van a aparecer acá.'}
        />
      }
    />
  );
}
