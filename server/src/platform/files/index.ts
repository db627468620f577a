export {
  type Accepted,
  acceptFile,
  acceptUpload,
  type CheckedFile,
  checkedFile,
  closeFileChecks,
  EXTENSION_DE_ARCHIVO,
  MAX_FILE_BYTES,
} from './accept.ts';
export { type FileKind, kindOf } from './kind.ts';
export { safeFileName } from './name.ts';
export { readFile, storeFile } from './store.ts';
