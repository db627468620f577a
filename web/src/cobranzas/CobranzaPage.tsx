import {
  type CobranzaCompleta,
  type DocumentoCancelado,
  ESTADO_VISIBLE_COBRANZA,
  isEditable,
} from '@distri/domain/cobranzas';
import { formatNumero } from '@distri/domain/cuentas';
import { formatDia, formatInteger, formatMoney, plural } from '@distri/domain/kernel';
import DevueltoIcon from '@mui/icons-material/AssignmentReturnOutlined';
import NotaIcon from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { DocumentoSkeleton } from '../clientes/DocumentoSkeleton.tsx';
import { useDocumento } from '../correo/useDocumento.tsx';
import { type Hermano, SelectorDocumento } from '../facturas/SelectorDocumento.tsx';
import { BotonesPedido } from '../pedidos/acciones/BotonesPedido.tsx';
import { DocumentBadge } from '../platform/document/DocumentBadge.tsx';
import { DocumentLines, type LineColumn } from '../platform/document/DocumentLines.tsx';
import { DocumentPage } from '../platform/document/DocumentPage.tsx';
import { History } from '../platform/document/History.tsx';
import { RelatedDocuments } from '../platform/document/RelatedDocuments.tsx';
import { SidePanel } from '../platform/document/SidePanel.tsx';
import { StateChip } from '../platform/document/StateChip.tsx';
import { MoneyText } from '../platform/format/MoneyText.tsx';
import { usePhone } from '../platform/shell/index.ts';
import { tabular } from '../platform/theme/index.ts';
import { asItemForm, type ItemForm } from '../valores/itemForm.ts';
import { ComprobanteVista } from './acciones/ComprobanteVista.tsx';
import { DevolverValorDialog } from './acciones/DevolverValorDialog.tsx';
import { useAccionesCobranza } from './acciones/useAccionesCobranza.tsx';
import { archivoCobranza } from './columns.ts';
import { ItemsGuardados } from './ItemsGuardados.tsx';
import { cobranzaPath, cobranzasDe, edicionCobranza } from './paths.ts';
import { readCobranzaPdf, useCobranza, useCobranzas } from './requests.ts';
import { type DetalleCobranza, datosCobranza, historialCobranza, pasosDelDescuento } from './vista.ts';

/** /ventas/cobranzas/:cliente/view/:cobranza: read-only (D3 §2). */
export function CobranzaPage() {
  const { cobranza: id = '' } = useParams({ strict: false });
  const cobranza = useCobranza(Number(id));
  const detalle = cobranza.data?.detalleCompleto;
  if (!cobranza.data || !detalle)
    return <DocumentoSkeleton error={cobranza.error} onRetry={() => void cobranza.refetch()} />;
  return <CobranzaView key={cobranza.data.id} cobranza={cobranza.data} detalle={detalle} />;
}

interface ViewProps {
  cobranza: CobranzaCompleta;
  detalle: DetalleCobranza;
}

function CobranzaView({ cobranza, detalle }: ViewProps) {
  const { id, idcliente, razsoc, status, documentos = [], items = [] } = cobranza;
  const { puede } = detalle;
  const isPhone = usePhone();
  const navigate = useNavigate();
  const [viendo, setViendo] = useState<{ numitem: string; titulo: string } | null>(null);
  const acciones = useAccionesCobranza(() => void navigate({ to: cobranzasDe(idcliente) }));
  const [isDevolviendo, setDevolviendo] = useState(false);
  const devolver = { label: 'Valor devuelto por el banco', icon: DevueltoIcon, onClick: () => setDevolviendo(true) };
  // Editing has a button of its own here.
  const posibles = [
    ...acciones.de(cobranza, { ...puede, editar: false }),
    ...(detalle.devolubles.length > 0 ? [devolver] : []),
  ];
  const { navigator, hermanos, onGo } = useSiblings(cobranza);
  const documento = useDocumento({
    documento: { clase: 'cobranza', id },
    nombre: `Cobranza ${id}`,
    archivo: archivoCobranza(cobranza),
    permiso: 'cobranzas.leer',
    cliente: idcliente,
    vendedor: cobranza.idvendedor,
    readPdf: () => readCobranzaPdf(id),
  });
  return (
    <>
      <DocumentPage
        title={`Cobranza ${id}`}
        chip={<StateChip {...ESTADO_VISIBLE_COBRANZA[status]} />}
        cliente={{
          id: idcliente,
          razsoc,
          direccion: [detalle.direccion, detalle.localidad].filter(Boolean).join(', '),
        }}
        navigator={navigator}
        toolbar={{ ...documento.toolbar, extra: [...(documento.toolbar.extra ?? []), ...posibles] }}
        actions={
          <>
            <SelectorDocumento
              label="Cobranzas del cliente"
              hermanos={hermanos}
              actual={hermanoDe(cobranza)}
              onGo={onGo}
            />
            {!isPhone && <BotonesPedido acciones={posibles} />}
            {puede.editar && (
              <Button variant="contained" onClick={() => void navigate({ to: edicionCobranza(idcliente, id) })}>
                Editar
              </Button>
            )}
          </>
        }
        facts={datosCobranza(cobranza, detalle, documento.correo)}
        lines={
          <>
            <DocumentLines
              label="Documentos a cancelar"
              lines={documentos}
              lineKey={(linea) => linea.id}
              columns={COLUMNAS_DOCUMENTOS}
              phone={documentoTelefono}
              summary={plural(documentos.length, 'documento', 'documentos')}
              totals={[{ label: 'A cancelar', amount: cobranza.totdocs, isMain: true }]}
            />
            <ItemsGuardados
              items={items.map(asItemForm)}
              total={cobranza.totitems}
              count={plural(items.length, 'ítem', 'ítems')}
              enPapel={cobranza.tipocob === 'M'}
              onVerComprobante={(item: ItemForm) => setViendo({ numitem: String(item.id), titulo: 'Comprobante' })}
            />
          </>
        }
        side={
          <>
            <Cifras
              cobranza={cobranza}
              detalle={detalle}
              onRecibo={() => setViendo({ numitem: 'RDC', titulo: 'Recibo' })}
            />
            <RelatedDocuments documents={relacionados(detalle)} />
            <History entries={historialCobranza(detalle)} />
          </>
        }
      />
      {documento.dialogs}
      {acciones.dialog}
      {isDevolviendo && (
        <DevolverValorDialog cobranza={cobranza} valores={detalle.devolubles} onClose={() => setDevolviendo(false)} />
      )}
      {viendo && <ComprobanteVista cobranza={id} {...viendo} onClose={() => setViendo(null)} />}
    </>
  );
}

