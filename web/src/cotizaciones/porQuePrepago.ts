import { TEXTOS_COTIZACION } from '@distri/domain/cotizaciones';
import { formatMoney, type Porcentaje } from '@distri/domain/kernel';
import type { Totals } from '@distri/domain/lineas';
import { explicarTotal } from '../lineas/PorQueGuardado.tsx';
import type { Explanation } from '../platform/document/ExplainPopper.tsx';

/** What would be paid in advance: the total with its taxes, less the 30% (D2 §9). */
export function explicarPrepago(
  { total, totalPrepago, ...amounts }: Totals,
  documento: { bonificacion: Porcentaje; alicuotaIVA: Porcentaje },
): Explanation {
  const { steps } = explicarTotal(amounts, { ...documento, total });
  return {
    title: 'Por qué este importe',
    steps: [...steps, { label: TEXTOS_COTIZACION.prepago, amount: totalPrepago - total }],
    result: { label: 'Se paga por adelantado', amount: totalPrepago },
    note: `Total con impuestos: ${formatMoney(total)}. Cada importe se redondea a centavos.`,
  };
}
