import { describe, expect, it } from 'vitest';
import { consecuenciasDe, TEXTOS_ACCION } from './consecuencias.ts';
import { TRANSICIONES_PEDIDO } from './transiciones.ts';

const linea = { cantidad: 30, pendfac: 2, penddesc: 2, adespachar: 2, devuelto: 0, acreditado: 0 };
const pedido = (estadio: 'N' | 'D' | 'H') => ({ estadio, estado: false });
const says = (...args: Parameters<typeof consecuenciasDe>) => consecuenciasDe(...args).map(({ texto }) => texto);

describe('before the stage changes people read what will happen', () => {
  it('a rejection: goods to sale, credit note to issue', () => {
    expect(says(pedido('D'), [linea, { ...linea, cantidad: 3 }], { accion: 'rechazar', a: 'H' })).toEqual([
      'Pasa a Rechazado',
      'Vuelven 29 unidades al stock para la venta',
      'Queda pendiente la nota de crédito',
    ]);
  });
  it('what was credited no longer comes back, nor is a note for it pending', () => {
    const acreditada = { ...linea, cantidad: 30, acreditado: 10 };
    expect(says(pedido('D'), [acreditada], { accion: 'rechazar', a: 'H' })).toEqual([
      'Pasa a Rechazado',
      'Vuelven 18 unidades al stock para la venta',
      'Queda pendiente la nota de crédito',
    ]);
    expect(says(pedido('D'), [{ ...acreditada, acreditado: 28 }], { accion: 'rechazar', a: 'H' })).toEqual([
      'Pasa a Rechazado',
      'El stock no se mueve',
    ]);
  });
  it('a return: kept for the customer', () => {
    expect(says(pedido('D'), [{ ...linea, cantidad: 3 }], { accion: 'retornar', a: 'R' })).toEqual([
      'Pasa a Retornado',
      'Vuelve 1 unidad al depósito, con reserva para el cliente',
    ]);
  });
  it('closing releases what was pending', () => {
    expect(says(pedido('N'), [{ ...linea, pendfac: 30, penddesc: 30 }], { accion: 'cerrar', a: 'C' })).toEqual([
      'Pasa a Cerrado',
      'Se liberan 30 unidades de la reserva',
    ]);
  });
  it('handing over moves nothing: it was taken out when it was invoiced', () => {
    expect(says({ estadio: 'N', estado: true }, [linea], { accion: 'entregar', a: 'E' })).toEqual([
      'Pasa a Entregado',
      'El stock no se mueve',
    ]);
    expect(consecuenciasDe({ estadio: 'E', estado: true }, [linea], { accion: 'cancelarEntrega', a: 'N' })[0]).toEqual({
      texto: 'Pasa a Facturado',
      estado: 'FACT',
    });
  });
});

it('every action of the order’s own screens has its words, and the documents’ where they give them', () => {
  const own = TRANSICIONES_PEDIDO.filter(({ via }) => via === 'estadio').map(({ action }) => action);
  expect(Object.keys(TEXTOS_ACCION).sort()).toEqual([...new Set(own)].sort());
  expect(TEXTOS_ACCION.entregar?.hecho(7)).toBe('El pedido 7 se marcó como entregado');
  expect(TEXTOS_ACCION.retornar?.hecho(7)).toBe('Se marcó el pedido 7 como retornado');
  expect(TEXTOS_ACCION.cancelarEntrega?.hecho(7)).toBe('El pedido 7 se marcó como facturado y libre');
});
