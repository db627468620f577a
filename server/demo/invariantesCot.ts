import type { Invariant } from './invariants.ts';

/** While one of these, no other file may carry the document (reliability D4). */
const VIVO = `('enviando', 'sin_respuesta', 'aceptado', 'a_verificar')`;

/** One number, one COT, whatever the row that says which goods they are. */
const liveOnce = (column: string): Invariant => ({
  name: `cot: at most one file carries a ${column}`,
  sql: `SELECT ${column}::text FROM cot_remitos WHERE ${column} IS NOT NULL AND resultado IN ${VIVO} GROUP BY ${column} HAVING count(*) > 1`,
});

/** The unique number and the place of each document in the bytes of a file: field 3 of its records 02. */
const DECLARADOS = `
  SELECT e.id AS envio, split_part(l.texto, '|', 3) AS numero_unico, row_number() OVER (PARTITION BY e.id ORDER BY l.orden) AS renglon
  FROM cot_envios e CROSS JOIN LATERAL string_to_table(convert_from(e.bytes, 'LATIN1'), E'\\r\\n') WITH ORDINALITY AS l (texto, orden)
  WHERE l.texto LIKE '02|%'`;

/** Names, bytes and what they carry. */
const ARCHIVOS: readonly Invariant[] = [
  ...['numero_unico', 'factura', 'remito'].map(liveOnce),
  {
    name: 'cot: the integrity code is the MD5 of the stored bytes',
    sql: 'SELECT nombre FROM cot_envios WHERE md5 <> md5(bytes)',
  },
  {
    name: 'cot: the name says company and day',
    sql: `SELECT nombre FROM cot_envios WHERE left(nombre, -10) <> 'TB_' || cuit || '_000000_' || to_char(dia, 'YYYYMMDD') || '_'`,
  },
  {
    name: 'cot: the numbers of a day go one after the other',
    sql: `SELECT coalesce(s.cuit, e.cuit) || ' ' || coalesce(s.dia, e.dia) FROM cot_secuencias s
          FULL JOIN (SELECT cuit, dia, count(DISTINCT nombre) AS cuantos, min(left(right(nombre, 10), 6)::int) AS primero, max(left(right(nombre, 10), 6)::int) AS ultimo
                     FROM cot_envios GROUP BY 1, 2) e ON e.cuit = s.cuit AND e.dia = s.dia
          WHERE (e.cuantos, e.primero, e.ultimo) IS DISTINCT FROM (s.ultimo::bigint, 1, s.ultimo)`,
  },
  {
    name: 'cot: the file holds its documents and no other',
    sql: `SELECT coalesce(r.envio, d.envio)::text FROM cot_remitos r
          FULL JOIN (${DECLARADOS}) d ON d.envio = r.envio AND d.numero_unico = r.numero_unico AND d.renglon = r.renglon
          WHERE r.envio IS NULL OR d.envio IS NULL`,
  },
  {
    name: 'cot: invoice and delivery note of a row are the same goods',
    sql: `SELECT r.envio || '/' || r.numero_unico FROM cot_remitos r JOIN remitos m ON m.id = r.remito WHERE m.factura IS DISTINCT FROM r.factura`,
  },
];

/** Sendings, answers and what was made of them. */
const RESPUESTAS: readonly Invariant[] = [
  {
    name: 'cot: the word of a file is that of its documents',
    sql: `SELECT e.nombre FROM cot_envios e
          LEFT JOIN (SELECT envio AS id, CASE WHEN count(DISTINCT resultado) = 1 THEN min(resultado) WHEN bool_or(resultado = 'enviando') THEN 'enviando'
              WHEN bool_or(resultado = 'sin_respuesta') THEN 'sin_respuesta' ELSE 'parcial' END AS estado FROM cot_remitos GROUP BY 1) r USING (id)
          WHERE e.estado IS DISTINCT FROM r.estado`,
  },
  {
    name: 'cot: every sending is kept, and has its end unless it is on its way',
    sql: `SELECT e.nombre FROM cot_envios e
          LEFT JOIN (SELECT envio AS id, count(*) AS cuantos, max(numero) AS ultimo, count(*) FILTER (WHERE demora_ms IS NULL AND detalle = '') AS abiertos
                     FROM cot_intentos GROUP BY 1) i USING (id)
          WHERE coalesce(i.cuantos, 0) <> e.intentos OR coalesce(i.ultimo, 0) <> e.intentos OR coalesce(i.abiertos, 0) <> (e.estado = 'enviando')::int`,
  },
  {
    name: 'cot: accepted is with its COT, since a day',
    sql: `SELECT envio || '/' || numero_unico FROM cot_remitos WHERE (resultado = 'aceptado') <> (cot IS NOT NULL) OR (cot IS NULL) <> (momento IS NULL)`,
  },
  {
    name: 'cot: what ARBA accepted, a kept answer about our bytes says',
    sql: `SELECT r.envio || '/' || r.numero_unico FROM cot_remitos r JOIN cot_envios e ON e.id = r.envio
          WHERE r.resultado = 'aceptado' AND r.cargado_por = '' AND NOT EXISTS (
            SELECT 1 FROM cot_intentos i CROSS JOIN LATERAL upper(encode(i.respuesta, 'escape')) AS t (texto)
            WHERE i.envio = r.envio AND i.http = 200 AND position(upper(e.md5) IN t.texto) > 0 AND position(upper(e.nombre) IN t.texto) > 0
              AND position(r.numero_unico IN t.texto) > 0 AND position(r.cot IN t.texto) > 0)`,
  },
  {
    name: 'cot: files, sendings, answers and typed COTs are in the audit',
    sql: `SELECT e.nombre FROM cot_envios e
          LEFT JOIN (SELECT entidad_id, array_agg(accion ORDER BY accion) AS acciones FROM auditoria WHERE entidad = 'cot' GROUP BY 1) a ON a.entidad_id = e.id::text
          WHERE a.acciones IS DISTINCT FROM (SELECT array_agg(accion ORDER BY accion) FROM (
            SELECT CASE e.via WHEN 'arba' THEN 'enviar' ELSE 'descargar' END AS accion
            UNION ALL SELECT 'reenviar' FROM cot_intentos i WHERE i.envio = e.id AND i.numero > 1
            UNION ALL SELECT 'respuesta' FROM cot_intentos i WHERE i.envio = e.id AND i.demora_ms IS NOT NULL
            UNION ALL SELECT 'cargar' FROM cot_remitos r WHERE r.envio = e.id AND r.cargado_por <> '') u)`,
  },
];

/** What holds of the transport codes: files, what they carry, and what ARBA said (reliability D4, D5, I5, I9). */
export const COT: readonly Invariant[] = [...ARCHIVOS, ...RESPUESTAS];
