import { createHash } from 'node:crypto';
import { type EnvioGuardado, generarCot, type RespuestaGenerar, reenviarCot } from '@distri/domain/cot';
import { isArchivo } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { createPrng, type Prng } from '../../demo/prng.ts';
import { type ArbaSimulada, startArbaSimulada } from '../../src/cot/index.ts';
import { xmlComprobante } from '../../src/cot/simulada/respuesta.ts';
import { first } from '../../src/platform/db/index.ts';
import { buildAceite, buildRemitos, PATENTE, type RemitoDePrueba, stagesOf } from '../stories/cot.ts';
import { seedFacturacion } from '../stories/facturacion.ts';
import { AHORA, createTestApi, type Persona, type TestApi, testEmpresa } from '../support/testApi.ts';
import { elegirMutaciones, type Mutacion } from './arbaMutada.ts';

/** A company whose ARBA says whatever `guion.cambios` says. */
export interface Oficina {
  api: TestApi;
  arba: ArbaSimulada;
  admin: Persona;
  articulo: string;
  close(): Promise<void>;
}

const CLAVE = 'clave-de-prueba';

export async function abrirOficina(maxConnections = 10): Promise<Oficina> {
  process.env.ARBA_CLAVE_BUENOSAIRES = CLAVE;
  const arba = await startArbaSimulada({ clave: CLAVE, now: () => AHORA });
  const { cot } = testEmpresa();
  if (!cot) throw new Error('the demo company has its COT');
  const empresa = { cot: { ...cot, servidor: arba.url } };
  const api = await createTestApi({ seed: seedFacturacion, empresa, maxConnections });
  const admin = await api.persona({ rol: 'A' });
  const close = async () => {
    await api.close();
    await arba.close();
  };
  return { api, arba, admin, articulo: await buildAceite(api), close };
}

/** What was found; all of it empty when ARBA's nonsense did no harm. */
export interface Hallazgos {
  falsasAceptaciones: string[];
  segundosNumeros: string[];
  estadosFalsos: string[];
}

/** And what happened, so that a run that proves nothing is seen. */
export interface Cuentas {
  enviados: number;
  aceptados: number;
  rechazados: number;
  sinRespuesta: number;
  aVerificar: number;
}

interface Corrida extends Oficina {
  prng: Prng;
  /** Every COT that ARBA gave, by unique number; what arrives of it is another matter. */
  dados: Map<string, string>;
  libres: RemitoDePrueba[];
  hallazgos: Hallazgos;
  cuentas: Cuentas;
  serial: number;
}

/** Sends `cuantas` answers of ARBA through the API, each one changed on its way (reliability D5). */
export async function enviarDisparates(oficina: Oficina, cuantas: number, seed: string) {
  const corrida: Corrida = {
    ...oficina,
    prng: createPrng(seed),
    dados: new Map(),
    libres: [],
    hallazgos: { falsasAceptaciones: [], segundosNumeros: [], estadosFalsos: [] },
    cuentas: { enviados: 0, aceptados: 0, rechazados: 0, sinRespuesta: 0, aVerificar: 0 },
    serial: 0,
  };
  let abierto: Abierto | null = null;
  for (const mutacion of elegirMutaciones(cuantas, corrida.prng)) abierto = await una(corrida, mutacion, abierto);
  return { hallazgos: corrida.hallazgos, cuentas: corrida.cuentas };
}

/** A file that still waits for its answer. */
interface Abierto {
  envio: EnvioGuardado;
  remitos: RemitoDePrueba[];
}

/** What reached ARBA in one call, and what it answered. */
interface Llegada {
  nombre: string;
  md5: string;
  respuesta: Buffer;
}

/** One answer: a new file, or the one that had none again; answers the file when it is still to be sent again. */
async function una(corrida: Corrida, mutacion: Mutacion, abierto: Abierto | null): Promise<Abierto | null> {
  const llegadas: Llegada[] = [];
  corrida.arba.guion.cambios.push((recibido) => {
    const respuesta = mutacion.cambiar(respuestaDe(corrida, recibido).toString('latin1'), corrida.prng);
    llegadas.push({ nombre: recibido.nombre, md5: md5Of(recibido.bytes), respuesta });
    return respuesta;
  });
  const remitos = abierto?.remitos ?? (await tomarRemitos(corrida));
  const { envio } = abierto ? await reenviar(corrida, abierto.envio.id) : await enviar(corrida, remitos);
  corrida.cuentas.enviados += 1;
  const [llegada] = llegadas;
  if (!llegada) throw new Error(`${mutacion.nombre}: nothing reached ARBA`);
  revisarNombre(corrida, mutacion, llegada, abierto?.envio ?? envio);
  await revisar(corrida, mutacion, envio, llegada.respuesta, remitos);
  const by = new Map(envio.remitos.map((remito) => [remito.numeroUnico, remito.resultado]));
  corrida.libres.unshift(...remitos.filter(({ numeroUnico }) => by.get(numeroUnico) === 'rechazado'));
  const pendientes = remitos.filter(({ numeroUnico }) => by.get(numeroUnico) === 'sin_respuesta');
  return pendientes.length > 0 ? { envio, remitos: pendientes } : null;
}

/** What goes again is the same name and the same bytes: a number under another name would be a second one. */
function revisarNombre({ hallazgos }: Corrida, { nombre }: Mutacion, llegada: Llegada, fijado: EnvioGuardado): void {
  if (llegada.nombre === fijado.nombre && llegada.md5 === fijado.md5) return;
  hallazgos.segundosNumeros.push(`${nombre}: ${llegada.nombre} ${llegada.md5} por ${fijado.nombre} ${fijado.md5}`);
}

