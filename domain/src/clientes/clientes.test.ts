import { describe, expect, it } from 'vitest';
import { ESTADOS_CLIENTE, ESTADOS_MAPA, estadoCliente, isOcasional, tinteCliente } from './estados.ts';
import {
  type ClienteOcasional,
  checkOcasional,
  chooseVendedor,
  formatDocumento,
  MENSAJES_CLIENTE,
  normalizeDocumento,
  OCASIONAL_VACIO,
  vendedorDeOcasional,
} from './ocasional.ts';

const cliente = (id: string, inhabilitado = false, inactivo = false) => ({ id, inhabilitado, inactivo });

describe('state of a customer', () => {
  it.each([
    [cliente('10233'), 'Activo', null],
    [cliente('X00012'), 'Ocasional', null],
    [cliente('10233', false, true), 'Inactivo', 'inactivo'],
    [cliente('10233', true, true), 'Inhabilitado', 'inhabilitado'],
    [cliente('X00012', true), 'Inhabilitado', 'inhabilitado'],
  ])('%j is %s', (row, palabra, tinte) => {
    expect(ESTADOS_CLIENTE[estadoCliente(row)].palabra).toBe(palabra);
    expect(tinteCliente(row)).toBe(tinte);
  });
  it('the map counts every state once', () => {
    expect([...ESTADOS_MAPA].sort()).toEqual(Object.keys(ESTADOS_CLIENTE).sort());
  });
  it('only an X at the start is occasional', () => {
    expect([isOcasional('X1'), isOcasional('1X'), isOcasional('x1')]).toEqual([true, false, false]);
  });
});

describe('an occasional customer', () => {
  const completo: ClienteOcasional = {
    ...OCASIONAL_VACIO,
    razsoc: 'TALLER EJEMPLO SRL',
    direccion: 'RUTA 3 KM 690',
    numdocu: '30-71234567-1',
    vendedor: '7',
  };

  it('starts as CUIT and responsable inscripto', () => {
    expect(OCASIONAL_VACIO).toMatchObject({ tipodocu: 80, respIVA: 'RI' });
  });

  it('needs five fields, each pointed at', () => {
    expect(checkOcasional(completo)).toEqual([]);
    const paths = checkOcasional({ ...OCASIONAL_VACIO, tipodocu: null, razsoc: '  ' }).map((problema) => problema.path);
    expect(paths).toEqual(['razsoc', 'direccion', 'tipodocu', 'numdocu', 'vendedor']);
    expect(checkOcasional({ ...completo, vendedor: '' })).toEqual([
      { code: 'CAMPOS_OBLIGATORIOS', severity: 'block', path: 'vendedor' },
    ]);
    expect(MENSAJES_CLIENTE.CAMPOS_OBLIGATORIOS({})).toBe('Debe completar los campos obligatorios');
  });

  it.each([
    [80, '30-71234567-1', []],
    [80, '30-71234567-2', ['CUIT_INVALIDO']],
    [86, '20-123', ['CUIT_INVALIDO']],
    [96, '20.123.456', []],
    [96, '123', ['DOCUMENTO_INVALIDO']],
    [94, 'AAB12345', []],
  ])('document type %d and number %s: %j', (tipodocu, numdocu, codes) => {
    const found = checkOcasional({ ...completo, tipodocu, numdocu });
    expect(found.map(({ code }) => code)).toEqual(codes);
    expect(found.every(({ severity, path }) => severity === 'block' && path === 'numdocu')).toBe(true);
  });

  it('a number is stored and compared without what people put between its digits', () => {
    expect(normalizeDocumento(80, ' 30-71234567-1')).toBe('30712345671');
    expect(normalizeDocumento(96, '20.123.456')).toBe('20123456');
    expect(normalizeDocumento(94, ' AAB12345 ')).toBe('AAB12345');
    expect([formatDocumento(80, '30712345671'), formatDocumento(96, '20123456')]).toEqual([
      '30-71234567-1',
      '20123456',
    ]);
  });

  it('belongs to whom A, S and O choose, else to who is asking', () => {
    expect((['A', 'S', 'O', 'V', 'L'] as const).map(chooseVendedor)).toEqual([true, true, true, false, false]);
    expect(vendedorDeOcasional({ rol: 'S', vendedor: '3' }, '7')).toBe('7');
    expect(vendedorDeOcasional({ rol: 'V', vendedor: '3' }, '7')).toBe('3');
    expect(vendedorDeOcasional({ rol: 'V', vendedor: null }, '7')).toBe('');
  });
});
