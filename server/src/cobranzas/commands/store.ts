import type { DescuentoFijo } from '@distri/domain/cobranzas';
import { sql } from 'kysely';
import type { CommandCtx } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { run } from '../../platform/db/kysely.ts';
import { type Param, prepared } from '../../platform/db/prepared.ts';
import { columnasDe } from '../figuras.ts';
import type { ClienteCobranza, CobranzaDecidida } from './decidir.ts';
import type { ItemEnlazado } from './enlazar.ts';

interface Enviada {
  numrec: string;
  fecharecibo: string;
}

/** One value for each column of a collection. */
function cabecera(decidida: CobranzaDecidida, { numrec, fecharecibo }: Enviada) {
  const { calculo, revision, header } = decidida;
  const fijo: DescuentoFijo = decidida.entrada.descuentoFijo;
  return {
    numrec,
    fecharecibo,
    status: decidida.status,
    substatus: decidida.substatus,
    tipocob: decidida.tipocob,
    observa: decidida.observa,
    usuario: decidida.usuario,
    ...columnasDe(calculo),
    descfijo: fijo.enabled,
    descfijoTipo: fijo.tipo,
    descfijoImporte: fijo.importe,
    descfijoPorcentaje: fijo.porcentaje,
    revisionImp: revision?.equivImp ?? null,
    revisionPorc: revision?.equivPorc ?? null,
    header: JSON.stringify(header),
  };
}

function columnasDeDocumentos({ entrada, calculo }: CobranzaDecidida) {
  const { documentos } = entrada;
  return {
    documentos: documentos.map(({ id }) => id),
    pendis: documentos.map(({ pendi }) => pendi),
    importes: documentos.map(({ importe }) => importe),
    maximos: documentos.map(({ maxImporte }) => maxImporte),
    bases: calculo.documentos.map(({ base }) => base),
    descuentos: calculo.documentos.map(({ descuento }) => descuento),
  };
}

function columnasDeItems(items: readonly ItemEnlazado[]) {
  return {
    numeros: items.map(({ id }) => id),
    tipos: items.map(({ tipo }) => tipo),
    fechas: items.map(({ fecha }) => fecha),
    valores: items.map(({ importe }) => importe),
    leyendas: items.map(({ leyenda }) => leyenda),
    transferencias: items.map(({ transferencia }) => transferencia.numero),
    cuentas: items.map(({ transferencia }) => transferencia.cuenta),
    jurisdicciones: items.map(({ jurisdiccion }) => jurisdiccion),
    traidos: items.map(({ cotizacionItem }) => cotizacionItem),
  };
}

function columnasDeCheques(items: readonly ItemEnlazado[]) {
  const cheques = items.flatMap(({ id, cheques: own }) =>
    own.map((cheque, renglon) => ({ ...cheque, item: id, renglon })),
  );
  return {
    chequeItems: cheques.map(({ item }) => item),
    chequeFilas: cheques.map(({ fila }) => fila),
    chequeRenglones: cheques.map(({ renglon }) => renglon + 1),
    chequeNumeros: cheques.map(({ numero }) => numero),
    chequeBancos: cheques.map(({ banco }) => banco),
    chequeFechas: cheques.map(({ fecha }) => fecha),
    chequeImportes: cheques.map(({ importe }) => importe),
    chequeElectros: cheques.map(({ iselectro }) => iselectro),
    chequeIds: cheques.map(({ idelectro }) => idelectro),
    chequeRepetidos: cheques.map(({ repetido = false }) => repetido),
  };
}

type Nueva = ReturnType<typeof valuesOf>;
function valuesOf(
  decidida: CobranzaDecidida,
  enviada: Enviada,
  cliente: ClienteCobranza,
  { sesion }: Pick<CommandCtx, 'sesion'>,
) {
  return {
    ...cabecera(decidida, enviada),
    cliente: cliente.id,
    vendedor: cliente.vendedor,
    autor: sesion.userId,
    username: sesion.username,
    accion: decidida.status === 'G' ? 'Cobranza guardada' : 'Cobranza generada',
    ...columnasDeDocumentos(decidida),
    ...columnasDeItems(decidida.items),
    ...columnasDeCheques(decidida.items),
  };
}

