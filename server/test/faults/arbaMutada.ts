import { gzipSync } from 'node:zlib';
import type { Prng } from '../../demo/prng.ts';

/** What one answer of ARBA became on its way, and what of it may still be believed. */
export interface Mutacion {
  nombre: string;
  /** `buena`: it says the same as before. `fatal`: nothing of it may count as accepted. `azar`: whatever it still says. */
  clase: 'buena' | 'fatal' | 'azar';
  cambiar(xml: string, prng: Prng): Buffer;
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const RAIZ = '<TBCOMPROBANTE>';
const LISTA = '<validacionesRemitos>';

type Cambio = (xml: string, prng: Prng) => string;
const texts =
  (clase: Mutacion['clase']) =>
  (nombre: string, change: Cambio): Mutacion => ({
    nombre,
    clase,
    cambiar: (xml, prng) => latin1(change(xml, prng)),
  });
const buena = texts('buena');
const fatal = texts('fatal');
const azar = texts('azar');

const beforeRoot = (inserted: string): Cambio => {
  return (xml) => xml.replace(RAIZ, `${inserted}${RAIZ}`);
};
const field = (name: string, change: (value: string, prng: Prng) => string): Cambio => {
  return (xml, prng) =>
    xml.replaceAll(new RegExp(`(<${name}>)([^<]*)(</${name}>)`, 'g'), (_all, from, value, to) =>
      [from, change(value, prng), to].join(''),
    );
};
const error = (code: string) =>
  `<?xml version="1.0" encoding="ISO-8859-1"?><TBError><tipoError>DATO</tipoError><codigoError>${code}</codigoError><mensajeError>Algo</mensajeError></TBError>`;
const otherDigit = (value: string) => value.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));

const BUENAS: readonly Mutacion[] = [
  buena('as it was', (xml) => xml),
  buena('lines between the elements', (xml) => xml.replaceAll('><', '>\r\n  <')),
  buena('a comment', (xml) => xml.replace(LISTA, `<!-- lote 7 -->${LISTA}`)),
  buena(
    'CDATA',
    field('procesado', (value) => `<![CDATA[${value}]]>`),
  ),
  buena(
    'the integrity code in capitals',
    field('codigoIntegridad', (value) => value.toUpperCase()),
  ),
  buena('a field that nobody knows', (xml) => xml.replace(LISTA, `<version>2</version>${LISTA}`)),
  { nombre: 'truly UTF-8', clase: 'buena', cambiar: (xml) => Buffer.from(xml.replace('ISO-8859-1', 'UTF-8'), 'utf8') },
];

