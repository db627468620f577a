import { type createCotizacion, listCotizaciones } from '@distri/domain/cotizaciones';
import type { BodyOf } from '@distri/domain/kernel';
import { totals } from '@distri/domain/lineas';
import type { editCotizacion } from '@distri/domain/prepago';
import type { ItemDeCobranzaEntrada } from '@distri/domain/valores';
import type { Persona } from '../support/testApi.ts';
import { cotizacionBody, type Renglon } from './venta.ts';

type Body = BodyOf<typeof createCotizacion>;
type Header = Body['header'];

/** Customers of the factories have no IIBB rates; the articles pay 21%. */
const IVA = 210_000;

/** What the screen computes for a prepaid quotation of these lines. */
export function prepagoTotals(renglones: readonly Renglon[], bonificacion = 0) {
  const lineas = renglones.map((renglon) => ({ bonificacion: 0, ...renglon }));
  return totals(lineas, { bonificacion, alicuotaIVA: IVA, iibb: [], conImpuestos: true, prepago: true });
}

/** A payment item; a definitive transfer names its account. */
export function itemDe(changes: Partial<ItemDeCobranzaEntrada> & { importe: number }): ItemDeCobranzaEntrada {
  const tipo = changes.tipo ?? 'TRF';
  return {
    id: 1001,
    tipo,
    fecha: '2026-11-20',
    leyenda: tipo === 'TRF' ? 'Banco de la Nación Argentina' : tipo,
    transferencia: { numero: '', cuenta: tipo === 'TRF' ? 1 : null },
    cheques: [],
    jurisdiccion: tipo === 'RIB' ? 902 : null,
    ...changes,
  };
}

/** The body of a prepaid quotation; one provisional transfer for all of it when no items are named. */
export function prepagoBody(
  renglones: readonly Renglon[],
  changes: Partial<Header> = {},
  items?: readonly ItemDeCobranzaEntrada[],
): Body {
  const header = { isPrepago: true, isProforma: true, ...changes };
  const { subtotal, bonificado, total, totalPrepago } = prepagoTotals(renglones, header.bonificacion);
  const itemsDeCobranza = items ?? [itemDe({ tipo: 'TRP', importe: totalPrepago })];
  return cotizacionBody(renglones, header, {
    importes: { subtotal, bonificado, total },
    itemsDeCobranza: [...itemsDeCobranza],
  });
}

/** A stored quotation with its detail at hand. */
export async function readDetalle(persona: Persona, id: number) {
  const row = (await persona.ok(listCotizaciones, { query: { id } })).result[0];
  if (!row?.detalleCompleto) throw new Error(`no quotation ${id}`);
  return { ...row, detalle: row.detalleCompleto };
}

interface Cambios {
  lineas?: readonly Renglon[];
  items?: readonly ItemDeCobranzaEntrada[];
  header?: Partial<Header>;
}

/** The body that the form sends to edit a stored quotation, opened now, with what a person changed. */
export async function editBody(persona: Persona, id: number, cambios: Cambios = {}) {
  const { version, ingreso, entrega, isProforma, detalle } = await readDetalle(persona, id);
  const { bonificacion, listaprecio, condcomercial, notacompra, leyenda1, leyenda2, leyenda3, leyenda4 } = detalle;
  const lineas: readonly Renglon[] = cambios.lineas ?? detalle.articulos;
  const header = {
    ...{ id, version, ingreso, entrega, isProforma, isPrepago: true },
    ...{ bonificacion, listaprecio, condcomercial, notacompra, leyenda1, leyenda2, leyenda3, leyenda4 },
    direccionEntrega: detalle.direccionEntrega,
    ...cambios.header,
  };
  const { subtotal, bonificado, total } = prepagoTotals(lineas, header.bonificacion);
  const body: BodyOf<typeof editCotizacion> = {
    header,
    importes: { subtotal, bonificado, total },
    articulos: lineas.map(({ id: codigo, cantidad, precio, bonificacion: linea = 0 }) => ({
      ...{ id: codigo, cantidad, precio },
      bonificacion: linea,
    })),
    itemsDeCobranza: [...(cambios.items ?? detalle.itemsDeCobranza)],
    operation: 'EDIT',
  };
  return { body, version };
}
