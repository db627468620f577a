import type { ContextoVenta } from '@distri/domain/clientes';
import type { AnswerOf } from '@distri/domain/kernel';
import type { getPedidoReferencia } from '@distri/domain/pedidos';
import { heredar, valoresIniciales } from '../../cotizaciones/form/valores.ts';
import type { DocumentoForm } from '../../lineas/documentoForm.ts';
import { asLineasForm } from '../../lineas/lineaForm.ts';

type PedidoReferencia = AnswerOf<typeof getPedidoReferencia>['result'];

/** A new order starts with what the customer has; it says nothing about how long an offer holds. */
export function valoresPedido(contexto: ContextoVenta): DocumentoForm {
  return { ...valoresIniciales(contexto), leyenda3: '', leyenda4: '' };
}

/** An order from a quotation: its articles at today's prices, discounts kept (D2 §8, decisions 15). */
export function valoresDesdeCotizacion(contexto: ContextoVenta, referencia: PedidoReferencia): DocumentoForm {
  return {
    ...heredar(contexto, valoresPedido(contexto), referencia),
    talremito: referencia.talremito,
    articulos: asLineasForm(referencia.articulos.map((linea) => ({ ...linea, unidad: 0 }))),
  };
}
