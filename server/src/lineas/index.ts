export { author, authorEdited, namedAuthor, namedPads, padsOf } from './autor.ts';
export { articleIds, documentLines, issuedColumns, lineColumns, totalColumns } from './documentLines.ts';
export { type HistorialRow, historialDe, presentAutores } from './historial.ts';
export * from './print/index.ts';
export { relacionadosDe } from './relacionados.ts';
