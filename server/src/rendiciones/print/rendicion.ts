import { type Dia, type EmpresaPerfil, formatDia, plural, sum } from '@distri/domain/kernel';
import { textoQr } from '@distri/domain/rendiciones';
import { CODIGOS_VALOR, TIPOS_VALOR } from '@distri/domain/valores';
import type { Cell, Content, PdfDocument, TextNode, Width } from '../../platform/pdf/index.ts';
import {
  CONTENT_WIDTH,
  FIRST_PAGE_RISE,
  formatAmount,
  formatPesos,
  HAIRLINE,
  INK,
  logoSvg,
  PANEL,
  printable,
  QUIET_INK,
} from '../../platform/pdf/paper/index.ts';
import type { CobranzaRendidaRow } from '../repository.ts';
import { versionQr } from './versionQr.ts';

/** What is handed in, ready to print. */
export interface RendicionPrint {
  empresa: Pick<EmpresaPerfil, 'color' | 'legal'>;
  fecha: Dia;
  /** Who prints it. */
  usuario: string;
  cobranzas: readonly CobranzaRendidaRow[];
}

const TITULO = 'Rendición de cobranzas';
/** Points. A hundred and thirty numbers of seven digits are modules of half a millimetre. */
const QR_SIDE = 190;

const right = (text: string, bold = false): Cell => ({ text, alignment: 'right', noWrap: true, bold });
const heading = (text: string, alignment: 'left' | 'right' = 'left'): Cell => ({
  text,
  alignment,
  bold: true,
  fontSize: 7.5,
  color: QUIET_INK,
  fillColor: PANEL,
  noWrap: true,
});

function head({ empresa, fecha, usuario, cobranzas }: RendicionPrint): Content[] {
  const { legal, color } = empresa;
  const quiet = (text: string): TextNode => ({ text: printable(text), color: QUIET_INK, fontSize: 7.5 });
  const count = plural(cobranzas.length, 'cobranza', 'cobranzas');
  return [
    {
      margin: [0, FIRST_PAGE_RISE, 0, 0],
      columnGap: 12,
      columns: [
        { svg: logoSvg(color), width: 46, height: 46 },
        {
          width: '*',
          stack: [
            { text: printable(legal.razonSocial), fontSize: 13, bold: true, margin: [0, 1, 0, 3] },
            quiet(legal.domicilio),
            quiet(legal.localidad),
          ],
        },
        {
          width: 210,
          stack: [
            { text: TITULO, fontSize: 16, bold: true, color, alignment: 'right' },
            { text: `${formatDia(fecha)} · ${count}`, bold: true, alignment: 'right', margin: [0, 2, 0, 0] },
            { ...quiet(usuario), alignment: 'right' },
          ],
        },
      ],
    },
    {
      margin: [0, 8, 0, 10],
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: CONTENT_WIDTH, y2: 0, lineWidth: 0.75, lineColor: HAIRLINE }],
    },
  ];
}

/** Σ by type over all of them, in the order of the types. */
export function totalesPorTipo(cobranzas: readonly Pick<CobranzaRendidaRow, 'totales'>[]) {
  const parts = cobranzas.flatMap(({ totales }) => totales);
  return CODIGOS_VALOR.flatMap((tipo) => {
    const own = parts.filter((part) => part.tipo === tipo);
    if (own.length === 0) return [];
    const cantidad = own.reduce((total, part) => total + part.cantidad, 0);
    return [{ tipo, nombre: TIPOS_VALOR[tipo].nombre, cantidad, importe: sum(own.map(({ importe }) => importe)) }];
  });
}

