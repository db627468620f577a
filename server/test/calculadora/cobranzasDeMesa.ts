import fc from 'fast-check';
import type { Comprobante, Recibo, Valor } from './cobranzas.ts';
import { money, moveTo, reciboDe, share } from './cobranzasArbitrarios.ts';

/** The least that a document or an item of these is worth: less of a document is nothing (domain-facts §4.9). */
const atLeast = (least: number, amount: string): string => money(Math.max(least, Number(amount.replace('.', ''))));

/** A document as the server may have it: credits whole, flags of invoices only and all alike. */
function asOpen(row: Comprobante, flags: { prepago: boolean; condvta30: boolean }): Comprobante {
  const isInvoice = row.tipo === 'FAC';
  const pendi = atLeast(5, row.pendi);
  const isPartial = (isInvoice || row.tipo === 'DEB') && pendi === row.pendi;
  return {
    ...row,
    total: atLeast(5, row.total),
    pendi,
    importe: isPartial ? atLeast(1, row.importe) : pendi,
    maximo: pendi,
    prepago: isInvoice && flags.prepago,
    condvta30: isInvoice && flags.condvta30,
  };
}

/** An item that the server takes: dated, not before the receipt but for TRF and AEF, cheques in an item of cheques. */
function asEntered(row: Valor, hoy: string): Valor[] {
  const notBefore = (fecha: string | null): string => (fecha === null || fecha < hoy ? hoy : fecha);
  const isFree = row.tipo === 'TRF' || row.tipo === 'AEF';
  if (row.tipo === 'SCC') return [];
  if (row.tipo !== 'CHE' && row.tipo !== 'CHF')
    return [{ ...row, fecha: isFree ? (row.fecha ?? hoy) : notBefore(row.fecha) }];
  const cheques = row.cheques.map((cheque) => ({ ...cheque, fecha: notBefore(cheque.fecha) }));
  return cheques.length === 0 ? [] : [{ ...row, cheques }];
}

/** A collection of today that passes every check which amounts and days do not decide. */
export const reciboDeMesa = (hoy: string): fc.Arbitrary<Recibo> =>
  fc
    .record({
      base: reciboDe({ most: 1_000_000_00, documentos: 8, items: 4 }),
      prepago: fc.integer({ min: 0, max: 7 }).map((n) => n === 0),
      condvta30: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
      credito: fc.option(fc.integer({ min: 1, max: 1000 })),
    })
    .map(({ base, prepago, condvta30, credito }) => {
      const { comprobantes, valores, ...rest } = moveTo(base, hoy);
      const usado = share(Number(rest.cuenta.replace('.', '')), credito ?? 0);
      const scc: Valor[] = usado > 0 ? [{ tipo: 'SCC', fecha: hoy, importe: money(usado), cheques: [] }] : [];
      return {
        ...rest,
        comprobantes: comprobantes.map((row) => asOpen(row, { prepago, condvta30 })),
        valores: [...valores.flatMap((row) => asEntered(row, hoy)), ...scc],
      };
    });
