import { formatNumero } from '@distri/domain/cuentas';
import {
  facturar as call,
  MENSAJES_FACTURACION,
  type ProblemaDeFactura,
  type ResultadoFacturacion,
} from '@distri/domain/facturacion';
import { type BodyOf, customerScope, isBlocking, problemText } from '@distri/domain/kernel';
import { type CommandCtx, command } from '../../platform/commands/index.ts';
import { type Tx, toDbRefusal } from '../../platform/db/index.ts';
import { descargarStock } from '../../stock/index.ts';
import { type ClaveTalonario, Numerador, sellarEmitidos } from '../../talonarios/index.ts';
import { avisosDeSalida, bloqueos, type Proyecto, proyectar } from '../decidir.ts';
import { lockFacturables, lockSaldos } from '../repository.ts';
import { type FacturaEmitida, insertFactura } from './insertFactura.ts';

type Pedido = BodyOf<typeof call>['pedidos'][number];

/** An order of the call: what would come out of it, or nothing when there is no such order. */
interface Encargo {
  entrada: Pedido;
  proyecto: Proyecto | null;
  problemas: ProblemaDeFactura[];
}

const textOf = (problema: ProblemaDeFactura) => problemText(MENSAJES_FACTURACION, problema);
const warnings = (problemas: readonly ProblemaDeFactura[]) =>
  problemas.filter((problema) => !isBlocking(problema)).map(textOf);

function block(code: ProblemaDeFactura['code'], pedido: number): ProblemaDeFactura {
  return { code, severity: 'block', params: { pedido } };
}

/** Reads and locks every order of the call and decides on each. */
async function decide(tx: Tx, ctx: CommandCtx, pedidos: readonly Pedido[]): Promise<Encargo[]> {
  const ids = [...new Set(pedidos.map(({ pedido }) => pedido))].sort((a, b) => a - b);
  const rows = await lockFacturables(tx, ids, customerScope(ctx.sesion));
  const contexto = { rol: ctx.sesion.rol, hoy: ctx.today(), empresa: ctx.empresa };
  const seen = new Set<number>();
  return pedidos.map((entrada): Encargo => {
    const row = rows.get(entrada.pedido);
    const repeated = seen.has(entrada.pedido);
    seen.add(entrada.pedido);
    if (row === undefined) return { entrada, proyecto: null, problemas: [block('PEDIDO_INEXISTENTE', entrada.pedido)] };
    if (repeated) return { entrada, proyecto: null, problemas: [block('PEDIDO_REPETIDO', entrada.pedido)] };
    const proyecto = proyectar(row, entrada.litros ?? null, contexto);
    const moved = entrada.version !== undefined && entrada.version !== row.version;
    const problemas = moved ? [block('PEDIDO_CAMBIADO', row.id)] : proyecto.problemas;
    return { entrada, proyecto, problemas };
  });
}

const isReady = (encargo: Encargo): encargo is Encargo & { proyecto: Proyecto } =>
  encargo.proyecto !== null && bloqueos(encargo.problemas).length === 0;

function padsOf({ row }: Proyecto): { factura: ClaveTalonario; remito: ClaveTalonario } {
  return { factura: { id: row.talfactura, letra: row.letra }, remito: { id: row.talremito, letra: 'R' } };
}

function refused(encargo: Encargo, problemas: readonly ProblemaDeFactura[]): ResultadoFacturacion {
  const problems = bloqueos(problemas).map((problema) => ({
    code: problema.code,
    message: textOf(problema),
    ...(problema.path ? { path: problema.path } : {}),
  }));
  const nothing = { factura: null, remito: null, avisos: [] };
  return { pedido: encargo.entrada.pedido, ok: false, message: problems[0]?.message ?? '', problems, ...nothing };
}

function issued({ row, totals }: Proyecto, emitida: FacturaEmitida, avisos: string[]): ResultadoFacturacion {
  const { factura, documento, remito, documentoRemito } = emitida;
  return {
    pedido: row.id,
    ok: true,
    factura: { id: factura, documento, importe: totals.total },
    remito: { id: remito, documento: documentoRemito, importe: totals.subtotal - totals.bonificado },
    message: `Factura ${formatNumero(documento)} y remito ${formatNumero(documentoRemito)}`,
    problems: [],
    avisos,
  };
}

async function emit(tx: Tx, ctx: CommandCtx, proyecto: Proyecto, numerador: Numerador): Promise<FacturaEmitida> {
  const pads = padsOf(proyecto);
  const numeros = { factura: numerador.take(pads.factura), remito: numerador.take(pads.remito) };
  const emitida = await insertFactura(tx, ctx, proyecto, numeros);
  const lineas = proyecto.tomadas.map(({ deposito, id, cantidad }) => ({ deposito, articulo: id, cantidad }));
  const origen = { entidad: 'factura' as const, entidadId: emitida.factura, usuario: ctx.sesion.userId };
  await descargarStock(tx, lineas, origen);
  return emitida;
}

