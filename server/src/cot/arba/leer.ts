import type { RemitoRespuesta, RespuestaArba } from '@distri/domain/cot';
import { SaxesParser } from 'saxes';

/** An element with what is inside: other elements, or text. */
interface Elemento {
  nombre: string;
  hijos: Elemento[];
  texto: string;
}

const MAX_DEPTH = 8;
/** 35 remitos with all their errors are a tenth of this. */
const MAX_ELEMENTS = 5000;

class NoEsRespuesta extends Error {
  override readonly name = 'NoEsRespuesta';
}
const nonsense = (): never => {
  throw new NoEsRespuesta();
};

/**
 * ARBA's answer read strictly (reliability D5): well-formed, one root that we know, no document type (so that no entity
 * is ever expanded), each field once and in its form. Anything else is null: no answer at all.
 */
export function leerRespuesta(bytes: Uint8Array): RespuestaArba | null {
  try {
    return respuestaDe(leerXml(decode(bytes)));
  } catch (error) {
    if (error instanceof NoEsRespuesta) return null;
    throw error;
  }
}

/** ISO-8859-1 unless it declares UTF-8; any other character set is not ARBA's. */
function decode(bytes: Uint8Array): string {
  const latin1 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([^"']*)["']/.exec(latin1)?.[1]?.toUpperCase();
  if (declared === undefined || declared === 'ISO-8859-1' || declared === 'US-ASCII') return latin1;
  if (declared !== 'UTF-8') return nonsense();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return nonsense();
  }
}

function leerXml(text: string): Elemento {
  const top: Elemento = { nombre: '', hijos: [], texto: '' };
  const open = [top];
  let elements = 0;
  const parser = new SaxesParser();
  const addText = (part: string) => {
    const current = open.at(-1);
    if (current) current.texto += part;
  };
  parser.on('error', nonsense);
  parser.on('doctype', nonsense);
  parser.on('processinginstruction', nonsense);
  parser.on('opentag', ({ name }) => {
    elements += 1;
    if (elements > MAX_ELEMENTS || open.length > MAX_DEPTH) nonsense();
    const element: Elemento = { nombre: name, hijos: [], texto: '' };
    open.at(-1)?.hijos.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  const [root, another] = top.hijos;
  return root && !another ? root : nonsense();
}

/** The element of that name; none when it is not there, and never one of two. */
function hijo(element: Elemento, nombre: string): Elemento | null {
  const found = element.hijos.filter((child) => child.nombre === nombre);
  return found.length > 1 ? nonsense() : (found[0] ?? null);
}

function campo(element: Elemento, nombre: string, form: RegExp): string {
  const found = hijo(element, nombre);
  if (!found || found.hijos.length > 0) return nonsense();
  const text = found.texto.trim();
  return form.test(text) ? text : nonsense();
}

function respuestaDe(root: Elemento): RespuestaArba {
  if (root.nombre === 'TBError') return errorDe(root);
  return root.nombre === 'TBCOMPROBANTE' ? comprobanteDe(root) : nonsense();
}

const CORTO = /^.{0,150}$/su;

function errorDe(root: Elemento): RespuestaArba {
  // A general error with a receipt beside it says two things at once.
  if (hijo(root, 'validacionesRemitos') || hijo(root, 'TBCOMPROBANTE')) return nonsense();
  return {
    clase: 'error',
    tipoError: campo(root, 'tipoError', CORTO),
    codigoError: campo(root, 'codigoError', /^\d{2}$/),
    mensajeError: campo(root, 'mensajeError', CORTO),
  };
}

function comprobanteDe(root: Elemento): RespuestaArba {
  if (hijo(root, 'TBError') || hijo(root, 'codigoError')) return nonsense();
  const validaciones = hijo(root, 'validacionesRemitos') ?? nonsense();
  if (validaciones.hijos.some(({ nombre }) => nombre !== 'remito')) return nonsense();
  const remitos = validaciones.hijos.map(remitoDe);
  if (new Set(remitos.map(({ numeroUnico }) => numeroUnico)).size !== remitos.length) return nonsense();
  return {
    clase: 'comprobante',
    cuitEmpresa: campo(root, 'cuitEmpresa', /^\d{11}$/),
    numeroComprobante: campo(root, 'numeroComprobante', /^\d{1,9}$/),
    nombreArchivo: campo(root, 'nombreArchivo', /^\S{1,41}$/),
    codigoIntegridad: campo(root, 'codigoIntegridad', /^\S{1,50}$/),
    remitos,
  };
}

function remitoDe(element: Elemento): RemitoRespuesta {
  const procesado = campo(element, 'procesado', /^(?:SI|NO)$/) === 'SI' ? 'SI' : 'NO';
  const cot = hijo(element, 'cot') ? campo(element, 'cot', /^[0-9A-Za-z]{0,30}$/) : '';
  // Processed with errors, or refused with a COT: it contradicts itself.
  const errores = (hijo(element, 'errores')?.hijos ?? []).map(errorDeRemito);
  if (procesado === 'SI' ? errores.length > 0 : cot !== '' || errores.length === 0) return nonsense();
  return { numeroUnico: campo(element, 'numeroUnico', /^\d{16}$/), procesado, cot: cot.toUpperCase() || null, errores };
}

function errorDeRemito(element: Elemento): RemitoRespuesta['errores'][number] {
  if (element.nombre !== 'error') return nonsense();
  return { codigo: campo(element, 'codigo', /^\d{1,2}$/), descripcion: campo(element, 'descripcion', CORTO) };
}
