import { formatMoney } from '@distri/domain/kernel';
import InvoiceIcon from '@mui/icons-material/ReceiptLongOutlined';
import QuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import RouteIcon from '@mui/icons-material/RouteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DocumentBadge } from '../document/DocumentBadge.tsx';
import { DocumentLines, type LineColumn } from '../document/DocumentLines.tsx';
import { DocumentPage } from '../document/DocumentPage.tsx';
import { ExplainPopper } from '../document/ExplainPopper.tsx';
import { History } from '../document/History.tsx';
import { ProblemList } from '../document/ProblemList.tsx';
import { RelatedDocuments } from '../document/RelatedDocuments.tsx';
import { SidePanel } from '../document/SidePanel.tsx';
import { StateChip } from '../document/StateChip.tsx';
import { formatPercentCell } from '../format/numbers.ts';

interface Linea {
  id: string;
  detalle: string;
  cantidad: number;
  faltan: number;
  precio: number;
  bonificacion: number;
  importe: number;
}

const LINEAS: readonly Linea[] = [
  {
    id: 'HX8-4L',
    detalle: 'SHELL HELIX HX8 5W-40 SINTETICO BOTELLA 4 L',
    cantidad: 24,
    faltan: 0,
    precio: 1500000,
    bonificacion: 50000,
    importe: 34200000,
  },
  {
    id: 'R4X-20L',
    detalle: 'SHELL RIMULA R4 X 15W-40 BALDE 20 L',
    cantidad: 6,
    faltan: 2,
    precio: 9845050,
    bonificacion: 0,
    importe: 59070300,
  },
  {
    id: 'ARL8832',
    detalle: 'FILTRO DE AIRE TECFIL ARL 8832',
    cantidad: 12,
    faltan: 0,
    precio: 721535,
    bonificacion: 0,
    importe: 8658420,
  },
  {
    id: 'OSR-H7',
    detalle: 'LAMPARA OSRAM H7 12V 55W',
    cantidad: 50,
    faltan: 0,
    precio: 312000,
    bonificacion: 50000,
    importe: 14820000,
  },
];
const chip = (l: Linea) =>
  l.faltan > 0 ? (
    <StateChip tono="amarillo" palabra={`Faltan ${l.faltan}`} />
  ) : (
    <StateChip tono="verde" palabra="Completo" />
  );
const COLUMNAS: readonly LineColumn<Linea>[] = [
  { id: 'id', title: 'Código', width: 80, render: (l) => <b style={{ fontWeight: 600 }}>{l.id}</b> },
  { id: 'detalle', title: 'Detalle', truncates: true, render: (l) => l.detalle },
  { id: 'cantidad', title: 'Cantidad', isFigure: true, render: (l) => l.cantidad },
  { id: 'pendiente', title: 'Pendiente', render: chip },
  { id: 'precio', title: 'Precio', isFigure: true, render: (l) => formatMoney(l.precio) },
  { id: 'bonif', title: 'Bonif.', isFigure: true, render: (l) => formatPercentCell(l.bonificacion) },
  {
    id: 'importe',
    title: 'Importe',
    isFigure: true,
    render: (l) => <b style={{ fontWeight: 600 }}>{formatMoney(l.importe)}</b>,
  },
];
const PASOS = [
  { palabra: 'Nuevo', cuando: '18/11 09:12' },
  { palabra: 'En Facturación', cuando: '18/11 16:40' },
  { palabra: 'Facturado', cuando: '19/11 11:05' },
  { palabra: 'En Distribución', cuando: 'Hoy 07:34' },
  { palabra: 'Entregado' },
];
const log = (what: string) => () => console.info(what);

