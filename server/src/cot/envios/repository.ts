import type { EstadoEnvioCot, RemitoEnvio, ResultadoCot } from '@distri/domain/cot';
import type { Dia } from '@distri/domain/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { all, first, run } from '../../platform/db/kysely.ts';
import { type Param, prepared } from '../../platform/db/prepared.ts';

/** While one of these, no other file may carry the document (`RESULTADOS_VIVOS` of the domain, and the indexes). */
const VIVO = sql`'enviando', 'sin_respuesta', 'aceptado', 'a_verificar'`;

const siguiente = prepared(
  'cot.siguiente',
  (param: Param<{ cuit: string; dia: Dia }>) => sql<{ ultimo: number }>`
  INSERT INTO cot_secuencias AS s (cuit, dia, ultimo) VALUES (${param('cuit')}, ${param('dia')}, 1)
  ON CONFLICT (cuit, dia) DO UPDATE SET ultimo = s.ultimo + 1 RETURNING ultimo`,
);

/**
 * The next number of the company's day. Its row stays locked until the commit: two people who send at once are one
 * after the other, and the second sees what the first sends.
 */
export async function takeSecuencia(tx: Tx, cuit: string, dia: Dia): Promise<number> {
  const [row] = await siguiente(tx, { cuit, dia });
  if (!row) throw new Error('the counter answers one row');
  return row.ultimo;
}

interface NuevoEnvio {
  via: 'arba' | 'descarga';
  nombre: string;
  cuit: string;
  dia: Dia;
  bytes: Buffer;
  md5: string;
  patente: string;
  vehiculoTipo: string;
  vehiculoDesc: string;
  hoja: number | null;
  usuario: number;
  username: string;
  ahora: Date;
  /** Until when the first sending may still wait; null for a file that nobody sends. */
  esperaHasta: Date | null;
  simulada: boolean;
  resultado: ResultadoCot;
  numeros: readonly string[];
  tipos: readonly string[];
  facturas: readonly (number | null)[];
  remitos: readonly (number | null)[];
}

const insertar = prepared(
  'cot.insertar',
  (param: Param<NuevoEnvio>) => sql<{ id: number }>`
  WITH envio AS (
    INSERT INTO cot_envios (via, nombre, cuit, dia, bytes, md5, patente, vehiculo_tipo, vehiculo_desc, hoja, usuario, username, creado, estado,
        intentos, espera_hasta, simulada)
    VALUES (${param('via')}, ${param('nombre')}, ${param('cuit')}, ${param('dia')}, ${param('bytes')}, ${param('md5')}, ${param('patente')},
        ${param('vehiculoTipo')}, ${param('vehiculoDesc')}, ${param('hoja')}::int, ${param('usuario')}::int, ${param('username')}, ${param('ahora')}::timestamptz,
        ${param('resultado')}, CASE ${param('via')} WHEN 'arba' THEN 1 ELSE 0 END, ${param('esperaHasta')}::timestamptz, ${param('simulada')})
    RETURNING id),
  remitos AS (
    INSERT INTO cot_remitos (envio, numero_unico, renglon, tipo, factura, remito, resultado)
    SELECT e.id, n.numero, n.renglon, n.tipo, n.factura, n.remito, ${param('resultado')}
    FROM envio e, unnest(${param('numeros')}::text[], ${param('tipos')}::text[], ${param('facturas')}::int[], ${param('remitos')}::int[])
      WITH ORDINALITY AS n (numero, tipo, factura, remito, renglon)),
  intento AS (
    INSERT INTO cot_intentos (envio, numero, usuario, username, momento)
    SELECT e.id, 1, ${param('usuario')}::int, ${param('username')}, ${param('ahora')}::timestamptz FROM envio e WHERE ${param('via')} = 'arba')
  SELECT id FROM envio`,
);

/** Stores a file, what it carries and, when it is about to be sent, that it is. */
export async function insertEnvio(tx: Tx, nuevo: NuevoEnvio): Promise<number> {
  const [row] = await insertar(tx, nuevo);
  if (!row) throw new Error('the insert answers one row');
  return row.id;
}

