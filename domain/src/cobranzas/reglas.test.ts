import { describe, expect, it } from 'vitest';
import { problemText } from '../kernel/index.ts';
import type { Valor } from '../valores/index.ts';
import { type CobranzaEntrada, calcular } from './calcular.ts';
import { type CobranzaOriginal, checkCobranza, checkEdicion, checkFechaRecibo } from './checks.ts';
import { SIN_DESCUENTO_FIJO } from './descuento.ts';
import { checkCombinacion, checkImportes, checkPendientes, nombreDeDocumento, TIPOS_DOCUMENTO } from './documentos.ts';
import { CONTEXTO, documento, EJEMPLO } from './ejemplos.ts';
import {
  canGuardar,
  estadoAlEditar,
  estadoCalculado,
  isEditableCobranza,
  isEliminable,
  isSoloChequeElectronico,
  tipoCob,
} from './estados.ts';
import { MENSAJES_COBRANZAS, MENSAJES_DOCUMENTOS } from './messages.ts';
import { canCambiarEstado, estadosOfrecidos, TRANSICIONES_COBRANZA } from './transiciones.ts';

const valor = (changes: Partial<Valor> = {}): Valor => ({
  id: 1,
  tipo: 'TRF',
  fecha: '2026-03-20',
  importe: 78_550_000,
  leyenda: 'Transferencia',
  transferencia: { numero: '1', cuenta: 1 },
  cheques: [],
  jurisdiccion: null,
  ...changes,
});
interface Caso extends Partial<CobranzaEntrada> {
  numrec?: string;
  valores?: Valor[];
  rol?: 'A' | 'V';
  saldoCuentaCorriente?: number;
  traidos?: ReadonlySet<number>;
}
function cobranza({ numrec = '12345', valores = [valor()], rol = 'V', traidos = new Set(), ...changes }: Caso = {}) {
  const { saldoCuentaCorriente = 0 } = changes;
  const entrada = { ...EJEMPLO, ...changes, items: valores };
  const calculo = calcular(entrada, CONTEXTO);
  return { numrec, entrada, items: valores, calculo, escala: CONTEXTO.escala, rol, saldoCuentaCorriente, traidos };
}
const codes = (caso: Caso = {}) => checkCobranza(cobranza(caso)).map(({ code }) => code);