const documentosDe = (param: Param<ReturnType<typeof columnasDeDocumentos>>) => sql`
  unnest(${param('documentos')}::int[], ${param('pendis')}::bigint[], ${param('importes')}::bigint[], ${param('maximos')}::bigint[],
    ${param('bases')}::bigint[], ${param('descuentos')}::bigint[])
    WITH ORDINALITY AS n (documento, pendi, importe, max_importe, base, descuento, renglon)`;

/** A transfer that was confirmed in its quotation arrives confirmed, at the same moment (domain-facts §4.5). */
const itemsDe = (param: Param<ReturnType<typeof columnasDeItems>>) => sql`
  unnest(${param('numeros')}::int[], ${param('tipos')}::text[], ${param('fechas')}::date[], ${param('valores')}::bigint[],
    ${param('leyendas')}::text[], ${param('transferencias')}::text[], ${param('cuentas')}::int[], ${param('jurisdicciones')}::int[],
    ${param('traidos')}::int[])
    WITH ORDINALITY AS n (item, tipo, fecha, importe, leyenda, numero, cuenta, jurisdiccion, cotizacion_item, renglon)
  LEFT JOIN cotizacion_items ci ON ci.id = n.cotizacion_item`;

const chequesDe = (param: Param<ReturnType<typeof columnasDeCheques>>) => sql`
  unnest(${param('chequeItems')}::int[], ${param('chequeFilas')}::int[], ${param('chequeRenglones')}::int[], ${param('chequeNumeros')}::text[],
    ${param('chequeBancos')}::text[], ${param('chequeFechas')}::date[], ${param('chequeImportes')}::bigint[], ${param('chequeElectros')}::boolean[],
    ${param('chequeIds')}::text[], ${param('chequeRepetidos')}::boolean[])
    AS c (item, fila, renglon, numero, banco, fecha, importe, iselectro, idelectro, repetido)`;

const insert = prepared(
  'cobranza.insertar',
  (param: Param<Nueva>) => sql<{ id: number }>`
  WITH nueva AS (
    INSERT INTO cobranzas (cliente, vendedor, usuario, numrec, fecharecibo, status, substatus, tipocob, observa, totdocs, totitems, saldo,
      saldototal, dpromdocs, dpromitems, base, pordesc, impdesc, tipodesc, equiv_imp, equiv_porc, descfijo, descfijo_tipo, descfijo_importe,
      descfijo_porcentaje, revision_imp, revision_porc, header)
    VALUES (${param('cliente')}, ${param('vendedor')}, ${param('usuario')}, ${param('numrec')}, ${param('fecharecibo')}, ${param('status')},
      ${param('substatus')}, ${param('tipocob')}, ${param('observa')}, ${param('totdocs')}, ${param('totitems')}, ${param('saldo')},
      ${param('saldototal')}, ${param('dpromdocs')}, ${param('dpromitems')}, ${param('base')}, ${param('pordesc')}, ${param('impdesc')},
      ${param('tipodesc')}, ${param('equivImp')}, ${param('equivPorc')}, ${param('descfijo')}, ${param('descfijoTipo')},
      ${param('descfijoImporte')}, ${param('descfijoPorcentaje')}, ${param('revisionImp')}, ${param('revisionPorc')}, ${param('header')})
    RETURNING id),
  documentos AS (
    INSERT INTO cobranza_documentos (cobranza, documento, renglon, pendi, importe, max_importe, base, descuento)
    SELECT nueva.id, n.documento, n.renglon, n.pendi, n.importe, n.max_importe, n.base, n.descuento FROM nueva, ${documentosDe(param)}),
  items AS (
    INSERT INTO cobranza_items (cobranza, item, renglon, tipo, fecha, importe, leyenda, numero, cuenta, jurisdiccion, cotizacion_item,
      fecha_original, importe_original, recibido)
    SELECT nueva.id, n.item, n.renglon, n.tipo, n.fecha, n.importe, n.leyenda, n.numero, n.cuenta, n.jurisdiccion, n.cotizacion_item,
      n.fecha, n.importe, ci.recibido FROM nueva, ${itemsDe(param)}
    RETURNING id, item),
  cheques AS (
    INSERT INTO cheques (item, renglon, numero, banco, fecha, importe, iselectro, idelectro, repetido, fecha_original, importe_original)
    SELECT i.id, c.renglon, c.numero, c.banco, c.fecha, c.importe, c.iselectro, c.idelectro, c.repetido, c.fecha, c.importe
    FROM items i JOIN ${chequesDe(param)} ON c.item = i.item),
  comprobantes AS (
    INSERT INTO cobranza_comprobantes (cobranza, numitem, archivo, usuario, subido)
    SELECT nueva.id, t.item::text, p.archivo, p.usuario, p.subido
    FROM nueva, unnest(${param('numeros')}::int[], ${param('traidos')}::int[]) AS t (item, traido) JOIN cotizacion_comprobantes p ON p.item = t.traido),
  hecho AS (
    INSERT INTO historial (entidad, entidad_id, usuario, username, accion, a)
    SELECT 'cobranza', nueva.id::text, ${param('autor')}::int, ${param('username')}, ${param('accion')}, ${param('status')} FROM nueva)
  SELECT id FROM nueva`,
);

