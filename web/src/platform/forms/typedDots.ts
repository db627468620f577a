import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';

/** '1.23', one digit short of a group of thousands; '0.12' is not, and neither is a whole part of four digits. */
const ALMOST_GROUP = /^-?([1-9]\d*)\.\d{2}$/;

/**
 * The whole number that `text` becomes with one digit more, when the dot in it separates thousands after all:
 * '1.23' and '4' are 1234. Null when it is a decimal mark.
 * @param grouped whole part that was typed in groups already, so that '1.234.567' goes on
 */
export function joinedGroup(text: string, digit: string, grouped: string | null): string | null {
  const whole = ALMOST_GROUP.exec(text)?.[1];
  if (whole === undefined || (whole.length > 3 && whole !== grouped)) return null;
  return `${text.replace('.', '')}${digit}`;
}

/** '1', and '1.234' while it is typed in groups: a dot and three digits more may still be thousands. */
const LEADS_GROUP = /^-?[1-9]\d{0,2}$/;

const isAtEnd = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === value.length && selectionEnd === value.length;

/** What comes next goes on at the end; the mask puts its own caret back a moment later. */
function goToEnd(input: HTMLInputElement) {
  const { value } = input;
  const go = () => input.value === value && input.setSelectionRange(value.length, value.length);
  go();
  setTimeout(go);
}

/**
 * Dots of the letters' keyboard: '1234.5' is decimal at once, and '1.234,50' turns into thousands with the third digit.
 * The numpad's dot is always a decimal mark.
 */
export function useTypedDots(accept: (text: string) => boolean) {
  /** The mark on the screen was typed as a dot. */
  const isDot = useRef(false);
  const grouped = useRef<string | null>(null);
  const forget = () => {
    isDot.current = false;
    grouped.current = null;
  };
  const press = (event: KeyboardEvent<HTMLElement>, text: string) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '.' || event.key === ',') {
      isDot.current = event.key === '.' && event.code !== 'NumpadDecimal' && !text.includes('.');
      return;
    }
    if (!/^\d$/.test(event.key)) return event.key.length > 1 && event.key !== 'Shift' ? forget() : undefined;
    const joined = isDot.current && isAtEnd(input) ? joinedGroup(text, event.key, grouped.current) : null;
    // At once: the next key may be there before the screen is drawn again.
    if (joined === null || !flushSync(() => accept(joined))) return;
    event.preventDefault();
    goToEnd(input);
    isDot.current = false;
    grouped.current = joined.replace('-', '');
  };
  /** For fields of whole numbers, where the dot itself never shows: three digits after it are thousands. */
  const joinHeld = (text: string, held: string, input: HTMLInputElement): boolean => {
    const leads = LEADS_GROUP.test(text) || text.replace('-', '') === grouped.current;
    if (!isDot.current || !leads || !/^\d{3}$/.test(held) || !isAtEnd(input)) return false;
    const joined = `${text}${held}`;
    if (!flushSync(() => accept(joined))) return false;
    goToEnd(input);
    grouped.current = joined.replace('-', '');
    return true;
  };
  return { press, forget, joinHeld };
}
