import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { businessDay } from '@distri/domain/kernel';
import { RUTA_ARBA } from '../arba/cliente.ts';
import { horaDe } from '../reloj.ts';
import { leerArchivo, type Presentacion } from './archivo.ts';
import type { CodigoArba } from './errores.ts';
import { leerFormulario } from './formulario.ts';
import { type Falla, type Guion, guionVacio, PATENTE_QUE_RECHAZA, PATENTES_DE_PRUEBA } from './guion.ts';
import { type RemitoContestado, xmlComprobante, xmlError } from './respuesta.ts';

export interface ArbaSimulada {
  url: string;
  guion: Guion;
  /** The files that it took, in order, as they came. */
  recibidos: { nombre: string; bytes: Buffer }[];
  /** Every COT that it gave, by unique number: nobody gets two. */
  cots: ReadonlyMap<string, string>;
  close(): Promise<void>;
}

export interface OpcionesSimulada {
  port?: number;
  /** Passwords other than this are refused; any is good when there is none. */
  clave?: string;
  lentaMs?: number;
  now?: () => Date;
}

/** What the stand-in remembers of what was presented: names and numbers, as ARBA does. */
interface Memoria {
  nombres: Set<string>;
  cots: Map<string, string>;
  rechazados: Set<string>;
  vistos: Set<string>;
  recibidos: ArbaSimulada['recibidos'];
}

const MAX_BODY = 4 * 1024 * 1024;

/** Starts a stand-in of ARBA on this machine: the real protocol, rules and answers, and the faults of its script. */
export async function startArbaSimulada(options: OpcionesSimulada = {}): Promise<ArbaSimulada> {
  const memoria: Memoria = {
    nombres: new Set(),
    cots: new Map(),
    rechazados: new Set(),
    vistos: new Set(),
    recibidos: [],
  };
  const guion = guionVacio();
  const server = createServer((request, response) => {
    atender(request, response, memoria, guion, options).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    guion,
    recibidos: memoria.recibidos,
    cots: memoria.cots,
    close: () => cerrar(server),
  };
}

function cerrar(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) throw new Error('too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function atender(
  request: IncomingMessage,
  response: ServerResponse,
  memoria: Memoria,
  guion: Guion,
  options: OpcionesSimulada,
): Promise<void> {
  if (request.method !== 'POST' || request.url !== RUTA_ARBA) {
    response.writeHead(404).end();
    return;
  }
  const form = leerFormulario(request.headers['content-type'], await readBody(request));
  if (!form) return contestar(response, xmlError('08'), null, options);
  if (form.password === '' || (options.clave !== undefined && form.password !== options.clave))
    return contestar(response, xmlError('02'), null, options);
  const falla = guion.fallas.length > 0 ? (guion.fallas.shift() ?? null) : fallaDePatente(form, memoria);
  memoria.recibidos.push({ nombre: form.nombre, bytes: form.bytes });
  const answer = presentar(form, memoria, guion, falla, options);
  const raw = guion.crudas.shift() ?? guion.cambios.shift()?.(form);
  await contestar(response, raw ?? answer, falla, options);
}

interface Formulario {
  user: string;
  nombre: string;
  bytes: Buffer;
}

/** Takes the file, remembers it, and makes the answer that ARBA would. */
function presentar(
  { user, nombre, bytes }: Formulario,
  memoria: Memoria,
  guion: Guion,
  falla: Falla | null,
  { now = () => new Date() }: OpcionesSimulada,
): Buffer {
  if (falla === 'interna') return xmlError('01');
  if (memoria.nombres.has(nombre)) return xmlError('11');
  const presentacion = leerArchivo(nombre, bytes, user, momentoDe(now()));
  if ('error' in presentacion) return xmlError(presentacion.error);
  memoria.nombres.add(nombre);
  const md5 = createHash('md5').update(bytes).digest('hex');
  return xmlComprobante({
    cuit: presentacion.cuit,
    numero: 500_000 + memoria.nombres.size,
    nombre,
    md5: falla === 'otroMd5' ? md5.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) : md5,
    remitos: contestarRemitos(presentacion, memoria, guion, bytes),
  });
}

function contestarRemitos(
  { remitos }: Exclude<Presentacion, { error: CodigoArba }>,
  memoria: Memoria,
  guion: Guion,
  bytes: Buffer,
): RemitoContestado[] {
  const choosy = patenteDe(bytes) === PATENTE_QUE_RECHAZA;
  return remitos.map(({ numeroUnico, errores }, index) => {
    if (memoria.cots.has(numeroUnico)) return { numeroUnico, cot: null, errores: ['17'] as const };
    const unlucky = choosy && index % 3 === 2 && !memoria.rechazados.has(numeroUnico);
    if (unlucky) memoria.rechazados.add(numeroUnico);
    if (unlucky || guion.rechazar.delete(numeroUnico)) return { numeroUnico, cot: null, errores: ['24'] as const };
    if (errores.length > 0) return { numeroUnico, cot: null, errores };
    const cot = String(70_000_000_000 + memoria.cots.size * 7 + 1);
    memoria.cots.set(numeroUnico, cot);
    return { numeroUnico, cot, errores: [] };
  });
}

/** The plate of the first remito. */
function patenteDe(bytes: Buffer): string {
  const record = bytes
    .toString('latin1')
    .split('\r\n')
    .find((line) => line.startsWith('02|'));
  return record?.split('|')[40] ?? '';
}

/** The fault of its plate, the first time that a file comes: sent again, it is answered. */
function fallaDePatente({ nombre, bytes }: Pick<Formulario, 'nombre' | 'bytes'>, { vistos }: Memoria): Falla | null {
  if (vistos.has(nombre)) return null;
  vistos.add(nombre);
  return PATENTES_DE_PRUEBA[patenteDe(bytes)] ?? null;
}

function momentoDe(now: Date) {
  return { hoy: businessDay(now).replaceAll('-', ''), hora: horaDe(now).replace(':', '') };
}

const PAGINA = '<!doctype html><html><body><h1>Servicio en mantenimiento</h1></body></html>';

async function contestar(
  response: ServerResponse,
  xml: Buffer,
  falla: Falla | null,
  { lentaMs = 8000 }: OpcionesSimulada,
): Promise<void> {
  // Taken, and never a word: whoever asked waits until they are tired.
  if (falla === 'muda') return;
  if (falla === 'cortada') {
    response.destroy();
    return;
  }
  if (falla === 'lenta') await sleep(lentaMs);
  if (falla === 'redirige') {
    response.writeHead(302, { location: 'http://127.0.0.1:1/otra' }).end();
    return;
  }
  const type = falla === 'pagina' ? 'text/html' : 'text/xml; charset=ISO-8859-1';
  const body = falla === 'pagina' ? Buffer.from(PAGINA) : falla === 'media' ? xml.subarray(0, xml.length / 2) : xml;
  response.writeHead(falla === 'error500' ? 500 : 200, { 'content-type': type }).end(body);
}
