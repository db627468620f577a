/** Data codewords of each version at level L, from the first one (ISO/IEC 18004, table 7). */
const CODEWORDS = [
  19, 34, 55, 80, 108, 136, 156, 194, 232, 274, 324, 370, 428, 461, 523, 589, 647, 721, 795, 861, 932, 1006, 1094, 1174,
  1276, 1370, 1468, 1531, 1631, 1735,
] as const;

const MODE_BITS = 4;
const TERMINATOR_BITS = 4;

/** Bits of the length, by version. */
const lengthBits = (version: number) => (version < 10 ? 9 : version < 27 ? 11 : 13);

/** Alphanumeric: two letters in eleven bits, an odd one in six. */
const letterBits = (length: number) => Math.floor(length / 2) * 11 + (length % 2) * 6;

/**
 * The smallest version of a QR of level L that has room for an alphanumeric text and its terminator. The library that
 * draws it takes one where the text alone fits; filled to the last bit the terminator spoils its check words, and no
 * scanner reads it.
 */
export function versionQr(text: string): number {
  const bits = MODE_BITS + letterBits(text.length) + TERMINATOR_BITS;
  const at = CODEWORDS.findIndex((codewords, index) => bits + lengthBits(index + 1) <= codewords * 8);
  if (at < 0) throw new Error(`no QR for ${text.length} letters`);
  return at + 1;
}
