import type { Centavos, Dia, Problem, Rol } from '../kernel/index.ts';

/** D3 §3: invoice, debit note, credit note, term adjustment. */
export const TIPOS_DOCUMENTO = ['FAC', 'DEB', 'CRE', 'AP'] as const;
export type TipoDocumento = (typeof TIPOS_DOCUMENTO)[number];

const NOMBRES: ReadonlyMap<string, string> = new Map<TipoDocumento, string>([
  ['FAC', 'Factura'],
  ['DEB', 'Nota de débito'],
  ['CRE', 'Nota de crédito'],
  ['AP', 'Ajuste plazo'],
]);

/** What people read of a type of document; a type that nobody named stays as it is written. */
export const nombreDeDocumento = (tipo: string): string => NOMBRES.get(tipo) ?? tipo;

/** A document that a collection cancels, whole or in part. Amounts are positive in every type. */
export interface DocumentoACancelar {
  id: number;
  tipo: TipoDocumento;
  numero: string;
  puntoVenta: number;
  ingreso: Dia;
  total: Centavos;
  percepciones: Centavos;
  /** What was open before this collection: pending less what other live collections take (domain-facts §4.6). */
  pendi: Centavos;
  /** What this collection cancels of it. */
  importe: Centavos;
  /** The most that it may: `pendi`, or the original amount when editing (D3 §5). */
  maxImporte: Centavos;
  isPrepago: boolean;
  condVta30: boolean;
}

/** Sales points that count neither for the days nor for the discount (D3 §9). */
export const PUNTOS_DE_VENTA_EXCLUIDOS: ReadonlySet<number> = new Set([17, 18, 20, 24, 25]);

/** Only what the customer owes can be cancelled in part (D3 §5). */
export function isEditable({ tipo }: Pick<DocumentoACancelar, 'tipo'>): boolean {
  return tipo === 'FAC' || tipo === 'DEB';
}

/** The least that can be cancelled: perceptions are paid first, unless less than them is open (D3 §5). */
export function minimoACancelar({ pendi, percepciones, maxImporte }: DocumentoACancelar): Centavos {
  return Math.min(pendi, percepciones, maxImporte);
}

export function isWithinLimits(documento: DocumentoACancelar): boolean {
  const { importe, maxImporte } = documento;
  return Number.isSafeInteger(importe) && importe >= minimoACancelar(documento) && importe <= maxImporte;
}

/** Perceptions of an invoice that nobody has paid yet; earlier payments went to them first (domain-facts §4.7). */
export function percepcionesImpagas({ percepciones, total, pendi }: DocumentoACancelar): Centavos {
  return Math.max(0, percepciones - (total - pendi));
}

export type CodigoDocumentos =
  | 'COMBINA_PUNTOS_DE_VENTA'
  | 'COMBINA_PREPAGO'
  | 'COMBINA_CONDICIONES'
  | 'HAY_ANTERIORES'
  | 'HAY_NOTAS_DE_CREDITO'
  | 'IMPORTE_FUERA_DE_LIMITES'
  | 'DOCUMENTO_REPETIDO';

type Facturado = Pick<DocumentoACancelar, 'tipo' | 'puntoVenta' | 'isPrepago' | 'condVta30'>;

/**
 * What may not be cancelled together (D3 §5): invoices of sales point 17 with others, or 15 with 6 (a warning for A);
 * prepaid with the rest; different 30-day conditions.
 */
export function checkCombinacion(documentos: readonly Facturado[], rol: Rol): Problem<CodigoDocumentos>[] {
  const facturas = documentos.filter(({ tipo }) => tipo === 'FAC');
  const problems: Problem<CodigoDocumentos>[] = [];
  if (combinesPuntosDeVenta(new Set(facturas.map(({ puntoVenta }) => puntoVenta))))
    problems.push({ code: 'COMBINA_PUNTOS_DE_VENTA', severity: rol === 'A' ? 'warn' : 'block' });
  if (differs(facturas.map(({ isPrepago }) => isPrepago)))
    problems.push({ code: 'COMBINA_PREPAGO', severity: 'block' });
  if (differs(facturas.map(({ condVta30 }) => condVta30)))
    problems.push({ code: 'COMBINA_CONDICIONES', severity: 'block' });
  return problems;
}

/** The rule, not its message, which names 15 or 17 with any other (domain-facts §6.9). */
function combinesPuntosDeVenta(puntos: ReadonlySet<number>): boolean {
  return (puntos.has(17) && puntos.size > 1) || (puntos.has(15) && puntos.has(6));
}

const differs = (values: readonly boolean[]) => new Set(values).size > 1;

type Pendiente = Pick<DocumentoACancelar, 'id' | 'tipo' | 'ingreso'>;

/** What is left behind while newer debt is cancelled: a warning each (D3 §5). `pendientes` is all that is open. */
export function checkPendientes(
  elegidos: readonly Pendiente[],
  pendientes: readonly Pendiente[],
): Problem<CodigoDocumentos>[] {
  const ids = new Set(elegidos.map(({ id }) => id));
  const rest = pendientes.filter(({ id }) => !ids.has(id));
  const newest = elegidos.filter(isEditable).reduce((last, { ingreso }) => (ingreso > last ? ingreso : last), '');
  const problems: Problem<CodigoDocumentos>[] = [];
  if (rest.some((documento) => isEditable(documento) && documento.ingreso < newest))
    problems.push({ code: 'HAY_ANTERIORES', severity: 'warn' });
  if (rest.some(({ tipo }) => tipo === 'CRE')) problems.push({ code: 'HAY_NOTAS_DE_CREDITO', severity: 'warn' });
  return problems;
}

/** Every amount within its limits, no document twice; paths 'documentos.2.importe'. */
export function checkImportes(documentos: readonly DocumentoACancelar[]): Problem<CodigoDocumentos>[] {
  return documentos.flatMap((documento, index): Problem<CodigoDocumentos>[] => {
    const path = `documentos.${index}.importe`;
    const { numero, maxImporte, id } = documento;
    const twice = documentos.slice(0, index).some((earlier) => earlier.id === id);
    if (twice) return [{ code: 'DOCUMENTO_REPETIDO', severity: 'block', path, params: { numero } }];
    const fits = isEditable(documento) ? isWithinLimits(documento) : documento.importe === maxImporte;
    if (fits) return [];
    const params = {
      numero,
      minimo: isEditable(documento) ? minimoACancelar(documento) : maxImporte,
      maximo: maxImporte,
    };
    return [{ code: 'IMPORTE_FUERA_DE_LIMITES', severity: 'block', path, params }];
  });
}
