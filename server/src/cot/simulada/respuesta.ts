import { type CodigoArba, ERRORES } from './errores.ts';

/** A remito as the answer tells of it: with its COT, or with its errors. */
export interface RemitoContestado {
  numeroUnico: string;
  cot: string | null;
  errores: readonly CodigoArba[];
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const tag = (name: string, text: string) =>
  `<${name}>${text.replace(/[&<>]/g, (char) => ENTITIES[char] ?? char)}</${name}>`;
const HEAD = '<?xml version="1.0" encoding="ISO-8859-1"?>\n';

/** The bytes of an answer; the layout of domain-facts §1.5. */
const bytes = (xml: string) => Buffer.from(HEAD + xml, 'latin1');

export function xmlError(codigo: CodigoArba): Buffer {
  const tipo = codigo === '01' ? 'INESPERADO' : 'DATO';
  return bytes(
    `<TBError>${tag('tipoError', tipo)}${tag('codigoError', codigo)}${tag('mensajeError', ERRORES[codigo])}</TBError>`,
  );
}

export interface Comprobante {
  cuit: string;
  numero: number;
  nombre: string;
  md5: string;
  remitos: readonly RemitoContestado[];
}

export function xmlComprobante({ cuit, numero, nombre, md5, remitos }: Comprobante): Buffer {
  const head = [
    tag('cuitEmpresa', cuit),
    tag('numeroComprobante', String(numero)),
    tag('nombreArchivo', nombre),
    tag('codigoIntegridad', md5),
  ].join('');
  return bytes(
    `<TBCOMPROBANTE>${head}<validacionesRemitos>${remitos.map(xmlRemito).join('')}</validacionesRemitos></TBCOMPROBANTE>`,
  );
}

function xmlRemito({ numeroUnico, cot, errores }: RemitoContestado): string {
  const lines = errores.map((code) => `<error>${tag('codigo', code)}${tag('descripcion', ERRORES[code])}</error>`);
  const result =
    cot === null
      ? `${tag('procesado', 'NO')}<errores>${lines.join('')}</errores>`
      : `${tag('procesado', 'SI')}${tag('cot', cot)}`;
  return `<remito>${tag('numeroUnico', numeroUnico)}${result}</remito>`;
}
