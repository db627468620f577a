/** The browser of stories and measurements: `CHROMIUM`, else the first of Debian's that is here; null when none is. */
export function chromiumPath(): string | null;
