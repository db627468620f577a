/** What ARBA said of one remito (domain-facts §1.5). */
export interface RemitoRespuesta {
  numeroUnico: string;
  procesado: 'SI' | 'NO';
  cot: string | null;
  errores: readonly { codigo: string; descripcion: string }[];
}

/** An answer of ARBA once read: the file taken, whole or in part, or refused. */
export type RespuestaArba =
  | {
      clase: 'comprobante';
      cuitEmpresa: string;
      numeroComprobante: string;
      nombreArchivo: string;
      codigoIntegridad: string;
      remitos: readonly RemitoRespuesta[];
    }
  | { clase: 'error'; tipoError: string; codigoError: string; mensajeError: string };

/** What was sent, to hold the answer against. */
export interface EnvioCot {
  nombreArchivo: string;
  cuit: string;
  /** MD5 of the bytes, hex. */
  md5: string;
  numerosUnicos: readonly string[];
  /** 1 the first time; from the second on the same bytes and name may have arrived before. */
  intento: number;
}

export const RESULTADOS_COT = [
  'enviando',
  'sin_respuesta',
  'aceptado',
  'rechazado',
  'a_verificar',
  'descargado',
] as const;
/**
 * What became of a remito in a file: on its way; ARBA said nothing of it; it has its COT; ARBA refused it and it may go
 * in another file; ARBA has it but no COT of ours came, so that a person looks it up; handed out as a file.
 */
export type ResultadoCot = (typeof RESULTADOS_COT)[number];
/** What an answer, or none, can say of a remito. */
export type Resultado = Exclude<ResultadoCot, 'enviando' | 'descargado'>;

/** While one of these, no other file may carry the document: one number, one COT (reliability D4). */
export const RESULTADOS_VIVOS: readonly ResultadoCot[] = ['enviando', 'sin_respuesta', 'aceptado', 'a_verificar'];

export interface ResultadoRemito {
  numeroUnico: string;
  resultado: Resultado;
  cot: string | null;
  mensaje: string;
}

export interface ResultadoEnvio {
  remitos: readonly ResultadoRemito[];
  /** The integrity code is not the MD5 of what was sent: somebody has to look. */
  integridad: 'igual' | 'distinta' | 'ausente';
}

/** The file had arrived before: its name, or the remito, was already processed (domain-facts §1.4). */
const ARCHIVO_YA_PROCESADO = '11';
const REMITO_YA_ENVIADO = '17';
/** ARBA's own trouble: nobody knows how far the file got, so the same one goes again (§1.5). */
const ERRORES_INTERNOS: readonly string[] = ['01', '18', '19'];

/**
 * Holds an answer against what was sent. Only a remito that was sent, with procesado SI and a COT, in an answer for our
 * file and about our bytes, is accepted; an answer for another file or company says nothing of ours and counts as none.
 */
export function interpretar(envio: EnvioCot, respuesta: RespuestaArba | null): ResultadoEnvio {
  if (respuesta === null || !isOurs(envio, respuesta))
    return { remitos: envio.numerosUnicos.map(silence), integridad: 'ausente' };
  if (respuesta.clase === 'error')
    return { remitos: envio.numerosUnicos.map((one) => refused(one, envio, respuesta)), integridad: 'ausente' };
  const byNumber = new Map(respuesta.remitos.map((remito) => [remito.numeroUnico, remito]));
  const sameBytes = respuesta.codigoIntegridad.toLowerCase() === envio.md5.toLowerCase();
  return {
    remitos: envio.numerosUnicos.map((one) => ofRemito(one, byNumber.get(one), sameBytes)),
    integridad: sameBytes ? 'igual' : 'distinta',
  };
}

function isOurs(envio: EnvioCot, respuesta: RespuestaArba): boolean {
  if (respuesta.clase === 'error') return true;
  return respuesta.nombreArchivo === envio.nombreArchivo && respuesta.cuitEmpresa === envio.cuit;
}

const silence = (numeroUnico: string): ResultadoRemito => ({
  numeroUnico,
  resultado: 'sin_respuesta',
  cot: null,
  mensaje: 'Sin respuesta de ARBA',
});

/**
 * A file refused whole. Its name "already processed" is ours only when it went before; the first time it is somebody
 * else's (a counter that went back with a restored backup), and the next name is free.
 */
function refused(
  numeroUnico: string,
  { intento }: EnvioCot,
  { codigoError, mensajeError }: { codigoError: string; mensajeError: string },
): ResultadoRemito {
  const said = `${codigoError}: ${mensajeError}`;
  const outcome = (resultado: Resultado, mensaje = said) => ({ numeroUnico, resultado, cot: null, mensaje });
  if (ERRORES_INTERNOS.includes(codigoError)) return outcome('sin_respuesta');
  if (codigoError === ARCHIVO_YA_PROCESADO && intento > 1) return outcome('a_verificar', YA_ESTABA);
  return outcome('rechazado');
}

const YA_ESTABA = 'ARBA ya lo tenía. Buscá el COT en la página de ARBA y cargalo acá.';

function ofRemito(numeroUnico: string, remito: RemitoRespuesta | undefined, sameBytes: boolean): ResultadoRemito {
  if (!remito) return silence(numeroUnico);
  const mensaje = remito.errores.map(({ codigo, descripcion }) => `${codigo}: ${descripcion}`).join('; ');
  const outcome = (resultado: Resultado, text = mensaje) => ({ numeroUnico, resultado, cot: null, mensaje: text });
  if (!sameBytes) return outcome('a_verificar', otroArchivo(remito));
  if (remito.procesado === 'SI')
    return remito.cot ? { ...outcome('aceptado'), cot: remito.cot } : outcome('a_verificar', SIN_COT);
  const already = remito.errores.some(({ codigo }) => codigo === REMITO_YA_ENVIADO);
  return already ? outcome('a_verificar', YA_ESTABA) : outcome('rechazado');
}

const SIN_COT = 'ARBA lo procesó sin decir el COT. Buscalo en la página de ARBA y cargalo acá.';
const otroArchivo = ({ cot }: RemitoRespuesta) =>
  `El código de integridad no es el de nuestro archivo${cot ? ` (COT informado: ${cot})` : ''}. Verificalo en la página de ARBA.`;

/** The word of a whole file, from its remitos. */
export type EstadoEnvioCot = ResultadoCot | 'parcial';

export function estadoEnvio(resultados: readonly ResultadoCot[]): EstadoEnvioCot {
  const kinds = new Set(resultados);
  const [only] = kinds;
  if (only === undefined) throw new RangeError('a file has remitos');
  if (kinds.size === 1) return only;
  if (kinds.has('enviando')) return 'enviando';
  return kinds.has('sin_respuesta') ? 'sin_respuesta' : 'parcial';
}

/** The sentence for a file that ARBA refused (D3 §8). */
export function mensajeDeError({ codigoError, mensajeError }: { codigoError: string; mensajeError: string }): string {
  return codigoError === '01' ? 'ARBA: Error interno, intente mas tarde.' : `ARBA: ${mensajeError}`;
}

/** A COT as people copy it from ARBA's page: spaces and hyphens out. */
export const normalizeCot = (text: string) => text.replace(/[\s.-]/g, '').toUpperCase();
export const isCot = (text: string) => /^[0-9A-Z]{4,30}$/.test(text);
