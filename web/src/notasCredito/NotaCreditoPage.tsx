import { formatNumero } from '@distri/domain/cuentas';
import { formatDia, formatMoney, formatPercent, plural } from '@distri/domain/kernel';
import { joinContinuaciones, type LineaNotaCredito, type NotaCredito } from '@distri/domain/notasCredito';
import Box from '@mui/material/Box';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DocumentoSkeleton } from '../clientes/DocumentoSkeleton.tsx';
import { useDocumento } from '../correo/useDocumento.tsx';
import { ImportesPanel } from '../facturas/ImportesPanel.tsx';
import { type Hermano, SelectorDocumento } from '../facturas/SelectorDocumento.tsx';
import { historialDe, identidad, leyendasDe, preciosDe, textoAutorizacion, totalesAlPie } from '../facturas/vista.ts';
import {
  COLUMNA_BONIFICACION,
  COLUMNA_CANTIDAD,
  COLUMNA_IMPORTE,
  cifrasDeLinea,
  columnaPrecio,
} from '../lineas/columnasDeLinea.tsx';
import { ImporteGuardado, type PreciosDelDocumento } from '../lineas/PrecioGuardado.tsx';
import { useRelacionados } from '../lineas/useRelacionados.ts';
import { DocumentLines, type LineColumn } from '../platform/document/DocumentLines.tsx';
import { DocumentPage } from '../platform/document/DocumentPage.tsx';
import { History } from '../platform/document/History.tsx';
import { RelatedDocuments } from '../platform/document/RelatedDocuments.tsx';
import { StateChip } from '../platform/document/StateChip.tsx';
import { useRecordNavigator } from '../platform/document/useRecordNavigator.ts';
import { archivoNota, PALABRA_CLASE } from './columns.ts';
import { notaCreditoPath } from './paths.ts';
import { readNotaCreditoPdf, useNotaCredito, useNotasCredito } from './requests.ts';

type Detalle = NonNullable<NotaCredito['detalleCompleto']>;

/** /ventas/notasCredito/:cliente/view/:notaCredito: read-only, without state changes (D2 §2). */
export function NotaCreditoPage() {
  const { notaCredito: id = '' } = useParams({ strict: false });
  const nota = useNotaCredito(Number(id));
  const detalle = nota.data?.detalleCompleto;
  if (!nota.data || !detalle) return <DocumentoSkeleton error={nota.error} onRetry={() => void nota.refetch()} />;
  return <NotaCreditoView key={nota.data.id} nota={nota.data} detalle={detalle} />;
}

function NotaCreditoView({ nota, detalle }: { nota: NotaCredito; detalle: Detalle }) {
  const { id, idcliente, vendedor } = nota;
  const numero = formatNumero(nota.notaCredito);
  const { navigator, hermanos, onGo } = useSiblings(nota);
  const documento = useDocumento({
    documento: { clase: 'notaCredito', id },
    nombre: `Nota de crédito ${numero}`,
    archivo: archivoNota(nota),
    permiso: 'notasCredito.leer',
    cliente: idcliente,
    vendedor,
    readPdf: () => readNotaCreditoPdf(id),
  });
  const lineas = joinContinuaciones(detalle.articulos);
  const precios = preciosDe(detalle);
  return (
    <>
      <DocumentPage
        title={`Nota de crédito ${numero}`}
        phone={{ title: numero, kind: 'Nota de crédito' }}
        chip={<StateChip tono={nota.clase === 'devolucion' ? 'azul' : 'violeta'} palabra={PALABRA_CLASE[nota.clase]} />}
        cliente={{ id: idcliente, razsoc: nota.razsoc, direccion: detalle.receptor.localidad }}
        navigator={navigator}
        toolbar={documento.toolbar}
        actions={
          <SelectorDocumento
            label="Notas de crédito del cliente"
            hermanos={hermanos}
            actual={hermanoDe(nota)}
            onGo={onGo}
          />
        }
        facts={datosNota(nota, detalle, documento.correo)}
        lines={
          <DocumentLines
            label="Artículos"
            lines={lineas}
            lineKey={(linea) => linea.numrenglon}
            columns={columnasLineasNota(precios)}
            phone={lineaTelefono(precios)}
            summary={plural(lineas.length, 'renglón', 'renglones')}
            totals={totalesAlPie(nota)}
          />
        }
        side={
          <>
            <ImportesPanel {...nota} detalle={detalle} />
            <RelatedDocuments documents={useRelacionados(idcliente, detalle.relacionados)} />
            <History entries={historialDe(detalle.historial)} />
          </>
        }
      />
      {documento.dialogs}
    </>
  );
}

/** A description may go on for several rows of text, each on its own line (D2 §3). */
const columnasLineasNota = (precios: PreciosDelDocumento): readonly LineColumn<LineaNotaCredito>[] => [
  { id: 'id', title: 'Código', render: (l) => <b>{l.id}</b> },
  {
    id: 'detalle',
    title: 'Detalle',
    render: (l) => <Box sx={{ whiteSpace: 'pre-line', minWidth: 220, py: 1.5 }}>{l.detalle}</Box>,
  },
  COLUMNA_CANTIDAD,
  columnaPrecio(precios),
  COLUMNA_BONIFICACION,
  COLUMNA_IMPORTE,
];

/** On a phone the first row names the line; the texts that go on stand in the second, with the figures. */
const lineaTelefono = (precios: PreciosDelDocumento) => (linea: LineaNotaCredito) => {
  const [title = '', ...texts] = linea.detalle.split('\n');
  const amount = <ImporteGuardado linea={linea} precios={precios} importe={linea.importe} />;
  return { title, amount, detail: [cifrasDeLinea(linea), ...texts].join('. ') };
};

/** Label over value; what the note does not have is left out. */
function datosNota(nota: NotaCredito, detalle: Detalle, correo: ReactNode) {
  const { receptor, periodo, facturas } = detalle;
  return [
    { label: 'Ingreso', value: formatDia(nota.ingreso) },
    { label: 'Sin aplicar', value: formatMoney(nota.pendiente) },
    { label: 'Vendedor', value: nota.apenom },
    { label: 'Usuario', value: detalle.username },
    {
      label: facturas.length === 1 ? 'Corrige la factura' : 'Corrige las facturas',
      value: facturas.map(({ documento }) => formatNumero(documento)).join(' · '),
      wide: true,
    },
    { label: 'Período', value: periodo && `${formatDia(periodo.desde)} al ${formatDia(periodo.hasta)}`, wide: true },
    ...identidad(receptor),
    { label: 'Comisión', value: detalle.comision ? formatPercent(detalle.comision) : '' },
    { label: 'Nota de compra', value: detalle.notacompra },
    { label: 'Autorización de ARCA', value: textoAutorizacion(detalle.autorizacion), wide: true },
    { label: 'Leyendas', value: leyendasDe(detalle), wide: true },
    { label: 'E-mail', value: correo, wide: true },
  ];
}

const hermanoDe = ({ id, notaCredito, ingreso, importe }: NotaCredito): Hermano => ({
  id,
  documento: formatNumero(notaCredito),
  detalle: `${formatDia(ingreso)} · ${formatMoney(importe)}`,
});

/** The customer's notes, newest first: the selector and the navigator go through them (D2 §2). */
function useSiblings({ id, idcliente }: NotaCredito) {
  const pages = useNotasCredito(idcliente);
  const navigator = useRecordNavigator(pages, id, (next) => notaCreditoPath(idcliente, next));
  return { ...navigator, hermanos: (pages.rows ?? []).map(hermanoDe) };
}