export function DocumentGallery() {
  const [index, setIndex] = useState(2);
  return (
    <DocumentPage
      title="Pedido 184233"
      chip={<StateChip tono="teal" palabra="En Distribución" />}
      badges={<DocumentBadge kind="30D" />}
      cliente={{ id: '10233', razsoc: 'EL CARDENAL LUBRICENTRO S.R.L.', direccion: 'Av. Perón 4912, San Martín' }}
      navigator={{ index, count: 47, onGo: setIndex }}
      toolbar={{ mail: log('mail'), print: log('print'), download: log('download'), view: log('view') }}
      actions={<Button variant="outlined">Cantidades a despachar</Button>}
      steps={{ steps: PASOS, current: 3 }}
      facts={[
        { label: 'Ingreso', value: '18/11/2026' },
        { label: 'Entrega', value: '20/11/2026' },
        { label: 'Vendedor', value: 'Paz, Esteban' },
        { label: 'Usuario', value: 'epaz' },
        { label: 'Dirección de entrega', value: '00012 - Av. Perón 4912, San Martín', wide: true },
        { label: 'Transporte', value: '000 - Propio' },
        { label: 'Lista y bonificación', value: 'Lista 3, 10% general' },
      ]}
      lines={
        <DocumentLines
          label="Artículos"
          lines={LINEAS}
          lineKey={(l) => l.id}
          columns={COLUMNAS}
          isComplete={(l) => l.faltan === 0}
          phone={(l) => ({
            title: l.detalle,
            amount: formatMoney(l.importe),
            detail: `${l.id} · ${l.cantidad} × ${formatMoney(l.precio)}`,
          })}
          summary="4 artículos · 216 L"
          totals={[
            { label: 'Subtotal', amount: 116748720 },
            { label: 'Bonificado', amount: -11674872 },
            { label: 'Importe bonificado', amount: 105073848, isMain: true },
          ]}
        />
      }
      side={
        <>
          <RelatedDocuments
            documents={[
              {
                key: '1',
                icon: QuoteIcon,
                title: 'Cotización 77120',
                detail: '17/11/2026, utilizada',
                onOpen: log('cotizacion'),
              },
              {
                key: '2',
                icon: RouteIcon,
                title: 'Hoja de ruta 5129',
                detail: 'CABA, Díaz, Rubén, AB 123 CD',
                onOpen: log('hoja'),
              },
              { key: '3', icon: InvoiceIcon, title: 'Factura A 0004-00012377', detail: '19/11/2026, $ 1.087.541,84' },
            ]}
          />
          <History
            entries={[
              {
                key: 1,
                tono: 'teal',
                what: 'Pasó a En Distribución',
                when: new Date().toISOString(),
                detail: 'COT aceptado, hoja 5129',
                who: 'mruiz',
              },
              {
                key: 2,
                tono: 'naranja',
                what: 'Facturado',
                when: '2026-11-19T11:05:00-03:00',
                detail: 'Quedan 2 R4X-20L pendientes',
                who: 'mruiz',
              },
              { key: 3, tono: 'gris', what: 'Pedido ingresado', when: '2026-11-18T09:12:00-03:00', who: 'epaz' },
            ]}
          />
        </>
      }
    />
  );
}

const EXPLICACION = {
  title: 'Por qué este precio',
  subject: 'HX8-4L',
  steps: [
    { label: 'Lista 3, vigente desde 02/11/2026', amount: 1500000 },
    { label: 'Bonificación de la línea, 5%', amount: -75000 },
    { label: 'Bonificación general, 10%', amount: -142500 },
  ],
  result: { label: 'Precio por unidad, sin IVA', amount: 1282500 },
  note: 'Última venta al cliente: $ 12.480 el 06/10/2026.',
};

export function ProblemsGallery() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div style={{ width: 304 }}>
      <SidePanel title="Totales">
        <Button onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}>Por qué</Button>
        <ExplainPopper anchor={anchor} explanation={EXPLICACION} onClose={() => setAnchor(null)} />
        <ProblemList
          onGo={(problem) => console.info(problem.key)}
          problems={[
            {
              key: '1',
              severity: 'block',
              linea: 1,
              text: 'El articulo WO-120 no cumple con la rentabilidad minima esperada. Revise su precio y bonificacion unitarios o la bonificacion general del cliente.',
            },
            { key: '2', severity: 'warn', linea: 3, text: 'R4X-20L: cotizás 6 y hay 4 disponibles.' },
            { key: '3', severity: 'info', text: 'El cliente tiene un documento impago de más de 7 días.' },
          ]}
        />
      </SidePanel>
    </div>
  );
}
