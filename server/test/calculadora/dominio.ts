import { type Centavos, combineDiscounts, pesos, porcentaje } from '@distri/domain/kernel';
import { actualPrice, BONIFICACION_PREPAGO, lineAmount, totals } from '@distri/domain/lineas';
import { z } from 'zod';
import type { Documento, Importes } from './documento.ts';
import { cents, jsonNumber } from './wire.ts';

const toCentavos = (text: string) => z.decode(pesos, jsonNumber(text));
const toPorcentaje = (text: string) => z.decode(porcentaje, jsonNumber(text));
const toText = (amount: Centavos) => cents(Number(z.encode(pesos, amount)));

/** The same document through the package that screens and server calculate with, in and out by the wire. */
export function calculateWithDomain(documento: Documento): Importes {
  const lineas = documento.renglones.map(({ cantidad, precio, bonificacion }) => ({
    cantidad: jsonNumber(cantidad),
    precio: toCentavos(precio),
    bonificacion: toPorcentaje(bonificacion),
  }));
  const result = totals(lineas, {
    bonificacion: toPorcentaje(documento.bonificacion),
    alicuotaIVA: toPorcentaje(documento.iva),
    iibb: documento.iibb.map((tasa, id) => ({ id, nombre: tasa, porcentaje: toPorcentaje(tasa) })),
    conImpuestos: documento.conImpuestos,
    prepago: false,
  });
  return {
    renglones: lineas.map((linea) => toText(lineAmount(linea))),
    subtotal: toText(result.subtotal),
    bonificado: toText(result.bonificado),
    gravado: toText(result.gravado),
    exento: toText(result.exento),
    iva: toText(result.iva),
    iibb: result.impuestosIIBB.map(({ importe }) => toText(importe)),
    total: toText(result.total),
    totalPrepago: toText(result.totalPrepago),
  };
}

export const prepaidDiscountWithDomain = (general: string): string =>
  Number(z.encode(porcentaje, combineDiscounts(toPorcentaje(general), BONIFICACION_PREPAGO))).toFixed(4);

export const actualPriceWithDomain = (precio: string, bonificacion: string, general: string): string =>
  toText(actualPrice(toCentavos(precio), toPorcentaje(bonificacion), toPorcentaje(general)));
