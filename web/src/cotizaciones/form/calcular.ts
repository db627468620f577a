import type { Articulo } from '@distri/domain/articulos';
import type { ContextoVenta } from '@distri/domain/clientes';
import {
  checkCambioLista,
  checkCotizacion,
  type createCotizacion,
  MENSAJES_COTIZACION,
  type ProblemaCotizacion,
  proformaConPrepago,
} from '@distri/domain/cotizaciones';
import type { BodyOf, Rol } from '@distri/domain/kernel';
import { formatPercent } from '@distri/domain/kernel';
import { ALICUOTA_IVA_GENERAL, type Referencia, type Totals, totals } from '@distri/domain/lineas';
import type { editCotizacion } from '@distri/domain/prepago';
import { TEXTOS_VALORES } from '@distri/domain/valores';
import type { DocumentoForm } from '../../lineas/documentoForm.ts';
import { type FilaTotal, filasConImpuestos } from '../../lineas/filasTotales.ts';
import { lineaEntrada } from '../../lineas/lineaForm.ts';
import { explicarTotal } from '../../lineas/PorQueGuardado.tsx';
import { fechaIncompleta, type ProblemaVisible, visibleProblems } from '../../lineas/problemas.ts';
import { explicarPrepago } from '../porQuePrepago.ts';
import { alicuotaDe, leyendasDe } from './reglas.ts';

/** Everything beside the form that decides a quotation. */
export interface Decision {
  rol: Rol;
  empresa: string;
  contexto: ContextoVenta;
  articulos: ReadonlyMap<string, Articulo>;
  referencia: Referencia | null;
  /** The list was changed when there were lines (D2 §5). */
  listaCambiada: boolean;
  operacion: 'CREATE' | 'EDIT';
  /** Credit of the account that a stored quotation uses: its own to use again. */
  saldoPropio: number;
}

/** Taxes are in the total of a proforma, and of every prepaid one (domain-facts §6.15). */
export const conImpuestos = ({ isProforma, isPrepago }: DocumentoForm) => proformaConPrepago(isProforma, isPrepago);

/** The totals of a quotation, by the same rules as the server's. */
export function totalesCotizacion(form: DocumentoForm, decision: Decision, prepago = form.isPrepago): Totals {
  return totals(form.articulos, {
    bonificacion: form.bonificacion,
    alicuotaIVA: alicuotaDe(form, decision.articulos),
    iibb: decision.contexto.iibb,
    conImpuestos: conImpuestos(form),
    prepago,
  });
}

/** What the panel shows: the tax view for a proforma, else only subtotal and final (D2 §9). */
export function vistaTotales(form: DocumentoForm, decision: Decision) {
  const totales = totalesCotizacion(form, decision);
  const alicuotaIVA = alicuotaDe(form, decision.articulos) || ALICUOTA_IVA_GENERAL;
  const importes = { bonificacion: form.bonificacion, alicuotaIVA };
  const filas: FilaTotal[] = conImpuestos(form)
    ? filasConImpuestos(totales, importes)
    : [{ etiqueta: 'Subtotal', importe: totales.subtotal }];
  const porQue = totales.subtotal === 0 ? null : explicarTotal(totales, { ...importes, total: totales.total });
  return { totales, filas, porQue, notas: notas(form, decision, totales, importes) };
}

/** A prepaid quotation says what is to be paid beside its items. */
function notas(
  form: DocumentoForm,
  decision: Decision,
  totales: Totals,
  importes: { bonificacion: number; alicuotaIVA: number },
): FilaTotal[] {
  if (form.isPrepago) return [];
  const prepago = totalesCotizacion(form, decision, true);
  const discount = !form.isProforma && totales.bonificado !== 0;
  return [
    ...(discount
      ? [{ etiqueta: `Con ${formatPercent(form.bonificacion)} de bonificación`, importe: -totales.bonificado }]
      : []),
    {
      etiqueta: 'Si fuera prepago',
      importe: prepago.totalPrepago,
      ...(prepago.subtotal !== 0 && { porQue: explicarPrepago(prepago, importes) }),
    },
  ];
}

