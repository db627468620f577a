import type { DocumentoCot } from '@distri/domain/cot';
import { describe, expect, it } from 'vitest';
import { documentosDeHoja, estadoDeHoja } from './hoja.ts';

const facturado = { estado: true, tiene_articulos_facturados: true, cerrado: false };
const pedido = (id: number, changes: Partial<typeof facturado> = {}) => ({ id, ...facturado, ...changes });

/** The delivery note of an order, and its invoice: the same goods. */
function papeles(id: number, cot: string | null = null): DocumentoCot[] {
  const both = { numero: '', ingreso: '2026-11-20', importe: 1, razsoc: '', cliente: '1', localidad: '', envio: null };
  const common = { ...both, pedidos: [id], cot, estado: cot === null ? null : ('aceptado' as const) };
  return [
    { ...common, tipo: 'FAC', id: id + 100, remito: id },
    { ...common, tipo: 'REM', id, remito: null },
  ];
}

describe('how far a route sheet is', () => {
  it('orders that are not invoiced come first, those closed do not count', () => {
    const suelto = { estado: false, tiene_articulos_facturados: false };
    const pedidos = [pedido(1), pedido(2, suelto), pedido(3, { ...suelto, cerrado: true })];
    expect(estadoDeHoja({ pedidos, documentos: papeles(1) })?.palabra).toBe('1 sin facturar');
  });
  it('without papers there is nothing to declare; those of closed orders stay', () => {
    const hoja = { pedidos: [pedido(1, { cerrado: true })], documentos: papeles(1) };
    expect(documentosDeHoja(hoja)).toEqual([]);
    expect(estadoDeHoja(hoja)?.palabra).toBe('Sin documentos');
  });
  it('counts goods, not papers', () => {
    const pedidos = [pedido(1), pedido(2)];
    expect(estadoDeHoja({ pedidos, documentos: [...papeles(1), ...papeles(2)] })).toBeNull();
    const half = { pedidos, documentos: [...papeles(1, '70000000001'), ...papeles(2)] };
    expect(estadoDeHoja(half)?.palabra).toBe('1 de 2 con COT');
    const whole = { pedidos, documentos: [...papeles(1, '70000000001'), ...papeles(2, '70000000008')] };
    expect(estadoDeHoja(whole)?.palabra).toBe('Con COT');
  });
});