const FATALES: readonly Mutacion[] = [
  fatal('nothing', () => ''),
  fatal('blanks', () => ' \r\n\t '),
  fatal('a page', () => '<!doctype html><html><body><h1>Servicio en mantenimiento</h1></body></html>'),
  fatal('a page that is XML', (xml) => `<html><body>${xml.slice(xml.indexOf(RAIZ))}</body></html>`),
  fatal('JSON', () => '{"procesado":"SI","cot":"70000000001"}'),
  fatal('cut at a byte', (xml, prng) => xml.slice(0, prng.int(0, xml.length - 2))),
  fatal('without its beginning', (xml, prng) => xml.slice(prng.int(60, xml.length - 1))),
  fatal('says UTF-16', (xml) => xml.replace('ISO-8859-1', 'UTF-16')),
  fatal('says UTF-8 and is not', (xml) => xml.replace('ISO-8859-1', 'UTF-8').replace(LISTA, `<!-- padrón -->${LISTA}`)),
  { nombre: 'UTF-16', clase: 'fatal', cambiar: (xml) => Buffer.from(xml, 'utf16le') },
  { nombre: 'compressed, and nobody says so', clase: 'fatal', cambiar: (xml) => gzipSync(xml) },
  fatal('a document type', beforeRoot('<!DOCTYPE TBCOMPROBANTE>')),
  fatal('an entity bomb', (xml) =>
    xml.replace(
      RAIZ,
      `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>${RAIZ}&c;`,
    ),
  ),
  fatal('a file of this machine', beforeRoot('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>')),
  fatal('an instruction', beforeRoot('<?php echo 1 ?>')),
  fatal('an entity that nobody declared', (xml) => xml.replace(LISTA, `&nbsp;${LISTA}`)),
  fatal('more than 1 MB', (xml, prng) =>
    xml.replace(LISTA, `<!--${'x'.repeat(prng.int(1_100_000, 3_000_000))}-->${LISTA}`),
  ),
  fatal(
    'of another company',
    field('cuitEmpresa', () => '20123456786'),
  ),
  fatal(
    'of another file',
    field('nombreArchivo', (name) => name.replace(/\d\.txt$/, (end) => `${otherDigit(end[0] ?? '')}.txt`)),
  ),
  fatal(
    'of no file',
    field('nombreArchivo', () => ''),
  ),
  fatal('about other bytes', field('codigoIntegridad', otherDigit)),
  fatal(
    'about half an integrity code',
    field('codigoIntegridad', (md5) => md5.slice(0, 16)),
  ),
  fatal('about no bytes', (xml) => xml.replace(/<codigoIntegridad>.*<\/codigoIntegridad>/, '')),
  fatal(
    'other unique numbers',
    field('numeroUnico', (value) => value.replace(/^.../, '099')),
  ),
  fatal(
    'short unique numbers',
    field('numeroUnico', (value) => value.slice(1)),
  ),
  fatal('without unique numbers', (xml) => xml.replaceAll(/<numeroUnico>\d*<\/numeroUnico>/g, '')),
  fatal('without COT', (xml) => xml.replaceAll(/<cot>[^<]*<\/cot>/g, '')),
  fatal(
    'with an empty COT',
    field('cot', () => ''),
  ),
  fatal(
    'with a COT that is none',
    field('cot', () => 'PENDIENTE DE ASIGNACIÓN'),
  ),
  fatal(
    'with an endless COT',
    field('cot', (cot) => cot.repeat(4)),
  ),
  fatal('with two COTs', (xml) => xml.replaceAll('</cot>', '</cot><cot>70000999999</cot>')),
  fatal(
    'processed in small letters',
    field('procesado', (value) => value.toLowerCase()),
  ),
  fatal(
    'processed, perhaps',
    field('procesado', () => 'TALVEZ'),
  ),
  fatal(
    'nothing processed, with its COTs',
    field('procesado', () => 'NO'),
  ),
  fatal('everything processed, with its errors', (xml) =>
    xml.replaceAll('<procesado>NO<', '<procesado>SI<').replaceAll('</cot>', `</cot>${ERRORES}`),
  ),
  fatal('each document twice', (xml) => xml.replace(/(<remito>.*<\/remito>)/s, '$1$1')),
  fatal('each field twice', (xml) => xml.replaceAll(/(<procesado>\w+<\/procesado>)/g, '$1$1')),
  fatal('two answers', (xml) => xml + xml.slice(xml.indexOf(RAIZ))),
  fatal('an answer and an error', (xml) => xml.replace(LISTA, `<codigoError>57</codigoError>${LISTA}`)),
  fatal('an error and an answer', (xml) =>
    error('57').replace('</TBError>', `${xml.slice(xml.indexOf(RAIZ))}</TBError>`),
  ),
  fatal('another root', (xml) => xml.replaceAll('TBCOMPROBANTE', 'TBRESPUESTA')),
  fatal('prefixed', (xml) => xml.replaceAll(/<(\/?)(\w+)>/g, '<$1t:$2>')),
  fatal('in small letters', (xml) => xml.replaceAll(/<\/?\w+>/g, (tag) => tag.toLowerCase())),
  fatal('without the list', (xml) => xml.replace(/<validacionesRemitos>.*<\/validacionesRemitos>/s, '')),
  fatal('with an empty list', (xml) =>
    xml.replace(/<validacionesRemitos>.*<\/validacionesRemitos>/s, `${LISTA}</validacionesRemitos>`),
  ),
  fatal('documents outside of the list', (xml) =>
    xml.replace(/<\/?validacionesRemitos>/g, '').replace('</TBC', `${LISTA}</validacionesRemitos></TBC`),
  ),
  fatal('one level deeper', (xml) =>
    xml.replaceAll('<remito>', '<lote><remito>').replaceAll('</remito>', '</remito></lote>'),
  ),
  fatal('NULs', (xml) => xml.replace(LISTA, `\u0000${LISTA}`)),
  fatal('internal error', () => error('01')),
  fatal('refused whole', () => error('57')),
  fatal('already processed', () => error('11')),
  fatal('an error without its code', () => error('')),
];

const ERRORES = '<errores><error><codigo>24</codigo><descripcion>x</descripcion></error></errores>';
const PEDAZOS = [
  'SI',
  'NO',
  '<cot>7</cot>',
  '<procesado>SI</procesado>',
  '</remito>',
  '<remito>',
  '&amp;',
  '<!--',
  ']]>',
  '"',
  '<',
];

/** Anything may come of these; what they still say is looked up in their text. */
const AL_AZAR: readonly Mutacion[] = [
  {
    nombre: 'bytes changed',
    clase: 'azar',
    cambiar: (xml, prng) => {
      const bytes = latin1(xml);
      for (let n = prng.int(1, 4); n > 0; n--) bytes[prng.int(0, bytes.length - 1)] = prng.int(0, 255);
      return bytes;
    },
  },
  azar('a piece taken out', (xml, prng) => {
    const at = prng.int(0, xml.length - 1);
    return xml.slice(0, at) + xml.slice(at + prng.int(1, 60));
  }),
  azar('a piece put in', (xml, prng) => {
    const at = prng.int(0, xml.length - 1);
    return xml.slice(0, at) + prng.pick(PEDAZOS) + xml.slice(at);
  }),
  azar('a piece twice', (xml, prng) => {
    const at = prng.int(0, xml.length - 1);
    const size = prng.int(1, 200);
    return xml.slice(0, at + size) + xml.slice(at);
  }),
  azar('a document missing', (xml) => xml.replace(/<remito>.*?<\/remito>/s, '')),
];

export const MUTACIONES: readonly Mutacion[] = [...BUENAS, ...FATALES, ...AL_AZAR];

/** `cuantas` of them: each kind once, then half of them by pure chance. */
export function elegirMutaciones(cuantas: number, prng: Prng): Mutacion[] {
  const once = MUTACIONES.slice(0, cuantas);
  const more = Array.from({ length: cuantas - once.length }, () => prng.pick(prng.chance(50) ? AL_AZAR : MUTACIONES));
  return [...once, ...more];
}
