import type { EnvioGuardado, RemitoEnvio, RespuestaGenerar } from '@distri/domain/cot';
import type { EnvioRow } from './envios/repository.ts';

/** A file as the screens read it. */
export function presentEnvio(row: EnvioRow): EnvioGuardado {
  return {
    id: row.id,
    nombre: row.nombre,
    momento: row.momento,
    username: row.username,
    dominio: row.patente,
    vehiculo_tipo: row.vehiculo_tipo,
    vehiculo_desc: row.vehiculo_desc,
    hoja: row.hoja,
    estado: row.estado,
    cuitEmpresa: row.cuit,
    numeroComprobante: row.numero_comprobante,
    codigoIntegridad: row.codigo_integridad,
    md5: row.md5,
    integridad: row.integridad,
    simulada: row.simulada,
    mensaje: mensajeDe(row),
    remitos: row.remitos,
    intentos: row.intentos,
  };
}

const SIN_RESPUESTA = 'no contestó. El archivo quedó guardado: enviá otra vez el mismo.';

/** Why the file has no receipt; empty when it has, or is on its way. */
function mensajeDe({ codigo_error, mensaje_error, numero_comprobante, estado }: EnvioRow): string {
  if (codigo_error !== '') return mensaje_error;
  return estado === 'sin_respuesta' && numero_comprobante === '' ? SIN_RESPUESTA : '';
}

/** A document in ARBA's own shape (domain-facts §1.5): its errors as one sentence. */
function presentRemito({ numeroUnico, resultado, cot, mensaje }: RemitoEnvio) {
  const procesado =
    resultado === 'aceptado' ? ('SI' as const) : resultado === 'rechazado' ? ('NO' as const) : ('' as const);
  const codigo = /^\d{1,2}(?=:)/.exec(mensaje)?.[0] ?? '';
  return {
    numeroUnico,
    procesado,
    ...(cot === null ? {} : { cot }),
    ...(mensaje === '' ? {} : { errores: { error: { codigo, descripcion: mensaje } } }),
  };
}

/** What the screen gets of a sending (D3 §7): the receipt, or the failure with its two keys in both places. */
export function presentRespuesta(row: EnvioRow): RespuestaGenerar {
  const envio = presentEnvio(row);
  if (row.numero_comprobante === '') {
    const failure = { codigoError: row.codigo_error, mensajeError: envio.mensaje };
    return { success: false, result: failure, ...failure, envio };
  }
  return {
    success: true,
    result: {
      cuitEmpresa: row.cuit,
      numeroComprobante: row.numero_comprobante,
      nombreArchivo: row.nombre,
      codigoIntegridad: row.codigo_integridad,
      validacionesRemitos: { remito: row.remitos.map(presentRemito) },
    },
    envio,
  };
}
