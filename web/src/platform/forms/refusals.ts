import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

/** What a masked field does not take, in words (D1 §5, "Input masks"). */
export const RECHAZOS = {
  decimales: 'Va sin decimales',
  coma: 'Ya tiene decimales',
  negativo: 'No puede ser negativo',
  letras: 'Solo números',
  pegado: 'Lo que pegaste no es un número',
} as const;

export interface Refusal {
  text: string;
  /** The box that the words stand under. */
  anchor: Element;
}

interface Rules {
  /** Why a character cannot be typed where the caret is; null when it can. */
  refuse: (char: string, input: HTMLInputElement) => string | null;
  /** Takes digits that came after a refused mark, when they make sense after all. */
  join?: (held: string, input: HTMLInputElement) => boolean;
  /** Takes a text that comes whole: pasted, dropped, or written by the keyboard of a phone. Returns why not. */
  read: (text: string) => string | null;
  locked: boolean;
}

/** What follows a refused one of these belongs to it: '1234,5' is not 12345, and '-5' is not 5. */
const PART_OF_NUMBER = /[\d\s.,-]/;

/**
 * Says under the field what it does not take, instead of dropping it in silence, and holds back what follows a
 * refused mark until the person goes on otherwise.
 */
export function useRefusals({ refuse, join, read, locked }: Rules) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const held = useRef<string | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const release = () => {
    held.current = null;
    setRefusal(null);
  };
  const say = (text: string) => {
    const input = box.current;
    if (input) setRefusal({ text, anchor: input.closest('.MuiInputBase-root') ?? input });
  };
  /** Says why a key did nothing, and lets the next ones do nothing either. */
  const hold = (text: string) => {
    held.current ??= '';
    say(text);
  };
  const take = (text: string) => {
    release();
    const reason = locked ? null : read(text);
    if (reason !== null) say(reason);
  };

  const beforeInput = useEffectEvent((event: InputEvent) => {
    const { data } = event;
    const input = box.current;
    if (locked || !data || !input || event.isComposing) return;
    if (data.length > 1) {
      event.preventDefault();
      return take(data);
    }
    if (held.current !== null && PART_OF_NUMBER.test(data)) {
      event.preventDefault();
      held.current += data;
      if (join?.(held.current, input)) release();
      return;
    }
    const reason = refuse(data, input);
    if (reason === null) return release();
    event.preventDefault();
    if (PART_OF_NUMBER.test(data)) hold(reason);
    else say(reason);
  });
  // The browser's own event: React's is made of others, and not of those that the keyboard of a phone sends.
  useEffect(() => {
    const input = box.current;
    input?.addEventListener('beforeinput', beforeInput);
    return () => input?.removeEventListener('beforeinput', beforeInput);
  }, []);
  /** Deleting, moving and leaving let go of what was held. */
  const press = ({ key }: KeyboardEvent<HTMLElement>) => {
    if (key.length > 1 && key !== 'Shift' && key !== 'Unidentified') release();
  };
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    event.preventDefault();
    take(event.clipboardData.getData('text'));
  };
  const drop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    take(event.dataTransfer.getData('text'));
  };
  return { refusal, release, hold, press, on: { ref: box, onPaste: paste, onDrop: drop } };
}
