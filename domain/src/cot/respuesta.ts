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
}

/** What becomes of each remito of a sending. */
export type Resultado = 'aceptado' | 'rechazado' | 'ya_enviado' | 'sin_respuesta';

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

/**
 * Holds an answer against what was sent. Only a remito that was sent, with procesado SI and a COT, in an answer for our
 * file, is accepted; an answer for another file or company says nothing of ours and counts as none.
 */
export function interpretar(envio: EnvioCot, respuesta: RespuestaArba | null): ResultadoEnvio {
  if (respuesta === null || !isOurs(envio, respuesta))
    return { remitos: envio.numerosUnicos.map(silence), integridad: 'ausente' };
  if (respuesta.clase === 'error')
    return { remitos: envio.numerosUnicos.map((one) => refused(one, respuesta)), integridad: 'ausente' };
  const byNumber = new Map(respuesta.remitos.map((remito) => [remito.numeroUnico, remito]));
  return {
    remitos: envio.numerosUnicos.map((one) => ofRemito(one, byNumber.get(one))),
    integridad: respuesta.codigoIntegridad.toLowerCase() === envio.md5.toLowerCase() ? 'igual' : 'distinta',
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

function refused(
  numeroUnico: string,
  { codigoError, mensajeError }: { codigoError: string; mensajeError: string },
): ResultadoRemito {
  const resultado = codigoError === ARCHIVO_YA_PROCESADO ? 'ya_enviado' : 'rechazado';
  return { numeroUnico, resultado, cot: null, mensaje: mensajeError };
}

function ofRemito(numeroUnico: string, remito: RemitoRespuesta | undefined): ResultadoRemito {
  if (!remito) return silence(numeroUnico);
  const mensaje = remito.errores.map(({ descripcion }) => descripcion).join('; ');
  if (remito.procesado === 'SI' && remito.cot !== null && remito.cot !== '')
    return { numeroUnico, resultado: 'aceptado', cot: remito.cot, mensaje };
  const already = remito.errores.some(({ codigo }) => codigo === REMITO_YA_ENVIADO);
  return { numeroUnico, resultado: already ? 'ya_enviado' : 'rechazado', cot: null, mensaje };
}

/** The sentence for a file that ARBA refused (D3 §8). */
export function mensajeDeError({ codigoError, mensajeError }: { codigoError: string; mensajeError: string }): string {
  return codigoError === '01' ? 'ARBA: Error interno, intente mas tarde.' : `ARBA: ${mensajeError}`;
}
