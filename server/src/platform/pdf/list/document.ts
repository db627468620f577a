/** How a cell reads: text that wraps; a name, in bold; an id or code, which never breaks; a CUIT, with its dashes. */
export type ListColumnKind = 'texto' | 'nombre' | 'codigo' | 'cuit';

export interface ListColumn {
  title: string;
  /** Points; 0 takes what the others leave. One column has it. */
  width: number;
  kind: ListColumnKind;
}

/**
 * A list on paper: tens of thousands of rows, which pdfmake cannot lay out in time. `rows` is the text of a JSON array of
 * arrays of strings, as the database builds it: it crosses to the worker in one piece, and the event loop never looks inside.
 */
export interface ListDocument {
  /** 'Clientes'. */
  title: string;
  /** The company, in the properties of the file and at the head. */
  author: string;
  /** Under the company: address, CUIT. */
  companyLines: readonly string[];
  /** Right of the title: what is listed, when, by whom. */
  facts: readonly string[];
  /** Colour of the company. */
  color: string;
  columns: readonly ListColumn[];
  rows: string;
  /** Left of 'Página n de m'. */
  footer: string;
}
