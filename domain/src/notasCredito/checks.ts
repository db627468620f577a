import { type Centavos, type Dia, isQuantity, type Porcentaje, type Problem } from '../kernel/index.ts';
import { AJUSTE_PLAZO, isConcepto, isContinuacion } from './conceptos.ts';
import type { CodigoNotaCredito } from './messages.ts';

export type ProblemaNotaCredito = Problem<CodigoNotaCredito>;

interface Concepto {
  id: string;
  detalle: string;
  cantidad: number;
  precio: Centavos;
  bonificacion: Porcentaje;
}

const block = (
  code: CodigoNotaCredito,
  path?: string,
  params?: ProblemaNotaCredito['params'],
): ProblemaNotaCredito => ({
  code,
  severity: 'block',
  ...(path ? { path } : {}),
  ...(params ? { params } : {}),
});

function checkTexto(linea: Concepto, index: number): ProblemaNotaCredito[] {
  const path = `articulos.${index}`;
  if (index === 0) return [block('TEXTO_SIN_CONCEPTO', `${path}.id`)];
  if (linea.detalle.trim() === '') return [block('TEXTO_VACIO', `${path}.detalle`)];
  return linea.precio === 0 ? [] : [block('TEXTO_CON_IMPORTE', `${path}.precio`)];
}

function checkConcepto(linea: Concepto, index: number): ProblemaNotaCredito[] {
  const path = `articulos.${index}`;
  if (!isConcepto(linea.id)) return [block('CONCEPTO_INEXISTENTE', `${path}.id`, { id: linea.id })];
  if (linea.detalle.trim() === '') return [block('TEXTO_VACIO', `${path}.detalle`)];
  if (!isQuantity(linea.cantidad) || linea.cantidad <= 0) return [block('CONCEPTO_CANTIDAD', `${path}.cantidad`)];
  if (linea.precio <= 0) return [block('CONCEPTO_PRECIO', `${path}.precio`)];
  const discounted = linea.bonificacion >= 0 && linea.bonificacion <= 1_000_000;
  return discounted ? [] : [block('CONCEPTO_BONIFICACION', `${path}.bonificacion`)];
}

/** Lines of a note of concepts: codes of the list, and text rows after them (D2 §3). */
export function checkConceptos(lineas: readonly Concepto[]): ProblemaNotaCredito[] {
  if (lineas.length === 0) return [block('SIN_RENGLONES')];
  return lineas.flatMap((linea, index) =>
    isContinuacion(linea) ? checkTexto(linea, index) : checkConcepto(linea, index),
  );
}

export interface FacturaCorregida {
  cliente: string;
  letra: string;
  alicuota: number;
  importe: Centavos;
  /** What earlier notes about it have credited. */
  acreditado: Centavos;
}

/** A note names the invoices that it corrects, or a period (ARCA refuses one with neither; domain-facts §3). */
export function checkAsociados(
  facturas: readonly FacturaCorregida[],
  periodo: { desde: Dia; hasta: Dia } | null,
  { cliente, hoy }: { cliente: string; hoy: Dia },
): ProblemaNotaCredito[] {
  if (facturas.length === 0 && periodo === null) return [block('ASOCIADO_REQUERIDO', 'facturas')];
  if (facturas.length > 0 && periodo !== null) return [block('ASOCIADO_DOBLE', 'facturas')];
  if (periodo !== null)
    return periodo.desde <= periodo.hasta && periodo.hasta <= hoy ? [] : [block('PERIODO_INVALIDO', 'periodo')];
  if (facturas.some((factura) => factura.cliente !== cliente)) return [block('FACTURA_AJENA', 'facturas')];
  if (new Set(facturas.map(({ letra }) => letra)).size > 1) return [block('LETRAS_DISTINTAS', 'facturas')];
  return new Set(facturas.map(({ alicuota }) => alicuota)).size > 1 ? [block('ALICUOTAS_DISTINTAS', 'facturas')] : [];
}

/** A note is never worth more than what its invoices still have to be credited. */
export function checkAcreditable(importe: Centavos, facturas: readonly FacturaCorregida[]): ProblemaNotaCredito[] {
  if (importe <= 0) return [block('IMPORTE_CERO', 'articulos')];
  if (facturas.length === 0) return [];
  const disponible = facturas.reduce((sum, factura) => sum + Math.max(0, factura.importe - factura.acreditado), 0);
  return importe > disponible ? [block('ACREDITA_DE_MAS', 'articulos', { disponible })] : [];
}

/** The net that the form showed is the one that its rows give. */
export function checkImporteNota(enviado: Centavos, calculado: Centavos): ProblemaNotaCredito[] {
  return enviado === calculado ? [] : [block('IMPORTE_DISTINTO', 'importe', { enviado, calculado })];
}

/** The account files a note of term adjustments as AP, any other as CRE (domain-facts §2.1, §4.6). */
export function tipoEnCuenta(lineas: readonly { id: string }[]): 'AP' | 'CRE' {
  const conceptos = lineas.filter((linea) => !isContinuacion(linea));
  return conceptos.length > 0 && conceptos.every(({ id }) => id === AJUSTE_PLAZO) ? 'AP' : 'CRE';
}
