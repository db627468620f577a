import {
  type Cobranza,
  type CobranzaCompleta,
  type ContextoCobranza,
  type DocumentoCancelado,
  diasDeItem,
  habilidadesCobranza,
  type ItemConDias,
  type ItemDeCobranzaGuardado,
  type ValorDevoluble,
} from '@distri/domain/cobranzas';
import { type Dia, daysBetween, type Sesion } from '@distri/domain/kernel';
import { type ACancelarRow, maxImporte } from '../cuentas/index.ts';
import { valorDeFila } from '../valores/index.ts';
import { descuentoFijoDe, type OfrecidoRow } from './contexto.ts';
import type { ChequeRow, CobranzaDetalleRow, CobranzaRow, DocumentoRow, ItemRow } from './filas.ts';

/** A row of the list. */
export function presentCobranza(row: CobranzaRow): Cobranza {
  return {
    id: row.id,
    version: row.version,
    numrec: row.numrec,
    fecharecibo: row.fecharecibo,
    idcliente: row.cliente,
    razsoc: row.razsoc,
    idvendedor: row.vendedor,
    vendedor: row.apenom,
    usuario: row.username,
    status: row.status,
    substatus: row.substatus,
    tipocob: row.tipocob,
    observa: row.observa,
    modified_d: row.modificada,
    cancelado: row.totdocs,
    totdocs: row.totdocs,
    totitems: row.totitems,
    saldo: row.saldo,
    saldototal: row.saldototal,
    dpromdocs: row.dpromdocs,
    dpromitems: row.dpromitems,
    pordesc: row.pordesc,
    impdesc: row.impdesc,
    tipodesc: row.tipodesc,
    descfijo: row.descfijo,
    equiv_porc: row.equiv_porc,
    equiv_imp: row.equiv_imp,
    observado: row.observado,
  };
}

function presentDocumento(row: DocumentoRow, fechaRecibo: Dia): DocumentoCancelado {
  const { factura: _factura, isprepago: isPrepago, ...rest } = row;
  return { ...rest, isPrepago, dias: daysBetween(row.ingreso, fechaRecibo) };
}

function presentCheque(row: ChequeRow): ItemDeCobranzaGuardado['cheques'][number] {
  const { id: _id, en_cartera: _cartera, banco_desc: _banco, ...cheque } = row;
  return cheque;
}

/** A provisional transfer waits to be replaced, a rejected item to be seen to (D2 §5). */
export function presentItem(row: ItemRow, fechaRecibo: Dia): ItemConDias {
  return {
    ...valorDeFila(row),
    numero: row.numero,
    cuenta: row.cuenta,
    dias: diasDeItem(row, fechaRecibo),
    cheques: row.cheques.map(presentCheque),
    cuenta_desc: row.cuenta_desc,
    jurisdiccion_desc: row.jurisdiccion_desc,
    recibido: row.recibido,
    rechazado: row.rechazado,
    observado: row.rechazado || row.tipo === 'TRP',
    observa: row.observa,
    error: row.rechazado,
    _fecha: row.fecha_original,
    _importe: row.importe_original,
    conComprobante: row.comprobante,
    cotizacion_item: row.cotizacion_item,
  };
}

/** Transfers, cash at the bank and cheques, on paper too: what the bank gives back when it is posted already. */
function devolubles({ status, items }: CobranzaDetalleRow, { rol }: Sesion): ValorDevoluble[] {
  if (rol !== 'A' || status !== 'I') return [];
  return items.flatMap(({ fila, tipo, numero, fecha, importe, rechazado, cheques }): ValorDevoluble[] => {
    if (cheques.length > 0)
      return cheques
        .filter((cheque) => !cheque.rechazado)
        .map((cheque) => ({ ...presentDevuelto(cheque), id: `C${cheque.id}`, tipo }));
    if ((tipo !== 'TRF' && tipo !== 'AEF') || rechazado) return [];
    return [{ id: `I${fila}`, tipo, numero, banco: '', fecha, importe }];
  });
}

const presentDevuelto = ({ numero, banco_desc: banco, fecha, importe }: ChequeRow) => ({
  numero,
  banco,
  fecha,
  importe,
});

/** The whole collection as the view and the form read it. */
export function presentDetalle(
  row: CobranzaDetalleRow,
  sesion: Sesion,
  usuarioCambioEstado: string | null,
): CobranzaCompleta {
  const { revision_imp, revision_porc, ajuste } = row;
  return {
    ...presentCobranza(row),
    documentos: row.documentos.map((documento) => presentDocumento(documento, row.fecharecibo)),
    items: row.items.map((item) => presentItem(item, row.fecharecibo)),
    detalleCompleto: {
      cuit: row.cuit,
      localidad: row.cliente_localidad,
      direccion: row.cliente_direccion,
      email: row.cliente_email,
      emailVendedor: row.email_vendedor,
      descuentoFijo: descuentoFijoDe(row),
      headerData: { ...row.header, usuario: row.usuario },
      conRecibo: row.con_recibo,
      revision:
        revision_imp === null || revision_porc === null ? null : { equiv_imp: revision_imp, equiv_porc: revision_porc },
      ajustePlazo: ajuste,
      historial: row.historial,
      devolubles: devolubles(row, sesion),
      puede: habilidadesCobranza(row, sesion, usuarioCambioEstado, ajuste !== null),
    },
  };
}

/** An open document; `dias` to the receipt of the edited collection, or to today. */
export function presentACancelar(row: ACancelarRow, hasta: Dia): ContextoCobranza['documentos'][number] {
  const { factura: _factura, propio, ...rest } = row;
  const dias = daysBetween(row.ingreso, hasta);
  return { ...rest, dias, importe: propio ?? row.pendi, max_importe: maxImporte(row) };
}

export function presentOfrecido(row: OfrecidoRow): ContextoCobranza['itemsPrepago'][number] {
  const { tipo, fecha, importe, leyenda, numero, cuenta, jurisdiccion, recibido } = row;
  return {
    id: row.item,
    ...{ tipo, fecha, importe, leyenda, jurisdiccion, recibido },
    transferencia: { numero, cuenta },
    cheques: row.cheques.map((cheque) => ({ ...cheque, recibido: false, rechazado: false, observa: '' })),
    cuenta_desc: row.cuenta_desc,
    jurisdiccion_desc: row.jurisdiccion_desc,
    rechazado: false,
    observado: tipo === 'TRP',
    observa: '',
    error: false,
    _fecha: fecha,
    _importe: importe,
    conComprobante: row.comprobante,
    cotizacion_item: row.cotizacion_item,
    cotizacion: row.cotizacion,
    documento: row.documento,
    factura: row.factura,
  };
}
