export type { ListColumn, ListDocument } from './document.ts';
export { renderList } from './service.ts';