describe('the ten checks, in their order (D3 §5)', () => {
  it('a good one has nothing to say', () => {
    expect(codes()).toEqual([]);
  });
  it('1: the receipt number; other than five digits only warns', () => {
    expect(codes({ numrec: ' ' })).toEqual(['RECIBO_VACIO']);
    expect(checkCobranza(cobranza({ numrec: '123' }))[0]).toMatchObject({ code: 'RECIBO_DIGITOS', severity: 'warn' });
  });
  it('2 to 6: documents, items, balance and totals', () => {
    expect(codes({ documentos: [], valores: [] })).toEqual([
      'SIN_DOCUMENTOS',
      'SIN_ITEMS',
      'TOTAL_A_CANCELAR',
      'TOTAL_A_COBRAR',
    ]);
    expect(codes({ valores: [valor({ importe: 100 })] })[0]).toBe('SALDO_NEGATIVO');
  });
  it('7: what an item lacks, in the sentence of its own', () => {
    expect(codes({ valores: [valor({ transferencia: { numero: '', cuenta: null } })] })).toEqual(['ITEMS_INCOMPLETOS']);
    expect(codes({ valores: [valor({ fecha: null })] })).toContain('ITEM_SIN_FECHA');
    const rib = valor({ id: 2, tipo: 'RIB', importe: 10 });
    expect(codes({ valores: [valor(), rib] })).toContain('RETENCION_SIN_JURISDICCION');
    expect(codes({ valores: [valor(), valor({ id: 2, tipo: 'SCC' }), valor({ id: 3, tipo: 'SCC' })] })).toContain(
      'SALDO_REPETIDO',
    );
  });
  it('8: a partial payment cannot have the most of the scale, 25%; with the next row it can', () => {
    const documentos = [documento({ importe: 5_000_000, total: 10_000_000, ingreso: '2026-03-18' })];
    const paidOn = (fecha: string) => codes({ documentos, valores: [valor({ importe: 5_000_000, fecha })] });
    expect(paidOn('2026-03-20')).toContain('DESCUENTO_MAXIMO_PARCIAL');
    expect(paidOn('2026-04-05')).not.toContain('DESCUENTO_MAXIMO_PARCIAL');
    const fixed = { documentos, descuentoFijo: { ...SIN_DESCUENTO_FIJO, enabled: true, importe: 1_000_000 } };
    expect(codes({ ...fixed, valores: [valor({ importe: 5_000_000 })] })).not.toContain('DESCUENTO_MAXIMO_PARCIAL');
  });
  it('9 and 10: prepaid documents want money on or before the invoice, by transfer or withholding', () => {
    const documentos = [documento({ importe: 100, isPrepago: true, ingreso: '2026-03-20' })];
    expect(codes({ documentos, valores: [valor({ importe: 100 })] })).toEqual([]);
    expect(codes({ documentos, valores: [valor({ importe: 100, fecha: '2026-03-21' })] })).toEqual([
      'PREPAGO_PROMEDIO',
    ]);
    const cash = valor({ tipo: 'EFE', importe: 100 });
    expect(codes({ documentos, valores: [cash] })).toEqual(['PREPAGO_ITEMS']);
    expect(codes({ documentos, valores: [cash], rol: 'A' })).toEqual([]);
    // An administrator approved the quotation that it comes from.
    const credito = valor({ id: 7, tipo: 'SCC', importe: 100 });
    const brought = { documentos, valores: [credito], saldoCuentaCorriente: 100 };
    expect(codes(brought)).toEqual(['PREPAGO_ITEMS']);
    expect(codes({ ...brought, traidos: new Set([7]) })).toEqual([]);
    expect(codes({ ...brought, valores: [credito, cash], traidos: new Set([7]) })).toContain('PREPAGO_ITEMS');
  });
  it('a balance for the customer is told before it is saved', () => {
    expect(codes({ valores: [valor({ importe: 99_000_000 })] })).toEqual(['SALDO_A_FAVOR']);
  });
  it('a new receipt is not of the past', () => {
    expect(checkFechaRecibo('2026-03-19', '2026-03-20')).toHaveLength(1);
    expect(checkFechaRecibo('2026-03-20', '2026-03-20')).toHaveLength(0);
  });
});

describe('the edit extras (D3 §5)', () => {
  const original = (changes: Partial<CobranzaOriginal> = {}): CobranzaOriginal => ({
    status: 'P',
    impdesc: 21_450_000,
    pordesc: 220_000,
    ...changes,
  });
  const check = (caso: Caso, was: CobranzaOriginal, rejected = false) =>
    checkEdicion(cobranza(caso), was, rejected).map(({ code }) => code);
  const conAjuste = (importe: number) => [...EJEMPLO.documentos, documento({ id: 9, tipo: 'AP', importe })];

  it('rejected items have to go', () => {
    expect(check({}, original(), true)).toEqual(['ITEMS_RECHAZADOS']);
  });
  it('a non-administrator keeps the discount, unless it is Observada or Guardada', () => {
    const moved = original({ impdesc: 20_000_000 });
    expect(check({}, moved)).toEqual(['DESCUENTO_DISTINTO']);
    expect(check({ rol: 'A' }, moved)).toEqual([]);
    expect(check({}, { ...moved, status: 'O' })).toEqual([]);
    const [problem] = checkEdicion(cobranza(), moved, false);
    expect(problem && problemText(MENSAJES_COBRANZAS, problem)).toBe(
      'El descuento no puede ser distinto a $\u00a0200.000 (22%)',
    );
  });
  it('a Guardada wants its term adjustment: exact, or $ 1 off, not $ 1,01', () => {
    const guardada = original({ status: 'G' });
    const valores = [valor()];
    expect(check({ valores, documentos: conAjuste(21_450_000) }, guardada)).toEqual([]);
    expect(check({ valores, documentos: conAjuste(21_450_100) }, guardada)).toEqual([]);
    expect(check({ valores, documentos: conAjuste(21_450_101) }, guardada)).toEqual(['AJUSTE_INEXACTO']);
  });
});

