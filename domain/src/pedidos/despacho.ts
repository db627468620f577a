import { isQuantity, type Problem } from '../kernel/index.ts';
import { facturadoDe, type LineaEnCurso } from './efectos.ts';
import { canEditADespachar, type Estadio } from './estados.ts';
import type { CodigoPedido } from './messages.ts';

/** A row of `PUT /pedidos/changeADespachar`. */
export interface CantidadADespachar {
  numrenglon: number;
  adespachar: number;
}

/** 0 ≤ adespachar ≤ pendfac, on lines of the order, each once, while its stage allows it (D2 §4, §5). */
export function checkADespachar(
  pedido: { estadio: Estadio; estado: boolean; articulos: readonly { numrenglon: number; pendfac: number }[] },
  cantidades: readonly CantidadADespachar[],
): Problem<CodigoPedido>[] {
  if (!canEditADespachar(pedido)) return [{ code: 'DESPACHO_CERRADO', severity: 'block' }];
  const pending = new Map(pedido.articulos.map((linea) => [linea.numrenglon, linea.pendfac]));
  return checkPorRenglon(cantidades, 'adespachar', ({ numrenglon, adespachar }) =>
    reasonFor(adespachar, pending.get(numrenglon)),
  );
}

/** A row of `PUT /pedidos/devueltas`: all that came back of the line until now. */
export interface CantidadDevuelta {
  numrenglon: number;
  devuelto: number;
}

/** What is there already ≤ devuelto ≤ what was invoiced (domain-facts §4.4). */
export function checkDevueltas(
  lineas: readonly (Pick<LineaEnCurso, 'cantidad' | 'pendfac' | 'devuelto' | 'acreditado'> & { numrenglon: number })[],
  cantidades: readonly CantidadDevuelta[],
): Problem<CodigoPedido>[] {
  const known = new Map(lineas.map((linea) => [linea.numrenglon, linea]));
  return checkPorRenglon(cantidades, 'devuelto', ({ numrenglon, devuelto }) => {
    const linea = known.get(numrenglon);
    if (!linea) return 'RENGLON_INEXISTENTE';
    if (!isQuantity(devuelto)) return 'DEVUELTAS_INVALIDAS';
    if (devuelto > facturadoDe(linea)) return 'DEVUELTAS_EXCEDIDAS';
    return devuelto < linea.devuelto ? 'DEVUELTAS_MENORES' : null;
  }).map((problem) => ({ ...problem, params: { ...problem.params, devuelto: returned(known, problem) } }));
}

const returned = (known: ReadonlyMap<number, { devuelto: number }>, { params }: Problem) =>
  known.get(Number(params?.numrenglon))?.devuelto ?? 0;

/** One problem at most for each row; a line that is named twice says two things. */
function checkPorRenglon<R extends { numrenglon: number }>(
  rows: readonly R[],
  field: string,
  reason: (row: R) => CodigoPedido | null,
): Problem<CodigoPedido>[] {
  return rows.flatMap((row, index): Problem<CodigoPedido>[] => {
    const { numrenglon } = row;
    const repeated = rows.findIndex((other) => other.numrenglon === numrenglon) < index;
    const code = repeated ? 'RENGLON_REPETIDO' : reason(row);
    const path = `articulos.${numrenglon}.${field}`;
    return code ? [{ code, severity: 'block', path, params: { numrenglon } }] : [];
  });
}

function reasonFor(adespachar: number, pendfac: number | undefined): CodigoPedido | null {
  if (pendfac === undefined) return 'RENGLON_INEXISTENTE';
  if (!isQuantity(adespachar)) return 'DESPACHO_INVALIDO';
  if (adespachar < 0) return 'DESPACHO_NEGATIVO';
  return adespachar > pendfac ? 'DESPACHO_EXCEDIDO' : null;
}