function totals({ cobranzas }: RendicionPrint): Content {
  const rows = totalesPorTipo(cobranzas).map(({ nombre, cantidad, importe }): Cell[] => [
    { text: nombre },
    right(String(cantidad)),
    right(formatAmount(importe)),
  ]);
  const total = sum(cobranzas.map(({ totitems }) => totitems));
  const strong = { bold: true, fontSize: 11, fillColor: PANEL };
  return {
    width: '*',
    layout: 'lines',
    table: {
      widths: ['*', 46, 110],
      dontBreakRows: true,
      body: [
        [heading('Valores'), heading('Cantidad', 'right'), heading('Importe', 'right')],
        ...rows,
        [
          { text: 'Total', ...strong },
          { text: '', fillColor: PANEL },
          { text: formatPesos(total), alignment: 'right', noWrap: true, ...strong },
        ],
      ],
    },
  };
}

/** What the scanner of the settlement desk reads, and what is handed in by type. */
function summary(rendicion: RendicionPrint): Content {
  const qr = textoQr(rendicion.cobranzas.map(({ id }) => id));
  return {
    margin: [0, 0, 0, 14],
    columnGap: 18,
    columns: [
      totals(rendicion),
      { width: QR_SIDE, stack: [{ qr, version: versionQr(qr), fit: QR_SIDE, eccLevel: 'L', alignment: 'right' }] },
    ],
  };
}

const WIDTHS: Width[] = [38, 46, 42, '*', 82, 70, 62];

const headings = (): Cell[] => [
  heading('Cobranza'),
  heading('Recibo'),
  heading('Fecha'),
  heading('Cliente'),
  heading('Vendedor'),
  heading('Valores'),
  heading('Importe', 'right'),
];

function row(cobranza: CobranzaRendidaRow): Cell[] {
  const valores = totalesPorTipo([cobranza]).map(({ tipo, cantidad }) => `${tipo} ${cantidad}`);
  return [
    { text: String(cobranza.id), bold: true },
    { text: cobranza.numrec, noWrap: true, fontSize: 8 },
    { text: formatDia(cobranza.fecharecibo), fontSize: 7.5, margin: [0, 0.8, 0, 0] },
    { text: printable(`${cobranza.cliente} · ${cobranza.razsoc}`), fontSize: 8 },
    { text: printable(cobranza.apenom), color: QUIET_INK, fontSize: 7.5 },
    { text: valores.join(', '), color: QUIET_INK, fontSize: 7.5 },
    right(formatAmount(cobranza.totitems), true),
  ];
}

const signature = (text: string): Content => ({
  width: 180,
  stack: [
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 180, y2: 0, lineWidth: 0.75, lineColor: QUIET_INK }] },
    { text, color: QUIET_INK, alignment: 'center', margin: [0, 3, 0, 0] },
  ],
});

/** Who handed it in and who took it sign under the list. */
const signatures = (): Content => ({
  unbreakable: true,
  stack: [
    {
      margin: [0, 44, 0, 0],
      columns: [signature('Entregó'), { width: '*', text: '' }, signature('Recibió')],
    },
  ],
});

const table = (body: Cell[][]): Content => ({
  layout: 'lines',
  table: { widths: WIDTHS, body, dontBreakRows: true },
});

/** The paper of a settlement: totals by type, the code that the desk scans, and a row for each collection (D3 §5). */
export function rendicionDocument(rendicion: RendicionPrint): PdfDocument {
  const { legal, color } = rendicion.empresa;
  const continuation: Content = {
    margin: [0, 0, 0, 7],
    columns: [
      { text: TITULO, bold: true, fontSize: 10, color, width: '*' },
      { text: formatDia(rendicion.fecha), color: INK, width: 'auto', alignment: 'right' },
    ],
  };
  return {
    title: `${TITULO} ${formatDia(rendicion.fecha)}`,
    author: printable(legal.razonSocial),
    color,
    content: [
      ...head(rendicion),
      summary(rendicion),
      table([headings()]),
      table(rendicion.cobranzas.map(row)),
      signatures(),
    ],
    continuation: [continuation, table([headings()])],
    footer: printable(`${legal.razonSocial} · ${TITULO}`),
  };
}
