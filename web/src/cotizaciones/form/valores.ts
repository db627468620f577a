import type { ContextoVenta } from '@distri/domain/clientes';
import { type Cotizacion, leyendasIniciales } from '@distri/domain/cotizaciones';
import { addDays, type Dia } from '@distri/domain/kernel';
import { type Articulos, precioDeLista } from '@distri/domain/lineas';
import type { DocumentoForm } from '../../lineas/documentoForm.ts';
import { asLineasForm } from '../../lineas/lineaForm.ts';
import { asItemForm } from '../../valores/itemForm.ts';

const SABADO = 6;
const DOMINGO = 0;

/** The next day that is not of the weekend: what a delivery starts with. */
export function nextWorkingDay(dia: Dia): Dia {
  const next = addDays(dia, 1);
  const weekday = new Date(`${next}T00:00:00Z`).getUTCDay();
  return weekday === SABADO || weekday === DOMINGO ? nextWorkingDay(next) : next;
}

/** A new quotation starts with what the customer has (D2 §9, decisions 15). */
export function valoresIniciales({ cliente, direcciones, hoy, validezCotizacionDias }: ContextoVenta): DocumentoForm {
  const [only, ...others] = direcciones;
  return {
    ingreso: hoy,
    entrega: nextWorkingDay(hoy),
    bonificacion: cliente.bonificacion,
    listaprecio: cliente.listaprecio,
    condcomercial: cliente.condcomercial,
    // With several, choosing one is the person's.
    direccionEntrega: only && others.length === 0 ? only.id : null,
    notacompra: '',
    usuario: null,
    vendedor: null,
    comision: 0,
    talfactura: null,
    talremito: null,
    isProforma: false,
    isPrepago: false,
    items: [],
    transporte: cliente.transporte,
    articulos: [],
    ...leyendasIniciales(validezCotizacionDias, false),
  };
}

type Acordado = { entrega: Dia } & Pick<
  DocumentoForm,
  'bonificacion' | 'listaprecio' | 'condcomercial' | 'direccionEntrega' | 'notacompra' | 'leyenda3' | 'leyenda4'
>;

/** What a new document takes over from one of the same customer: a day that has passed or an address that is gone is not. */
export function heredar(contexto: ContextoVenta, initial: DocumentoForm, documento: Acordado): DocumentoForm {
  const { entrega, bonificacion, listaprecio, condcomercial, direccionEntrega, notacompra } = documento;
  const stillThere = contexto.direcciones.some(({ id }) => id === direccionEntrega);
  return {
    ...initial,
    entrega: entrega !== null && entrega > contexto.hoy ? entrega : initial.entrega,
    bonificacion,
    listaprecio,
    condcomercial,
    direccionEntrega: stillThere ? direccionEntrega : initial.direccionEntrega,
    notacompra,
    leyenda3: documento.leyenda3,
    leyenda4: documento.leyenda4,
  };
}

/** The same customer's quotation again: its lines keep price and discount (decisions 15). */
export function valoresDeReferencia(contexto: ContextoVenta, cotizacion: Cotizacion): DocumentoForm {
  const initial = valoresIniciales(contexto);
  const { entrega, isProforma, isPrepago, detalleCompleto: detalle } = cotizacion;
  if (!detalle) return initial;
  return {
    ...heredar(contexto, initial, { ...detalle, entrega }),
    isProforma,
    isPrepago,
    articulos: asLineasForm(detalle.articulos),
  };
}

/** A stored prepaid quotation, to be edited: everything as it is (D2 §4). */
export function valoresDeEdicion(
  cotizacion: Cotizacion,
  detalle: NonNullable<Cotizacion['detalleCompleto']>,
  transporte: string,
): DocumentoForm {
  return {
    ingreso: cotizacion.ingreso,
    entrega: cotizacion.entrega,
    bonificacion: detalle.bonificacion,
    listaprecio: detalle.listaprecio,
    condcomercial: detalle.condcomercial,
    direccionEntrega: detalle.direccionEntrega,
    notacompra: detalle.notacompra,
    usuario: detalle.usuario,
    vendedor: cotizacion.vendedor,
    comision: detalle.comision,
    talfactura: null,
    talremito: detalle.talremito,
    isProforma: cotizacion.isProforma,
    isPrepago: cotizacion.isPrepago,
    items: detalle.itemsDeCobranza.map(asItemForm),
    transporte,
    leyenda3: detalle.leyenda3,
    leyenda4: detalle.leyenda4,
    articulos: asLineasForm(detalle.articulos),
  };
}

/** Another customer's quotation: the same articles, at this customer's prices and without anybody else's discounts. */
export function valoresDeOtroCliente(
  contexto: ContextoVenta,
  cotizacion: Cotizacion,
  articulos: Articulos,
): DocumentoForm {
  const initial = valoresIniciales(contexto);
  const lineas = asLineasForm(cotizacion.detalleCompleto?.articulos ?? []);
  return {
    ...initial,
    isProforma: cotizacion.isProforma,
    articulos: lineas.flatMap((linea) => {
      const articulo = articulos.get(linea.id);
      const precio = articulo?.activo ? precioDeLista(articulo, initial.listaprecio) : null;
      if (precio === null || precio <= 0) return [];
      return [{ ...linea, precio, bonificacion: articulo?.bonificacion_cliente ?? 0 }];
    }),
  };
}
