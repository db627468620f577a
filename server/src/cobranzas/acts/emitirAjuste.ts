import { MENSAJES_ASIENTO, netoDeTotal, parteDeLaBase, repartirDescuento } from '@distri/domain/cobranzas';
import { type Centavos, isRefusal, type Refusal, refuseProblems } from '@distri/domain/kernel';
import { ALICUOTA_IVA_GENERAL, type Totals } from '@distri/domain/lineas';
import { AJUSTE_PLAZO, CONCEPTOS_NOTA_CREDITO, checkAcreditable } from '@distri/domain/notasCredito';
import {
  emitirNotaCredito,
  type FacturaOrigenRow,
  lockFacturasOrigen,
  type NotaEmitida,
  type NotaNueva,
  readClienteNota,
} from '../../notasCredito/index.ts';
import type { CommandCtx } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { type CobranzaDetalleRow, documentoACancelar } from '../filas.ts';

/** ARCA's ids of 21% and 0% (domain-facts §2.4). */
const IVA_GENERAL = 5;
const IVA_CERO = 3;

/** An invoice of the base and its share of the discount. */
interface Parte {
  factura: number | null;
  ingreso: string;
  importe: Centavos;
}

/** The invoices of the base with their exact shares, the odd centavos to the earliest (domain-facts §4.7). */
function partesDe({ documentos }: CobranzaDetalleRow, importe: Centavos): Parte[] {
  const entrada = documentos.map(documentoACancelar);
  const shares = repartirDescuento(importe, entrada);
  return documentos.flatMap((documento, index) => {
    const cancelado = entrada[index];
    if (!cancelado || parteDeLaBase(cancelado) === 0) return [];
    return [{ factura: documento.factura, ingreso: documento.ingreso, importe: shares[index] ?? 0 }];
  });
}

/** One letter and every invoice at hand: ARCA takes no note about invoices of two letters (domain-facts §3). */
function isListable(partes: readonly Parte[], facturas: readonly FacturaOrigenRow[]): boolean {
  const letters = new Set(facturas.map(({ letra }) => letra));
  return facturas.length > 0 && facturas.length === partes.length && letters.size === 1;
}

/** From the first invoice of the base to the last one: the period that a note names when it cannot list them. */
function periodoDe(partes: readonly Parte[], cobranza: CobranzaDetalleRow) {
  const days = partes.map(({ ingreso }) => ingreso).sort();
  return { desde: days[0] ?? cobranza.fecharecibo, hasta: days.at(-1) ?? cobranza.fecharecibo };
}

function totalsDe(importe: Centavos, porcentaje: number): Totals {
  const { neto, iva } = netoDeTotal(importe, porcentaje);
  const taxed = porcentaje > 0;
  return {
    subtotal: neto,
    bonificado: 0,
    gravado: taxed ? neto : 0,
    exento: taxed ? 0 : neto,
    iva,
    iibb: 0,
    impuestosIIBB: [],
    total: importe,
    totalPrepago: 0,
  };
}

const linea = (id: string, detalle: string, precio: Centavos): NotaNueva['lineas'][number] => ({
  id,
  detalle,
  cantidad: id === '' ? 0 : 1,
  unidad: 0,
  precio,
  bonificacion: 0,
  importe: precio,
  origen: null,
});

/** The concept and, under it, the receipt that it is of (D2 §3). */
function lineasDe(cobranza: CobranzaDetalleRow, neto: Centavos): NotaNueva['lineas'] {
  const concepto = CONCEPTOS_NOTA_CREDITO.find(({ id }) => id === AJUSTE_PLAZO);
  return [
    linea(AJUSTE_PLAZO, concepto?.detalle ?? AJUSTE_PLAZO, neto),
    linea('', `Recibo ${cobranza.numrec} · cobranza ${cobranza.id}`, 0),
  ];
}

/**
 * The term-adjustment note of a collection's discount, with its header and on its pad: born applied when posting issues
 * it, open when a Guardada waits for it (domain-facts §4.6). Inside the caller's transaction, the collection locked.
 */
export async function emitirAjuste(
  tx: Tx,
  ctx: CommandCtx,
  cobranza: CobranzaDetalleRow,
  importe: Centavos,
  { aplicada }: { aplicada: boolean },
): Promise<NotaEmitida | Refusal> {
  const partes = partesDe(cobranza, importe);
  const ids = partes.flatMap(({ factura }) => factura ?? []);
  const found = await lockFacturasOrigen(tx, ids, { kind: 'all' });
  const cliente = await readClienteNota(tx, cobranza.cliente, { kind: 'all' });
  if (!cliente) throw new Error('the customer of a collection is always there');
  const refusal = checkDisponible(importe, found);
  if (refusal) return refusal;

  const listable = isListable(partes, found);
  const letra = (listable ? found[0]?.letra : undefined) ?? cliente.letra;
  const alicuota = letra === 'E' ? { id: IVA_CERO, tasa: 0 } : { id: IVA_GENERAL, tasa: ALICUOTA_IVA_GENERAL };
  const totals = totalsDe(importe, alicuota.tasa);
  const shares = new Map(partes.map((parte) => [parte.factura, parte.importe]));
  const { header } = cobranza;
  return emitirNotaCredito(tx, ctx, {
    clase: 'concepto',
    cliente: cobranza.cliente,
    vendedor: cobranza.vendedor,
    letra,
    bonificacion: 0,
    listaprecio: cliente.listaprecio,
    condcomercial: header.condcomercial,
    comision: 0,
    tipoasiento: header.tipoasiento,
    jurisdiccion: header.jurisdiccion ?? cliente.jurisdiccion,
    transporte: header.transporte,
    notacompra: '',
    leyendas: [header.leyenda1, header.leyenda2, '', ''],
    periodo: listable ? null : periodoDe(partes, cobranza),
    totals,
    alicuota: alicuota.id,
    lineas: lineasDe(cobranza, totals.subtotal),
    facturas: listable ? found.map((row) => ({ ...row, importe_asociado: shares.get(row.id) ?? 0 })) : [],
    vueltas: [],
    talonario: header.talrecibo,
    cuenta: { tipo: 'AP', pendiente: aplicada ? 0 : importe },
  });
}

/** The discount never credits more than what is left of the invoices. */
function checkDisponible(importe: Centavos, facturas: readonly FacturaOrigenRow[]): Refusal | null {
  const rows = facturas.map(({ cliente, letra, alicuota, importe: total, acreditado }) => {
    return { cliente, letra, alicuota, importe: total, acreditado };
  });
  const [problem] = checkAcreditable(importe, rows);
  if (!problem) return null;
  const params = problem.params ?? {};
  const refusal = refuseProblems(MENSAJES_ASIENTO, [{ code: 'FACTURAS_ACREDITADAS', severity: 'block', params }]);
  return isRefusal(refusal) ? { ...refusal, status: 409 } : null;
}
