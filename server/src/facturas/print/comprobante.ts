import { conIvaIncluido, TEXTOS_FACTURA } from '@distri/domain/facturas';
import { type Centavos, formatDia, formatPercent } from '@distri/domain/kernel';
import { type ClaseComprobante, codigoImpreso, numeroImpreso } from '@distri/domain/talonarios';
import {
  type DocumentoVentaPrint,
  type ImportesPrint,
  type LineaPrint,
  type Papel,
  type RenglonTotal,
  renglonesDeImpuestos,
} from '../../lineas/index.ts';
import type { Content } from '../../platform/pdf/index.ts';
import { formatPesos, printable } from '../../platform/pdf/paper/index.ts';
import { QUIET_INK } from '../../platform/pdf/paper/tokens.ts';

/** A document with a letter, a number and taxes: invoice or credit note. */
export interface ComprobantePrint extends DocumentoVentaPrint {
  clase: Exclude<ClaseComprobante, 'remito'>;
  letra: string;
  puntoVenta: number;
  numero: number;
  autorizacion: { cae: string | null; caeVto: string | null };
  importes: ImportesPrint;
}

/** Letter B does not discriminate VAT: its buyer cannot deduct it. */
const isIvaIncluido = ({ letra }: Pick<ComprobantePrint, 'letra'>) => letra === 'B';

const discounted = (documento: ComprobantePrint, bonificado: Centavos): RenglonTotal[] =>
  bonificado === 0 ? [] : [{ texto: `Bonificación ${formatPercent(documento.bonificacion)}`, importe: -bonificado }];

function discriminated(documento: ComprobantePrint): RenglonTotal[] {
  const { importes } = documento;
  const net: RenglonTotal = { texto: 'Importe neto gravado', importe: importes.importe_bonificado };
  return [
    { texto: 'Subtotal', importe: importes.subtotal },
    ...discounted(documento, importes.bonificado),
    { ...net, ...(importes.iva === 0 ? { texto: 'Importe exento' } : {}) },
    ...(importes.iva === 0 ? [] : renglonesDeImpuestos({ ...documento, iibb: [] }, importes.iva)),
  ];
}

function included(documento: ComprobantePrint): RenglonTotal[] {
  const { subtotal, bonificado } = conIvaIncluido({ ...documento.importes, alicuotaIVA: documento.alicuotaIVA }, []);
  return [{ texto: 'Subtotal', importe: subtotal }, ...discounted(documento, bonificado)];
}

/** Amounts, each perception with its rate, and the total. */
function renglones(documento: ComprobantePrint): RenglonTotal[] {
  const { importes, iibb } = documento;
  const [, ...perceptions] = renglonesDeImpuestos({ alicuotaIVA: 0, iibb }, 0);
  const net = isIvaIncluido(documento) ? included(documento) : discriminated(documento);
  return [...net, ...perceptions, { texto: 'Importe Total', importe: importes.importe, tono: 'final' }];
}

/** The lines as the letter shows them. */
export function lineasDeComprobante(documento: ComprobantePrint): readonly LineaPrint[] {
  if (!isIvaIncluido(documento)) return documento.lineas;
  const { lineas } = conIvaIncluido({ ...documento.importes, alicuotaIVA: documento.alicuotaIVA }, documento.lineas);
  return documento.lineas.map((linea, index) => ({ ...linea, ...lineas[index] }));
}

/** Ley 27.743: who buys by letter B reads how much of the price is tax. */
function transparencia(documento: ComprobantePrint): string[] {
  if (!isIvaIncluido(documento)) return [];
  return [
    'Régimen de Transparencia Fiscal al Consumidor (Ley 27.743)',
    `IVA contenido: ${formatPesos(documento.importes.iva)}`,
    `Otros impuestos nacionales indirectos: ${formatPesos(0)}`,
  ];
}

/** CAE and its expiry; nothing while ARCA has not been asked. */
function authorization({ autorizacion: { cae, caeVto } }: ComprobantePrint): Content[] {
  if (cae === null || caeVto === null) return [];
  const text = `CAE N° ${cae}   Vencimiento del CAE ${formatDia(caeVto)}`;
  return [{ text: printable(text), bold: true, alignment: 'right', color: QUIET_INK, margin: [0, 10, 12, 0] }];
}

/** What an invoice and a credit note have in common on paper. */
export function papelDeComprobante(
  documento: ComprobantePrint,
  propio: Pick<Papel, 'datos' | 'notas' | 'bloque'> & { nombre: string; fechas: Papel['titulo']['fechas'] },
): Papel {
  const pending = documento.autorizacion.cae === null;
  return {
    titulo: {
      nombre: propio.nombre,
      numero: numeroImpreso(documento),
      fechas: propio.fechas,
      letra: {
        letra: documento.letra,
        leyendas: [`CÓD. ${codigoImpreso(documento.clase, documento.letra)}`, 'ORIGINAL'],
      },
    },
    datos: propio.datos,
    ...(propio.bloque ? { bloque: propio.bloque } : {}),
    renglones: renglones(documento),
    notas: [...propio.notas, ...transparencia(documento)],
    avisos: pending ? [TEXTOS_FACTURA.sinAutorizacion] : [],
    alPie: authorization(documento),
    pie: pending ? TEXTOS_FACTURA.sinAutorizacion : `Cód. ${codigoImpreso(documento.clase, documento.letra)}`,
  };
}