describe('documents together (D3 §5)', () => {
  const of = (puntoVenta: number, changes = {}) => documento({ puntoVenta, ...changes });
  it.each([
    [[17, 17], []],
    [[17, 4], ['COMBINA_PUNTOS_DE_VENTA']],
    [[15, 6], ['COMBINA_PUNTOS_DE_VENTA']],
    [[15, 4], []],
    [[6, 4], []],
  ])('invoices of sales points %j', (puntos, expected) => {
    const problems = checkCombinacion(
      puntos.map((punto) => of(punto)),
      'V',
    );
    expect(problems.map(({ code }) => code)).toEqual(expected);
    for (const { severity } of checkCombinacion(
      puntos.map((punto) => of(punto)),
      'A',
    ))
      expect(severity).toBe('warn');
  });
  it('prepaid and 30-day invoices do not mix with others, not even for an administrator', () => {
    const problems = checkCombinacion([of(4, { isPrepago: true }), of(4, { condVta30: true })], 'A');
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['COMBINA_PREPAGO', 'block'],
      ['COMBINA_CONDICIONES', 'block'],
    ]);
  });
  it('older debt and open credit notes that stay behind are warned of', () => {
    const older = documento({ id: 1, ingreso: '2026-01-01' });
    const newer = documento({ id: 2, ingreso: '2026-02-01' });
    const credit = documento({ id: 3, tipo: 'CRE', ingreso: '2026-03-01' });
    const left = checkPendientes([newer], [older, newer, credit]).map(({ code }) => code);
    expect(left).toEqual(['HAY_ANTERIORES', 'HAY_NOTAS_DE_CREDITO']);
    expect(checkPendientes([older, credit], [older, newer, credit])).toEqual([]);
  });
  it('amounts between the perceptions and what is open; credits whole', () => {
    const invoice = (importe: number) => documento({ total: 10_000, percepciones: 300, importe });
    const bad = (row: ReturnType<typeof documento>) => checkImportes([row]).length;
    expect([299, 300, 10_000, 10_001].map((importe) => bad(invoice(importe)))).toEqual([1, 0, 0, 1]);
    expect(bad(documento({ tipo: 'CRE', importe: 5, maxImporte: 10 }))).toBe(1);
    expect(checkImportes([documento(), documento()])[0]?.code).toBe('DOCUMENTO_REPETIDO');
  });
  it('names a document as people read it', () => {
    const [problem] = checkImportes([documento({ numero: 'A000400013911', total: 10_000, importe: 10_001 })]);
    const text = problem && problemText(MENSAJES_DOCUMENTOS, problem);
    expect(text).toContain('El importe a cancelar de A 0004-00013911 debe estar entre');
  });
});

