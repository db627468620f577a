export { logoSvg } from './logo.ts';
export { formatAmount, formatPesos, printable } from './text.ts';
export * from './tokens.ts';