/** The credit of the account as this quotation may use it. */
export const saldoUsable = ({ contexto, saldoPropio }: Decision) => contexto.saldoCuentaCorriente + saldoPropio;

/** Every rule of D2 §5 for a new or an edited quotation, in words: the server refuses the blocking ones too. */
export function problemasCotizacion(form: DocumentoForm, decision: Decision): ProblemaVisible[] {
  const { contexto, rol, empresa, articulos, referencia, listaCambiada, operacion } = decision;
  const { ingreso, entrega } = form;
  const { totalPrepago } = totalesCotizacion(form, decision);
  const found = checkCotizacion(
    {
      ...form,
      ...leyendasDe(form, contexto),
      ingreso: ingreso ?? contexto.hoy,
      entrega: entrega ?? contexto.hoy,
      prepago: form.isPrepago ? { items: form.items, totalPrepago } : null,
    },
    { ...contexto, rol, empresa, articulos, referencia, operacion, saldoCuentaCorriente: saldoUsable(decision) },
  );
  const incomplete = (['ingreso', 'entrega'] as const).filter((campo) => form[campo] === null).map(fechaIncompleta);
  const lista = listaCambiada ? checkCambioLista(form.articulos) : [];
  const ofItems = found.some(isOfItem) ? [ITEMS_INCOMPLETOS] : [];
  const rest = found.filter((problem) => !isOfItem(problem));
  return [...incomplete, ...ofItems, ...visibleProblems(MENSAJES_COTIZACION, [...rest, ...lista])];
}

/** An item says itself what it lacks; the list of problems says once that some do (D3 §5). */
const isOfItem = ({ path = '' }: ProblemaCotizacion) => path.startsWith('itemsDeCobranza.');
const ITEMS_INCOMPLETOS: ProblemaVisible = {
  key: 'ITEMS_INCOMPLETOS',
  code: 'ITEMS_INCOMPLETOS',
  severity: 'block',
  text: TEXTOS_VALORES.incompletos,
  campo: 'itemsDeCobranza',
};

/** What a new and an edited quotation send alike. Null while a day is missing: there is a problem that says so. */
function cuerpo(form: DocumentoForm, decision: Decision) {
  const { ingreso, entrega, usuario, vendedor } = form;
  if (ingreso === null || entrega === null) return null;
  const { subtotal, bonificado, total } = totalesCotizacion(form, decision);
  return {
    header: {
      ingreso,
      entrega,
      bonificacion: form.bonificacion,
      listaprecio: form.listaprecio,
      condcomercial: form.condcomercial,
      notacompra: form.notacompra,
      isPrepago: form.isPrepago,
      isProforma: conImpuestos(form),
      direccionEntrega: form.direccionEntrega,
      ...leyendasDe(form, decision.contexto),
      ...(usuario !== null && { usuario }),
      ...(vendedor !== null && { vendedor }),
      ...(form.talremito !== null && { talremito: form.talremito }),
      ...((form.comision !== 0 || decision.operacion === 'EDIT') && { comision: form.comision }),
    },
    importes: { subtotal, bonificado, total },
    articulos: form.articulos.map(lineaEntrada),
    itemsDeCobranza: form.isPrepago ? form.items : [],
  };
}

/** A new quotation as it travels. */
export function cuerpoCotizacion(
  form: DocumentoForm,
  decision: Decision,
  referencia: number | null,
): BodyOf<typeof createCotizacion> | null {
  const body = cuerpo(form, decision);
  return body && { ...body, operation: 'CREATE', referencia };
}

/** The edit of a stored one, from the version that was opened. */
export function cuerpoEdicion(
  form: DocumentoForm,
  decision: Decision,
  { id, version }: { id: number; version: number },
): BodyOf<typeof editCotizacion> | null {
  const body = cuerpo(form, decision);
  return body && { ...body, header: { ...body.header, id, version }, operation: 'EDIT' };
}
