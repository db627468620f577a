import {
  type CobranzaCalculada,
  type CobranzaEntrada,
  type CodigoCobranza,
  type CodigoDocumentos,
  type CodigoEnvio,
  calcular,
  checkChequesDistintos,
  checkCifras,
  checkCobranza,
  checkCombinacion,
  checkEdicion,
  checkEnvio,
  checkFechaRecibo,
  checkGuardar,
  checkImportes,
  checkPendientes,
  conservarDescuento,
  type createCobranza,
  type DescuentoFijo,
  type EstadoCobranza,
  estadoAlEditar,
  estadoCalculado,
  MENSAJES_COBRANZAS,
  MENSAJES_DOCUMENTOS,
  MENSAJES_ENVIO,
  SIN_DESCUENTO_FIJO,
  type Substatus,
  type TipoCob,
  tipoCob,
} from '@distri/domain/cobranzas';
import {
  type BodyOf,
  isBlocking,
  type Messages,
  type Problem,
  problemText,
  type Refusal,
  refuseProblems,
} from '@distri/domain/kernel';
import { normalizeValor, type Valor } from '@distri/domain/valores';
import { listACancelar } from '../../cuentas/index.ts';
import type { CommandCtx } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { aCancelar, descuentoFijoDe, listOfrecidos, type OfrecidoRow, readEscala, usoPropio } from '../contexto.ts';
import type { CobranzaDetalleRow, Encabezado } from '../filas.ts';
import { type Enlace, enlazar, type ItemEnlazado } from './enlazar.ts';
import { checkHechos, readHechos } from './hechos.ts';

type Cuerpo = Omit<BodyOf<typeof createCobranza>, 'setStatus'>;

export interface ClienteCobranza {
  id: string;
  razsoc: string;
  vendedor: string;
  sin_descuento: boolean;
}

/** Where a decision stands: a new collection, saved or confirmed, or a stored one that somebody edits. */
export interface Decidiendo {
  cliente: ClienteCobranza;
  original: CobranzaDetalleRow | null;
  /** Save without confirming (status G). */
  guardar: boolean;
}

/** A collection that may be stored. */
export interface CobranzaDecidida {
  entrada: CobranzaEntrada;
  items: ItemEnlazado[];
  calculo: CobranzaCalculada;
  status: EstadoCobranza;
  substatus: Substatus;
  tipocob: TipoCob;
  /** The equivalent discount that waits for an administrator (status R). */
  revision: { equivImp: number; equivPorc: number } | null;
  usuario: number;
  observa: string;
  header: Encabezado;
  avisos: string[];
}

type Codigo = CodigoCobranza | CodigoDocumentos | CodigoEnvio | 'DOCUMENTO_NO_DISPONIBLE';
const MENSAJES: Messages<Codigo> = {
  ...MENSAJES_COBRANZAS,
  ...MENSAJES_DOCUMENTOS,
  ...MENSAJES_ENVIO,
  DOCUMENTO_NO_DISPONIBLE: () =>
    'Uno de los documentos ya no está disponible para cancelar: otra cobranza lo tomó, o ya está cancelado. Quitalo y volvé a guardar.',
};

/** Only A toggles and edits a fixed discount, and writes the general observation (D3 §6); the rest keeps what there was. */
function descuentoFijoDeQuien(
  { sesion }: CommandCtx,
  cuerpo: Cuerpo,
  original: CobranzaDetalleRow | null,
): DescuentoFijo {
  if (sesion.rol === 'A') return cuerpo.descuentoFijo.enabled ? cuerpo.descuentoFijo : SIN_DESCUENTO_FIJO;
  return original ? descuentoFijoDe(original) : SIN_DESCUENTO_FIJO;
}

function observacionDeQuien({ sesion }: CommandCtx, { cobranza }: Cuerpo, original: CobranzaDetalleRow | null): string {
  return sesion.rol === 'A' ? cobranza.observa : (original?.observa ?? '');
}

/** A and O see and edit the user (D3 §6); anybody else's collection is their own. */
function usuarioDeQuien({ sesion }: CommandCtx, { headerData }: Cuerpo, original: CobranzaDetalleRow | null): number {
  const own = original?.usuario ?? sesion.userId;
  return sesion.rol === 'A' || sesion.rol === 'O' ? (headerData.usuario ?? own) : own;
}

type ItemEnviado = Cuerpo['cobranza']['items'][number];

/** What an offered prepaid item is comes from its quotation; the screen only gives it a number. */
function valorTraido(id: number, row: OfrecidoRow): Valor {
  const { tipo, fecha, importe, leyenda, numero, cuenta, jurisdiccion, cheques } = row;
  return { id, tipo, fecha, importe, leyenda, transferencia: { numero, cuenta }, cheques, jurisdiccion };
}

