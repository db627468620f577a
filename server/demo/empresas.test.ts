import { readFileSync } from 'node:fs';
import path from 'node:path';
import { empresasSchema, isBerner, isValidCuit } from '@distri/domain/kernel';
import { describe, expect, it } from 'vitest';
import { projectDir } from '../src/platform/paths.ts';

const text = readFileSync(path.join(projectDir, 'config', 'empresas.json'), 'utf8');
const { empresas } = empresasSchema.parse(JSON.parse(text));

describe('config/empresas.json', () => {
  it('names the three servers of D1 §2.1, Buenos Aires first', () => {
    expect(empresas.map(({ nombre, predeterminada }) => [nombre, predeterminada])).toEqual([
      ['Buenos Aires', true],
      ['Bahia Blanca', false],
      ['Olavarría', false],
    ]);
  });

  it('shows every switch both ways', () => {
    for (const key of Object.keys(empresas[0]?.menu ?? {})) {
      const seen = empresas.map(({ menu }) => Object.entries(menu).find(([name]) => name === key)?.[1]);
      expect(new Set(seen), key).toEqual(new Set([true, false]));
    }
    expect(empresas.filter((empresa) => empresa.exentaDireccionEntrega)).toHaveLength(1);
    expect(empresas.filter((empresa) => empresa.tablaFijaDiasPago)).toHaveLength(2);
    expect(empresas.filter(({ id }) => isBerner(id))).toHaveLength(1);
    expect(new Set(empresas.map(({ maxArticulosPedido }) => maxArticulosPedido)).size).toBe(3);
    expect(new Set(empresas.map(({ usuarioCambioEstado }) => usuarioCambioEstado)).size).toBe(3);
    expect(new Set(empresas.map(({ color }) => color)).size).toBe(3);
  });

  it('keeps what the documents fix: 10% at most, 7 days, sales point 17, warehouse 2, pads 50, 4 and 3', () => {
    for (const empresa of empresas) {
      expect(empresa).toMatchObject({
        maxBonificacion: 100_000,
        validezCotizacionDias: 7,
        puntoVentaBloqueante: 17,
        depositoPredeterminado: 2,
        talonarios: { factura: 50, remito: 4, notaCredito: 3 },
        umbralConsumidorFinal: 1_000_000_000,
      });
    }
  });

  it('has companies with a CUIT of their own and an address of the API each', () => {
    for (const { id, legal, apiBase } of empresas) {
      expect(isValidCuit(legal.cuit), legal.cuit).toBe(true);
      expect(apiBase).toBe(`/${id}/v1`);
    }
    expect(new Set(empresas.map(({ legal }) => legal.cuit)).size).toBe(3);
  });

  it('is refused with a key that nobody knows', () => {
    const [first, ...rest] = JSON.parse(text).empresas;
    expect(empresasSchema.safeParse({ empresas: [{ ...first, colour: 'red' }, ...rest] }).success).toBe(false);
  });
});
