import type { Articulo } from '@distri/domain/articulos';
import type { ContextoVenta } from '@distri/domain/clientes';
import { checkCambioLista, MENSAJES_COTIZACION } from '@distri/domain/cotizaciones';
import type { BodyOf, Rol } from '@distri/domain/kernel';
import { formatPercent } from '@distri/domain/kernel';
import { type Referencia, type Totals, totals } from '@distri/domain/lineas';
import {
  type ContextoPedido,
  checkPedido,
  condVta30,
  type createPedido,
  MENSAJES_PEDIDO,
  PEDIDO_PREDETERMINADO,
} from '@distri/domain/pedidos';
import { alicuotaDe, leyendasDe } from '../../cotizaciones/form/reglas.ts';
import type { DocumentoForm } from '../../lineas/documentoForm.ts';
import type { FilaTotal } from '../../lineas/filasTotales.ts';
import { lineaEntrada } from '../../lineas/lineaForm.ts';
import { explicarTotal } from '../../lineas/PorQueGuardado.tsx';
import { fechaIncompleta, type ProblemaVisible, visibleProblems } from '../../lineas/problemas.ts';

/** Everything beside the form that decides an order. */
export interface DecisionPedido {
  rol: Rol;
  empresa: string;
  contexto: ContextoVenta;
  articulos: ReadonlyMap<string, Articulo>;
  referencia: Referencia | null;
  cotizacion: ContextoPedido['cotizacion'];
  listaCambiada: boolean;
}

/** The totals of an order, by the same rules as the server's; `importe` is the net that it shows and sends. */
export function totalesPedido(form: DocumentoForm, decision: DecisionPedido): Totals & { importe: number } {
  const all = totals(form.articulos, {
    bonificacion: form.bonificacion,
    alicuotaIVA: alicuotaDe(form, decision.articulos),
    iibb: decision.contexto.iibb,
    conImpuestos: true,
    prepago: false,
  });
  return { ...all, importe: all.subtotal - all.bonificado };
}

/** Subtotal, what the general discount takes away, and the net; the taxes are a note. */
export function vistaTotalesPedido(form: DocumentoForm, decision: DecisionPedido) {
  const totales = totalesPedido(form, decision);
  const filas: FilaTotal[] = [{ etiqueta: 'Subtotal', importe: totales.subtotal }];
  if (totales.bonificado !== 0)
    filas.push({ etiqueta: `Bonificado (${formatPercent(form.bonificacion)})`, importe: -totales.bonificado });
  const notas: FilaTotal[] = [{ etiqueta: 'Con IVA y percepciones', importe: totales.total }];
  return { totales, filas, porQue: porQueTotal(form, decision, totales), notas };
}

function porQueTotal(form: DocumentoForm, { articulos }: DecisionPedido, totales: Totals) {
  if (totales.subtotal === 0) return null;
  const alicuotaIVA = alicuotaDe(form, articulos);
  return explicarTotal(totales, { bonificacion: form.bonificacion, alicuotaIVA, total: totales.total });
}

/** Every rule of D2 §5 for a new order, in words: the server refuses the blocking ones too. */
export function problemasPedido(form: DocumentoForm, decision: DecisionPedido): ProblemaVisible[] {
  const { contexto, rol, empresa, articulos, referencia, cotizacion, listaCambiada } = decision;
  const { ingreso, entrega } = form;
  const found = checkPedido(
    { ...form, ...leyendasDe(form, contexto), ingreso: ingreso ?? contexto.hoy, entrega: entrega ?? contexto.hoy },
    { ...contexto, rol, empresa, articulos, referencia, cotizacion },
  );
  const incomplete = (['ingreso', 'entrega'] as const).filter((campo) => form[campo] === null).map(fechaIncompleta);
  const lista = listaCambiada ? visibleProblems(MENSAJES_COTIZACION, checkCambioLista(form.articulos)) : [];
  return [...incomplete, ...visibleProblems(MENSAJES_PEDIDO, found), ...lista];
}

/** The order as it travels. Null while a day is missing: there is a problem that says so. */
export function cuerpoPedido(
  form: DocumentoForm,
  decision: DecisionPedido,
  cotizacion: number | null,
): BodyOf<typeof createPedido> | null {
  const { ingreso, entrega, usuario, vendedor, talfactura, talremito } = form;
  if (ingreso === null || entrega === null) return null;
  return {
    header: {
      bonificacion: form.bonificacion,
      listaprecio: form.listaprecio,
      condcomercial: form.condcomercial,
      tipoasiento: PEDIDO_PREDETERMINADO.tipoasiento,
      transporte: form.transporte,
      direccionEntrega: form.direccionEntrega,
      notacompra: form.notacompra,
      ...leyendasDe(form, decision.contexto),
      ...(usuario !== null && { usuario }),
      ...(vendedor !== null && { vendedor }),
      ...(form.comision !== 0 && { comision: form.comision }),
      ...(talfactura !== null && { talfactura }),
      ...(talremito !== null && { talremito }),
    },
    ingreso,
    entrega,
    importe: totalesPedido(form, decision).importe,
    condvta30: condVta30(form.articulos, decision.articulos),
    articulos: form.articulos.map(lineaEntrada),
    cotizacion,
  };
}