/** What only another try can mend ends the whole call; the rest is this order's own trouble. */
function isFatal(error: unknown): boolean {
  return (toDbRefusal(error)?.status ?? 0) >= 500;
}

/** One order of several: its failure undoes nothing of the others. Null: nothing of it is left. */
async function emitApart(
  tx: Tx,
  ctx: CommandCtx,
  proyecto: Proyecto,
  numerador: Numerador,
): Promise<FacturaEmitida | null> {
  const mark = numerador.mark();
  await tx.send({ text: 'SAVEPOINT pedido' });
  try {
    const emitida = await emit(tx, ctx, proyecto, numerador);
    await tx.send({ text: 'RELEASE SAVEPOINT pedido' });
    return emitida;
  } catch (error) {
    if (isFatal(error)) throw error;
    await tx.send({ text: 'ROLLBACK TO SAVEPOINT pedido' });
    numerador.back(mark);
    ctx.log.error({ err: error, pedido: proyecto.row.id }, 'Un pedido no se pudo facturar');
    return null;
  }
}

function note(
  ctx: CommandCtx,
  { row, tomadas, totals }: Proyecto,
  { factura, documento, documentoRemito }: FacturaEmitida,
): void {
  const { version, estado, tiene_articulos_facturados } = row;
  const despues = { version: version + 1, factura: documento, remito: documentoRemito, importe: totals.total };
  ctx.audit('facturar', 'pedido', row.id, { version, estado, tiene_articulos_facturados }, despues);
  ctx.audit('crear', 'factura', factura, null, {
    documento,
    pedido: row.id,
    cliente: row.cliente,
    importe: totals.total,
    renglones: tomadas.length,
  });
}

/** What the orders of a call share while they are invoiced. */
interface Emision {
  tx: Tx;
  ctx: CommandCtx;
  numerador: Numerador;
  saldos: ReadonlyMap<string, number>;
  write: typeof emitApart;
  facturas: number[];
  remitos: number[];
}

async function invoiceOne(emision: Emision, encargo: Encargo): Promise<ResultadoFacturacion> {
  const { tx, ctx, numerador } = emision;
  if (!isReady(encargo)) return refused(encargo, encargo.problemas);
  const { proyecto, problemas } = encargo;
  const { factura, remito } = padsOf(proyecto);
  const pad = numerador.problem(factura, 'factura') ?? numerador.problem(remito, 'remito');
  if (pad) return refused(encargo, [pad]);
  const emitida = await emision.write(tx, ctx, proyecto, numerador);
  if (emitida === null) return refused(encargo, [block('ERROR_INESPERADO', proyecto.row.id)]);
  emision.facturas.push(emitida.factura);
  emision.remitos.push(emitida.remito);
  note(ctx, proyecto, emitida);
  const stock = avisosDeSalida(proyecto, emision.saldos);
  return issued(proyecto, emitida, warnings([...problemas, ...stock]));
}

/** Balances first, pads last. */
async function open(tx: Tx, ctx: CommandCtx, ready: readonly Proyecto[]): Promise<Emision> {
  const goods = ready.flatMap(({ tomadas }) => tomadas);
  const pads = ready.map(padsOf).flatMap(({ factura, remito }) => [factura, remito]);
  const [saldos, numerador] = await Promise.all([
    goods.length > 0 ? lockSaldos(tx, goods) : new Map<string, number>(),
    Numerador.lock(tx, pads, ctx.today()),
  ]);
  return { tx, ctx, numerador, saldos, write: ready.length > 1 ? emitApart : emit, facturas: [], remitos: [] };
}

/**
 * POST /facturas: invoice and remito of each order, all or nothing order by order (domain-facts §4.3). Locks in one
 * order for everybody: orders by number, balances by article, pads last, for as long as writing takes.
 */
export const facturar = command(call, async (tx, ctx, { body }) => {
  const encargos = await decide(tx, ctx, body.pedidos);
  const emision = await open(
    tx,
    ctx,
    encargos.filter(isReady).map(({ proyecto }) => proyecto),
  );
  const result: ResultadoFacturacion[] = [];
  for (const encargo of encargos) result.push(await invoiceOne(emision, encargo));
  if (emision.facturas.length > 0) tx.atCommit(sellarEmitidos(tx, emision));
  tx.atCommit(emision.numerador.store());
  return { count: result.length, result, avisos: warnings(emision.numerador.warnings()) };
});
