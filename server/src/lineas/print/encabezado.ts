import { formatCuit, formatDia, truncate } from '@distri/domain/kernel';
import type { ColumnsNode, Content, StackNode, TextNode } from '../../platform/pdf/index.ts';
import {
  AMBER_GROUND,
  AMBER_INK,
  CONTENT_WIDTH,
  FIRST_PAGE_RISE,
  HAIRLINE,
  logoSvg,
  printable,
  QUIET_INK,
} from '../../platform/pdf/paper/index.ts';
import type { DocumentoVentaPrint } from './documentoVenta.ts';

/** What the head of a paper reads of its document, whatever its lines are. */
export type EncabezadoPrint = Pick<
  DocumentoVentaPrint,
  'empresa' | 'id' | 'ingreso' | 'cliente' | 'isPrepago' | 'condvta30'
>;

/** What a paper is called, and the dates of its box. */
export interface Titulo {
  nombre: string;
  fechas: readonly (readonly [label: string, text: string])[];
  /** Number as it is printed; the document's id when left out. */
  numero?: string;
  /** Letter of a numbered form and what stands under it; X, no invoice, when left out. */
  letra?: { letra: string; leyendas: readonly string[] };
}

const SIN_VALIDEZ = { letra: 'X', leyendas: ['Documento no válido como factura'] };
const numberOf = (documento: EncabezadoPrint, { numero }: Titulo) => `N° ${numero ?? documento.id}`;

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');

function company({ empresa }: EncabezadoPrint): ColumnsNode {
  const { legal } = empresa;
  const lines = [legal.domicilio, legal.localidad, joined([legal.telefono, legal.email, legal.web])];
  return {
    width: '*',
    columnGap: 12,
    columns: [
      { svg: logoSvg(empresa.color), width: 46, height: 46 },
      {
        width: '*',
        stack: [
          { text: printable(legal.razonSocial), fontSize: 13, bold: true, margin: [0, 1, 0, 3] },
          ...lines.map((line): TextNode => ({ text: printable(line), color: QUIET_INK, fontSize: 7.5 })),
        ],
      },
    ],
  };
}

/** The letter in its box between company and number, as the trade expects to see it. */
const letter = ({ letra, leyendas }: { letra: string; leyendas: readonly string[] }): StackNode => ({
  width: 64,
  stack: [
    {
      columns: [
        { width: '*', text: '' },
        {
          width: 26,
          layout: 'box',
          table: {
            widths: [26],
            body: [[{ text: letra, fontSize: 16, bold: true, alignment: 'center', margin: [0, 3, 0, 2] }]],
          },
        },
        { width: '*', text: '' },
      ],
    },
    ...leyendas.map(
      (text): TextNode => ({
        text,
        // The code of a numbered form is read from afar; the rest is small print.
        ...(text.startsWith('CÓD.') ? { fontSize: 7.5, bold: true } : { fontSize: 5.5, color: QUIET_INK }),
        alignment: 'center',
        margin: [0, 3, 0, 0],
      }),
    ),
  ],
});

function titleBox(documento: EncabezadoPrint, titulo: Titulo): StackNode {
  return {
    width: 140,
    stack: [
      { text: titulo.nombre, fontSize: 17, bold: true, color: documento.empresa.color, alignment: 'right' },
      { text: numberOf(documento, titulo), fontSize: 12, bold: true, alignment: 'right', margin: [0, 0, 0, 3] },
      ...titulo.fechas.map(
        ([label, text]): TextNode => ({
          alignment: 'right',
          text: [
            { text: `${label}  `, color: QUIET_INK },
            { text, bold: true },
          ],
        }),
      ),
    ],
  };
}

function legalLine({ empresa }: EncabezadoPrint): Content {
  const { legal } = empresa;
  const facts = [
    legal.respIVA,
    `CUIT ${formatCuit(legal.cuit)}`,
    `Ingresos Brutos ${legal.iibb}`,
    `Inicio de actividades ${legal.inicioActividades}`,
  ];
  return { text: printable(joined(facts)), fontSize: 7.5, color: QUIET_INK, margin: [0, 5, 0, 0] };
}

function badge(text: string): Content {
  return {
    width: 'auto',
    layout: 'bare',
    table: {
      widths: ['auto'],
      body: [
        [
          {
            text,
            bold: true,
            fontSize: 8,
            color: AMBER_INK,
            fillColor: AMBER_GROUND,
            margin: [8, 3, 8, 2],
            noWrap: true,
          },
        ],
      ],
    },
  };
}

/** What the paper has to say of itself first, then D1 §9: P for prepaid, 30D for the special 30-day condition. */
function badges(documento: EncabezadoPrint, avisos: readonly string[]): Content[] {
  const texts = [
    ...avisos.map(printable),
    ...(documento.isPrepago ? ['Prepago (-30%)'] : []),
    ...(documento.condvta30 ? ['30D  Condición especial 30 días'] : []),
  ];
  if (texts.length === 0) return [];
  return [{ columnGap: 6, margin: [0, 8, 0, 0], columns: [{ width: '*', text: '' }, ...texts.map(badge)] }];
}

/** Company, document box and fiscal data, at the head of the first page. */
export function encabezado(documento: EncabezadoPrint, titulo: Titulo, avisos: readonly string[] = []): Content[] {
  return [
    {
      margin: [0, FIRST_PAGE_RISE, 0, 0],
      columnGap: 10,
      columns: [company(documento), letter(titulo.letra ?? SIN_VALIDEZ), titleBox(documento, titulo)],
    },
    {
      margin: [0, 8, 0, 0],
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: CONTENT_WIDTH, y2: 0, lineWidth: 0.75, lineColor: HAIRLINE }],
    },
    legalLine(documento),
    ...badges(documento, avisos),
  ];
}

/** One line whatever the name: a second one would push the headings off the page. */
const LONGEST_NAME = 40;
function shortName({ cliente }: EncabezadoPrint): string {
  const name = printable(cliente.razsoc).replace(/\s+/g, ' ');
  return Array.from(name).length <= LONGEST_NAME ? name : `${truncate(name, LONGEST_NAME - 1)}…`;
}

/** Who and what, at the head of the pages that follow. */
export function encabezadoSiguiente(documento: EncabezadoPrint, titulo: Titulo): Content {
  return {
    margin: [0, 0, 0, 7],
    columnGap: 12,
    columns: [
      {
        width: '*',
        noWrap: true,
        text: [
          {
            text: `${titulo.nombre} ${numberOf(documento, titulo)}`,
            bold: true,
            fontSize: 10,
            color: documento.empresa.color,
          },
          { text: `   ${formatDia(documento.ingreso)}`, color: QUIET_INK },
        ],
      },
      { width: 'auto', text: shortName(documento), alignment: 'right', color: QUIET_INK, noWrap: true },
    ],
  };
}