/** A file as its sending needs it. */
export interface EnvioBloqueado {
  id: number;
  nombre: string;
  cuit: string;
  md5: string;
  bytes: Buffer;
  estado: EstadoEnvioCot;
  intentos: number;
  espera_hasta: string | null;
  /** Unique numbers that have no answer yet. */
  pendientes: string[];
}

const COLUMNAS = sql`
  e.id, e.nombre, e.cuit, e.md5, e.bytes, e.estado, e.intentos, e.espera_hasta,
  (SELECT coalesce(array_agg(r.numero_unico ORDER BY r.renglon), '{}') FROM cot_remitos r
     WHERE r.envio = e.id AND r.resultado IN ('enviando', 'sin_respuesta')) AS pendientes`;

/** Locks a file until the commit. */
export async function lockEnvio(tx: Tx, id: number): Promise<EnvioBloqueado | undefined> {
  // The row first: what hangs from it is read once nobody else changes it.
  const locked = await run(tx, sql`SELECT 1 FROM cot_envios WHERE id = ${id} FOR UPDATE`);
  return locked === 0
    ? undefined
    : first(tx, sql<EnvioBloqueado>`SELECT ${COLUMNAS} FROM cot_envios e WHERE e.id = ${id}`);
}

/** Whoever was sending it died on the way: nobody waits for that answer any more. */
export const isPerdido = ({ estado, espera_hasta }: Pick<EnvioBloqueado, 'estado' | 'espera_hasta'>, ahora: Date) =>
  estado === 'enviando' && espera_hasta !== null && new Date(espera_hasta).getTime() < ahora.getTime();

const DETALLE_PERDIDO = 'Se interrumpió antes de saber qué contestó ARBA.';

/** Notes what everybody reads already of a sending whose process died: it has no answer. */
export async function endPerdido(tx: Tx, id: number): Promise<void> {
  await run(
    tx,
    sql`WITH intento AS (UPDATE cot_intentos SET detalle = ${DETALLE_PERDIDO} WHERE envio = ${id} AND demora_ms IS NULL AND detalle = ''),
      remitos AS (UPDATE cot_remitos SET resultado = 'sin_respuesta' WHERE envio = ${id} AND resultado = 'enviando')
      UPDATE cot_envios SET estado = 'sin_respuesta', espera_hasta = NULL WHERE id = ${id}`,
  );
}

/** Takes the turn to send a file again. */
export async function startIntento(
  tx: Tx,
  { id, intentos }: Pick<EnvioBloqueado, 'id' | 'intentos'>,
  autor: { userId: number; username: string },
  { ahora, esperaHasta }: { ahora: Date; esperaHasta: Date },
): Promise<void> {
  await run(
    tx,
    sql`WITH envio AS (UPDATE cot_envios SET estado = 'enviando', intentos = intentos + 1, espera_hasta = ${esperaHasta} WHERE id = ${id}),
      remitos AS (UPDATE cot_remitos SET resultado = 'enviando' WHERE envio = ${id} AND resultado = 'sin_respuesta')
      INSERT INTO cot_intentos (envio, numero, usuario, username, momento)
      VALUES (${id}, ${intentos + 1}, ${autor.userId}, ${autor.username}, ${ahora})`,
  );
}

interface Desenlace {
  id: number;
  intento: number;
  estado: EstadoEnvioCot;
  numeroComprobante: string;
  codigoIntegridad: string;
  integridad: string;
  codigoError: string;
  mensajeError: string;
  http: number | null;
  respuesta: Buffer | null;
  demoraMs: number;
  detalle: string;
  numeros: readonly string[];
  resultados: readonly string[];
  cots: readonly (string | null)[];
  mensajes: readonly string[];
  ahora: Date;
}

