import { type Centavos, formatPercent, formatQuantity, type Porcentaje, plural } from '@distri/domain/kernel';
import type { Cell, Content, StackNode } from '../../platform/pdf/index.ts';
import { AMBER_GROUND, AMBER_INK, formatPesos, PANEL, printable, QUIET_INK } from '../../platform/pdf/paper/index.ts';
import type { DocumentoVentaPrint } from './documentoVenta.ts';

export interface RenglonTotal {
  texto: string;
  importe: Centavos;
  /** 'final' is the figure people look for; 'aviso' is another way to pay it. */
  tono?: 'final' | 'aviso';
}

/** Amounts with their words, the figure that people look for at the end. */
export function tablaDeTotales(renglones: readonly RenglonTotal[]): Content {
  return {
    width: 250,
    layout: 'totals',
    table: { widths: ['*', 'auto'], body: renglones.map(row), dontBreakRows: true },
  };
}

function row({ texto, importe, tono }: RenglonTotal): Cell[] {
  const style = {
    final: { bold: true, fontSize: 12, fillColor: PANEL },
    aviso: { bold: true, fontSize: 9, color: AMBER_INK, fillColor: AMBER_GROUND },
    comun: { fontSize: 8.5 },
  }[tono ?? 'comun'];
  const color = tono === undefined ? { color: QUIET_INK } : {};
  return [
    { text: printable(texto), ...style, ...color },
    { text: formatPesos(importe), alignment: 'right', noWrap: true, ...style },
  ];
}

/** Names of rates that say their percentage already do not get it twice. */
function conTasa(nombre: string, porcentaje: Porcentaje): string {
  const tasa = formatPercent(porcentaje);
  return nombre.includes(tasa) ? nombre : `${nombre} ${tasa}`;
}

/** 'IVA 21%' and each IIBB with its rate, as they were when the document was saved. */
export function renglonesDeImpuestos(
  documento: Pick<DocumentoVentaPrint, 'alicuotaIVA' | 'iibb'>,
  iva: Centavos,
): RenglonTotal[] {
  return [
    { texto: `IVA ${formatPercent(documento.alicuotaIVA)}`, importe: iva },
    ...documento.iibb.map(({ nombre, porcentaje, importe }) => ({
      texto: conTasa(nombre, porcentaje),
      importe,
    })),
  ];
}

function notes(documento: DocumentoVentaPrint, own: readonly string[]): StackNode {
  const count = plural(documento.lineas.length, 'artículo', 'artículos');
  const litres = documento.litros === 0 ? [] : [`${formatQuantity(documento.litros)} L`];
  const legends = documento.leyendas.filter((text) => text.trim() !== '');
  return {
    width: '*',
    stack: [
      { text: [count, ...litres].join(' · '), bold: true, margin: [4, 0, 0, 6] },
      ...[...own, ...legends].map(
        (text): Content => ({ text: printable(text), color: QUIET_INK, margin: [4, 0, 0, 2] }),
      ),
    ],
  };
}

/** What stands under the lines. */
interface Pie {
  renglones: readonly RenglonTotal[];
  notas: readonly string[];
  alPie?: readonly Content[];
}

/** Legends on the left, amounts on the right; goes to the next page as a whole, with the last lines above it. */
export function cierre(
  documento: DocumentoVentaPrint,
  ultimasLineas: Content[],
  { renglones, notas, alPie }: Pie,
): Content {
  const amounts = tablaDeTotales(renglones);
  const columns = [notes(documento, notas), ...(renglones.length === 0 ? [] : [amounts])];
  return {
    unbreakable: true,
    stack: [...ultimasLineas, { margin: [0, 10, 0, 0], columnGap: 16, columns }, ...(alPie ?? [])],
  };
}
