import type { LineaFactura } from '@distri/domain/facturas';
import { type Centavos, type Dia, type Porcentaje, type Problem, sumQuantities } from '@distri/domain/kernel';
import { type TasaIIBB, type Totals, totals } from '@distri/domain/lineas';
import {
  type CantidadDevuelta,
  type CodigoNotaCredito,
  checkAsociados,
  checkConceptos,
  checkDevolucion,
  importesDevolucion,
  MENSAJES_NOTA_CREDITO,
} from '@distri/domain/notasCredito';
import { type ProblemaVisible, visibleProblems } from '../../lineas/problemas.ts';
import { lineasConcepto, type NotaForm } from './valores.ts';

/** What the taxes of a note follow: the invoice that it corrects. */
export interface TerminosNota {
  bonificacion: Porcentaje;
  alicuotaIVA: Porcentaje;
  iibb: readonly TasaIIBB[];
}

/** The invoice, or the invoices, that the note is about, as far as the form knows them. */
export interface FacturaConocida {
  id: number;
  factura: string;
  importe: Centavos;
  cliente: string;
}

export interface ContextoNota {
  cliente: string;
  hoy: Dia;
  /** Lines of the invoice that the form was opened from. */
  lineas: readonly LineaFactura[];
  terminos: TerminosNota;
  facturas: readonly FacturaConocida[];
}

export interface CalculoNota {
  problemas: ProblemaVisible[];
  totales: Totals;
  /** Amount of each line of the invoice, by number; by return only. */
  importes: ReadonlyMap<number, Centavos>;
  /** Units that come back. */
  unidades: number;
}

/** What comes back, in the order of the invoice. */
export function pedidas(form: Pick<NotaForm, 'cantidades'>, lineas: readonly LineaFactura[]): CantidadDevuelta[] {
  return lineas.flatMap(({ numrenglon }) => {
    const cantidad = form.cantidades[String(numrenglon)] ?? 0;
    return cantidad > 0 ? [{ numrenglon, cantidad }] : [];
  });
}

/** Totals and problems of the note as it is typed, by the rules that the server applies again. */
export function calcularNota(form: NotaForm, contexto: ContextoNota): CalculoNota {
  return form.modo === 'devolucion' ? porDevolucion(form, contexto) : porConcepto(form, contexto);
}

function porDevolucion(form: NotaForm, { lineas, terminos }: ContextoNota): CalculoNota {
  const vuelven = pedidas(form, lineas);
  const { importes, totals: totales } = importesDevolucion(lineas, vuelven, terminos);
  const problems = checkDevolucion(lineas, vuelven).map((problem) => atInvoiceLine(problem, vuelven, lineas));
  return {
    problemas: visibleProblems(MENSAJES_NOTA_CREDITO, problems),
    totales,
    importes: new Map(vuelven.map(({ numrenglon }, at) => [numrenglon, importes[at] ?? 0])),
    unidades: sumQuantities(vuelven.map(({ cantidad }) => cantidad)),
  };
}

/** The rule counts what comes back; the screen shows every line of the invoice. */
function atInvoiceLine(
  problem: Problem<CodigoNotaCredito>,
  vuelven: readonly CantidadDevuelta[],
  lineas: readonly LineaFactura[],
): Problem<CodigoNotaCredito> {
  const match = /^articulos\.(\d+)\.cantidad$/.exec(problem.path ?? '');
  const numrenglon = match && vuelven[Number(match[1])]?.numrenglon;
  const index = lineas.findIndex((linea) => linea.numrenglon === numrenglon);
  return index === -1 ? problem : { ...problem, path: `articulos.${index}.cantidad` };
}

const SIN_IMPORTES: ReadonlyMap<number, Centavos> = new Map();

function porConcepto(form: NotaForm, contexto: ContextoNota): CalculoNota {
  const { terminos, cliente, hoy } = contexto;
  const lineas = lineasConcepto(form.conceptos);
  const totales = totals(lineas, {
    bonificacion: 0,
    alicuotaIVA: terminos.alicuotaIVA,
    iibb: [],
    conImpuestos: true,
    prepago: false,
  });
  const problems = [
    ...checkConceptos(lineas),
    ...checkAsociados(asociadas(contexto), periodoDe(form), { cliente, hoy }),
  ];
  return { problemas: visibleProblems(MENSAJES_NOTA_CREDITO, problems), totales, importes: SIN_IMPORTES, unidades: 0 };
}

/** What the form can know of them: the server looks their rates and earlier notes up. */
function asociadas({ facturas }: ContextoNota) {
  return facturas.map(({ cliente, factura, importe }) => ({
    cliente,
    letra: factura.charAt(0),
    alicuota: 0,
    importe,
    acreditado: 0,
  }));
}

/** The period that the note is about; null when it is about invoices, or the period is not whole yet. */
export function periodoDe({ sobre, desde, hasta }: NotaForm): { desde: Dia; hasta: Dia } | null {
  return sobre === 'periodo' && desde !== null && hasta !== null ? { desde, hasta } : null;
}
