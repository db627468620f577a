export type { Cell, ColumnsNode, Content, PdfDocument, StackNode, TableNode, TextNode, Width } from './content.ts';
export { closePdf, renderPdf } from './service.ts';
