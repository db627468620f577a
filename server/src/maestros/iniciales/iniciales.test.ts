import { describe, expect, it } from 'vitest';
import { calidadesArticulo, envasesArticulo, rubrosArticulo } from './articulos.ts';
import { bancos } from './bancos.ts';
import {
  bonificacionesDiasPago,
  bonificacionesRangoLitros,
  clasificacionesCliente,
  condicionesVenta,
  tiposDeAsiento,
  tiposPedido,
  transportes,
  zonas,
} from './comercial.ts';
import { alicuotas, respIVA, tiposDocu } from './impuestos.ts';
import { jurisdicciones } from './territorio/jurisdicciones.ts';

function expectUnique(ids: readonly (number | string)[]): void {
  expect(new Set(ids).size).toBe(ids.length);
}

describe('bancos', () => {
  it('are at least 60, in order of their BCRA code, each once', () => {
    expect(bancos.length).toBeGreaterThanOrEqual(60);
    const ids = bancos.map(({ id }) => id);
    expect(ids.every((id) => /^\d{3}$/.test(id))).toBe(true);
    expect(ids).toEqual([...ids].sort());
    expectUnique(ids);
    expectUnique(bancos.map(({ nombre }) => nombre));
  });

  it.each([
    ['007', 'Galicia'],
    ['011', 'Nación'],
    ['014', 'Provincia de Buenos Aires'],
    ['072', 'Santander'],
    ['191', 'Credicoop'],
    ['285', 'Macro'],
    ['386', 'Entre Ríos'],
  ])('%s is %s', (id, part) => {
    expect(bancos.find((banco) => banco.id === id)?.nombre).toContain(part);
  });
});

describe('impuestos', () => {
  it('has the VAT rates of the tax agency (domain-facts §2.4)', () => {
    const iva = alicuotas.filter(({ impuesto }) => impuesto === 'IVA');
    expect(new Map(iva.map(({ id, porcentaje }) => [id, porcentaje]))).toEqual(
      new Map([
        [3, 0],
        [4, 105_000],
        [5, 210_000],
        [6, 270_000],
        [8, 50_000],
        [9, 25_000],
      ]),
    );
  });

  it('gives every IIBB rate a jurisdiction and a name that says its percentage', () => {
    const known = new Set(jurisdicciones.map(({ id }) => id));
    expectUnique(alicuotas.map(({ id }) => id));
    for (const { impuesto, detalle, porcentaje, jurisdiccion } of alicuotas) {
      expect(detalle).toMatch(new RegExp(` ${String(porcentaje / 10_000).replace('.', ',')}%$`));
      if (impuesto === 'IVA') expect(jurisdiccion).toBeNull();
      else expect(known).toContain(jurisdiccion);
    }
  });

  it('gives each VAT condition its code and letter (domain-facts §2.1)', () => {
    expectUnique(respIVA.map(({ codigoArca }) => codigoArca));
    const letters = Object.fromEntries(respIVA.map(({ id, letra }) => [id, letra]));
    expect(letters).toMatchObject({ RI: 'A', MT: 'A', CF: 'B', EX: 'B' });
    expect(tiposDocu.map(({ id }) => id)).toEqual([80, 86, 87, 89, 90, 91, 94, 96, 99]);
  });
});

describe('comercial', () => {
  it('has the defaults that the documents name (D2 §9, D4 §9)', () => {
    expect(condicionesVenta[0]).toMatchObject({ id: 1, dias: 0 });
    expect(tiposDeAsiento[0]?.id).toBe(1);
    expect(transportes).toEqual([{ id: '000', detalle: 'Propio', cuit: null }]);
    expect(zonas.map(({ id, detalle }) => `${id} ${detalle}`)).toEqual(['1 CABA', '2 OESTE', '3 SUR', '4 NORTE']);
    expect(tiposPedido.map(({ id }) => id)).toEqual(['ENV', 'GRAURE', 'GRALUB', 'GRAREF']);
  });

  it('has scales that rise or fall all the way', () => {
    for (const [index, { dias, porcentaje }] of bonificacionesDiasPago.entries()) {
      const next = bonificacionesDiasPago[index + 1];
      if (next) expect(next.dias > dias && next.porcentaje < porcentaje).toBe(true);
    }
    for (const [index, { inicio, bonificacion }] of bonificacionesRangoLitros.entries()) {
      const next = bonificacionesRangoLitros[index + 1];
      if (next) expect(next.inicio > inicio && next.bonificacion > bonificacion).toBe(true);
    }
  });

  it('has what customers and articles are told apart by, each id and each name once', () => {
    for (const rows of [clasificacionesCliente, rubrosArticulo, calidadesArticulo, envasesArticulo]) {
      expectUnique(rows.map(({ id }) => id));
      expectUnique(rows.map(({ detalle }) => detalle));
    }
  });

  it('takes the type of a bulk order from its category (domain-facts §4.13)', () => {
    const tipos = new Map(rubrosArticulo.map(({ detalle, tipoGranel }) => [detalle, tipoGranel]));
    expect([tipos.get('Urea'), tipos.get('Refrigerantes'), tipos.get('Grasas')]).toEqual([
      'GRAURE',
      'GRAREF',
      'GRALUB',
    ]);
    expect(envasesArticulo.filter(({ granel }) => granel).map(({ detalle }) => detalle)).toEqual(['Granel']);
  });
});