async function tomarRemitos(corrida: Corrida): Promise<RemitoDePrueba[]> {
  const { api, admin, articulo, libres } = corrida;
  if (libres.length < 2) libres.push(...(await buildRemitos(api, admin, 20, { articulo })));
  return libres.splice(0, 2);
}

async function enviar(corrida: Corrida, remitos: readonly RemitoDePrueba[]): Promise<RespuestaGenerar> {
  corrida.serial += 1;
  const ids = remitos.map(({ remito }) => remito);
  const body = { facturas: [], remitos: ids, dominio: PATENTE, action: 'send_to_arba' as const };
  const answer = await corrida.admin.ok(generarCot, { body, clave: `disparate-${corrida.serial}` });
  if (isArchivo(answer)) throw new Error('sending answers no file');
  return answer;
}

const reenviar = ({ admin }: Corrida, id: number) => admin.ok(reenviarCot, { query: { id } });

const md5Of = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');
const numerosDe = (bytes: Buffer) =>
  [...bytes.toString('latin1').matchAll(/^02\|\d+\|(\d{16})\|/gm)].map(([, n]) => n ?? '');

/** What ARBA says of a file: the first new number gets its COT, the next is refused, one that has its COT gets 17. */
function respuestaDe({ dados }: Corrida, { nombre, bytes }: { nombre: string; bytes: Buffer }): Buffer {
  let isFirst = true;
  const remitos = numerosDe(bytes).map((numeroUnico) => {
    const known = dados.get(`${nombre} ${numeroUnico}`);
    if (known) {
      isFirst = false;
      return { numeroUnico, cot: known, errores: [] };
    }
    if (dados.has(numeroUnico)) return { numeroUnico, cot: null, errores: ['17'] as const };
    if (!isFirst) return { numeroUnico, cot: null, errores: ['24'] as const };
    isFirst = false;
    const cot = String(70_000_000_000 + dados.size);
    dados.set(numeroUnico, cot).set(`${nombre} ${numeroUnico}`, cot);
    return { numeroUnico, cot, errores: [] };
  });
  const numero = 500_000;
  return xmlComprobante({ cuit: nombre.slice(3, 14), numero, nombre, md5: md5Of(bytes), remitos });
}

/** Holds what the product says, and keeps, against what arrived. */
async function revisar(
  corrida: Corrida,
  { nombre, clase }: Mutacion,
  envio: EnvioGuardado,
  llegado: Buffer,
  remitos: readonly RemitoDePrueba[],
): Promise<void> {
  const { hallazgos, cuentas, dados } = corrida;
  const text = llegado.toString('latin1');
  const told = (what: string) => `${nombre}: ${what} (envío ${envio.id}, intento ${envio.intentos.length})`;
  const isAbout =
    text.includes(envio.nombre) && text.toLowerCase().includes(envio.md5) && text.includes(envio.cuitEmpresa);
  for (const { numeroUnico } of remitos) {
    const found = envio.remitos.find((each) => each.numeroUnico === numeroUnico);
    if (!found) throw new Error(told('a document of the file is gone'));
    const { resultado, cot } = found;
    const given = dados.get(`${envio.nombre} ${numeroUnico}`);
    if (resultado === 'aceptado') {
      cuentas.aceptados += 1;
      const isSaid = isAbout && text.includes(numeroUnico) && cot !== null && text.includes(cot) && /SI/.test(text);
      if (clase === 'fatal' || given === undefined || !isSaid) hallazgos.falsasAceptaciones.push(told(numeroUnico));
      if (clase === 'buena' && cot !== given) hallazgos.falsasAceptaciones.push(told(`${cot} por ${given}`));
    } else if (clase === 'buena' && given !== undefined)
      hallazgos.estadosFalsos.push(told(`${numeroUnico} ${resultado}`));
    if (resultado === 'rechazado') {
      cuentas.rechazados += 1;
      const isSaid =
        /<codigoError>\d\d<\/codigoError>/.test(text) || (isAbout && text.includes('NO') && text.includes(numeroUnico));
      if (!isSaid) hallazgos.estadosFalsos.push(told(`${numeroUnico} rechazado`));
    }
    if (resultado === 'sin_respuesta') cuentas.sinRespuesta += 1;
    if (resultado === 'a_verificar') cuentas.aVerificar += 1;
  }
  await revisarGuardado(corrida, told, envio, llegado, remitos);
}

/** The raw answer is kept, the orders leave when and only when there is a COT, and the word of the file is its documents'. */
async function revisarGuardado(
  { api, hallazgos }: Corrida,
  told: (what: string) => string,
  envio: EnvioGuardado,
  llegado: Buffer,
  remitos: readonly RemitoDePrueba[],
): Promise<void> {
  const intento = await first(
    api.pool,
    sql<{ respuesta: Buffer | null; demora_ms: number | null }>`
      SELECT respuesta, demora_ms FROM cot_intentos WHERE envio = ${envio.id} ORDER BY numero DESC LIMIT 1`,
  );
  const isTooBig = llegado.length > 1024 * 1024;
  if (isTooBig ? intento?.respuesta !== null : !intento?.respuesta?.equals(llegado))
    hallazgos.estadosFalsos.push(told('la respuesta no quedó'));
  const stages = await stagesOf(
    api,
    remitos.map(({ pedido }) => pedido),
  );
  for (const [index, { numeroUnico }] of remitos.entries()) {
    const isAccepted = envio.remitos.find((each) => each.numeroUnico === numeroUnico)?.resultado === 'aceptado';
    if (stages[index] !== (isAccepted ? 'D' : 'F'))
      hallazgos.estadosFalsos.push(told(`${numeroUnico} en ${stages[index]}`));
  }
}