/** Electronic is what comes as CHE; a paper cheque has no electronic id. */
function withClase(item: Valor): Valor {
  const electronico = item.tipo === 'CHE';
  const cheques = item.cheques.map((cheque) => ({
    ...cheque,
    iselectro: electronico,
    idelectro: electronico ? cheque.idelectro : '',
  }));
  return { ...item, cheques };
}

function valorDe(enviado: ItemEnviado, ofrecidos: ReadonlyMap<number, OfrecidoRow>) {
  const traido = enviado.cotizacion_item == null ? undefined : ofrecidos.get(enviado.cotizacion_item);
  const valor = traido ? valorTraido(enviado.id, traido) : normalizeValor(enviado);
  return { ...withClase(valor), cotizacionItem: traido?.cotizacion_item ?? null };
}

const notThere = (index: number): Problem<Codigo> => ({
  code: 'DOCUMENTO_NO_DISPONIBLE',
  severity: 'block',
  path: `documentos.${index}.id`,
});

interface Armada {
  entrada: CobranzaEntrada;
  enlace: Enlace;
  ofrecidos: ReadonlyMap<number, OfrecidoRow>;
  pendientes: { id: number; tipo: 'FAC' | 'DEB' | 'CRE' | 'AP'; ingreso: string }[];
  /** What goes together and is only said, to A. */
  avisos: Problem<Codigo>[];
}

/** Documents and items on rows read now: ids and amounts are all that the screen says of a document. */
async function armar(
  tx: Tx,
  ctx: CommandCtx,
  cuerpo: Cuerpo,
  { cliente, original }: Decidiendo,
): Promise<Armada | Refusal> {
  const { cobranza } = cuerpo;
  const rows = await listACancelar(tx, cliente.id, { kind: 'all' }, original?.id);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const missing = cobranza.documentos.flatMap(({ id }, index) => (byId.has(id) ? [] : [notThere(index)]));
  const documentos = cobranza.documentos.flatMap(({ id, importe }) => {
    const row = byId.get(id);
    return row ? [aCancelar(row, importe)] : [];
  });
  const together = checkCombinacion(documentos, ctx.sesion.rol);
  const refusal = refuseProblems(MENSAJES, [...missing, ...checkImportes(documentos), ...together]);
  if (refusal) return refusal;
  const prepagos = cobranza.items.some((item) => item.cotizacion_item != null)
    ? documentos.filter(({ isPrepago }) => isPrepago).map(({ id }) => id)
    : [];
  const ofrecidos = new Map(
    (await listOfrecidos(tx, prepagos, original?.id ?? 0)).map((row) => [row.cotizacion_item, row]),
  );
  const enlace = enlazar(
    cobranza.items.map((item) => valorDe(item, ofrecidos)),
    original?.items ?? [],
  );
  const descuentoFijo = descuentoFijoDeQuien(ctx, cuerpo, original);
  const entrada = { fechaRecibo: cobranza.fecharecibo, documentos, items: enlace.items, descuentoFijo };
  return { entrada, enlace, ofrecidos, pendientes: rows, avisos: together };
}

/** Which items come from a quotation: looked at there, whoever brings them along. */
function traidosDe({ enlace }: Armada): Set<number> {
  return new Set(enlace.items.filter(({ cotizacionItem }) => cotizacionItem !== null).map(({ id }) => id));
}

/** Credit of the account that a quotation holds for an item that this collection brings along. */
function creditoTraido({ enlace }: Armada, original: CobranzaDetalleRow | null): number {
  const stored = new Set(original?.items.map(({ cotizacion_item }) => cotizacion_item));
  return enlace.items
    .filter(({ tipo, cotizacionItem }) => tipo === 'SCC' && cotizacionItem !== null && !stored.has(cotizacionItem))
    .reduce((total, { importe }) => total + importe, 0);
}

function estadoDe(items: readonly ItemEnlazado[], armada: Armada, original: CobranzaDetalleRow | null) {
  const proofOf = ({ cotizacionItem, conComprobante }: ItemEnlazado) =>
    conComprobante || (cotizacionItem !== null && armada.ofrecidos.get(cotizacionItem)?.comprobante === true);
  const recibidoOf = ({ cotizacionItem, recibido }: ItemEnlazado) =>
    recibido || (cotizacionItem !== null && armada.ofrecidos.get(cotizacionItem)?.recibido === true);
  return estadoCalculado({
    items: items.map((item) => ({
      tipo: item.tipo,
      recibido: recibidoOf(item),
      rechazado: false,
      conComprobante: proofOf(item),
    })),
    conRecibo: original?.con_recibo ?? false,
  });
}

