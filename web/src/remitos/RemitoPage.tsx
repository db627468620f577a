import { formatNumero } from '@distri/domain/cuentas';
import { businessDay, formatDia, formatMoney, formatQuantity } from '@distri/domain/kernel';
import type { CotDeRemito, LineaRemito, Remito } from '@distri/domain/remitos';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DocumentoSkeleton } from '../clientes/DocumentoSkeleton.tsx';
import { useDocumento } from '../correo/useDocumento.tsx';
import { type Hermano, SelectorDocumento } from '../facturas/SelectorDocumento.tsx';
import { identidad, leyendasDe, lugares } from '../facturas/vista.ts';
import { resumenLineas } from '../lineas/resumenLineas.ts';
import { useRelacionados } from '../lineas/useRelacionados.ts';
import { DocumentBadge } from '../platform/document/DocumentBadge.tsx';
import { DocumentLines, type LineColumn } from '../platform/document/DocumentLines.tsx';
import { DocumentPage } from '../platform/document/DocumentPage.tsx';
import { RelatedDocuments } from '../platform/document/RelatedDocuments.tsx';
import { StateChip } from '../platform/document/StateChip.tsx';
import { useRecordNavigator } from '../platform/document/useRecordNavigator.ts';
import { RAYA } from '../platform/format/money.ts';
import { archivoRemito } from './columns.tsx';
import { remitoPath } from './paths.ts';
import { readRemitoPdf, useRemito, useRemitos } from './requests.ts';

type Detalle = NonNullable<Remito['detalleCompleto']>;

/** /ventas/remitos/view/:remito: what travelled, without prices by line (D2 §2). */
export function RemitoPage() {
  const { remito: id = '' } = useParams({ strict: false });
  const remito = useRemito(Number(id));
  const detalle = remito.data?.detalleCompleto;
  if (!remito.data || !detalle) return <DocumentoSkeleton error={remito.error} onRetry={() => void remito.refetch()} />;
  return <RemitoView key={remito.data.id} remito={remito.data} detalle={detalle} />;
}

function RemitoView({ remito, detalle }: { remito: Remito; detalle: Detalle }) {
  const { id, idcliente, vendedor } = remito;
  const numero = formatNumero(remito.remito);
  const { navigator, hermanos, onGo } = useSiblings(remito);
  const documento = useDocumento({
    documento: { clase: 'remito', id },
    nombre: `Remito ${numero}`,
    archivo: archivoRemito(remito),
    permiso: 'remitos.leer',
    cliente: idcliente,
    vendedor,
    readPdf: () => readRemitoPdf(id),
  });
  return (
    <>
      <DocumentPage
        title={`Remito ${numero}`}
        phone={{ title: numero, kind: 'Remito' }}
        chip={remito.withRecibo && <StateChip tono="verde" palabra="Con recibo" />}
        badges={remito.isPrepago && <DocumentBadge kind="P" />}
        cliente={{ id: idcliente, razsoc: remito.cliente, direccion: detalle.receptor.localidad }}
        navigator={navigator}
        toolbar={documento.toolbar}
        actions={
          <SelectorDocumento label="Remitos del cliente" hermanos={hermanos} actual={hermanoDe(remito)} onGo={onGo} />
        }
        facts={datosRemito(remito, detalle, documento.correo)}
        lines={
          <DocumentLines
            label="Artículos"
            lines={detalle.articulos}
            lineKey={(linea) => linea.numrenglon}
            columns={COLUMNAS_LINEAS}
            phone={lineaTelefono}
            summary={resumenLineas(detalle.articulos.length, detalle.litros)}
            totals={[{ label: 'Importe bonificado', amount: remito.importe, isMain: true }]}
          />
        }
        side={<RelatedDocuments documents={useRelacionados(idcliente, detalle.relacionados)} />}
      />
      {documento.dialogs}
    </>
  );
}

const litrosDe = ({ cantidad, unidad }: LineaRemito) => Math.round(cantidad * unidad * 1000) / 1000;

const COLUMNAS_LINEAS: readonly LineColumn<LineaRemito>[] = [
  { id: 'id', title: 'Código', width: 140, render: (l) => <b>{l.id}</b> },
  { id: 'detalle', title: 'Detalle', truncates: true, render: (l) => <span title={l.detalle}>{l.detalle}</span> },
  { id: 'cantidad', title: 'Cantidad', isFigure: true, width: 110, render: (l) => formatQuantity(l.cantidad) },
  {
    id: 'litros',
    title: 'Litros',
    isFigure: true,
    width: 110,
    render: (l) => (litrosDe(l) === 0 ? RAYA : formatQuantity(litrosDe(l))),
  },
];

function lineaTelefono(linea: LineaRemito) {
  const litros = litrosDe(linea);
  return {
    title: linea.detalle,
    amount: formatQuantity(linea.cantidad),
    detail: litros === 0 ? linea.id : `${linea.id} · ${formatQuantity(litros)} L`,
  };
}

/** Label over value; what the note does not have is left out. */
function datosRemito(remito: Remito, detalle: Detalle, correo: ReactNode) {
  const { receptor, cai, caiVence, cot } = detalle;
  return [
    { label: 'Ingreso', value: formatDia(remito.ingreso) },
    { label: 'Factura', value: remito.factura ? formatNumero(remito.factura) : '' },
    { label: 'Transporte', value: detalle.transporteNombre },
    { label: 'Vendedor', value: remito.apenom },
    ...lugares(detalle),
    ...identidad(receptor),
    { label: 'CAI', value: cai && (caiVence ? `${cai}, vence el ${formatDia(caiVence)}` : cai), wide: true },
    { label: 'COT', value: cot && cotEnPalabras(cot), wide: true },
    { label: 'Nota de compra', value: detalle.notacompra },
    { label: 'Leyendas', value: leyendasDe(detalle), wide: true },
    { label: 'E-mail', value: correo, wide: true },
  ];
}

/** '70000000001, del 20/11/2026 · dominio AB123CD'. */
function cotEnPalabras({ codigo, momento, dominio, simulada }: CotDeRemito): string {
  const text = `${codigo}, del ${formatDia(businessDay(new Date(momento)))} · dominio ${dominio}`;
  return simulada ? `${text} · simulado: no sirve para viajar` : text;
}

const hermanoDe = ({ id, remito, ingreso, importe }: Remito): Hermano => ({
  id,
  documento: formatNumero(remito),
  detalle: `${formatDia(ingreso)} · ${formatMoney(importe)}`,
});

/** The customer's other delivery notes, newest first: the selector and the navigator go through them (D2 §2). */
function useSiblings({ id, idcliente }: Remito) {
  const pages = useRemitos({ cliente: idcliente });
  return { ...useRecordNavigator(pages, id, remitoPath), hermanos: (pages.rows ?? []).map(hermanoDe) };
}