describe('statuses (D3 §4, domain-facts §4.6)', () => {
  const row = (tipo: Valor['tipo'], changes = {}) => ({
    tipo,
    recibido: true,
    rechazado: false,
    conComprobante: true,
    ...changes,
  });
  it('computed: a rejected item observes, anything to wait for leaves it pending', () => {
    const of = (...items: ReturnType<typeof row>[]) => estadoCalculado({ items, conRecibo: true });
    expect(of(row('TRF'), row('RIV'))).toBe('A');
    expect(of(row('TRF', { rechazado: true }), row('TRP'))).toBe('O');
    expect(of(row('TRP'))).toBe('P');
    expect(of(row('CHE', { recibido: false }))).toBe('P');
    expect(of(row('RIV', { conComprobante: false }))).toBe('P');
    // Handed in by hand: no images.
    expect(of(row('EFE', { conComprobante: false }), row('RIV', { conComprobante: false }))).toBe('A');
    expect(estadoCalculado({ items: [row('TRF')], conRecibo: false })).toBe('P');
  });
  it('digital unless there is cash or paper', () => {
    expect(tipoCob(['TRF', 'CHE'])).toBe('D');
    expect(tipoCob(['TRF', 'CHF'])).toBe('M');
  });
  it('cheque only: CHE and what comes by itself (D1 §5)', () => {
    expect(isSoloChequeElectronico(['CHE', 'RIB'])).toBe(true);
    expect(isSoloChequeElectronico(['TRF'])).toBe(false);
    expect(isSoloChequeElectronico(['CHE', 'EFE'])).toBe(false);
  });
  it('Save is not for V or S of a level above 5', () => {
    expect([canGuardar('A', null), canGuardar('V', 5), canGuardar('V', 6), canGuardar('S', 6)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
  it('an edit: G with its discount goes on, with another to review; R back to P; the rest by its items', () => {
    const base = {
      substatus: '' as const,
      equivOriginal: 1_000,
      equivNuevo: 1_100,
      rol: 'V' as const,
      calculado: 'A' as const,
    };
    expect(estadoAlEditar({ ...base, status: 'G' })).toEqual({ status: 'A', substatus: 'G', revision: false });
    expect(estadoAlEditar({ ...base, status: 'G', equivNuevo: 1_101 })).toEqual({
      status: 'R',
      substatus: 'G',
      revision: true,
    });
    expect(estadoAlEditar({ ...base, status: 'G', equivNuevo: 9_000, rol: 'A' }).status).toBe('A');
    expect(estadoAlEditar({ ...base, status: 'R', substatus: 'G' })).toMatchObject({ status: 'P', substatus: 'G' });
    expect(estadoAlEditar({ ...base, status: 'O' }).status).toBe('A');
  });
  it('who edits and deletes', () => {
    expect(isEditableCobranza('S', '', 'A')).toBe(false);
    expect(isEditableCobranza('R', '', 'O')).toBe(false);
    expect(isEditableCobranza('A', 'G', 'O')).toBe(false);
    expect(isEditableCobranza('A', 'G', 'A')).toBe(true);
    expect([isEliminable('P', 'A'), isEliminable('S', 'A'), isEliminable('P', 'O')]).toEqual([true, false, false]);
  });
  it('Ingresada comes from Rendida only and is the end', () => {
    const into = TRANSICIONES_COBRANZA.filter(({ to }) => to === 'I');
    expect(into.map(({ action, from }) => [action, from])).toEqual([['ingresar', ['S']]]);
    expect(TRANSICIONES_COBRANZA.filter(({ from }) => from.includes('I'))).toEqual([]);
    expect(estadosOfrecidos('P')).toEqual(['G', 'R', 'O', 'A', 'S']);
    expect(estadosOfrecidos('I')).toEqual([]);
  });
  it('by hand: A, or the user that the company names', () => {
    const persona = { rol: 'O' as const, username: 'tesoreria' };
    expect(canCambiarEstado(persona, 'tesoreria')).toBe(true);
    expect(canCambiarEstado(persona, null)).toBe(false);
    expect(canCambiarEstado({ rol: 'A', username: 'x' }, null)).toBe(true);
  });
});

it('a type of document is read in words, everywhere the same (D3 §3)', () => {
  const nombres = ['Factura', 'Nota de débito', 'Nota de crédito', 'Ajuste plazo'];
  expect(TIPOS_DOCUMENTO.map(nombreDeDocumento)).toEqual(nombres);
  expect(nombreDeDocumento('OTR')).toBe('OTR');
});
