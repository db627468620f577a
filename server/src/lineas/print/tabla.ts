import { type Centavos, formatPercent, formatQuantity } from '@distri/domain/kernel';
import { litres } from '@distri/domain/lineas';
import type { Cell, Content, Width } from '../../platform/pdf/index.ts';
import { formatAmount, keepUnits, PANEL, printable, QUIET_INK } from '../../platform/pdf/paper/index.ts';
import type { LineaPrint } from './documentoVenta.ts';

/** An extra column of amounts, one per line. */
export interface ColumnaImporte {
  titulo: string;
  importes: readonly Centavos[];
}

interface Column {
  title: string;
  width: Width;
  left?: true;
  cell(linea: LineaPrint, index: number): Cell;
}

const dash = (): Cell => ({ text: '–', alignment: 'right', color: QUIET_INK });
/** Longer figures get smaller type rather than run into the next column. */
const FITS = 14;
function right(text: string, bold = false): Cell {
  return { text, alignment: 'right', noWrap: true, bold, fontSize: text.length > FITS ? 6 : 8.5 };
}

/** Codes of kits and promotions are longer: smaller, they stay on their line. */
const CODE_FITS = 12;
const CODE: Column = {
  title: 'Código',
  width: 60,
  left: true,
  cell: (linea) => ({ text: printable(linea.id), bold: true, fontSize: linea.id.length > CODE_FITS ? 6 : 8 }),
};
const DETAIL: Column = {
  title: 'Detalle',
  width: '*',
  left: true,
  cell: (linea) => ({ text: keepUnits(printable(linea.detalle)) }),
};
const QUANTITY: Column = { title: 'Cantidad', width: 36, cell: (linea) => right(formatQuantity(linea.cantidad)) };
const UNIT: Column = {
  title: 'Unidad',
  width: 30,
  cell: (linea) => right(linea.unidad === 0 ? 'u.' : `${formatQuantity(linea.unidad)} L`),
};
const LITRES: Column = {
  title: 'Litros',
  width: 50,
  cell: (linea) => (linea.unidad === 0 ? dash() : right(formatQuantity(litres([linea])))),
};
const PRICE: Column = { title: 'Precio', width: 58, cell: (linea) => right(formatAmount(linea.precio)) };
const DISCOUNT: Column = {
  title: 'Bonif.',
  width: 28,
  cell: (linea) => (linea.bonificacion === 0 ? dash() : right(formatPercent(linea.bonificacion))),
};
const AMOUNT: Column = {
  title: 'Importe',
  width: 64,
  cell: (linea) => right(formatAmount(linea.importe), true),
};

/** What a table of lines shows. */
export interface Columnas {
  extra?: ColumnaImporte | undefined;
  sinPrecios?: true | undefined;
}

function columnsOf({ extra, sinPrecios }: Columnas): Column[] {
  if (sinPrecios) return [CODE, DETAIL, QUANTITY, UNIT, LITRES];
  const columns = [CODE, DETAIL, QUANTITY, UNIT, PRICE, DISCOUNT, AMOUNT];
  if (!extra) return columns;
  const amount = (_: LineaPrint, index: number) => right(formatAmount(extra.importes[index] ?? 0));
  return [...columns, { title: extra.titulo, width: 64, cell: amount }];
}

/** The headings, on their own so that each page can repeat them. */
export function titulosDeColumnas(columnas: Columnas = {}): Content {
  const columns = columnsOf(columnas);
  const heading = ({ title, left }: Column): Cell => ({
    text: printable(title),
    alignment: left ? 'left' : 'right',
    bold: true,
    fontSize: 7.5,
    color: QUIET_INK,
    fillColor: PANEL,
    noWrap: true,
  });
  return { layout: 'lines', table: { widths: columns.map((column) => column.width), body: [columns.map(heading)] } };
}

/** Lines that stay on the page of the totals, so that a total never stands alone. */
const LINES_WITH_TOTALS = 2;

/**
 * The lines, without headings (`titulosDeColumnas`), in two blocks: the first breaks over pages between lines, the
 * second is the last lines and goes wherever the totals go.
 */
export function tablaDeLineas(
  lineas: readonly LineaPrint[],
  columnas: Columnas = {},
): { inicio: Content[]; fin: Content[] } {
  const columns = columnsOf(columnas);
  const body = lineas.map((linea, index) => columns.map((column) => column.cell(linea, index)));
  const widths = columns.map((column) => column.width);
  const table = (rows: Cell[][]): Content[] =>
    rows.length === 0 ? [] : [{ layout: 'lines', table: { widths, body: rows, dontBreakRows: true } }];
  const split = Math.max(0, body.length - LINES_WITH_TOTALS);
  return { inicio: table(body.slice(0, split)), fin: table(body.slice(split)) };
}
