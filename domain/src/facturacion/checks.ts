import { type Centavos, type Problem, sumQuantities } from '../kernel/index.ts';
import { litres } from '../lineas/index.ts';
import type { LetraFactura } from '../talonarios/index.ts';
import { cantidadAFacturar, type LineaPendiente, type LitrosMedidos } from './cantidades.ts';
import type { CodigoFacturacion } from './messages.ts';

export type ProblemaDeFactura = Problem<CodigoFacturacion>;

/** A line of the order, as its invoice looks at it. */
export type LineaDePedido = LineaPendiente & { id: string };
export type LineaTomada<L> = L & { cantidad: number };

const block = (
  code: CodigoFacturacion,
  params: ProblemaDeFactura['params'] = {},
  path?: string,
): ProblemaDeFactura => ({
  code,
  severity: 'block',
  params: params ?? {},
  ...(path ? { path } : {}),
});

function bulkProblem(linea: LineaDePedido, cantidad: number | null, litros: number | undefined) {
  const path = `litros.${linea.numrenglon}`;
  if (cantidad === null) return block('LITROS_FALTANTES', { articulo: linea.id }, path);
  if (cantidad <= linea.pendfac) return null;
  const pendiente = linea.unidad === 0 ? linea.pendfac : litres([{ cantidad: linea.pendfac, unidad: linea.unidad }]);
  return block('LITROS_EXCEDIDOS', { articulo: linea.id, litros: litros ?? 0, pendiente }, path);
}

/** Litres for lines that take none. */
function foreignLitres(lineas: readonly LineaDePedido[], medidos: readonly LitrosMedidos[]): ProblemaDeFactura[] {
  const byNumber = new Map(lineas.map((linea) => [linea.numrenglon, linea]));
  return medidos.flatMap(({ numrenglon }) => {
    const linea = byNumber.get(numrenglon);
    const path = `litros.${numrenglon}`;
    if (linea === undefined || linea.pendfac <= 0) return [block('RENGLON_SIN_PENDIENTE', { numrenglon }, path)];
    return linea.granel ? [] : [block('LITROS_DE_ENVASADO', { articulo: linea.id }, path)];
  });
}

/**
 * The lines that an invoice takes, with their quantities, and what is wrong with them. `medidos` undefined: nobody was
 * asked yet, and bulk counts as the quantity to dispatch (what the screen shows beforehand).
 */
export function tomarLineas<L extends LineaDePedido>(
  lineas: readonly L[],
  medidos: readonly LitrosMedidos[] | null | undefined,
  maxRenglones: number,
): { tomadas: LineaTomada<L>[]; problemas: ProblemaDeFactura[] } {
  const problemas: ProblemaDeFactura[] = medidos ? foreignLitres(lineas, medidos) : [];
  const tomadas: LineaTomada<L>[] = [];
  for (const linea of lineas.filter(({ pendfac }) => pendfac > 0)) {
    const cantidad =
      medidos === undefined ? Math.min(linea.adespachar, linea.pendfac) : cantidadAFacturar(linea, medidos ?? []);
    const litros = medidos?.find(({ numrenglon }) => numrenglon === linea.numrenglon)?.litros;
    const problema = linea.granel && medidos !== undefined ? bulkProblem(linea, cantidad, litros) : null;
    if (problema) problemas.push(problema);
    else if (cantidad !== null && cantidad > 0) tomadas.push({ ...linea, cantidad });
  }
  if (tomadas.length === 0 && problemas.length === 0) problemas.push(block('SIN_CANTIDADES'));
  if (tomadas.length > maxRenglones) problemas.push(block('MAX_RENGLONES', { max: maxRenglones }));
  return { tomadas, problemas };
}

/** ARCA's document type of a buyer that nobody identified (domain-facts §2.3). */
const SIN_IDENTIFICAR = 99;

/** A B invoice to a final consumer over the threshold names its buyer (domain-facts §2.3). */
export function checkComprador(
  comprador: { respIVA: string; tipodocu: number; numeroDocumento: string },
  factura: { letra: LetraFactura; importe: Centavos },
  umbral: Centavos,
): ProblemaDeFactura[] {
  const anonymous = comprador.tipodocu === SIN_IDENTIFICAR || comprador.numeroDocumento.trim() === '';
  const needed = factura.letra === 'B' && comprador.respIVA === 'CF' && factura.importe >= umbral;
  return needed && anonymous ? [block('CONSUMIDOR_SIN_IDENTIFICAR', { umbral })] : [];
}

/** Physical stock that the discharge leaves below zero: allowed, with a warning (domain-facts §4.4). */
export function avisosDeStock(
  tomadas: readonly { id: string; cantidad: number }[],
  total: (articulo: string) => number,
): ProblemaDeFactura[] {
  const sums = new Map<string, number>();
  for (const { id, cantidad } of tomadas) sums.set(id, sumQuantities([sums.get(id) ?? 0, cantidad]));
  return [...sums].flatMap(([articulo, cantidad]): ProblemaDeFactura[] => {
    const queda = sumQuantities([total(articulo), -cantidad]);
    return queda < 0 ? [{ code: 'STOCK_NEGATIVO', severity: 'warn', params: { articulo, queda } }] : [];
  });
}
