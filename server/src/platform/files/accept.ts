import { createHash } from 'node:crypto';
import { type Refusal, refuse } from '@distri/domain/kernel';
import { workerEntry } from '../paths.ts';
import { createWorkerPool, WorkerTimeout } from '../workers/pool.ts';
import { BadImage, reencodeImage } from './image.ts';
import { type FileKind, kindOf } from './kind.ts';
import type { PdfProblem } from './pdfCheck.ts';

/** A file that may be kept: its bytes are ours (a picture) or were looked through (a PDF). */
export interface CheckedFile {
  tipo: 'image/jpeg' | 'application/pdf';
  bytes: Uint8Array;
  /** SHA-256 of the bytes, in hexadecimal: its key in `archivos`. */
  hash: string;
}

/** How a kept file is named when it leaves. */
export const EXTENSION_DE_ARCHIVO: Readonly<Record<CheckedFile['tipo'], string>> = {
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
};

export type Accepted = 'imagen' | 'pdf';

/** Decisions 4.13 of the domain facts: attachments of at most 10 MB. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

const PDF_REFUSALS: Readonly<Record<PdfProblem, string>> = {
  activo: 'El PDF tiene contenido activo (acciones, programas o archivos adentro) y no se puede recibir.',
  protegido: 'El PDF está protegido con clave y no se puede revisar. Guardalo sin protección y subilo de nuevo.',
  dañado: 'El PDF está dañado o no se puede leer.',
};
const NAMES: Readonly<Record<Accepted, string>> = { imagen: 'una imagen (JPEG, PNG, WebP o GIF)', pdf: 'un PDF' };

const pdfChecks = createWorkerPool<Uint8Array, PdfProblem | null>({
  entry: workerEntry(import.meta.url, './pdfCheck.worker.ts'),
  task: 'findPdfProblem',
  timeoutMs: 15_000,
});

/** Ends the threads that look through PDFs; at shutdown. */
export function closeFileChecks(): Promise<void> {
  return pdfChecks.close();
}

/** Names a file by its contents. */
export function checkedFile(tipo: CheckedFile['tipo'], bytes: Uint8Array): CheckedFile {
  return { tipo, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}

async function acceptPdf(bytes: Uint8Array): Promise<CheckedFile | Refusal> {
  const problem = await pdfChecks.run(bytes).catch((error: unknown) => {
    if (error instanceof WorkerTimeout) return 'dañado' as const;
    throw error;
  });
  return problem === null ? checkedFile('application/pdf', bytes) : refuse(422, PDF_REFUSALS[problem]);
}

async function acceptImage(bytes: Uint8Array): Promise<CheckedFile | Refusal> {
  try {
    return checkedFile('image/jpeg', await reencodeImage(bytes));
  } catch (error) {
    if (error instanceof BadImage) return refuse(422, 'La imagen está dañada o es demasiado grande.');
    throw error;
  }
}

const groupOf = (kind: FileKind): Accepted => (kind === 'pdf' ? 'pdf' : 'imagen');

/**
 * Looks at a file that somebody sent: at most 10 MB, kind told by its bytes, pictures re-encoded, PDFs refused when
 * something in them acts by itself (reliability F3). Store the answer with `storeFile` in the document's transaction.
 */
export async function acceptFile(
  bytes: Uint8Array,
  accepted: readonly Accepted[] = ['imagen', 'pdf'],
): Promise<CheckedFile | Refusal> {
  if (bytes.length > MAX_FILE_BYTES) return refuse(413, 'El archivo pesa más de 10 MB.');
  const kind = kindOf(bytes);
  if (kind === null || !accepted.includes(groupOf(kind)))
    return refuse(422, `El archivo tiene que ser ${accepted.map((name) => NAMES[name]).join(' o ')}.`);
  return kind === 'pdf' ? acceptPdf(bytes) : acceptImage(bytes);
}

/** The one file of an upload, looked at as `acceptFile` does; `missing` says what to do when none came. */
export async function acceptUpload(
  [file]: readonly { bytes: Uint8Array }[],
  accepted: readonly Accepted[],
  missing: string,
): Promise<CheckedFile | Refusal> {
  return file ? acceptFile(file.bytes, accepted) : refuse(422, missing);
}
