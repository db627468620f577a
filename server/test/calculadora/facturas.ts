import { expect } from 'vitest';
import { addUp, calculate, centsApart, type Documento, type Importes, minus } from './documento.ts';
import { CERO, decimal, isLess, subtract, write } from './racional.ts';
import { enter, headersOf, type Mesa, nuevaClave } from './servidor.ts';
import { cents, jsonNumber } from './wire.ts';

async function call(mesa: Mesa, method: 'GET' | 'PUT' | 'POST', path: string, body?: object) {
  const response = await mesa.api.app.inject({
    method,
    url: `/${mesa.api.empresa.id}/v1${path}`,
    headers: { ...headersOf(mesa.admin), 'idempotency-key': nuevaClave() },
    ...(body ? { payload: body } : {}),
  });
  if (response.statusCode !== 200) throw new Error(`${method} ${path}: ${response.statusCode} ${response.body}`);
  return response.json();
}

/** Invoices what the order has to dispatch; answers the invoice's number. */
async function invoice(mesa: Mesa, pedido: number): Promise<number> {
  const { result } = await call(mesa, 'POST', '/facturas', { pedidos: [{ pedido }] });
  if (!result[0]?.factura) throw new Error(`pedido ${pedido}: ${JSON.stringify(result)}`);
  return result[0].factura.id;
}

/** Compares an issued invoice with what the calculator says of its lines. */
async function compareInvoice(mesa: Mesa, id: number, documento: Documento): Promise<Importes> {
  const [row] = (await call(mesa, 'GET', `/facturas?id=${id}`)).result;
  const { subtotal, bonificado, articulos, impuestosIIBB } = row.detalleCompleto;
  const calculated = calculate(documento);
  const { renglones, iva, iibb, total, gravado, exento } = calculated;
  expect({
    renglones: articulos.map(({ importe }: { importe: number }) => cents(importe)),
    subtotal: cents(subtotal),
    bonificado: cents(bonificado),
    neto: cents(row.importe_bonificado),
    iva: cents(row.iva),
    iibb: impuestosIIBB.map(({ importe }: { importe: number }) => cents(importe)),
    total: cents(row.importe),
  }).toEqual({
    renglones,
    subtotal: calculated.subtotal,
    bonificado: calculated.bonificado,
    neto: addUp([gravado, exento]),
    iva,
    iibb,
    total,
  });
  return calculated;
}

const MILESIMAS = 3;
const conCantidades = (documento: Documento, cantidades: readonly string[]): Documento => ({
  ...documento,
  renglones: documento.renglones.flatMap((renglon, n) => {
    const cantidad = cantidades[n] ?? '0';
    return isLess(CERO, decimal(cantidad)) ? [{ ...renglon, cantidad }] : [];
  }),
});

/** The share of each line, in thousandths of it, that goes in the first invoice. */
function split({ renglones }: Documento, shares: readonly number[]): [string[], string[]] {
  const first = renglones.map(({ cantidad }, n) => {
    const { num, den } = decimal(cantidad);
    return write({ num: (num * 1000n * BigInt(shares[n] ?? 0)) / (den * 1000n), den: 1000n }, MILESIMAS);
  });
  const rest = renglones.map(({ cantidad }, n) =>
    write(subtract(decimal(cantidad), decimal(first[n] ?? '0')), MILESIMAS),
  );
  return [first, rest];
}

/**
 * Returns an invoice line by line in several goes: each note is what the invoice was worth with so much of it back,
 * less what it was worth before, and together they are the invoice to the centavo.
 */
export async function returnAndCompare(mesa: Mesa, caso: Documento, shares: readonly number[]): Promise<void> {
  const documento = { ...caso, conImpuestos: true };
  const id = await invoice(mesa, await enter(mesa, 'pedido', documento));
  const { total } = calculate(documento);
  const goes = split(documento, shares);
  const notes: string[] = [];
  for (const [n, cantidades] of goes.entries()) {
    const before = n === 0 ? '0.00' : calculate(conCantidades(documento, goes[0])).total;
    const worth = n === 0 ? calculate(conCantidades(documento, cantidades)).total : minus(total, before);
    const articulos = cantidades
      .map((cantidad, index) => ({ numrenglon: index + 1, cantidad: jsonNumber(cantidad) }))
      .filter(({ cantidad }) => cantidad > 0);
    // A note of nothing is refused, and what is worth nothing stays.
    if (articulos.length === 0 || jsonNumber(worth) <= 0) return;
    const { importe } = await call(mesa, 'POST', `/notasCredito/devolucion?factura=${id}`, { articulos });
    expect(cents(importe)).toBe(worth);
    notes.push(cents(importe));
  }
  expect(addUp(notes)).toBe(total);
}

/** How many centavos two parts may lie from the whole: each line's own roundings and lost dust, and the taxes'. */
const MARGEN_POR_RENGLON = 15;
const MARGEN = 10;

/**
 * Enters an order and invoices it: at once, or first the shares and then the rest. Each invoice is what the calculator
 * says of its own quantities; together they are the order, but for what rounding each apart moves.
 */
export async function invoiceAndCompare(mesa: Mesa, caso: Documento, shares: readonly number[] | null): Promise<void> {
  const documento = { ...caso, conImpuestos: true };
  const pedido = await enter(mesa, 'pedido', documento);
  const totals: string[] = [];
  for (const cantidades of split(documento, shares ?? documento.renglones.map(() => 1000))) {
    const part = conCantidades(documento, cantidades);
    if (part.renglones.length === 0) continue;
    const adespachar = cantidades.map((cantidad, n) => ({ numrenglon: n + 1, adespachar: jsonNumber(cantidad) }));
    await call(mesa, 'PUT', `/pedidos/changeADespachar?id=${pedido}`, adespachar);
    totals.push((await compareInvoice(mesa, await invoice(mesa, pedido), part)).total);
  }
  const whole = calculate(documento).total;
  const margin = totals.length < 2 ? 0 : MARGEN + MARGEN_POR_RENGLON * documento.renglones.length;
  expect(centsApart(addUp(totals), whole)).toBeLessThanOrEqual(margin);
}
