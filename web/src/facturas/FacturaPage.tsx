import { formatNumero } from '@distri/domain/cuentas';
import { type Factura, habilidadesFactura } from '@distri/domain/facturas';
import ReceiptIcon from '@mui/icons-material/ReceiptOutlined';
import NotaIcon from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import { createLink, useParams } from '@tanstack/react-router';
import { DocumentoSkeleton } from '../clientes/DocumentoSkeleton.tsx';
import { useDocumento } from '../correo/useDocumento.tsx';
import { resumenLineas } from '../lineas/resumenLineas.ts';
import { useRelacionados } from '../lineas/useRelacionados.ts';
import { notaCreditoDesde } from '../notasCredito/paths.ts';
import { DocumentBadge } from '../platform/document/DocumentBadge.tsx';
import { DocumentLines } from '../platform/document/DocumentLines.tsx';
import { DocumentPage } from '../platform/document/DocumentPage.tsx';
import { History } from '../platform/document/History.tsx';
import { RelatedDocuments } from '../platform/document/RelatedDocuments.tsx';
import { StateChip } from '../platform/document/StateChip.tsx';
import { useRecordNavigator } from '../platform/document/useRecordNavigator.ts';
import { useUser } from '../platform/session/index.ts';
import { usePhone } from '../platform/shell/index.ts';
import { columnasLineasFactura, lineaTelefono } from './columnasLineas.tsx';
import { pagoDe } from './columns.tsx';
import { ImportesPanel } from './ImportesPanel.tsx';
import { facturaPath, facturaXFechaPath } from './paths.ts';
import { downloadRecibo } from './ReciboButton.tsx';
import { desdePeriodo, readFacturaPdf, useFactura, useFacturas } from './requests.ts';
import { archivoFactura } from './useRowActions.ts';
import { type DetalleFactura, datosFactura, historialDe, preciosDe, totalesAlPie } from './vista.ts';

const ButtonLink = createLink(Button);

/** /ventas/facturas/xcliente/:cliente/view/:factura and /ventas/facturas/xfecha/view/:factura (D2 §2). */
export function FacturaPage() {
  const { factura: id = '', cliente } = useParams({ strict: false });
  const factura = useFactura(Number(id));
  const detalle = factura.data?.detalleCompleto;
  if (!factura.data || !detalle)
    return <DocumentoSkeleton error={factura.error} onRetry={() => void factura.refetch()} />;
  return (
    <FacturaView key={factura.data.id} factura={factura.data} detalle={detalle} isByDate={cliente === undefined} />
  );
}

interface ViewProps {
  factura: Factura;
  detalle: DetalleFactura;
  /** Reached from the list by date: the navigator goes through that one. */
  isByDate: boolean;
}

function FacturaView({ factura, detalle, isByDate }: ViewProps) {
  const { id, idcliente, vendedor } = factura;
  const numero = formatNumero(factura.factura);
  const { role } = useUser();
  const isPhone = usePhone();
  const precios = preciosDe(detalle);
  const puede = habilidadesFactura(factura, { rol: role });
  const navigator = useSiblings(factura, isByDate);
  const documento = useDocumento({
    documento: { clase: 'factura', id },
    nombre: `Factura ${numero}`,
    archivo: archivoFactura(factura),
    permiso: 'facturas.leer',
    cliente: idcliente,
    vendedor,
    readPdf: () => readFacturaPdf(id),
  });
  const recibo = {
    label: 'Descargar el recibo',
    icon: ReceiptIcon,
    disabled: !puede.recibo,
    onClick: () => void downloadRecibo(factura),
  };
  return (
    <>
      <DocumentPage
        title={`Factura ${numero}`}
        phone={{ title: numero, kind: 'Factura' }}
        chip={<StateChip {...pagoDe(factura)} />}
        badges={
          <>
            {factura.isPrepago && <DocumentBadge kind="P" />}
            {factura.condvta30 && <DocumentBadge kind="30D" />}
            {factura.granel && <StateChip tono="violeta" palabra="Granel" />}
          </>
        }
        cliente={{ id: idcliente, razsoc: factura.razsoc, direccion: detalle.receptor.localidad }}
        navigator={navigator}
        toolbar={{ ...documento.toolbar, extra: [recibo] }}
        actions={
          <>
            {puede.recibo && !isPhone && (
              <Button variant="outlined" startIcon={<ReceiptIcon />} onClick={recibo.onClick}>
                Recibo
              </Button>
            )}
            {puede.acreditar && <AcreditarLink factura={factura} />}
          </>
        }
        facts={datosFactura(factura, detalle, documento.correo)}
        lines={
          <DocumentLines
            label="Artículos"
            lines={detalle.articulos}
            lineKey={(linea) => linea.numrenglon}
            columns={columnasLineasFactura(detalle.articulos, precios)}
            phone={lineaTelefono(precios)}
            summary={resumenLineas(detalle.articulos.length, detalle.litros)}
            totals={totalesAlPie(factura)}
          />
        }
        side={
          <>
            <ImportesPanel {...factura} detalle={detalle} />
            <RelatedDocuments documents={useRelacionados(idcliente, detalle.relacionados)} />
            <History entries={historialDe(detalle.historial)} />
          </>
        }
      />
      {documento.dialogs}
    </>
  );
}

function AcreditarLink({ factura: { idcliente, id } }: { factura: Factura }) {
  return (
    <ButtonLink to={notaCreditoDesde(idcliente, id)} variant="outlined" startIcon={<NotaIcon />}>
      Nota de crédito
    </ButtonLink>
  );
}

/** The list that one came from, newest first: the navigator goes through it. */
function useSiblings({ id, idcliente }: Factura, isByDate: boolean) {
  const pages = useFacturas(isByDate ? { desde: desdePeriodo() } : { cliente: idcliente });
  const pathOf = (next: number) => (isByDate ? facturaXFechaPath(next) : facturaPath(idcliente, next));
  return useRecordNavigator(pages, id, pathOf).navigator;
}
