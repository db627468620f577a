import { PALABRA_COBRANZA, type TipoDocumento } from '@distri/domain/cobranzas';
import { formatNumero } from '@distri/domain/cuentas';
import { type Dia, daysBetween, formatDia, formatRoundedPercent } from '@distri/domain/kernel';
import { TIPOS_VALOR } from '@distri/domain/valores';
import {
  clienteYBloque,
  type Dato,
  type EncabezadoPrint,
  encabezado,
  encabezadoSiguiente,
  hechos,
  type RenglonTotal,
  tablaDeTotales,
} from '../../lineas/index.ts';
import type { Cell, Content, PdfDocument, TableNode, Width } from '../../platform/pdf/index.ts';
import { formatAmount, PANEL, printable, QUIET_INK } from '../../platform/pdf/paper/index.ts';
import type { ChequeRow, CobranzaDetalleRow, DocumentoRow, ItemRow } from '../filas.ts';

/** The stored collection, ready to print: every figure is the one that was saved. */
export interface CobranzaPrint extends EncabezadoPrint {
  cobranza: CobranzaDetalleRow;
  /** Its receipt as it is in the account: 'X000600012345'. */
  recibo: string;
}

const NOMBRE_DOCUMENTO: Readonly<Record<TipoDocumento, string>> = {
  FAC: 'Factura',
  DEB: 'Nota de débito',
  CRE: 'Nota de crédito',
  AP: 'Ajuste plazo',
};

interface Column<Row> {
  title: string;
  width: Width;
  left?: true;
  text(row: Row): string;
  bold?: true;
}

const numberOfDays = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });
const isCredit = ({ tipo }: DocumentoRow) => tipo === 'CRE' || tipo === 'AP';
const signed = (row: DocumentoRow, importe: number) => formatAmount(isCredit(row) ? -importe : importe);

function documentColumns(fechaRecibo: Dia): Column<DocumentoRow>[] {
  // Only invoices have days that count (D3 §9).
  const days = ({ tipo, ingreso }: DocumentoRow) => (tipo === 'FAC' ? String(daysBetween(ingreso, fechaRecibo)) : '–');
  return [
    { title: 'Documento', width: 78, left: true, text: ({ tipo }) => NOMBRE_DOCUMENTO[tipo] },
    {
      title: 'Número',
      width: '*',
      left: true,
      bold: true,
      text: ({ numero }) => formatNumero(numero).replace(' ', '\u00a0'),
    },
    { title: 'Fecha', width: 52, text: ({ ingreso }) => formatDia(ingreso) },
    { title: 'Días', width: 26, text: days },
    { title: 'Total', width: 72, text: (row) => signed(row, row.total) },
    { title: 'Pendiente', width: 72, text: (row) => signed(row, row.pendi) },
    { title: 'A cancelar', width: 72, bold: true, text: (row) => signed(row, row.importe) },
  ];
}

/** A row of the table of values: an item, or each of its cheques. */
interface ValorImpreso {
  tipo: string;
  detalle: string;
  fecha: Dia | null;
  importe: number;
}

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');

/** One of the cheques of an item. */
const nombreCheque = ({ tipo }: ItemRow) => (tipo === 'CHE' ? 'Cheque electrónico' : 'Cheque físico');

function chequeImpreso(item: ItemRow, { numero, banco_desc, idelectro, fecha, importe }: ChequeRow): ValorImpreso {
  // What names it does not break across lines.
  const electronic = idelectro === '' ? '' : `Id\u00a0${idelectro}`;
  const detalle = joined([`N°\u00a0${numero}`, banco_desc, electronic]);
  return { tipo: nombreCheque(item), detalle, fecha, importe };
}

function valoresImpresos(item: ItemRow): ValorImpreso[] {
  const { tipo, fecha, importe, leyenda, numero, cuenta_desc, jurisdiccion_desc, cheques } = item;
  if (cheques.length > 0) return cheques.map((cheque) => chequeImpreso(item, cheque));
  // The legend of a transfer is its account, that of the rest often the name of the type.
  const own = cuenta_desc.includes(leyenda) || leyenda === TIPOS_VALOR[tipo].nombre ? '' : leyenda;
  const detalle = joined([own, numero === '' ? '' : `N°\u00a0${numero}`, cuenta_desc, jurisdiccion_desc]);
  return [{ tipo: TIPOS_VALOR[tipo].nombre, detalle, fecha, importe }];
}

const VALUE_COLUMNS: Column<ValorImpreso>[] = [
  { title: 'Valor', width: 120, left: true, text: ({ tipo }) => tipo },
  { title: 'Detalle', width: '*', left: true, text: ({ detalle }) => detalle },
  { title: 'Fecha', width: 60, text: ({ fecha }) => (fecha === null ? '–' : formatDia(fecha)) },
  { title: 'Importe', width: 84, bold: true, text: ({ importe }) => formatAmount(importe) },
];

function partsOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const align = ({ left }: Column<Row>) => (left ? 'left' : 'right');
  const heading = (column: Column<Row>): Cell => ({
    text: column.title,
    alignment: align(column),
    bold: true,
    fontSize: 7.5,
    color: QUIET_INK,
    fillColor: PANEL,
    noWrap: true,
  });
  const cell = (column: Column<Row>, row: Row): Cell => ({
    text: printable(column.text(row)),
    alignment: align(column),
    fontSize: 8.5,
    ...(column.bold && { bold: true }),
    ...(!column.left && { noWrap: true }),
  });
  return {
    widths: columns.map(({ width }) => width),
    headings: columns.map(heading),
    body: rows.map((row) => columns.map((column) => cell(column, row))),
  };
}

/** Under its headings, which every page repeats. */
function tableOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): TableNode {
  const { widths, headings, body } = partsOf(columns, rows);
  const table = { widths, body: [headings, ...body], dontBreakRows: true, headerRows: 1, keepWithHeaderRows: 1 };
  return { layout: 'lines', table };
}

const title = (text: string): Content => ({ text, bold: true, fontSize: 10, margin: [0, 12, 0, 4] });
const VALUES_TITLE = title('Valores recibidos');

/** Values that stay on the page of the totals, so that these never stand alone. */
const VALUES_WITH_TOTALS = 2;

/** The values and what closes the paper; of a long table the last rows go wherever the totals go. */
function valuesAndClosing(print: CobranzaPrint): Content[] {
  const values = print.cobranza.items.flatMap(valoresImpresos);
  if (values.length <= VALUES_WITH_TOTALS) {
    return [{ unbreakable: true, stack: [VALUES_TITLE, tableOf(VALUE_COLUMNS, values), closing(print)] }];
  }
  const { widths, body } = partsOf(VALUE_COLUMNS, values.slice(-VALUES_WITH_TOTALS));
  const last: TableNode = { layout: 'lines', table: { widths, body, dontBreakRows: true } };
  const before = values.slice(0, -VALUES_WITH_TOTALS);
  return [VALUES_TITLE, tableOf(VALUE_COLUMNS, before), { unbreakable: true, stack: [last, closing(print)] }];
}

function totales({ totdocs, totitems, impdesc, pordesc, saldo }: CobranzaDetalleRow): RenglonTotal[] {
  const discount = pordesc === 0 ? 'Descuento' : `Descuento ${formatRoundedPercent(pordesc)}`;
  return [
    { texto: 'Total cobrado', importe: totitems },
    ...(impdesc === 0 ? [] : [{ texto: discount, importe: impdesc }]),
    ...(saldo > 0 ? [{ texto: 'Saldo a favor del cliente', importe: saldo }] : []),
    { texto: 'Total cancelado', importe: totdocs, tono: 'final' as const },
  ];
}

function closing({ cobranza }: CobranzaPrint): Content {
  const days = (promedio: number) => `${numberOfDays.format(promedio)} días`;
  const notes = [
    `Promedio de las facturas: ${days(cobranza.dpromdocs)}`,
    `Promedio del pago: ${days(cobranza.dpromitems)}`,
  ];
  return {
    margin: [0, 12, 0, 0],
    columnGap: 16,
    columns: [
      { width: '*', stack: notes.map((text): Content => ({ text, color: QUIET_INK, margin: [4, 0, 0, 2] })) },
      tablaDeTotales(totales(cobranza)),
    ],
  };
}

function datos({ cobranza }: CobranzaPrint): Dato[] {
  return [
    ['Vendedor', cobranza.apenom],
    ['Estado', PALABRA_COBRANZA[cobranza.status]],
    ['Rendición', cobranza.tipocob === 'D' ? 'Digital' : 'Manual'],
    ['Usuario', cobranza.username],
  ];
}

/** The paper of a collection. The general observation is the house's: customers get this by mail (D3 §6). */
export function cobranzaDocument(print: CobranzaPrint): PdfDocument {
  const { cobranza, empresa } = print;
  const titulo = { nombre: 'Cobranza', fechas: [['Fecha', formatDia(cobranza.fecharecibo)]] as const };
  const bloque = { titulo: 'Recibo', destacado: formatNumero(print.recibo), texto: 'Cobranza transitoria' };
  return {
    title: printable(`Cobranza ${cobranza.id}`),
    author: printable(empresa.legal.razonSocial),
    color: empresa.color,
    content: [
      ...encabezado(print, titulo),
      clienteYBloque(print.cliente, bloque),
      hechos(datos(print)),
      title('Documentos que se cancelan'),
      tableOf(documentColumns(cobranza.fecharecibo), cobranza.documentos),
      ...valuesAndClosing(print),
    ],
    continuation: [encabezadoSiguiente(print, titulo)],
    footer: printable(`${empresa.legal.razonSocial} · Documento no válido como factura`),
  };
}
