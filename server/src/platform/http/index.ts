export type { Ctx, PublicCtx } from './context.ts';
export { documentReads } from './documents.ts';
export { answerList, answerOrdered, type OrderedRead, RowStream } from './list.ts';
export {
  type FileAnswer,
  type HandlerAnswer,
  type Input,
  publicCall,
  type ReadHandler,
  type Route,
  type RouteOptions,
  read,
  type UploadedFile,
} from './route.ts';
