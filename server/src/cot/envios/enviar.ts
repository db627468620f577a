import { type EnvioCot, estadoEnvio, interpretar, type RespuestaArba, type ResultadoEnvio } from '@distri/domain/cot';
import { isRefusal, type Refusal, refuse } from '@distri/domain/kernel';
import type { CommandCtx, StepsCtx } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { enviarArchivo, type Salida } from '../arba/cliente.ts';
import type { Conexion } from '../arba/conexion.ts';
import { leerRespuesta } from '../arba/leer.ts';
import { despacharPedidos } from './pedidos.ts';
import { type EnvioBloqueado, endIntento, lockEnvio, readPedidosDe, readRemitos } from './repository.ts';

/** What is sent, as the step before fixed it. */
export type Turno = Pick<EnvioBloqueado, 'id' | 'intentos'>;

/**
 * Sends a stored file and notes what came. Between the two no transaction is open; when the process dies in between, the
 * sending stays without an answer and the same bytes and name may go again.
 */
export async function enviarYAnotar(ctx: StepsCtx, turno: Turno, { destino }: Conexion): Promise<Refusal | null> {
  const envio = await ctx.step(async (tx) => (await readTurno(tx, turno)) ?? otroTurno());
  if (isRefusal(envio)) return envio;
  const bytes = Buffer.from(envio.bytes, 'base64');
  const salida = await enviarArchivo({ nombre: envio.nombre, bytes }, destino);
  const noted = await ctx.step((tx, command) => anotar(tx, command, turno, salida));
  return isRefusal(noted) ? noted : null;
}

const otroTurno = () => refuse(409, 'El archivo ya se mandó de nuevo. Mirá el resultado en los envíos.');

/** Plain data: a step answers what JSON carries. */
async function readTurno(tx: Tx, turno: Turno): Promise<{ nombre: string; bytes: string } | null> {
  const envio = await lockEnvio(tx, turno.id);
  if (!envio || !isTurno(envio, turno)) return null;
  return { nombre: envio.nombre, bytes: envio.bytes.toString('base64') };
}

/** Whether nobody took the file over meanwhile. */
const isTurno = (envio: EnvioBloqueado, { intentos }: Turno) =>
  envio.estado === 'enviando' && envio.intentos === intentos;

async function anotar(tx: Tx, ctx: CommandCtx, turno: Turno, salida: Salida): Promise<{ anotado: true } | Refusal> {
  const envio = await lockEnvio(tx, turno.id);
  if (!envio || !isTurno(envio, turno)) return otroTurno();
  const respuesta = salida.http === 200 && salida.cuerpo ? leerRespuesta(salida.cuerpo) : null;
  const leido = interpretar(enviadoDe(envio), respuesta);
  const estado = await estadoDespues(tx, envio.id, leido);
  await endIntento(tx, {
    id: envio.id,
    intento: envio.intentos,
    estado,
    ...datosDeComprobante(leido, respuesta),
    ...datosDeError(respuesta),
    http: salida.http,
    respuesta: salida.cuerpo,
    demoraMs: salida.demoraMs,
    detalle: detalleDe(respuesta, salida, leido),
    numeros: leido.remitos.map(({ numeroUnico }) => numeroUnico),
    resultados: leido.remitos.map(({ resultado }) => resultado),
    cots: leido.remitos.map(({ cot }) => cot),
    mensajes: leido.remitos.map(({ mensaje }) => mensaje),
    ahora: ctx.now(),
  });
  const aceptados = leido.remitos.filter(({ resultado }) => resultado === 'aceptado');
  const numeros = aceptados.map(({ numeroUnico }) => numeroUnico);
  if (numeros.length > 0) await despacharPedidos(tx, ctx, await readPedidosDe(tx, envio.id, numeros), 'COT de ARBA');
  ctx.audit(
    'respuesta',
    'cot',
    envio.id,
    { estado: 'enviando' },
    {
      estado,
      intento: envio.intentos,
      cots: Object.fromEntries(aceptados.map(({ numeroUnico, cot }) => [numeroUnico, cot])),
    },
  );
  return { anotado: true };
}

function enviadoDe({ nombre, cuit, md5, pendientes, intentos }: EnvioBloqueado): EnvioCot {
  return { nombreArchivo: nombre, cuit, md5, numerosUnicos: pendientes, intento: intentos };
}

/** The word of the file with what an earlier sending had settled. */
async function estadoDespues(tx: Tx, envio: number, { remitos }: ResultadoEnvio) {
  const now = new Map(remitos.map(({ numeroUnico, resultado }) => [numeroUnico, resultado]));
  const rows = await readRemitos(tx, envio);
  return estadoEnvio(rows.map(({ numero_unico, resultado }) => now.get(numero_unico) ?? resultado));
}

/** Only of an answer that is about our file. */
function datosDeComprobante({ integridad }: ResultadoEnvio, respuesta: RespuestaArba | null) {
  const ours = integridad !== 'ausente' && respuesta?.clase === 'comprobante' ? respuesta : null;
  return {
    integridad,
    numeroComprobante: ours?.numeroComprobante ?? '',
    codigoIntegridad: ours?.codigoIntegridad ?? '',
  };
}

function datosDeError(respuesta: RespuestaArba | null) {
  const error = respuesta?.clase === 'error' ? respuesta : null;
  return { codigoError: error?.codigoError ?? '', mensajeError: error?.mensajeError ?? '' };
}

/** What came, in words for the list of sendings. */
function detalleDe(respuesta: RespuestaArba | null, salida: Salida, { integridad }: ResultadoEnvio): string {
  if (salida.motivo !== '') return salida.motivo;
  if (respuesta === null) return 'ARBA contestó algo que no se entiende.';
  if (respuesta.clase === 'error') return `${respuesta.codigoError}: ${respuesta.mensajeError}`;
  if (integridad === 'ausente') return 'ARBA contestó por otro archivo.';
  return `Comprobante ${respuesta.numeroComprobante}`;
}
