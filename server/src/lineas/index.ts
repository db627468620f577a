export { author, authorEdited, namedAuthor, namedPads, padsOf } from './autor.ts';
export { articleIds, documentLines, lineColumns } from './documentLines.ts';
export * from './print/index.ts';
