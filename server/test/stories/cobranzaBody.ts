import {
  type ContextoCobranza,
  calcular,
  type createCobranza,
  type DocumentoACancelar,
  SIN_DESCUENTO_FIJO,
} from '@distri/domain/cobranzas';
import type { BodyOf } from '@distri/domain/kernel';
import { type ItemDeCobranzaEntrada, normalizeValor } from '@distri/domain/valores';

export type CobranzaBody = Omit<BodyOf<typeof createCobranza>, 'setStatus'>;

/** The day of the stories' receipts. */
export const RECIBO = '2026-11-20';

let serial = 0;
export const next = () => ++serial;

type Item = ItemDeCobranzaEntrada & { cotizacion_item?: number };
const base = { leyenda: 'Valor', cheques: [], jurisdiccion: null, transferencia: null };

/** Payment items as the form sends them. */
export const trf = (importe: number, fecha = RECIBO): Item => ({
  ...base,
  id: next(),
  tipo: 'TRF',
  importe,
  fecha,
  transferencia: { numero: '', cuenta: 1 },
});
export const suelto = (tipo: ItemDeCobranzaEntrada['tipo'], importe: number, fecha: string | null = RECIBO): Item => ({
  ...base,
  id: next(),
  tipo,
  importe,
  fecha,
});
export const rib = (importe: number): Item => ({ ...suelto('RIB', importe), jurisdiccion: 902 });

interface ChequeDicho {
  importe: number;
  fecha?: string;
  numero?: string;
  idelectro?: string;
  banco?: string;
  repetido?: boolean;
}

function cheques(tipo: 'CHE' | 'CHF', dichos: readonly ChequeDicho[]): Item {
  const rows = dichos.map(({ importe, fecha = '2026-12-05', banco = '011', ...cheque }) => {
    const numero = cheque.numero ?? String(10_000 + next());
    const iselectro = tipo === 'CHE';
    const idelectro = iselectro ? (cheque.idelectro ?? `E${numero}`) : '';
    return { numero, banco, fecha, importe, iselectro, idelectro, repetido: cheque.repetido ?? false };
  });
  return {
    ...base,
    id: next(),
    tipo,
    fecha: null,
    importe: rows.reduce((sum, row) => sum + row.importe, 0),
    cheques: rows,
  };
}
export const echeqs = (...dichos: ChequeDicho[]) => cheques('CHE', dichos);
export const fisicos = (...dichos: ChequeDicho[]) => cheques('CHF', dichos);

/** The items of the worked example: with them the balance is nothing. */
export const itemsDelEjemplo = () => [trf(300_000_00), echeqs({ importe: 465_500_00 }), rib(20_000_00)];

const headerData = {
  condcomercial: 1,
  tipoasiento: 1,
  talrecibo: 3,
  jurisdiccion: null,
  transporte: '000',
  leyenda1: '',
  leyenda2: '',
};

export interface Carga {
  /** Ids, or ids with the part that is cancelled. */
  documentos: readonly (number | { id: number; importe: number })[];
  items: readonly Item[];
  numrec?: string;
  fecharecibo?: string;
  observa?: string;
  descuentoFijo?: CobranzaBody['descuentoFijo'];
}

/** A receipt number of five digits that no other story has. */
export const nextRecibo = () => String(20_000 + next());

function rulesOf(row: ContextoCobranza['documentos'][number], importe: number): DocumentoACancelar {
  const { id, tipo, numero, ingreso, total, percepciones, pendi, isPrepago, max_importe, punto_venta, condvta30 } = row;
  const facts = { id, tipo, numero, ingreso, total, percepciones, pendi, isPrepago };
  return { ...facts, importe, maxImporte: max_importe, puntoVenta: punto_venta, condVta30: condvta30 };
}

/** What the form sends: ids, amounts, and the two figures that the domain gives it. */
export function armarCuerpo(contexto: ContextoCobranza, carga: Carga): CobranzaBody {
  const { numrec = nextRecibo(), fecharecibo = RECIBO, observa = '', descuentoFijo = SIN_DESCUENTO_FIJO } = carga;
  const documentos = carga.documentos.map((one) => {
    const wanted = typeof one === 'number' ? { id: one } : one;
    const row = contexto.documentos.find((each) => each.id === wanted.id);
    if (!row) throw new Error(`document ${wanted.id} is not offered`);
    return rulesOf(row, 'importe' in wanted ? wanted.importe : row.importe);
  });
  const calculo = calcular(
    { fechaRecibo: fecharecibo, documentos, items: carga.items.map(normalizeValor), descuentoFijo },
    {
      escala: contexto.escala,
      sinDescuento: contexto.cliente.sin_descuento,
      saldoCuentaCorriente: contexto.cliente.saldoCuentaCorriente,
    },
  );
  const { impdesc, saldo } = calculo;
  const sent = documentos.map(({ id: documento, tipo, importe }) => ({ id: documento, tipo, importe }));
  const cobranza = { numrec, fecharecibo, observa, documentos: sent, items: [...carga.items], impdesc, saldo };
  return { headerData: { ...headerData }, cobranza, descuentoFijo };
}
