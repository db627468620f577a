import { foldText } from '@distri/domain/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeFilter, filterTest } from './filters.ts';
import { fold } from './kinds.ts';
import { filterRecords, SearchIndex, sorting, sortRecords, sumRecords, toItems } from './model.ts';
import { fromParams, toParams } from './query.ts';
import { type FilterValue, type GridColumn, type GridQuery, SIN_CONSULTA } from './types.ts';

interface Fila {
  id: string;
  razsoc: string;
  cuit: string;
  vendedor: string;
  saldo: number | null;
  litros: number;
  alta: string | null;
}

const COLUMNS: readonly GridColumn<Fila>[] = [
  { id: 'id', title: 'Id', kind: 'id', width: 60, value: (f) => f.id },
  { id: 'razsoc', title: 'Razón social', kind: 'nombre', width: 200, value: (f) => f.razsoc },
  { id: 'cuit', title: 'CUIT', kind: 'codigo', width: 110, value: (f) => f.cuit },
  {
    id: 'vendedor',
    title: 'Vendedor',
    kind: 'texto',
    width: 100,
    value: (f) => f.vendedor,
    filter: 'set',
    groupable: true,
  },
  { id: 'saldo', title: 'Saldo', kind: 'importe', width: 110, value: (f) => f.saldo, sum: true },
  { id: 'litros', title: 'Litros', kind: 'litros', width: 80, value: (f) => f.litros, sum: true },
  { id: 'alta', title: 'Alta', kind: 'fecha', width: 90, value: (f) => f.alta },
];

const fila = (id: string, razsoc: string, rest: Partial<Fila> = {}): Fila => ({
  id,
  razsoc,
  cuit: '30-70881245-6',
  vendedor: 'Paz',
  saldo: 0,
  litros: 0,
  alta: '2026-11-20',
  ...rest,
});

const FILAS = [
  fila('1', 'ÑANDÚ REPUESTOS', { saldo: 100, vendedor: 'Gómez', litros: 0.1 }),
  fila('2', 'Nogal S.A.', { saldo: -50, vendedor: 'Gómez', litros: 0.2 }),
  fila('3', 'CAÑUELAS LUBRICENTRO', { saldo: null, alta: null, cuit: '20-18453210-7' }),
  fila('4', 'zapala norte', { saldo: 100 }),
];

const ids = (rows: readonly Fila[]) => rows.map((row) => row.id).join('');
const search = (buscar: string) =>
  ids(filterRecords(FILAS, COLUMNS, { ...SIN_CONSULTA, buscar }, new SearchIndex(COLUMNS)));
const filter = (id: string, value: FilterValue) =>
  ids(filterRecords(FILAS, COLUMNS, { ...SIN_CONSULTA, filtros: { [id]: value } }, new SearchIndex(COLUMNS)));
const sorted = (id: string, desc = false) => ids(sortRecords(FILAS, COLUMNS, [{ id, desc }]));

describe('fold', () => {
  it('is the kernel rule by a shorter way', () => {
    const tricky = fc.string({ unit: fc.constantFrom(...'aeñÑáÉüÜçß 9\u0301') });
    fc.assert(
      fc.property(fc.oneof(tricky, fc.string({ unit: 'grapheme' })), (text) => {
        expect(fold(text)).toBe(foldText(text));
      }),
    );
  });
});

describe('search', () => {
  it('ignores accents and case, and wants every word', () => {
    expect(search('nandu')).toBe('1');
    expect(search('canuelas LUBRI')).toBe('3');
    expect(search('nogal paz')).toBe('');
    expect(search('gomez')).toBe('12');
  });
  it('finds a CUIT with and without hyphens', () => {
    expect(search('20-18453210-7')).toBe('3');
    expect(search('20184532107')).toBe('3');
  });
});

describe('filters', () => {
  it('narrow by word, choice, amount and day', () => {
    expect(filter('razsoc', { kind: 'text', text: 'norte zapala' })).toBe('4');
    expect(filter('vendedor', { kind: 'set', values: ['Gómez'] })).toBe('12');
    expect(filter('saldo', { kind: 'range', from: 1, to: null })).toBe('14');
    expect(filter('saldo', { kind: 'range', from: null, to: 0 })).toBe('2');
    expect(filter('alta', { kind: 'dates', from: '2026-11-20', to: '2026-11-20' })).toBe('124');
  });
  it('pass no row without a value', () => {
    const saldo = COLUMNS[4];
    expect(saldo && filterTest(saldo, { kind: 'range', from: null, to: 100 })(fila('9', 'x', { saldo: null }))).toBe(
      false,
    );
  });
  it('read what is asked once, not once per row', () => {
    const rows = Array.from({ length: 1000 }, (_, n) => fila(String(n), 'x', {}));
    let reads = 0;
    const asked = {
      kind: 'text',
      get text() {
        reads += 1;
        return 'x';
      },
    } as const;
    const query = { ...SIN_CONSULTA, filtros: { razsoc: asked } };
    expect(filterRecords(rows, COLUMNS, query, new SearchIndex(COLUMNS))).toHaveLength(1000);
    expect(reads).toBe(1);
  });
  it('say what they hide', () => {
    const [, razsoc, , vendedor, saldo, , alta] = COLUMNS;
    if (!razsoc || !vendedor || !saldo || !alta) throw new Error('columns');
    expect(describeFilter(vendedor, { kind: 'set', values: ['Gómez', 'Paz'] })).toBe('Gómez, Paz');
    expect(describeFilter(saldo, { kind: 'range', from: 100000, to: null })).toBe('desde $\u00a01.000');
    expect(describeFilter(alta, { kind: 'dates', from: '2026-11-01', to: '2026-11-20' })).toBe(
      '01/11/2026 a 20/11/2026',
    );
  });
});

