import { describe, expect, it } from 'vitest';
import { problemText } from '../kernel/index.ts';
import { documentoConsumidor } from './consumidor.ts';
import { checkPedidosFacturados, pedidosDelViaje, sinRepetir, superaUmbral } from './hoja.ts';
import { MENSAJES_COT } from './messages.ts';

const pedido = (id: number, changes = {}) => ({
  id,
  estado: true,
  tiene_articulos_facturados: true,
  cerrado: false,
  ...changes,
});
const SIN = { estado: false, tiene_articulos_facturados: false };

describe('the orders of a sheet (D3 §5)', () => {
  it('closed ones do not travel, and nobody asks whether they were invoiced', () => {
    const pedidos = [pedido(1), pedido(2, { cerrado: true }), pedido(3, { ...SIN, cerrado: true })];
    expect(pedidosDelViaje(pedidos).map(({ id }) => id)).toEqual([1]);
    expect(checkPedidosFacturados(pedidos)).toEqual([]);
  });
  it('the others are invoiced, whole or in part, or the sentence names them', () => {
    const [problem] = checkPedidosFacturados([pedido(1, SIN), pedido(2, { estado: false }), pedido(7, SIN)]);
    expect(problem && problemText(MENSAJES_COT, problem)).toBe(
      'Los siguientes pedidos se encuentran sin facturar: 1, 7. No es posible generar el COT.',
    );
  });
});

it('an invoice goes out of a selection that has its delivery note, and stays in any other', () => {
  const fac = (id: number, remito: number | null) => ({ tipo: 'FAC' as const, id, remito });
  const rem = (id: number) => ({ tipo: 'REM' as const, id, remito: null });
  const names = (documentos: { tipo: string; id: number }[]) => documentos.map(({ tipo, id }) => `${tipo}${id}`);
  expect(names(sinRepetir([fac(1, 10), rem(10), fac(2, 11), fac(3, null)]))).toEqual(['REM10', 'FAC2', 'FAC3']);
  expect(names(sinRepetir([fac(10, 4), rem(10)]))).toEqual(['FAC10', 'REM10']);
});

it('the load needs a COT over the amount or from the kilos', () => {
  const umbral = { importe: 100, kilos: 4500 };
  expect(superaUmbral({ importe: 100, kilos: 4499.999 }, umbral)).toBe(false);
  expect(superaUmbral({ importe: 101, kilos: 0 }, umbral)).toBe(true);
  expect(superaUmbral({ importe: 0, kilos: 4500 }, umbral)).toBe(true);
});

it.each([
  [96, '30.111.222', 'DNI', '30111222'],
  [80, '20-12345678-6', 'DNI', '12345678'],
  [86, '27012345674', 'DNI', '1234567'],
  [80, '30712345671', '', ''],
  [89, '4123456', 'LE', '4123456'],
  [99, '1', '', ''],
  [96, '', '', ''],
])('document %i %s of a consumer: %s %s', (tipodocu, numero, tipoDocumento, documento) => {
  expect(documentoConsumidor(tipodocu, numero)).toEqual({ tipoDocumento, documento });
});
