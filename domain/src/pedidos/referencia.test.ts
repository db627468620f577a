import { describe, expect, it } from 'vitest';
import { articulo, linea } from '../lineas/ejemplos.ts';
import { articulosPorCodigo } from '../lineas/index.ts';
import { TEXTOS_PEDIDO } from './messages.ts';
import { linesFromQuotation, referenceCodes } from './referencia.ts';

const HOY = articulosPorCodigo([
  articulo('HX8-4L', { detalle: 'SHELL HELIX HX8 4L', unidad: 4, lista3: 1_600_000 }),
  articulo('HX8-4LPROMO', { lista3: 1_450_000 }),
  articulo('WO-120STOCK', { lista3: 480_000 }),
  articulo('BAJA', { activo: false, lista3: 1 }),
  articulo('SIN-PRECIO', { lista3: 0 }),
]);
const take = (...lineas: ReturnType<typeof linea>[]) => linesFromQuotation(lineas, HOY, 3);

describe('an order from a quotation', () => {
  it('takes today’s price and text, and keeps quantity and discount', () => {
    const { lineas, cambios } = take(linea('HX8-4L', { cantidad: 24, precio: 1_500_000, bonificacion: 50_000 }));
    expect(lineas).toEqual([
      {
        id: 'HX8-4L',
        detalle: 'SHELL HELIX HX8 4L',
        cantidad: 24,
        precio: 1_600_000,
        precioAnterior: 1_500_000,
        bonificacion: 50_000,
        unidad: 4,
        fromArmado: null,
        armado: null,
      },
    ]);
    expect(cambios).toEqual({ preciosActualizados: 1, quitados: [], reemplazados: [] });
  });

  it('leaves out what is not sold today, and says so', () => {
    const { lineas, cambios } = take(linea('NADA'), linea('BAJA'), linea('SIN-PRECIO'), linea('HX8-4L'));
    expect(lineas.map((row) => row.id)).toEqual(['HX8-4L']);
    expect(cambios.quitados.map((row) => row.id)).toEqual(['NADA', 'BAJA', 'SIN-PRECIO']);
  });

  it('takes the suffix off when the base is sold, and joins equal lines with equal discount', () => {
    const { lineas, cambios } = take(
      linea('HX8-4LPROMO', { cantidad: 2, precio: 1_450_000, bonificacion: 100_000 }),
      linea('HX8-4L', { cantidad: 3.5, precio: 1_600_000, bonificacion: 100_000 }),
      linea('HX8-4L', { cantidad: 1, precio: 1_600_000 }),
    );
    expect(lineas.map(({ id, cantidad, precio, bonificacion }) => [id, cantidad, precio, bonificacion])).toEqual([
      ['HX8-4L', 5.5, 1_600_000, 100_000],
      ['HX8-4L', 1, 1_600_000, 0],
    ]);
    expect(cambios).toMatchObject({ preciosActualizados: 1, reemplazados: [{ de: 'HX8-4LPROMO', a: 'HX8-4L' }] });
  });

  it('keeps the suffix when there is no base', () => {
    expect(take(linea('WO-120STOCK', { precio: 480_000 })).lineas.map((row) => row.id)).toEqual(['WO-120STOCK']);
  });

  it('keeps parts of kits apart', () => {
    const part = { fromArmado: 12_345, armado: 'KIT-1' };
    const { lineas } = take(linea('HX8-4L'), linea('HX8-4L', part));
    expect(lineas.map((row) => row.fromArmado)).toEqual([null, 12_345]);
  });

  it('names the codes to read: with and without suffix', () => {
    expect(referenceCodes([linea('HX8-4LPROMO'), linea('HX8-4L'), linea('WO-120')])).toEqual([
      'HX8-4LPROMO',
      'HX8-4L',
      'WO-120',
    ]);
  });
});

describe('the 10-second information', () => {
  const nothing = { preciosActualizados: 0, quitados: [], reemplazados: [] };
  it('says what changed, and nothing when nothing did', () => {
    expect(TEXTOS_PEDIDO.cambiosReferencia(nothing)).toBeNull();
    expect(TEXTOS_PEDIDO.cambiosReferencia({ ...nothing, talonarioEnDesuso: 74 })).toBe(
      'El talonario de remitos 74 de la cotización ya no está activo: el pedido usa el de la empresa.',
    );
    expect(TEXTOS_PEDIDO.cambiosReferencia({ ...nothing, preciosActualizados: 1 })).toBe(
      'Se actualizó al valor de hoy el precio de 1 artículo.',
    );
    expect(
      TEXTOS_PEDIDO.cambiosReferencia({
        preciosActualizados: 2,
        quitados: [
          { id: 'A', detalle: '' },
          { id: 'B', detalle: '' },
        ],
        reemplazados: [{ de: 'CPROMO', a: 'C' }],
      }),
    ).toBe(
      'Se actualizó al valor de hoy el precio de 2 artículos. Se quitaron los no disponibles: A, B. Se reemplazaron: CPROMO por C.',
    );
  });
});

describe('kits of the quotation', () => {
  const part = { fromArmado: 12_345, armado: 'KIT-1' };
  const sold = articulosPorCodigo([articulo('A'), articulo('B'), articulo('BPROMO'), articulo('C')]);

  it('stay as they are: their codes keep the suffix, and they do not join loose lines', () => {
    const { lineas, cambios } = linesFromQuotation([linea('A', part), linea('BPROMO', part), linea('A')], sold, 1);
    expect(lineas.map(({ id, fromArmado }) => [id, fromArmado])).toEqual([
      ['A', 12_345],
      ['BPROMO', 12_345],
      ['A', null],
    ]);
    expect(cambios.reemplazados).toEqual([]);
  });

  it('go whole when one of their parts is not sold', () => {
    const { lineas, cambios } = linesFromQuotation([linea('A', part), linea('NADA', part), linea('C')], sold, 1);
    expect(lineas.map(({ id }) => id)).toEqual(['C']);
    expect(cambios.quitados.map(({ id }) => id)).toEqual(['A', 'NADA']);
  });
});
