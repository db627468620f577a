const LONGEST = 100;
/** Windows keeps these names for devices, whatever their ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * A name that people gave to a file, safe to write into a header, a mail or a folder (reliability F4): no path, no
 * control or direction characters, none that file systems refuse. 'FACTURA..pdf' stays as it is. An empty result
 * becomes `fallback`.
 */
export function safeFileName(name: string, fallback: string): string {
  const last = name.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const kept = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\ufffd]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .trim();
  if (kept === '' || /^\.+$/.test(kept) || DEVICE.test(kept)) return fallback;
  return shorten(kept);
}

/** Cuts the middle, so that the ending stays. */
function shorten(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= LONGEST) return name;
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  return letters.slice(0, LONGEST - ending.length).join('') + ending;
}
