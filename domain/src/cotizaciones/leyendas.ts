import { type LeyendasPropias, leyendaValidez } from '../lineas/index.ts';

/** What the person's own legends start with: the validity in the third, cleared when prepaid is on (D2 §9). */
export function leyendasIniciales(validezDias: number, isPrepago: boolean): LeyendasPropias {
  return { leyenda3: isPrepago ? '' : leyendaValidez(validezDias), leyenda4: '' };
}

/** Switching prepaid clears the default text or brings it back; what the person wrote stays. */
export function leyendasAlCambiarPrepago(
  propias: LeyendasPropias,
  validezDias: number,
  isPrepago: boolean,
): LeyendasPropias {
  const validez = leyendaValidez(validezDias);
  if (isPrepago) return propias.leyenda3 === validez ? { ...propias, leyenda3: '' } : propias;
  return propias.leyenda3 === '' ? { ...propias, leyenda3: validez } : propias;
}