/** Where it leads: saved, confirmed, or what an edit of its status makes of it (D3 §4). */
function resultado(
  ctx: CommandCtx,
  { original, guardar }: Decidiendo,
  calculado: 'O' | 'P' | 'A',
  calculo: CobranzaCalculada,
): { status: EstadoCobranza; substatus: Substatus; revision: boolean } {
  if (original === null)
    return guardar
      ? { status: 'G', substatus: 'G', revision: false }
      : { status: calculado, substatus: '', revision: false };
  return estadoAlEditar({
    status: original.status,
    substatus: original.substatus,
    equivOriginal: original.equiv_imp,
    equivNuevo: calculo.equivImp,
    rol: ctx.sesion.rol,
    calculado,
  });
}

const warningsOf = (found: readonly Problem<Codigo>[]) =>
  found.filter((problem) => !isBlocking(problem)).map((problem) => problemText(MENSAJES, problem));

/**
 * Decides a collection again on rows that the caller has locked: documents and what is open of them, items, days, row,
 * discount, balance and status. The screen's figures have to be these.
 */
export async function decidirCobranza(
  tx: Tx,
  ctx: CommandCtx,
  cuerpo: Cuerpo,
  decidiendo: Decidiendo,
): Promise<CobranzaDecidida | Refusal> {
  const { cobranza } = cuerpo;
  const { cliente, original, guardar } = decidiendo;
  const { rol } = ctx.sesion;
  const malformed = refuseProblems(MENSAJES, checkEnvio({ ...cobranza, descuentoFijo: cuerpo.descuentoFijo }));
  if (malformed) return malformed;
  const armada = await armar(tx, ctx, cuerpo, decidiendo);
  if ('refused' in armada) return armada;

  const { entrada, enlace } = armada;
  const { items } = enlace;
  const escala = await readEscala(tx, ctx.empresa);
  const hechos = await readHechos(tx, ctx, { cliente: cliente.id, cuerpo, items, cobranza: original?.id ?? 0 });
  const own = original ? usoPropio(original) : 0;
  const saldoCuentaCorriente = hechos.saldo + own + creditoTraido(armada, original);
  const live = calcular(entrada, { escala, sinDescuento: cliente.sin_descuento, saldoCuentaCorriente });
  const calculado = estadoDe(items, armada, original);
  const final = resultado(ctx, decidiendo, calculado, live);
  const calculo = final.revision && original ? conservarDescuento(entrada, live, anteriorDe(original)) : live;

  const traidos = traidosDe(armada);
  const aCheckear = {
    numrec: cobranza.numrec,
    entrada,
    items,
    calculo: live,
    escala,
    rol,
    saldoCuentaCorriente,
    traidos,
  };
  const found: Problem<Codigo>[] = [
    ...checkCobranza({ ...aCheckear, calculo }),
    ...(original
      ? checkEdicion(aCheckear, { ...original, equivImp: original.equiv_imp }, enlace.hayRechazados)
      : checkFechaRecibo(entrada.fechaRecibo, ctx.today())),
    ...armada.avisos,
    ...checkPendientes(entrada.documentos, armada.pendientes),
    ...checkChequesDistintos(items),
    ...enlace.problems,
    ...(guardar ? checkGuardar(live) : []),
  ];
  const refusal =
    refuseProblems(MENSAJES, found) ?? checkHechos(hechos, cuerpo, items) ?? checkVistas(cobranza, live, calculo);
  if (refusal) return refusal;
  return {
    entrada,
    items,
    calculo,
    status: final.status,
    substatus: final.substatus,
    tipocob: tipoCob(items.map(({ tipo }) => tipo)),
    revision: final.revision ? { equivImp: live.equivImp, equivPorc: live.equivPorc } : null,
    usuario: usuarioDeQuien(ctx, cuerpo, original),
    observa: observacionDeQuien(ctx, cuerpo, original),
    header: encabezadoDe(cuerpo),
    avisos: warningsOf(found),
  };
}

function anteriorDe(row: CobranzaDetalleRow) {
  return { equivImp: row.equiv_imp, equivPorc: row.equiv_porc, pordesc: row.pordesc, tipodesc: row.tipodesc };
}

/** The screen shows the figures of today, or those that stay when it goes to review: one of the two. */
function checkVistas(cobranza: Cuerpo['cobranza'], live: CobranzaCalculada, stays: CobranzaCalculada): Refusal | null {
  if (checkCifras(cobranza, stays).length === 0) return null;
  return refuseProblems(MENSAJES, checkCifras(cobranza, live));
}

function encabezadoDe({ headerData }: Cuerpo): Encabezado {
  const { usuario: _usuario, jurisdiccion = null, ...rest } = headerData;
  return { ...rest, jurisdiccion };
}
