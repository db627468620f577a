import { generarCot, type RespuestaGenerar } from '@distri/domain/cot';
import { isRefusal, type Refusal, refuse, TXT_LATIN1, XLSX } from '@distri/domain/kernel';
import { type StepsCtx, steps } from '../../platform/commands/index.ts';
import type { Route } from '../../platform/http/index.ts';
import { writeXlsx } from '../../platform/xlsx/index.ts';
import { conexionDe } from '../arba/conexion.ts';
import { queViajan } from '../armar.ts';
import { enviarYAnotar } from '../envios/enviar.ts';
import { readBytes, readEnvio } from '../envios/repository.ts';
import { reservar } from '../envios/reservar.ts';
import type { HojasDeRuta } from '../hojas.ts';
import { presentRespuesta } from '../presenter.ts';
import { nombreDePlanilla, planillaDeRuteo } from '../ruteo.ts';
import { checkDominio, leerSeleccion, type Seleccion } from '../seleccion.ts';

/** POST /afip/cot/generateFiles: three actions behind one address (D3 §7). */
export function generarRoute(hojas: HojasDeRuta): Route {
  return steps(generarCot, (ctx, { body }) => {
    const { action, ...seleccion } = body;
    if (action === 'txt') return descargar(ctx, seleccion, hojas);
    return action === 'xls' ? planilla(ctx, seleccion, hojas) : presentarAArba(ctx, seleccion, hojas);
  });
}

async function planilla(ctx: StepsCtx, seleccion: Seleccion, hojas: HojasDeRuta) {
  const wrongPlate = checkDominio(seleccion.dominio);
  if (wrongPlate) return wrongPlate;
  const leida = await leerSeleccion(ctx, seleccion, hojas);
  if (isRefusal(leida)) return leida;
  const bytes = await writeXlsx([planillaDeRuteo(queViajan(leida.rows))]);
  return { tipo: XLSX, nombre: nombreDePlanilla(leida.viaje), bytes: Uint8Array.from(bytes) } as const;
}

async function descargar(ctx: StepsCtx, seleccion: Seleccion, hojas: HojasDeRuta) {
  const reserved = await ctx.once((tx, command) => reservar(tx, command, seleccion, 'descarga', hojas));
  if (isRefusal(reserved)) return reserved;
  const file = await readBytes(ctx.db, reserved.envio);
  if (!file) throw new Error('a stored file is never deleted');
  return { tipo: TXT_LATIN1, nombre: file.nombre, bytes: Uint8Array.from(file.bytes) } as const;
}

/** Fixes the file, sends it, notes the answer. A repeat of the same request finds the first one's file. */
async function presentarAArba(
  ctx: StepsCtx,
  seleccion: Seleccion,
  hojas: HojasDeRuta,
): Promise<RespuestaGenerar | Refusal> {
  const conexion = await conexionPara(ctx);
  if (isRefusal(conexion)) return conexion;
  const reserved = await ctx.once((tx, command) => reservar(tx, command, seleccion, 'arba', hojas));
  if (isRefusal(reserved)) return reserved;
  // The stored answer of a repeat names the request that fixed the file: that one sends it.
  if (reserved.pedido === ctx.requestId) {
    const refused = await enviarYAnotar(ctx, { id: reserved.envio, intentos: 1 }, conexion);
    if (refused) return refused;
  }
  return responder(ctx, reserved.envio);
}

/** Where this company's files go, asked before anything is kept. */
export async function conexionPara(ctx: StepsCtx) {
  const { cot } = ctx.empresa;
  return cot ? conexionDe(ctx.db, ctx.empresa, cot) : refuse(422, 'Falta configurar el COT de la empresa.');
}

/** What is known of a file now; 409 while somebody else's request is still sending it. */
export async function responder(ctx: StepsCtx, envio: number): Promise<RespuestaGenerar | Refusal> {
  const row = await readEnvio(ctx.db, envio, ctx.now());
  if (!row) return refuse(404, 'No existe el envío');
  if (row.estado === 'enviando') return refuse(409, 'El archivo se está enviando a ARBA.', { retryAfterSeconds: 2 });
  return presentRespuesta(row);
}
