export type { Cell, ColumnsNode, Content, PdfDocument, StackNode, TableNode, TextNode, Width } from './content.ts';
export { type ListColumn, type ListDocument, renderList } from './list/index.ts';
export { closePdf, renderPdf } from './service.ts';
