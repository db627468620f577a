import type { createCobranza, editCobranza } from '@distri/domain/cobranzas';
import type { BodyOf } from '@distri/domain/kernel';
import type { ItemForm } from '../../valores/itemForm.ts';
import type { CalculoCobranza, ContextoForm } from './calcular.ts';
import type { CobranzaForm } from './valores.ts';

type Nueva = NonNullable<BodyOf<typeof createCobranza>>;
type Edicion = NonNullable<BodyOf<typeof editCobranza>>;

/** Ids, amounts and the figures of the screen, which have to be the server's (D3 §7). */
function cuerpo(form: CobranzaForm, { calculo, entrada }: CalculoCobranza, { hoy }: ContextoForm) {
  return {
    headerData: { ...form.nota, ...(form.usuario !== null && { usuario: form.usuario }) },
    cobranza: {
      numrec: form.numrec.trim(),
      fecharecibo: form.fecharecibo ?? hoy,
      observa: form.observa.trim(),
      documentos: entrada.documentos.map(({ id, tipo, importe }) => ({ id, tipo, importe })),
      items: form.items.map(itemDe),
      impdesc: calculo.impdesc,
      saldo: calculo.saldo,
    },
    descuentoFijo: form.descuentoFijo,
  };
}

function itemDe(item: ItemForm) {
  const { id, tipo, fecha, importe, leyenda, transferencia, jurisdiccion, cotizacion_item } = item;
  const cheques = item.cheques.map(({ numero, banco, fecha, importe, iselectro, idelectro, repetido }) => ({
    ...{ numero, banco, fecha, importe, iselectro, idelectro, repetido },
  }));
  return { id, tipo, fecha, importe, leyenda, transferencia, jurisdiccion, cotizacion_item, cheques };
}

/** `guardar`: to wait for its term adjustment (status G, D3 §4). */
export function cuerpoNueva(
  form: CobranzaForm,
  calculada: CalculoCobranza,
  contexto: ContextoForm,
  guardar: boolean,
): Nueva {
  return { ...cuerpo(form, calculada, contexto), ...(guardar && { setStatus: 'G' as const }) };
}

/** D3 §4: a Guardada whose discount moved goes to review with its equivalent; a reviewed one back to Pendiente. */
export function cuerpoEdicion(form: CobranzaForm, calculada: CalculoCobranza, contexto: ContextoForm): Edicion | null {
  const { original } = contexto;
  if (!original) return null;
  const revision = calculada.problemas.some(({ code }) => code === 'VA_A_REVISION');
  return {
    ...cuerpo(form, calculada, contexto),
    version: original.version,
    ...(revision && { setStatus: 'R' as const, _equivalenteDescuento: calculada.calculo.equivImp }),
    ...(original.status === 'R' && { setStatus: 'P' as const }),
  };
}
