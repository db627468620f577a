/** '%PDF' in bytes. */
const PDF = [0x25, 0x50, 0x44, 0x46];

/** Whether a proof is a PDF, told by how it begins (D1 §5); any other that was kept is a picture. */
export function isPdf(bytes: Uint8Array): boolean {
  return PDF.every((byte, index) => bytes[index] === byte);
}
