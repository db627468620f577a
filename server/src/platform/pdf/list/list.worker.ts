import { move } from 'piscina';
import { preparePdfmake } from '../compose.ts';
import { setPlainLetters } from '../fonts.ts';
import type { ListDocument } from './document.ts';
import { composeList } from './draw.ts';

// Opens the fonts, which the lists share with the other papers.
preparePdfmake();
setPlainLetters();

/** Runs in a worker thread: a list in, the bytes of its PDF out. */
export async function render(document: ListDocument): Promise<unknown> {
  return move(await composeList(document));
}
