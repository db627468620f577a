import type { Articulo } from '@distri/domain/articulos';
import type { ContextoVenta } from '@distri/domain/clientes';
import {
  checkCambioLista,
  checkCotizacion,
  type createCotizacion,
  MENSAJES_COTIZACION,
} from '@distri/domain/cotizaciones';
import type { BodyOf, Rol } from '@distri/domain/kernel';
import { formatPercent } from '@distri/domain/kernel';
import { ALICUOTA_IVA_GENERAL, type Referencia, type Totals, totals } from '@distri/domain/lineas';
import type { DocumentoForm } from '../../lineas/documentoForm.ts';
import { type FilaTotal, filasConImpuestos } from '../../lineas/filasTotales.ts';
import { lineaEntrada } from '../../lineas/lineaForm.ts';
import { fechaIncompleta, type ProblemaVisible, visibleProblems } from '../../lineas/problemas.ts';
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
}

/** The totals of a quotation, by the same rules as the server's. */
export function totalesCotizacion(form: DocumentoForm, decision: Decision, prepago = false): Totals {
  return totals(form.articulos, {
    bonificacion: form.bonificacion,
    alicuotaIVA: alicuotaDe(form, decision.articulos),
    iibb: decision.contexto.iibb,
    conImpuestos: form.isProforma,
    prepago,
  });
}

/** What the panel shows: the tax view for a proforma, else only subtotal and final (D2 §9). */
export function vistaTotales(form: DocumentoForm, decision: Decision) {
  const totales = totalesCotizacion(form, decision);
  const alicuotaIVA = alicuotaDe(form, decision.articulos) || ALICUOTA_IVA_GENERAL;
  const filas: FilaTotal[] =
    form.isProforma && totales.subtotal !== 0
      ? filasConImpuestos(totales, { bonificacion: form.bonificacion, alicuotaIVA })
      : [{ etiqueta: 'Subtotal', importe: totales.subtotal }];
  const notas: FilaTotal[] = [];
  if (!form.isProforma && totales.bonificado !== 0)
    notas.push({ etiqueta: `Con ${formatPercent(form.bonificacion)} de bonificación`, importe: -totales.bonificado });
  notas.push({ etiqueta: 'Si fuera prepago', importe: totalesCotizacion(form, decision, true).totalPrepago });
  return { totales, filas, notas };
}

/** Every rule of D2 §5 for a new quotation, in words: the server refuses the blocking ones too. */
export function problemasCotizacion(form: DocumentoForm, decision: Decision): ProblemaVisible[] {
  const { contexto, rol, empresa, articulos, referencia, listaCambiada } = decision;
  const { ingreso, entrega } = form;
  const found = checkCotizacion(
    {
      ...form,
      ...leyendasDe(form, contexto),
      ingreso: ingreso ?? contexto.hoy,
      entrega: entrega ?? contexto.hoy,
      prepago: null,
    },
    { ...contexto, rol, empresa, articulos, referencia, operacion: 'CREATE' },
  );
  const incomplete = (['ingreso', 'entrega'] as const).filter((campo) => form[campo] === null).map(fechaIncompleta);
  const lista = listaCambiada ? checkCambioLista(form.articulos) : [];
  return [...incomplete, ...visibleProblems(MENSAJES_COTIZACION, [...found, ...lista])];
}

/** The quotation as it travels. Null while a day is missing: there is a problem that says so. */
export function cuerpoCotizacion(
  form: DocumentoForm,
  decision: Decision,
  referencia: number | null,
): BodyOf<typeof createCotizacion> | null {
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
      isPrepago: false,
      isProforma: form.isProforma,
      direccionEntrega: form.direccionEntrega,
      ...leyendasDe(form, decision.contexto),
      ...(usuario !== null && { usuario }),
      ...(vendedor !== null && { vendedor }),
      ...(form.comision !== 0 && { comision: form.comision }),
    },
    importes: { subtotal, bonificado, total },
    articulos: form.articulos.map(lineaEntrada),
    itemsDeCobranza: [],
    operation: 'CREATE',
    referencia,
  };
}
