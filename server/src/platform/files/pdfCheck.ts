import { inflateSync } from 'node:zlib';

/** Why a PDF is refused; null when nothing in it acts by itself. */
export type PdfProblem = 'activo' | 'protegido' | 'dañado';

/** Names that make a reader do something: too long to come up by chance in compressed bytes. */
const ACTIVE =
  /\/(?:JavaScript|OpenAction(?!\s*\[)|Launch|EmbeddedFiles?|RichMedia(?:Content|Execute)?|SubmitForm|ImportData|GoToE|GoToR|Movie|Rendition)(?![A-Za-z0-9])/;
/** Short ones, looked for outside of streams only. */
const ACTIVE_SHORT = /\/(?:JS|AA|XFA)(?![A-Za-z0-9])/;
const ENCRYPTED = /\/Encrypt(?![A-Za-z0-9])/;

const MAX_INFLATED = 32 * 1024 * 1024;
const OBJECT_OR_STREAM = /\d\s+obj\b|(?<!end)stream\r?\n/g;
const LONGEST_DICTIONARY = 64 * 1024;
/** An object has one stream; a few more words 'stream' may stand in its strings. */
const MAX_STREAM_WORDS = 8;

/** `/J#61vaScript` is the same name as `/JavaScript`. */
const decodeNames = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Text after the last mark of the end would be read by something that is not a PDF reader. */
function endsCleanly(text: string): boolean {
  const end = text.lastIndexOf('%%EOF');
  return end !== -1 && /^[\s\0]*$/.test(text.slice(end + '%%EOF'.length));
}

/** Object streams hold compressed objects; no other kind of stream has /First. */
const holdsObjects = (dictionary: string) => /\/(?:First|ObjStm)(?![A-Za-z0-9])/.test(dictionary);
const isPlainFlate = (dictionary: string) =>
  /\/Filter\s*(?:\/|\[\s*\/)(?:FlateDecode|Fl)\s*[\]/>]/.test(`${dictionary}>`) && !/\/DecodeParms/.test(dictionary);

function inflate(bytes: Buffer, max: number): string | null {
  try {
    return inflateSync(bytes, { maxOutputLength: max }).toString('latin1');
  } catch {
    return null;
  }
}

interface StreamPlace {
  /** What stands between the object's header and its stream, names decoded. */
  dictionary: string;
  /** Where its bytes begin. */
  at: number;
}

/** Every place where a stream may begin; null when there are more of them than a sound file has. */
function findStreams(text: string): StreamPlace[] | null {
  const places: StreamPlace[] = [];
  let object = 0;
  let words = 0;
  for (const { 0: word, index } of text.matchAll(OBJECT_OR_STREAM)) {
    if (!word.startsWith('stream')) {
      object = index;
      words = 0;
    } else if (++words > MAX_STREAM_WORDS || index - object > LONGEST_DICTIONARY) return null;
    else places.push({ dictionary: decodeNames(text.slice(object, index)), at: index + word.length });
  }
  return places;
}

/** What an object stream holds, as text; null when it is compressed in a way that nobody uses for one. */
function readObjects(dictionary: string, bytes: Buffer, max: number): string | null {
  if (!dictionary.includes('/Filter')) return bytes.subarray(0, bytes.indexOf('endstream')).toString('latin1');
  return isPlainFlate(dictionary) ? inflate(bytes, max) : null;
}

/** The objects inside object streams as text; null when one cannot be looked into. */
function compressedObjects(bytes: Buffer, text: string): string | null {
  const places = findStreams(text);
  if (places === null) return null;
  let left = MAX_INFLATED;
  const found: string[] = [];
  for (const { dictionary, at } of places.filter((place) => holdsObjects(place.dictionary))) {
    const objects = readObjects(dictionary, bytes.subarray(at), left);
    if (objects === null) return null;
    left -= objects.length;
    found.push(objects);
  }
  return found.join('\n');
}

/** The file without the bytes of its streams; one that never ends counts as text. */
function withoutStreams(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf('stream', from);
    const end = start === -1 ? -1 : text.indexOf('endstream', start + 'stream'.length);
    if (end === -1) break;
    const isStart = text[start + 6] === '\n' || text[start + 6] === '\r';
    parts.push(text.slice(from, start));
    from = isStart ? end + 'endstream'.length : start + 'stream'.length;
  }
  return parts.join(' ') + text.slice(from);
}

/**
 * Looks for what would run, open, send or unpack something when the file is opened (reliability F3), also under
 * escaped names and inside compressed objects. Encrypted files cannot be looked into and are refused; so is anything
 * after the end. `/OpenAction [page …]`, which only says where to start reading, passes. Takes CPU: run it in a worker.
 */
export function findPdfProblem(bytes: Uint8Array): PdfProblem | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const raw = buffer.toString('latin1');
  if (!raw.startsWith('%PDF-') || !endsCleanly(raw)) return 'dañado';
  const text = decodeNames(raw);
  if (ENCRYPTED.test(text)) return 'protegido';
  if (ACTIVE.test(text) || ACTIVE_SHORT.test(withoutStreams(text))) return 'activo';
  const objects = compressedObjects(buffer, raw);
  if (objects === null) return 'dañado';
  const hidden = decodeNames(objects);
  return ACTIVE.test(hidden) || ACTIVE_SHORT.test(hidden) ? 'activo' : null;
}
