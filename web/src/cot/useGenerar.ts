import { type EnvioGuardado, generarCot, mensajeDeError, type RespuestaGenerar } from '@distri/domain/cot';
import { isArchivo } from '@distri/domain/kernel';
import { useState } from 'react';
import { useCallMutation } from '../platform/api/index.ts';
import { avisar } from '../platform/feedback/index.ts';
import { downloadBlob } from '../platform/grid/export/download.ts';
import type { Seleccion } from './requests.ts';

interface Documento {
  tipo: 'FAC' | 'REM';
  id: number;
}

/** What goes in one file: the whole sheet as it is, or its part of the documents. */
function parte(documentos: readonly Documento[], cuantas: number, whole: Seleccion): Seleccion {
  if (cuantas === 1) return whole;
  const ids = (wanted: Documento['tipo']) => documentos.filter(({ tipo }) => tipo === wanted).map(({ id }) => id);
  return { facturas: ids('FAC'), remitos: ids('REM'), dominio: whole.dominio };
}

/** A failure that ARBA told has its sentence (D3 §8). Silence, or that it had the file already: the dialog says what to do. */
export function avisarRespuesta({ success, codigoError = '', mensajeError = '', envio }: RespuestaGenerar): void {
  if (!success && codigoError !== '' && envio.estado !== 'a_verificar')
    avisar.error(mensajeDeError({ codigoError, mensajeError }));
}

/**
 * Makes files and sends them, one after the other. `onDone` gets what was sent, or nothing when they were only kept.
 */
export function useGenerar(onDone: (envios: EnvioGuardado[]) => void) {
  const call = useCallMutation(generarCot);
  const [action, setAction] = useState<'txt' | 'xls' | 'send_to_arba' | null>(null);

  async function run(
    wanted: 'txt' | 'xls' | 'send_to_arba',
    archivos: readonly (readonly Documento[])[],
    whole: Seleccion,
  ) {
    setAction(wanted);
    const envios: EnvioGuardado[] = [];
    try {
      for (const documentos of archivos) {
        const body = { ...parte(documentos, archivos.length, whole), action: wanted };
        const answer = await call.mutateAsync({ body });
        if (isArchivo(answer))
          downloadBlob(new Blob([new Uint8Array(answer.bytes)], { type: answer.tipo }), answer.nombre);
        else {
          avisarRespuesta(answer);
          envios.push(answer.envio);
        }
      }
    } catch {
      // The hook has said it; what went before stands.
    }
    setAction(null);
    if (wanted !== 'xls') onDone(envios);
  }

  return {
    action,
    isRunning: action !== null,
    send: (archivos: readonly (readonly Documento[])[], whole: Seleccion) => void run('send_to_arba', archivos, whole),
    download: (kind: 'txt' | 'xls', archivos: readonly (readonly Documento[])[], whole: Seleccion) =>
      void run(kind, archivos, whole),
  };
}