/** Header, documents, items, cheques, brought proofs and the first line of its history, in one statement. */
export async function insertCobranza(
  tx: Tx,
  ctx: CommandCtx,
  decidida: CobranzaDecidida,
  enviada: Enviada,
  cliente: ClienteCobranza,
): Promise<number> {
  const [row] = await insert(tx, valuesOf(decidida, enviada, cliente, ctx));
  if (!row) throw new Error('the collection was not inserted');
  return row.id;
}

/** What an edit drops: items, cheques that nobody confirmed, and the proofs of items that are gone. */
async function dropGone(tx: Tx, id: number, items: readonly ItemEnlazado[]): Promise<void> {
  const kept = items.flatMap(({ fila }) => fila ?? []);
  const keptCheques = items.flatMap(({ cheques }) => cheques.flatMap(({ fila }) => fila ?? []));
  const numbers = items.map((item) => String(item.id));
  await run(
    tx,
    sql`
      WITH comprobantes AS (
        DELETE FROM cobranza_comprobantes WHERE cobranza = ${id} AND numitem <> 'RDC' AND numitem <> ALL (${numbers}::text[])),
      cheques AS (
        DELETE FROM cheques q USING cobranza_items i WHERE i.id = q.item AND i.cobranza = ${id} AND q.recibido IS NULL
          AND q.id <> ALL (${keptCheques}::int[]) AND i.id = ANY (${kept}::int[]))
      DELETE FROM cobranza_items WHERE cobranza = ${id} AND id <> ALL (${kept}::int[])`,
  );
}

interface Anterior {
  id: number;
  status: string;
}

