import { expect } from 'vitest';
import { calculate, type Documento, prepaidDiscount } from './documento.ts';
import { bodyOf, comparePedido, enterBody, headersOf, type Mesa, readCotizacion } from './servidor.ts';
import { jsonNumber } from './wire.ts';

/** Pays all of it with a withholding, which nobody has to receive: the approval is enough (domain-facts §4.5). */
const retencion = (importe: number) => ({ id: 1001, tipo: 'RSS', fecha: '20/11/2026', importe, leyenda: 'Retención' });

/**
 * Enters a prepaid quotation and approves it: the quotation carries taxes and its 70 %, and the order that makes itself
 * has its prices with the 30 % in the general discount. Answers false when there is nothing to pay.
 */
export async function prepayAndCompare(mesa: Mesa, caso: Documento): Promise<boolean> {
  const documento = { ...caso, conImpuestos: true };
  const { totalPrepago, ...calculated } = calculate(documento);
  if (jsonNumber(totalPrepago) <= 0) return false;
  const body = bodyOf(mesa, 'cotizacion', documento);
  const id = await enterBody(mesa, 'cotizacion', documento, {
    ...body,
    header: { ...body.header, isPrepago: true },
    itemsDeCobranza: [retencion(jsonNumber(totalPrepago))],
  });
  expect(await readCotizacion(mesa, id)).toEqual({ ...calculated, totalPrepago });
  const response = await mesa.api.app.inject({
    method: 'PUT',
    url: `/${mesa.api.empresa.id}/v1/cotizaciones/prepago`,
    headers: headersOf(mesa.admin),
    payload: { idcotiza: id, action: 'A' },
  });
  if (response.statusCode !== 200) throw new Error(`prepago ${id}: ${response.statusCode} ${response.body}`);
  await comparePedido(mesa, response.json().pedidoref, {
    ...documento,
    bonificacion: prepaidDiscount(documento.bonificacion),
  });
  return true;
}