const COLUMNAS_DOCUMENTOS: readonly LineColumn<DocumentoCancelado>[] = [
  {
    id: 'numero',
    title: 'Documento',
    render: (d) => (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {d.tipo}
        </Box>
        <b>{formatNumero(d.numero)}</b>
        {d.isPrepago && <DocumentBadge kind="P" />}
        {d.condvta30 && <DocumentBadge kind="30D" />}
      </Box>
    ),
  },
  { id: 'ingreso', title: 'Ingreso', isFigure: true, render: (d) => formatDia(d.ingreso) },
  { id: 'dias', title: 'Días', isFigure: true, render: (d) => formatInteger(d.dias) },
  { id: 'base', title: 'Base', isFigure: true, render: (d) => <MoneyText value={d.base} /> },
  { id: 'descuento', title: 'Descuento', isFigure: true, render: (d) => <MoneyText value={d.descuento} /> },
  {
    id: 'importe',
    title: 'A cancelar',
    isFigure: true,
    render: (d) => (
      <b>
        <MoneyText value={signed(d)} plain />
      </b>
    ),
  },
];

/** Credits take away from what is cancelled. */
const signed = (documento: DocumentoCancelado) => (isEditable(documento) ? documento.importe : -documento.importe);

function documentoTelefono(documento: DocumentoCancelado) {
  const { tipo, numero, ingreso, dias, descuento } = documento;
  const discount = descuento > 0 ? `, descuento ${formatMoney(descuento)}` : '';
  return {
    title: `${tipo} ${formatNumero(numero)}`,
    amount: <MoneyText value={signed(documento)} plain />,
    detail: `${formatDia(ingreso)} · ${plural(dias, 'día', 'días')}${discount}`,
  };
}

/** The stored figures: what was cancelled, collected and discounted, and what was left. */
function Cifras({ cobranza, detalle, onRecibo }: ViewProps & { onRecibo: () => void }) {
  const rows = [
    { label: 'A cancelar', value: formatMoney(cobranza.totdocs) },
    { label: 'Cobrado', value: formatMoney(cobranza.totitems) },
    ...pasosDelDescuento(cobranza, detalle),
  ];
  return (
    <SidePanel title="Descuento y saldo">
      <Box component="dl" sx={{ m: 0, px: 4, pb: 2, mt: -1 }}>
        {rows.map(({ label, value }) => (
          <Fila key={label} label={label} value={value} />
        ))}
        <Fila label="Saldo de la cobranza" value={formatMoney(cobranza.saldo)} isMain />
      </Box>
      {detalle.conRecibo && (
        <Box sx={{ px: 4, pb: 3 }}>
          <Button size="small" onClick={onRecibo} sx={{ ml: { xs: -5, sm: -2.5 } }}>
            Ver la imagen del recibo
          </Button>
        </Box>
      )}
    </SidePanel>
  );
}

function Fila({ label, value, isMain = false }: { label: string; value: string; isMain?: boolean }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75 }}>
      <Typography
        component="dt"
        variant={isMain ? 'subtitle2' : 'body2'}
        color={isMain ? 'textPrimary' : 'textSecondary'}
      >
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'right', fontWeight: 600, ...tabular }}>
        {value}
      </Typography>
    </Box>
  );
}

function relacionados({ ajustePlazo }: DetalleCobranza) {
  if (!ajustePlazo) return [];
  const { notaCredito, documento, importe } = ajustePlazo;
  return [
    {
      key: `ajuste-${notaCredito}`,
      icon: NotaIcon,
      title: `Ajuste plazo ${formatNumero(documento)}`,
      detail: formatMoney(importe),
    },
  ];
}

const hermanoDe = ({ id, fecharecibo, cancelado }: CobranzaCompleta): Hermano => ({
  id,
  documento: `Cobranza ${id}`,
  detalle: `${formatDia(fecharecibo)} · ${formatMoney(cancelado)}`,
});

/** The customer's collections, newest first: the selector and the navigator go through them (D3 §2). */
function useSiblings({ id, idcliente }: CobranzaCompleta) {
  const { rows = [] } = useCobranzas(idcliente);
  const navigate = useNavigate();
  const onGo = (next: number) => void navigate({ to: cobranzaPath(idcliente, next), replace: true });
  const navigator = {
    index: rows.findIndex((row) => row.id === id),
    count: rows.length,
    onGo: (index: number) => {
      const row = rows[index];
      if (row) onGo(row.id);
    },
  };
  return { navigator, hermanos: rows.map(hermanoDe), onGo };
}
