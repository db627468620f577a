import { setTimeout as delay } from 'node:timers/promises';

/** domain-facts §1.4. */
export const RUTA_ARBA = '/TransporteBienes/SeguridadCliente/presentarRemitos.do';
const MAX_BYTES = 1024 * 1024;

export interface ArchivoAEnviar {
  nombre: string;
  bytes: Uint8Array;
}

export interface Destino {
  /** 'https://cot.arba.gov.ar'. */
  url: string;
  usuario: string;
  /** The CIT password: in the request, and nowhere else. */
  clave: string;
  esperaMs: number;
}

/** What came back of a sending, whatever it was. `cuerpo` null: nothing that can be read as an answer. */
export interface Salida {
  http: number | null;
  cuerpo: Buffer | null;
  demoraMs: number;
  /** Why there is no answer, in words for people; empty when there is one. */
  motivo: string;
}

class NoContesto extends Error {
  override readonly name = 'NoContesto';
}

/**
 * Presents a file to ARBA: multipart with user, password and file. Never throws: whatever happens is told as what came
 * back. No redirect is followed, certificates are checked, and a body over 1 MB is no answer (reliability D6).
 */
export async function enviarArchivo(archivo: ArchivoAEnviar, destino: Destino): Promise<Salida> {
  const started = performance.now();
  const ended = (salida: Omit<Salida, 'demoraMs'>): Salida => ({
    ...salida,
    demoraMs: Math.round(performance.now() - started),
  });
  const stop = new AbortController();
  // The whole exchange, body included: a drop every second is no answer either.
  const timer = delay(destino.esperaMs, undefined, { signal: stop.signal, ref: false }).then(
    () => stop.abort(new NoContesto('ARBA no contestó a tiempo.')),
    () => undefined,
  );
  try {
    const response = await fetch(new URL(RUTA_ARBA, destino.url), {
      method: 'POST',
      body: formulario(archivo, destino),
      redirect: 'manual',
      signal: stop.signal,
    });
    const cuerpo = await readBody(response);
    if (response.status === 200) return ended({ http: 200, cuerpo, motivo: '' });
    return ended({
      http: response.status,
      cuerpo,
      motivo: `ARBA contestó con un error de su servidor (${response.status}).`,
    });
  } catch (error) {
    return ended({ http: null, cuerpo: null, motivo: motivoDe(error) });
  } finally {
    stop.abort();
    await timer;
  }
}

function formulario({ nombre, bytes }: ArchivoAEnviar, { usuario, clave }: Destino): FormData {
  const form = new FormData();
  form.append('user', usuario);
  form.append('password', clave);
  form.append('file', new File([Uint8Array.from(bytes)], nombre, { type: 'text/plain' }));
  return form;
}

async function readBody(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new NoContesto('ARBA contestó algo demasiado grande.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Whoever answers cannot show to be ARBA; the request was not sent. */
const isCertificado = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && /CERT|SIGNATURE/.test(String(cause.code));

/** Words of ours: what a failed connection says of itself may carry the request. */
function motivoDe(error: unknown): string {
  if (error instanceof NoContesto) return error.message;
  if (error instanceof Error && isCertificado(error.cause))
    return 'El certificado de ARBA no es válido: no se le mandó nada. Avisale a quien administra el sistema.';
  return 'No se pudo hablar con ARBA, o se cortó la comunicación.';
}
