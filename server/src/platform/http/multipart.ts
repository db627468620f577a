import { type Refusal, refuse } from '@distri/domain/kernel';
import '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UploadedFile } from './route.ts';
import { watchUpload } from './uploadBudget.ts';

/** Limits of a whole request, checked while it streams (reliability F2); those of the parser are per part. */
export const MAX_UPLOAD_BYTES = 12 * 1024 * 1024;
const MAX_FILE_BYTES = 10 * 1024 * 1024;
const MAX_DATA_BYTES = 1024 * 1024;
const MAX_FILES = 12;
const MAX_PARTS = 20;
/** Name of the JSON part (D1 §7). */
const DATA_PART = 'data';

interface Upload {
  body: unknown;
  files: UploadedFile[];
}

const tooLarge = () => refuse(413, 'El archivo es demasiado grande');
const unreadable = () => refuse(400, 'Lo que se envió no se puede leer');

async function readAll(stream: AsyncIterable<Buffer>, max: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > max) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** A name that would reach an object's prototype; the JSON parser of other bodies refuses it by itself. */
const POISON = /"(?:__proto__|constructor)"\s*:/;

function parseData(text: string): { body: unknown } | Refusal {
  if (POISON.test(text)) return unreadable();
  try {
    return { body: JSON.parse(text) };
  } catch {
    return unreadable();
  }
}

/** The parser has already read a field that says it is JSON. */
function fieldText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

type Part = { name: string; filename: string; bytes: Buffer };

/** Browsers may send the JSON as a file without a name. */
const maxBytesOf = (name: string, left: number) => (name === DATA_PART ? Math.min(left, MAX_DATA_BYTES) : left);

async function* readParts(request: FastifyRequest): AsyncGenerator<Part | Refusal> {
  const limits = { fileSize: MAX_FILE_BYTES, files: MAX_FILES, parts: MAX_PARTS, fieldSize: MAX_DATA_BYTES };
  let left = MAX_UPLOAD_BYTES;
  for await (const part of request.parts({ limits })) {
    const isFile = part.type === 'file';
    const bytes = isFile
      ? await readAll(part.file, maxBytesOf(part.fieldname, left))
      : Buffer.from(fieldText(part.value));
    if (!bytes || (isFile ? part.file.truncated : part.valueTruncated)) return yield tooLarge();
    left -= bytes.length;
    yield { name: part.fieldname, filename: isFile ? part.filename : '', bytes };
  }
}

async function collect(request: FastifyRequest, names: readonly string[]): Promise<Upload | Refusal> {
  const upload: Upload = { body: undefined, files: [] };
  for await (const part of readParts(request)) {
    if ('refused' in part) return part;
    if (part.name === DATA_PART) {
      const data = parseData(part.bytes.toString('utf8'));
      if ('refused' in data) return data;
      upload.body = data.body;
    } else if (names.includes(part.name)) {
      upload.files.push({ part: part.name, filename: part.filename, bytes: part.bytes });
    } else return unreadable();
  }
  return upload;
}

/** Reads the `data` part as JSON and the files of the parts named in `names`; anything else is refused. */
export async function readMultipart(
  request: FastifyRequest,
  reply: FastifyReply,
  names: readonly string[],
): Promise<Upload | Refusal> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES) return tooLarge();
  // The parser takes the stream first: the watcher must not set it flowing before.
  const collected = collect(request, names);
  return Promise.race([collected, watchUpload(request.raw, reply, MAX_UPLOAD_BYTES).then(tooLarge)]);
}
