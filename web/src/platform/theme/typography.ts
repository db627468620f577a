import type { CSSProperties } from 'react';

const fuente = '"Inter Variable", Inter, system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/**
 * Only on figures (amounts, quantities, dates, counters): Inter's tabular set also widens spaces,
 * dots and hyphens, so never on text or codes (look.md, "Figures").
 */
export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;

/** Desk pixels as rem. */
export const rem = (px: number) => `${px / 16}rem`;

/** Phone pixels as rem: the root is 14 px there (D1 §2.5). */
export const remTel = (px: number) => `${px / 14}rem`;

/** The phone's media query. A theme rule inside it beats a plain `sx` value. */
export const TEL = '@media (max-width:599.95px)';

const letterSpacing = (px: number) => {
  if (px >= 20) return '-0.018em';
  if (px >= 16) return '-0.012em';
  return px >= 13 ? '-0.006em' : 0;
};

type Size = readonly [px: number, lineHeight: number];

function variant([px, lineHeight]: Size, fontWeight: number, [telPx, telLine]: Size, extra: CSSProperties = {}) {
  return {
    fontSize: rem(px),
    lineHeight: `${lineHeight}px`,
    fontWeight,
    letterSpacing: letterSpacing(px),
    ...extra,
    [TEL]: { fontSize: remTel(telPx), lineHeight: `${telLine}px` },
  };
}

/**
 * Spreads a type variant and adds phone rules to it: a second `[TEL]` key beside a spread variant
 * would erase the variant's own phone size.
 */
export function letra(base: object, desk: object = {}, phone: object = {}) {
  const own: Record<string, unknown> = { ...base };
  const tel = own[TEL];
  return { ...own, ...desk, [TEL]: { ...(typeof tel === 'object' ? tel : {}), ...phone } };
}

const plain = { textTransform: 'none' } as const;

/** The type scale of look.md: desk size/line/weight, then the phone's. */
export const typography = {
  fontFamily: fuente,
  htmlFontSize: 16,
  h1: variant([28, 36], 650, [26, 32]),
  h2: variant([24, 32], 650, [22, 28]),
  /** Page title. */
  h3: variant([20, 28], 650, [20, 26]),
  /** Header and dialog title. */
  h4: variant([16, 24], 600, [18, 24]),
  /** Section title. */
  h5: variant([14, 20], 600, [16, 22]),
  h6: variant([13, 20], 600, [15, 20]),
  subtitle1: variant([14, 20], 500, [16, 24]),
  subtitle2: variant([13, 20], 600, [15, 20]),
  /** Forms, reading. */
  body1: variant([14, 20], 400, [16, 24]),
  /** Grids and fields: the size of the desk. */
  body2: variant([13, 20], 400, [15, 22]),
  caption: variant([12, 16], 400, [13, 18]),
  overline: variant([11, 16], 600, [12, 16], { ...plain, letterSpacing: '0.04em' }),
  button: variant([13, 20], 600, [16, 24], plain),
  /** Totals. */
  cifra: variant([20, 28], 650, [22, 28], tabular),
  codigo: variant([13, 20], 500, [15, 22]),
  /** Picking. */
  contador: variant([44, 48], 700, [56, 60], { ...tabular, letterSpacing: '-0.03em' }),
} as const;
