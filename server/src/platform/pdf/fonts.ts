import { createRequire } from 'node:module';
import path from 'node:path';
import { pdfmake } from './pdfmake.ts';

/** A text as glyphs and where they go. */
interface GlyphRun {
  positions: object[];
}

interface Glyph {
  advanceWidth: number;
}

interface Font {
  characterSet: number[];
  unitsPerEm: number;
  glyphForCodePoint(codePoint: number): Glyph;
  layout(text: string, features?: unknown): GlyphRun;
}

/** The fonts of our papers. */
export const REGULAR = 'Roboto-Regular.ttf';
export const MEDIUM = 'Roboto-Medium.ttf';

interface Fontkit {
  openSync(file: string): Font;
  registerFormat(format: object): void;
}

/** The fontkit that pdfkit itself uses; it brings no types. */
function loadFontkit(): { fontkit: Fontkit; folder: string } {
  const ours = createRequire(import.meta.url);
  const home = ours.resolve('pdfmake/package.json');
  const pdfkit = createRequire(home).resolve('pdfkit');
  const fontkit: Fontkit = createRequire(pdfkit)('fontkit');
  return { fontkit, folder: path.join(path.dirname(home), 'fonts/Roboto') };
}

const MARK = 'distri:';
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

const kept = new Map<string, Font>();

/** A font format whose files hold nothing but the name of a font that is parsed already. */
const keptFormat = Object.assign(
  new Proxy(class {}, {
    construct: (_, [stream]: [{ buffer: Uint8Array }]) => {
      const font = kept.get(textOf(stream.buffer));
      if (!font) throw new Error(`No font is kept under ${textOf(stream.buffer)}`);
      return font;
    },
  }),
  { probe: (bytes: Uint8Array) => bytes.length < 64 && textOf(bytes).startsWith(MARK) },
);

/**
 * A glyph keeps the letters that it was first asked for, and copying text out of a PDF relies on them. Whole alphabet
 * first, ligatures before it, so that what a document reads like does not depend on the documents before it.
 */
function learnLetters(font: Font): void {
  font.layout('ff fi fl ffi ffl');
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
}

const MAX_REMEMBERED = 5000;

/** Words come back from document to document: their shapes are kept. pdfkit scales positions in place, so it gets copies. */
function rememberShapes(font: Font): void {
  const shape = font.layout.bind(font);
  const known = new Map<string, GlyphRun>();
  font.layout = (text, features) => {
    if (features !== undefined) return shape(text, features);
    const run = known.get(text) ?? shape(text);
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(text, run);
    return Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } });
  };
}

/** A text whose letters stand one after the other, each with its own width. */
class PlainRun implements GlyphRun {
  readonly positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];

  constructor(readonly glyphs: readonly Glyph[]) {
    this.positions = glyphs.map(({ advanceWidth }) => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    }));
  }

  /** Read by pdfkit after it has scaled the positions. */
  get advanceWidth(): number {
    return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  }
}

/**
 * From here on this thread sets letters without kerning and ligatures: shaping is most of the time of a list with a
 * hundred thousand words that come but once. For threads that draw nothing else. After `installFonts`.
 */
export function setPlainLetters(): void {
  for (const font of kept.values()) {
    const glyphs = new Map<string, Glyph>();
    const glyphOf = (letter: string): Glyph => {
      const known = glyphs.get(letter) ?? font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
      glyphs.set(letter, known);
      return known;
    };
    font.layout = (text) => new PlainRun(Array.from(text, glyphOf));
  }
}

/**
 * Gives pdfmake the fonts of our papers, parsed once. Left alone it would read the files and decode their kerning
 * tables again for each document: two thirds of the time of a short one.
 */
export function installFonts(): void {
  const { fontkit, folder } = loadFontkit();
  fontkit.registerFormat(keptFormat);
  const keep = (file: string) => {
    const font = fontkit.openSync(path.join(folder, file));
    learnLetters(font);
    rememberShapes(font);
    kept.set(MARK + file, font);
    pdfmake.virtualfs.writeFileSync(file, Buffer.from(MARK + file, 'latin1'));
    return file;
  };
  pdfmake.setFonts({ Roboto: { normal: keep(REGULAR), bold: keep(MEDIUM) } });
}

/** What pdfkit takes as a font file and gets the font that is parsed already. After `installFonts`. */
export const keptFont = (file: string): Buffer => Buffer.from(MARK + file, 'latin1');

/** Measures texts in a kept font, letter by letter: kerning aside, which never makes a text wider. After `installFonts`. */
export function textMeasure(file: string): (text: string, size: number) => number {
  const font = kept.get(MARK + file);
  if (!font) throw new Error(`No font is kept under ${file}`);
  const advances = new Map<string, number>();
  const advance = (letter: string) => {
    const known = advances.get(letter);
    if (known !== undefined) return known;
    const width = font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
    advances.set(letter, width);
    return width;
  };
  return (text, size) => {
    let width = 0;
    for (const letter of text) width += advance(letter);
    return width * size;
  };
}
