import { BONIFICACIONES_DIAS_PAGO_FIJAS } from '../lineas/index.ts';
import type { CobranzaContexto, CobranzaEntrada, ItemACobrar } from './calcular.ts';
import { SIN_DESCUENTO_FIJO } from './descuento.ts';
import type { DocumentoACancelar } from './documentos.ts';

/** A whole invoice; tests name only what they are about. Amounts in centavos. */
export function documento(changes: Partial<DocumentoACancelar> = {}): DocumentoACancelar {
  const total = changes.total ?? changes.importe ?? 10_000_000;
  return {
    id: 1,
    tipo: 'FAC',
    numero: 'A000400000001',
    puntoVenta: 4,
    ingreso: '2026-03-02',
    total,
    percepciones: 0,
    pendi: total,
    importe: total,
    maxImporte: total,
    isPrepago: false,
    condVta30: false,
    ...changes,
  };
}

export function item(tipo: ItemACobrar['tipo'], importe: number, fecha: string | null = '2026-03-20'): ItemACobrar {
  return { tipo, importe, fecha, cheques: [] };
}

/** An item of electronic cheques, one by amount and day. */
export function echeqs(...cheques: [importe: number, fecha: string][]): ItemACobrar {
  return {
    tipo: 'CHE',
    importe: cheques.reduce((total, [importe]) => total + importe, 0),
    fecha: null,
    cheques: cheques.map(([importe, fecha], index) => ({
      numero: String(index + 1),
      banco: '011',
      fecha,
      importe,
      iselectro: true,
      idelectro: `E${index + 1}`,
    })),
  };
}

export const CONTEXTO: CobranzaContexto = {
  escala: BONIFICACIONES_DIAS_PAGO_FIJAS,
  sinDescuento: false,
  saldoCuentaCorriente: 0,
};

/** The worked example of domain-facts §4.7: two invoices, a transfer, an ECHEQ and a withholding. */
export const EJEMPLO: CobranzaEntrada = {
  fechaRecibo: '2026-03-20',
  documentos: [
    documento({ id: 1, ingreso: '2026-03-02', total: 60_000_000, percepciones: 1_500_000 }),
    documento({ id: 2, ingreso: '2026-03-12', total: 40_000_000, percepciones: 1_000_000 }),
  ],
  items: [item('TRF', 30_000_000), echeqs([46_550_000, '2026-04-04']), item('RIB', 2_000_000)],
  descuentoFijo: SIN_DESCUENTO_FIJO,
};
