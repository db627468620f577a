export { articleIds, documentLines, lineColumns } from './documentLines.ts';
export * from './print/index.ts';
