import { type Centavos, formatMoneyInput, MENOS } from '@distri/domain/kernel';

/** Control characters, and the invisible ones that turn text round or hide it. Line ends are kept. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
const LONGEST_RUN = 24;
const UNBROKEN = new RegExp(`(\\S{${LONGEST_RUN}})(?=\\S)`, 'gu');

/**
 * Text from people as it goes on paper: literal, one kind of line end, nothing invisible. Runs without a space get
 * places to break, so that a long one wraps inside its column instead of running over its neighbours.
 */
export function printable(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(UNPRINTABLE, (character) => (character === '\n' ? character : ''))
    .replace(UNBROKEN, '$1\u200b');
}

/** As articles are described: litres, grams, volts and their like, after a figure and before nothing else of the word. */
const UNIT = /(?<=\d) (?=(?:l|lt|lts|ml|cc|kg|kgs|g|gr|grs|mm|cm|m|w|v|a|ah|u|un)(?![\p{L}\d]))/giu;

/** A quantity and its unit stay on one line: '4 L' does not leave the L for the next. */
export function keepUnits(text: string): string {
  return text.replace(UNIT, '\u00a0');
}

/** 123456700 → '1.234.567,00'. On paper the cents always show, so that a column of amounts lines up. */
export function formatAmount(amount: Centavos): string {
  return `${amount < 0 ? MENOS : ''}${formatMoneyInput(Math.abs(amount))}`;
}

/** 123456700 → '$ 1.234.567,00', the minus first. */
export function formatPesos(amount: Centavos): string {
  return `${amount < 0 ? MENOS : ''}$\u00a0${formatAmount(Math.abs(amount))}`;
}