const update = prepared(
  'cobranza.editar',
  (
    param: Param<
      ReturnType<typeof cabecera> &
        ReturnType<typeof columnasDeDocumentos> &
        ReturnType<typeof columnasDeItems> & { id: number; autor: number; username: string; de: string }
    >,
  ) => sql`
  WITH cabecera AS (
    UPDATE cobranzas SET version = version + 1, modificada = now(), usuario = ${param('usuario')}, numrec = ${param('numrec')},
      fecharecibo = ${param('fecharecibo')}, status = ${param('status')}, substatus = ${param('substatus')}, tipocob = ${param('tipocob')},
      observa = ${param('observa')}, totdocs = ${param('totdocs')}, totitems = ${param('totitems')}, saldo = ${param('saldo')},
      saldototal = ${param('saldototal')}, dpromdocs = ${param('dpromdocs')}, dpromitems = ${param('dpromitems')}, base = ${param('base')},
      pordesc = ${param('pordesc')}, impdesc = ${param('impdesc')}, tipodesc = ${param('tipodesc')}, equiv_imp = ${param('equivImp')},
      equiv_porc = ${param('equivPorc')}, descfijo = ${param('descfijo')}, descfijo_tipo = ${param('descfijoTipo')},
      descfijo_importe = ${param('descfijoImporte')}, descfijo_porcentaje = ${param('descfijoPorcentaje')},
      revision_imp = ${param('revisionImp')}, revision_porc = ${param('revisionPorc')}, header = ${param('header')}
    WHERE id = ${param('id')}),
  fuera AS (DELETE FROM cobranza_documentos WHERE cobranza = ${param('id')} AND documento <> ALL (${param('documentos')}::int[])),
  documentos AS (
    INSERT INTO cobranza_documentos (cobranza, documento, renglon, pendi, importe, max_importe, base, descuento)
    SELECT ${param('id')}, n.documento, n.renglon, n.pendi, n.importe, n.max_importe, n.base, n.descuento FROM ${documentosDe(param)}
    ON CONFLICT (cobranza, documento) DO UPDATE SET renglon = excluded.renglon, pendi = excluded.pendi, importe = excluded.importe,
      max_importe = excluded.max_importe, base = excluded.base, descuento = excluded.descuento),
  hecho AS (
    INSERT INTO historial (entidad, entidad_id, usuario, username, accion, de, a)
    VALUES ('cobranza', ${param('id')}::int::text, ${param('autor')}::int, ${param('username')}, 'Cobranza editada', ${param('de')}, ${param('status')}))
  INSERT INTO cobranza_items (cobranza, item, renglon, tipo, fecha, importe, leyenda, numero, cuenta, jurisdiccion, cotizacion_item,
    fecha_original, importe_original, recibido)
  SELECT ${param('id')}, n.item, n.renglon, n.tipo, n.fecha, n.importe, n.leyenda, n.numero, n.cuenta, n.jurisdiccion, n.cotizacion_item,
    n.fecha, n.importe, ci.recibido FROM ${itemsDe(param)}
  ON CONFLICT (cobranza, item) DO UPDATE SET renglon = excluded.renglon, tipo = excluded.tipo, fecha = excluded.fecha,
    importe = excluded.importe, leyenda = excluded.leyenda, numero = excluded.numero, cuenta = excluded.cuenta,
    jurisdiccion = excluded.jurisdiccion, cotizacion_item = excluded.cotizacion_item, fecha_original = excluded.fecha_original,
    importe_original = excluded.importe_original, rechazado = false, observa = ''
  WHERE cobranza_items.recibido IS NULL`,
);

/** The cheques of the items as they are now; confirmed ones only move in their order. */
async function storeCheques(tx: Tx, id: number, items: readonly ItemEnlazado[]): Promise<void> {
  const c = columnasDeCheques(items);
  if (c.chequeItems.length === 0) return;
  await storeChequesOf(tx, { ...c, id });
}

const storeChequesOf = prepared(
  'cobranza.cheques',
  (param: Param<ReturnType<typeof columnasDeCheques> & { id: number }>) => sql`
  WITH enviados AS (
    SELECT c.*, i.id AS item_fila FROM ${chequesDe(param)} JOIN cobranza_items i ON i.cobranza = ${param('id')} AND i.item = c.item),
  viejos AS (
    UPDATE cheques q SET item = s.item_fila, renglon = s.renglon, numero = s.numero, banco = s.banco, fecha = s.fecha, importe = s.importe,
      iselectro = s.iselectro, idelectro = s.idelectro, repetido = s.repetido,
      fecha_original = CASE WHEN q.recibido IS NULL THEN s.fecha ELSE q.fecha_original END,
      importe_original = CASE WHEN q.recibido IS NULL THEN s.importe ELSE q.importe_original END
    FROM enviados s WHERE q.id = s.fila)
  INSERT INTO cheques (item, renglon, numero, banco, fecha, importe, iselectro, idelectro, repetido, fecha_original, importe_original)
  SELECT s.item_fila, s.renglon, s.numero, s.banco, s.fecha, s.importe, s.iselectro, s.idelectro, s.repetido, s.fecha, s.importe
  FROM enviados s WHERE s.fila IS NULL`,
);

/** An edited collection as it was decided now: what is gone goes first, so that its cheques and items are free. */
export async function replaceCobranza(
  tx: Tx,
  { sesion }: CommandCtx,
  decidida: CobranzaDecidida,
  enviada: Enviada,
  anterior: Anterior,
): Promise<void> {
  const { id, status } = anterior;
  await dropGone(tx, id, decidida.items);
  await update(tx, {
    ...cabecera(decidida, enviada),
    ...columnasDeDocumentos(decidida),
    ...columnasDeItems(decidida.items),
    id,
    autor: sesion.userId,
    username: sesion.username,
    de: status,
  });
  await storeCheques(tx, id, decidida.items);
}
