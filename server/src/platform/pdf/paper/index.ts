export { logoSvg } from './logo.ts';
export { formatAmount, formatPesos, keepUnits, printable } from './text.ts';
export * from './tokens.ts';
