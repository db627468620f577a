export type FileKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'pdf';

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(text.length, Math.max(0, bytes.length - at))).equals(
    Buffer.from(text, 'latin1'),
  );

/** What a file is by its first bytes (D1 §5); its name and declared type are not asked. Null for anything else. */
export function kindOf(bytes: Uint8Array): FileKind | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  return startsWith(bytes, '%PDF-') ? 'pdf' : null;
}
