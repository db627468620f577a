/**
 * The parts of pdfmake's document language that we use, as plain data: a document crosses to the worker by value, so
 * it holds no functions. Table layouts are named; their drawing is in `compose.ts`.
 */
export type Content = string | TextNode | StackNode | ColumnsNode | TableNode | CanvasNode | SvgNode | QrNode;

/** Points: one for all sides, [horizontal, vertical], or [left, top, right, bottom]. */
export type Margin = number | [number, number] | [number, number, number, number];

/** Points, what is left ('*'), or as wide as the contents. */
export type Width = number | '*' | 'auto';

/** A row of the table, a panel of facts, a box round one thing, or nothing but cells. */
export type LayoutName = 'lines' | 'panel' | 'box' | 'totals' | 'bare';

export interface Style {
  fontSize?: number;
  bold?: boolean;
  color?: string;
  alignment?: 'left' | 'center' | 'right';
  lineHeight?: number;
  characterSpacing?: number;
  noWrap?: boolean;
}

interface Node extends Style {
  margin?: Margin;
  width?: Width;
  /** Moves to the next page as a whole rather than breaking. */
  unbreakable?: boolean;
}

export interface TextNode extends Node {
  text: string | TextNode[];
}

export interface StackNode extends Node {
  stack: Content[];
}

export interface ColumnsNode extends Node {
  columns: Content[];
  columnGap?: number;
}

export type Cell = (Exclude<Content, string> & { fillColor?: string; colSpan?: number }) | string;

export interface TableNode extends Node {
  /** `headerRows`: the first rows, again at the top of each page that the table goes on to. */
  table: { widths: Width[]; body: Cell[][]; dontBreakRows?: boolean; headerRows?: number; keepWithHeaderRows?: number };
  layout: LayoutName;
}

export interface CanvasNode extends Node {
  canvas: CanvasShape[];
}

export type CanvasShape =
  | { type: 'rect'; x: number; y: number; w: number; h: number; r?: number; color?: string; lineColor?: string }
  | { type: 'line'; x1: number; y1: number; x2: number; y2: number; lineWidth: number; lineColor: string };

export interface SvgNode extends Node {
  svg: string;
  height?: number;
}

/** A code that a camera reads; `fit` is its side in points. */
export interface QrNode extends Node {
  qr: string;
  fit: number;
  eccLevel?: 'L' | 'M' | 'Q' | 'H';
  /** Side in modules; without it the smallest where the text alone fits, which is one too small at times. */
  version?: number;
}

/** A document ready to print. Every text in it has been through `printable`. */
export interface PdfDocument {
  /** In the properties of the file and in the title bar of the reader: 'Cotización 77120'. */
  title: string;
  /** The company, in the properties of the file. */
  author: string;
  content: Content[];
  /** Top of every page but the first: who and what this is, and the headings of the columns. */
  continuation: Content[];
  /** Left of 'Página n de m'. */
  footer: string;
  /** Colour of the band at the top of the first page. */
  color: string;
}
