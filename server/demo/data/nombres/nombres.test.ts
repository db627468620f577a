import { describe, expect, it } from 'vitest';
import { zonas } from '../../../src/maestros/iniciales/comercial.ts';
import { clasificacionesCliente, transportes } from '../maestros/comercial.ts';
import { calles, rutas } from './calles.ts';
import { palabras, patronesRazonSocial, tiposSociedad } from './clientes.ts';
import { apellidos, choferes, nombres, vendedores } from './personas.ts';
import { vehiculos } from './transporte.ts';

const BLANKS = ['apellido', 'apellido2', 'nombre', 'palabra', 'lugar', 'numero', 'sociedad'];

describe('names', () => {
  it('are listed once each', () => {
    for (const list of [apellidos, nombres, palabras, calles, rutas, tiposSociedad])
      expect(new Set(list).size).toBe(list.length);
  });

  it('have patterns for every classification, with known blanks only', () => {
    for (const { id, detalle } of clasificacionesCliente)
      expect(
        patronesRazonSocial.some(({ clasificacion }) => clasificacion === id),
        detalle,
      ).toBe(true);
    for (const { patron, tipo } of patronesRazonSocial) {
      const blanks = [...patron.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(BLANKS, patron).toEqual(expect.arrayContaining(blanks));
      expect(blanks.length, patron).toBeGreaterThan(0);
      if (tipo === 'persona') expect(blanks, patron).not.toContain('sociedad');
    }
  });

  it('give the customers of each classification names enough (1,500 in all, half as many again to spare)', () => {
    const sizes = new Map<string | undefined, number>([
      ['apellido', apellidos.length],
      ['palabra', palabras.length],
      ['lugar', 30],
      ['numero', 20],
    ]);
    for (const { id, detalle, peso } of clasificacionesCliente) {
      const own = patronesRazonSocial.filter(({ clasificacion }) => clasificacion === id);
      const total = own.reduce((acc, { patron }) => acc + (sizes.get(/\{(\w+)\}/.exec(patron)?.[1]) ?? 0), 0);
      expect(total, detalle).toBeGreaterThan(peso * 15 * 1.5);
    }
  });
});

describe('sellers, drivers and vehicles', () => {
  it('have unique ids, known zones and levels of every rank that the demo users have', () => {
    const zoneIds = zonas.map(({ id }) => id);
    for (const { name, zona, nivel } of vendedores) {
      expect(zoneIds, name).toContain(zona);
      expect(nivel >= 1 && nivel <= 6, name).toBe(true);
    }
    expect(new Set(vendedores.map(({ nivel }) => nivel))).toEqual(new Set([2, 3, 4, 5, 6]));
    for (const list of [vendedores, choferes, vehiculos])
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });

  it('have plates that the COT takes, and a carrier with a CUIT when they are not ours (domain-facts §1.3)', () => {
    for (const { patente, tipo, transporte, capacidad } of vehiculos) {
      expect(patente).toMatch(/^([A-Z]{3}\d{3}|[A-Z]{2}\d{3}[A-Z]{2})$/);
      expect(capacidad).toBeGreaterThan(0);
      const carrier = transportes.find(({ id }) => id === transporte);
      expect(carrier?.cuit === null, patente).toBe(tipo === 'P');
    }
    expect(new Set(vehiculos.map(({ patente }) => patente)).size).toBe(vehiculos.length);
  });
});
