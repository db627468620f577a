import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { articulos, codigoFiltro } from './catalogo.ts';
import { calidades, envases, lineas, proveedores, rubros } from './clasificadores.ts';
import { ean13CheckDigit, isValidEan13 } from './ean13.ts';
import { equivalenciasFiltros, surtidoOf } from './filtros.ts';
import { kits } from './kits.ts';
import { deriveListas } from './precios.ts';
import { condicionEspecial30, variantes } from './variantes.ts';

const porCodigo = new Map(articulos.map((articulo) => [articulo.codigo, articulo]));

function articuloOf(codigo: string) {
  const found = porCodigo.get(codigo);
  if (!found) throw new Error(`no such article: ${codigo}`);
  return found;
}

function idsOf(rows: readonly { id: number }[]): Set<number> {
  const ids = new Set(rows.map(({ id }) => id));
  expect(ids.size).toBe(rows.length);
  return ids;
}

describe('articulos', () => {
  it('are at least 900, each code once, written as the trade writes', () => {
    expect(articulos.length).toBeGreaterThanOrEqual(900);
    expect(porCodigo.size).toBe(articulos.length);
    for (const { codigo, detalle } of articulos) {
      expect(codigo).toMatch(/^[A-Z0-9/.-]{3,16}$/);
      expect(detalle).toMatch(/^[A-Z0-9 /.,'+&-]{8,60}$/);
    }
  });

  it('refer to existing categories, lines, suppliers, qualities, containers and drawings', () => {
    const known = { rubro: idsOf(rubros), linea: idsOf(lineas), proveedor: idsOf(proveedores) };
    const calidadIds = idsOf(calidades);
    const envaseIds = idsOf(envases);
    for (const articulo of articulos) {
      expect(known.rubro, articulo.codigo).toContain(articulo.rubro);
      expect(known.linea, articulo.codigo).toContain(articulo.linea);
      expect(known.proveedor, articulo.codigo).toContain(articulo.proveedor);
      expect(calidadIds, articulo.codigo).toContain(articulo.calidad);
      expect(envaseIds, articulo.codigo).toContain(articulo.envase);
    }
    for (const imagen of new Set([...articulos, ...rubros].map((row) => row.imagen)))
      expect(existsSync(new URL(`../imagenes/${imagen}.svg`, import.meta.url)), imagen).toBe(true);
    for (const { proveedor } of lineas) expect(known.proveedor).toContain(proveedor);
  });

  it('have litres when liquid, and weigh something', () => {
    expect(articuloOf('HX8-4L')).toMatchObject({ unidad: 4, isShell: true, tipoPedido: 'ENV' });
    expect(articuloOf('R4X-20L').unidad).toBe(20);
    expect(articuloOf('WO-120')).toMatchObject({ unidad: 0, isShell: false });
    expect(articuloOf('GS2V2-18K').unidad).toBe(0);
    expect(articulos.filter(({ peso }) => !(peso > 0))).toEqual([]);
  });

  it('sends bulk by its category (domain-facts §4.13)', () => {
    expect(articuloOf('UREA32-GRA').tipoPedido).toBe('GRAURE');
    expect(articuloOf('REFVE-GRA').tipoPedido).toBe('GRAREF');
    expect(articuloOf('HX7-GRA')).toMatchObject({ tipoPedido: 'GRALUB', unidad: 1, codigobarr: '' });
    expect(articuloOf('HX7-1000L').tipoPedido).toBe('ENV');
  });

  it('pay 21% of VAT, but for a few at 10.5%', () => {
    const reduced = articulos.filter(({ ivavta }) => ivavta === 4);
    expect(reduced.length).toBeGreaterThanOrEqual(3);
    expect(articulos.filter(({ ivavta }) => ivavta === 5)).toHaveLength(articulos.length - reduced.length);
  });
});

describe('precios', () => {
  it('derives the six lists from the cost and the margin', () => {
    expect(deriveListas(43_600_00, 68)).toEqual([73_250_00, 71_470_00, 69_700_00, 67_320_00, 64_950_00, 62_580_00]);
  });

  it('are whole centavos, fall from list 1 to list 6 and leave more than the least profit', () => {
    for (const { codigo, costoneto, listas, rentaminima } of articulos) {
      expect([costoneto, ...listas].every(Number.isSafeInteger), codigo).toBe(true);
      expect(costoneto, codigo).toBeGreaterThan(0);
      for (const [index, price] of listas.entries())
        if (index > 0) expect(price, codigo).toBeLessThanOrEqual(listas[index - 1] ?? 0);
      expect((listas[5] - costoneto) * 1_000_000, codigo).toBeGreaterThan(costoneto * rentaminima);
    }
  });

  it('let the least profit stop an offer that takes two discounts of 10%, and no ordinary article with one', () => {
    const below = (articulo: (typeof articulos)[number], factor: number) =>
      (articulo.listas[5] * factor - articulo.costoneto) * 1_000_000 < articulo.costoneto * articulo.rentaminima;
    const offers = new Set(variantes.map(([base, sufijo]) => `${base}${sufijo}`));
    expect(articulos.some((articulo) => offers.has(articulo.codigo) && below(articulo, 0.81))).toBe(true);
    expect(articulos.filter((articulo) => !offers.has(articulo.codigo) && below(articulo, 0.9))).toEqual([]);
  });
});

describe('barcodes', () => {
  it('checks the digit of a published EAN-13', () => {
    expect(ean13CheckDigit('400638133393')).toBe(1);
    expect(isValidEan13('4006381333931')).toBe(true);
    expect(isValidEan13('4006381333932')).toBe(false);
  });

  it('are valid, Argentine and unique; most articles have one', () => {
    const codes = articulos.map(({ codigobarr }) => codigobarr).filter((code) => code !== '');
    expect(codes.filter((code) => !isValidEan13(code) || !code.startsWith('779'))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length / articulos.length).toBeGreaterThan(0.85);
    expect(codes.length).toBeLessThan(articulos.length);
  });
});

describe('variantes', () => {
  it('have an existing base of the same unit, cost and line, and a lower price', () => {
    for (const [base, sufijo] of variantes) {
      const articulo = articuloOf(base);
      const oferta = articuloOf(`${base}${sufijo}`);
      expect(oferta).toMatchObject({ unidad: articulo.unidad, linea: articulo.linea, costoneto: articulo.costoneto });
      expect(oferta.listas[0]).toBeLessThan(articulo.listas[0]);
    }
    expect(new Set(variantes.map(([, sufijo]) => sufijo))).toEqual(new Set(['PROMO', 'PCAJA', 'PCSEM', 'STOCK']));
  });

  it('mark promotion stock with 8888 and nothing else (D2 §5)', () => {
    const marked = articulos.filter(({ notas }) => notas.includes('8888')).map(({ codigo }) => codigo);
    const promos = variantes.filter(([, sufijo]) => sufijo === 'PROMO').map(([base]) => `${base}PROMO`);
    expect(marked.sort()).toEqual(promos.sort());
  });

  it('put the special 30-day condition on existing articles only', () => {
    for (const codigo of condicionEspecial30) expect(articuloOf(codigo).condvta30).toBe(true);
    expect(articulos.filter(({ condvta30 }) => condvta30)).toHaveLength(condicionEspecial30.length);
  });
});

describe('equivalenciasFiltros', () => {
  it('are at least 250 rows with at least two codes each, ids and original numbers unique', () => {
    expect(equivalenciasFiltros.length).toBeGreaterThanOrEqual(250);
    expect(idsOf(equivalenciasFiltros).size).toBe(equivalenciasFiltros.length);
    expect(new Set(equivalenciasFiltros.map(({ reemplazo }) => reemplazo)).size).toBe(equivalenciasFiltros.length);
    for (const fila of equivalenciasFiltros) {
      const codes = [fila.bosch, fila.fram, fila.mann, fila.mahle, fila.tecfil, fila.wega].filter(
        (code) => code !== '',
      );
      expect(codes.length, fila.aplicacion).toBeGreaterThanOrEqual(2);
    }
  });

  it('lead to articles of the same category for every brand that we stock', () => {
    for (const fila of equivalenciasFiltros) {
      const brands = surtidoOf(fila);
      expect(brands.length, fila.aplicacion).toBeGreaterThanOrEqual(1);
      for (const { marca } of brands) expect(articuloOf(codigoFiltro(fila[marca])).rubro).toBe(fila.rubro);
    }
  });

  it('account for every filter article', () => {
    const stocked = new Set(
      equivalenciasFiltros.flatMap((fila) => surtidoOf(fila).map(({ marca }) => codigoFiltro(fila[marca]))),
    );
    const offers = new Set(variantes.map(([base, sufijo]) => `${base}${sufijo}`));
    const filters = articulos.filter(({ rubro, codigo }) => rubro >= 11 && rubro <= 14 && !offers.has(codigo));
    expect(new Set(filters.map(({ codigo }) => codigo))).toEqual(stocked);
  });
});

describe('kits', () => {
  it('are at least 25 with codes of at most 11 and names of at most 60 characters (D4 §9)', () => {
    expect(kits.length).toBeGreaterThanOrEqual(25);
    expect(new Set(kits.map(({ codigo }) => codigo)).size).toBe(kits.length);
    for (const { codigo, detalle } of kits) {
      expect(codigo.length, codigo).toBeLessThanOrEqual(11);
      expect(detalle.length, codigo).toBeLessThanOrEqual(60);
      expect(porCodigo.has(codigo), codigo).toBe(false);
    }
  });

  it('hold 1 to 10 of existing articles, each once, of one VAT rate and one sale condition', () => {
    for (const kit of kits) {
      const parts = kit.articulos.map(({ articulo }) => articuloOf(articulo));
      expect(new Set(parts.map(({ codigo }) => codigo)).size, kit.codigo).toBe(kit.articulos.length);
      expect(new Set(parts.map(({ ivavta }) => ivavta)).size, kit.codigo).toBe(1);
      expect(parts.every(({ condvta30 }) => condvta30 === kit.condvta30)).toBe(true);
      for (const { cantidad } of kit.articulos) expect(cantidad >= 1 && cantidad <= 10, kit.codigo).toBe(true);
    }
  });
});
