import { MENU } from '@distri/domain/kernel';
import { describe, expect, test } from 'vitest';
import { dataHits, screenHits } from './hits.ts';

const titles = (text: string) => screenHits(MENU, text).map((hit) => hit.title);

describe('screens', () => {
  test('are found by name or section, without accents, with every word', () => {
    expect(titles('articulos')).toEqual(['Artículos', 'Artículos armados']);
    expect(titles('stock LISTAS')).toEqual(['Listas de precios']);
    expect(titles('zzz')).toEqual([]);
  });

  test('a section with items is not a screen, one without is', () => {
    expect(titles('')).toContain('Inicio');
    expect(titles('')).not.toContain('Ventas');
  });
});

const found = {
  clientes: [{ id: '10/233', razsoc: 'EL CARDENAL', localidad: 'San Martín', inhabilitado: true, inactivo: true }],
  articulos: [{ id: 'HX8 4L', detalle: 'SHELL HELIX' }],
  cotizaciones: [{ id: 77120, cliente: '10233', razsoc: 'EL CARDENAL' }],
  pedidos: [{ id: 184233, cliente: '10233', razsoc: 'EL CARDENAL', estadio: 'F' as const, estado: true }],
  facturas: [{ id: 9, cliente: '10233', razsoc: 'EL CARDENAL', documento: 'A000400012345' }],
  remitos: [{ id: 8, cliente: '10233', razsoc: 'EL CARDENAL', documento: 'R000400098001' }],
  notasCredito: [{ id: 7, cliente: '10233', razsoc: 'EL CARDENAL', documento: 'A000400001501' }],
  cobranzas: [{ id: 118, cliente: '10233', razsoc: 'EL CARDENAL', numrec: '10118', status: 'A' as const }],
};

test('data lead to their screens; a customer says that it is disabled, an order where it stands', () => {
  const stock = MENU.filter((section) => section.id === 'stock');
  expect(dataHits(found, stock).map(({ title, detail, action }) => [title, detail, action])).toEqual([
    ['EL CARDENAL', '10/233 · San Martín · Inhabilitado', { kind: 'open', to: '/ventas/clientes/view/10%2F233' }],
    ['SHELL HELIX', 'HX8 4L', { kind: 'open', to: '/stock/articulos?buscar=HX8%204L' }],
    ['Cotización 77120', 'EL CARDENAL', { kind: 'open', to: '/ventas/cotizaciones/10233/view/77120' }],
    ['Pedido 184233', 'EL CARDENAL · Facturado', { kind: 'open', to: '/ventas/pedidos/10233/view/184233' }],
    ['Factura A 0004-00012345', 'EL CARDENAL', { kind: 'open', to: '/ventas/facturas/xcliente/10233/view/9' }],
    ['Remito R 0004-00098001', 'EL CARDENAL', { kind: 'open', to: '/ventas/remitos/view/8' }],
    ['Nota de crédito A 0004-00001501', 'EL CARDENAL', { kind: 'open', to: '/ventas/notasCredito/10233/view/7' }],
    ['Cobranza 118', 'EL CARDENAL · Recibo 10118 · Aprobada', { kind: 'open', to: '/ventas/cobranzas/10233/view/118' }],
  ]);
});

test('without the articles screen an article gives its code', () => {
  expect(dataHits(found, []).find((hit) => hit.group === 'Artículos')?.action).toEqual({
    kind: 'copy',
    text: 'HX8 4L',
  });
});