describe('sort', () => {
  it('puts ñ after n and ignores case', () => {
    expect(sorted('razsoc')).toBe('3214');
    expect(sorted('razsoc', true)).toBe('4123');
  });
  it('keeps missing values last both ways, and equals as they were', () => {
    expect(sorted('saldo')).toBe('2143');
    expect(sorted('saldo', true)).toBe('1423');
  });
  it('is stable and loses nobody', () => {
    const rows = fc.array(
      fc.record({ saldo: fc.option(fc.integer({ min: -3, max: 3 })), razsoc: fc.constantFrom('a', 'b', 'ñ') }),
    );
    fc.assert(
      fc.property(rows, fc.boolean(), (parts, desc) => {
        const records = parts.map((part, index) => fila(String(index), part.razsoc, { saldo: part.saldo }));
        const result = sortRecords(records, COLUMNS, [{ id: 'saldo', desc }]);
        expect(new Set(result)).toEqual(new Set(records));
        result.forEach((row, at) => {
          const before = result[at - 1];
          if (before && before.saldo === row.saldo) expect(Number(before.id)).toBeLessThan(Number(row.id));
        });
      }),
    );
  });
});

describe('groups', () => {
  const grouped = sortRecords(
    FILAS,
    COLUMNS,
    sorting({ ...SIN_CONSULTA, grupo: 'vendedor', orden: [{ id: 'saldo', desc: false }] }),
  );
  const group = COLUMNS[3];
  it('come in order, with their records in the asked order', () => {
    const items = toItems(grouped, (f) => f.id, group, new Set());
    expect(items.map((item) => (item.type === 'group' ? `[${item.text}]` : item.id)).join('')).toBe('[Gómez]21[Paz]43');
  });
  it('fold', () => {
    const items = toItems(grouped, (f) => f.id, group, new Set(['grupo:vendedor:Gómez']));
    expect(items.map((item) => item.id)).toEqual(['grupo:vendedor:Gómez', 'grupo:vendedor:Paz', '4', '3']);
  });
  it('add up without binary dust', () => {
    const [, , , , saldo, litros] = COLUMNS;
    if (!saldo || !litros) throw new Error('columns');
    expect(sumRecords(FILAS, saldo)).toBe(150);
    expect(sumRecords(FILAS, litros)).toBe(0.3);
  });
});

describe('the address', () => {
  it('gives every query back', () => {
    const words = fc.string({ minLength: 1 });
    const bound = fc.option(fc.integer());
    const query: fc.Arbitrary<GridQuery> = fc.record({
      buscar: fc.string(),
      orden: fc.constantFrom(
        [],
        [
          { id: 'saldo', desc: true },
          { id: 'razsoc', desc: false },
        ],
      ),
      grupo: fc.constantFrom(null, 'vendedor'),
      filtros: fc.record(
        {
          razsoc: fc.record({ kind: fc.constant('text' as const), text: words.filter((text) => text.trim() !== '') }),
          vendedor: fc.record({ kind: fc.constant('set' as const), values: fc.array(words, { minLength: 1 }) }),
          saldo: fc
            .record({ kind: fc.constant('range' as const), from: bound, to: bound })
            .filter(({ from, to }) => from !== null || to !== null),
        },
        { requiredKeys: [] },
      ),
    });
    fc.assert(
      fc.property(query, (asked) => {
        const written = new URLSearchParams(toParams(asked).toString());
        expect(fromParams(written, COLUMNS)).toEqual(asked);
      }),
    );
  });
  it('drops what no longer fits', () => {
    const params = new URLSearchParams('orden=-nada,saldo&f.otra=1&grupo=razsoc&f.alta=ayer..');
    expect(fromParams(params, COLUMNS)).toEqual({
      ...SIN_CONSULTA,
      orden: [{ id: 'saldo', desc: false }],
      filtros: { alta: { kind: 'dates', from: null, to: null } },
    });
  });
});