const terminar = prepared(
  'cot.terminar',
  (param: Param<Desenlace>) => sql<{ id: number }>`
  WITH intento AS (
    UPDATE cot_intentos SET demora_ms = ${param('demoraMs')}::int, http = ${param('http')}::int, respuesta = ${param('respuesta')}::bytea, detalle = ${param('detalle')}
    WHERE envio = ${param('id')} AND numero = ${param('intento')}::int),
  remitos AS (
    UPDATE cot_remitos r SET resultado = n.resultado, cot = n.cot, mensaje = n.mensaje, momento = CASE WHEN n.cot IS NOT NULL THEN ${param('ahora')}::timestamptz END
    FROM unnest(${param('numeros')}::text[], ${param('resultados')}::text[], ${param('cots')}::text[], ${param('mensajes')}::text[])
      AS n (numero, resultado, cot, mensaje)
    WHERE r.envio = ${param('id')} AND r.numero_unico = n.numero)
  UPDATE cot_envios SET estado = ${param('estado')}, espera_hasta = NULL, numero_comprobante = CASE ${param('numeroComprobante')} WHEN '' THEN numero_comprobante ELSE ${param('numeroComprobante')} END,
    codigo_integridad = CASE ${param('codigoIntegridad')} WHEN '' THEN codigo_integridad ELSE ${param('codigoIntegridad')} END,
    integridad = CASE ${param('integridad')} WHEN 'ausente' THEN integridad ELSE ${param('integridad')} END,
    codigo_error = ${param('codigoError')}, mensaje_error = ${param('mensajeError')}
  WHERE id = ${param('id')} RETURNING id`,
);

/** Stores what came of a sending. */
export async function endIntento(tx: Tx, desenlace: Desenlace): Promise<void> {
  await terminar(tx, desenlace);
}

interface RemitoGuardado {
  numero_unico: string;
  resultado: ResultadoCot;
  cot: string | null;
}

/** The documents of a file and what is known of each. */
export function readRemitos(tx: Tx, envio: number): Promise<RemitoGuardado[]> {
  return all(
    tx,
    sql<RemitoGuardado>`SELECT numero_unico, resultado, cot FROM cot_remitos WHERE envio = ${envio} ORDER BY renglon`,
  );
}

/** Whether another file carries the same goods now. */
export async function otroEnvioCon(tx: Tx, envio: number, numeroUnico: string): Promise<boolean> {
  const row = await first(
    tx,
    sql<{
      hay: boolean;
    }>`SELECT EXISTS (SELECT 1 FROM cot_remitos r JOIN cot_remitos o ON o.factura = r.factura OR o.remito = r.remito
      WHERE r.envio = ${envio} AND r.numero_unico = ${numeroUnico} AND o.envio <> ${envio} AND o.resultado IN (${VIVO})) AS hay`,
  );
  return row?.hay ?? false;
}

/** The orders behind some documents of a file: those of their lines. */
export async function readPedidosDe(tx: Tx, envio: number, numeros: readonly string[]): Promise<number[]> {
  const rows = await all(
    tx,
    sql<{ pedido: number }>`
    SELECT DISTINCT l.pedido FROM cot_remitos r
      CROSS JOIN LATERAL (
        SELECT pedido FROM remito_lineas WHERE r.tipo = 'REM' AND remito = r.remito
        UNION SELECT pedido FROM factura_lineas WHERE r.tipo = 'FAC' AND factura = r.factura) l
    WHERE r.envio = ${envio} AND r.numero_unico = ANY (${numeros}::text[]) AND l.pedido IS NOT NULL ORDER BY 1`,
  );
  return rows.map(({ pedido }) => pedido);
}

/** A file with its documents and sendings, as the screens read it. */
export interface EnvioRow {
  id: number;
  nombre: string;
  via: 'arba' | 'descarga';
  momento: string;
  username: string;
  patente: string;
  vehiculo_tipo: string;
  vehiculo_desc: string;
  hoja: number | null;
  estado: EstadoEnvioCot;
  cuit: string;
  numero_comprobante: string;
  codigo_integridad: string;
  md5: string;
  integridad: 'igual' | 'distinta' | 'ausente';
  simulada: boolean;
  codigo_error: string;
  mensaje_error: string;
  remitos: RemitoEnvio[];
  intentos: { numero: number; momento: string; username: string; demora: number | null; detalle: string }[];
}

/** A sending that nobody waits for any more is one without an answer: its process died on the way. */
function envioColumns(now: RawBuilder<unknown>) {
  const perdido = sql`(e.estado = 'enviando' AND e.espera_hasta < ${now})`;
  return sql`
  e.id, e.nombre, e.via, e.creado AS momento, e.username, e.patente, e.vehiculo_tipo, e.vehiculo_desc, e.hoja,
  CASE WHEN ${perdido} THEN 'sin_respuesta' ELSE e.estado END AS estado, e.cuit, e.numero_comprobante, e.codigo_integridad, e.md5, e.integridad,
  e.simulada, e.codigo_error, e.mensaje_error,
  (SELECT coalesce(json_agg(json_build_object('numeroUnico', r.numero_unico, 'tipo', r.tipo, 'id', CASE r.tipo WHEN 'FAC' THEN r.factura ELSE r.remito END,
      'numero', coalesce(CASE r.tipo WHEN 'FAC' THEN f.documento ELSE m.documento END, ''), 'cliente', c.id, 'razsoc', c.razsoc,
      'resultado', CASE WHEN ${perdido} AND r.resultado = 'enviando' THEN 'sin_respuesta' ELSE r.resultado END,
      'cot', r.cot, 'mensaje', r.mensaje, 'cargadoPor', r.cargado_por,
      'enOtroEnvio', EXISTS (SELECT 1 FROM cot_remitos o WHERE o.envio <> e.id AND o.resultado IN (${VIVO})
         AND (o.factura = r.factura OR o.remito = r.remito))) ORDER BY r.renglon), '[]')
     FROM cot_remitos r LEFT JOIN facturas f ON f.id = r.factura LEFT JOIN remitos m ON m.id = r.remito
       JOIN clientes c ON c.id = CASE r.tipo WHEN 'FAC' THEN f.cliente ELSE m.cliente END
     WHERE r.envio = e.id) AS remitos,
  (SELECT coalesce(json_agg(json_build_object('numero', i.numero, 'momento', i.momento, 'username', i.username, 'demora', i.demora_ms,
      'detalle', CASE WHEN i.demora_ms IS NULL AND ${perdido} THEN ${sql.lit(DETALLE_PERDIDO)} ELSE i.detalle END) ORDER BY i.numero DESC), '[]')
     FROM cot_intentos i WHERE i.envio = e.id) AS intentos`;
}

const leerUno = prepared(
  'cot.envio',
  (param: Param<{ id: number; now: Date }>) => sql<EnvioRow>`
  SELECT ${envioColumns(sql`${param('now')}::timestamptz`)} FROM cot_envios e WHERE e.id = ${param('id')}`,
);

export async function readEnvio(db: Db, id: number, now: Date): Promise<EnvioRow | undefined> {
  const [row] = await leerUno(db, { id, now });
  return row;
}

/** Files of some days, newest first. */
export function listEnvios(db: Db, desde: Dia, hasta: Dia, now: Date): Promise<EnvioRow[]> {
  return all(
    db,
    sql<EnvioRow>`SELECT ${envioColumns(sql`${now}::timestamptz`)} FROM cot_envios e
      WHERE e.dia BETWEEN ${desde} AND ${hasta} ORDER BY e.id DESC`,
  );
}

/** The bytes of a file as they were, or will be, sent. */
export function readBytes(db: Db, id: number): Promise<{ nombre: string; bytes: Buffer } | undefined> {
  return first(db, sql<{ nombre: string; bytes: Buffer }>`SELECT nombre, bytes FROM cot_envios WHERE id = ${id}`);
}

/** Puts the COT that somebody looked up on a document, and its word on the file. */
export async function setCot(
  tx: Tx,
  {
    envio,
    numeroUnico,
    cot,
    username,
    estado,
    ahora,
  }: { envio: number; numeroUnico: string; cot: string; username: string; estado: EstadoEnvioCot; ahora: Date },
): Promise<void> {
  await run(
    tx,
    sql`WITH remito AS (UPDATE cot_remitos SET resultado = 'aceptado', cot = ${cot}, cargado_por = ${username}, momento = ${ahora}
        WHERE envio = ${envio} AND numero_unico = ${numeroUnico})
      UPDATE cot_envios SET estado = ${estado} WHERE id = ${envio}`,
  );
}
