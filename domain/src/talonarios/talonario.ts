import { type Dia, daysBetween, type Problem } from '../kernel/index.ts';
import type { ClaseComprobante } from './comprobantes.ts';
import type { CodigoTalonario } from './messages.ts';

/** A pad of numbered forms; one id owns one counter per letter (domain-facts §2.1). */
export interface Talonario {
  id: number;
  comprobante: string;
  letra: string;
  puntoVenta: number;
  desde: number;
  hasta: number;
  proximo: number;
  cai: string | null;
  caiVence: Dia | null;
  activo: boolean;
}

/** From here on people are told to ask for a new pad or a new CAI. */
export const AVISO_NUMEROS_LIBRES = 200;
export const AVISO_DIAS_CAI = 15;

/** How many documents the pad still gives. */
export function numerosLibres({ proximo, hasta }: Pick<Talonario, 'proximo' | 'hasta'>): number {
  return Math.max(0, hasta - proximo + 1);
}

/** Days that its CAI still holds, the day of expiry included; null for pads without one. */
export function diasDeCai({ caiVence }: Pick<Talonario, 'caiVence'>, hoy: Dia): number | null {
  return caiVence === null ? null : daysBetween(hoy, caiVence);
}

const paramsOf = ({ id, letra }: Pick<Talonario, 'id' | 'letra'>) => ({ talonario: id, letra });

/** Why `cuantos` more documents cannot be taken from it today; null when they can. */
export function problemaTalonario(
  talonario: Talonario,
  comprobante: ClaseComprobante,
  hoy: Dia,
  cuantos = 1,
): Problem<CodigoTalonario> | null {
  const params = paramsOf(talonario);
  const block = (code: CodigoTalonario, extra = {}): Problem<CodigoTalonario> => ({
    code,
    severity: 'block',
    params: { ...params, ...extra },
  });
  if (talonario.comprobante !== comprobante) return block('TALONARIO_DE_OTRO_COMPROBANTE');
  if (!talonario.activo) return block('TALONARIO_INACTIVO');
  const libres = numerosLibres(talonario);
  if (libres === 0) return block('TALONARIO_AGOTADO', { hasta: talonario.hasta });
  if (libres < cuantos) return block('TALONARIO_NO_ALCANZA', { libres });
  const dias = diasDeCai(talonario, hoy);
  return dias !== null && dias < 0 ? block('CAI_VENCIDO', { vence: talonario.caiVence ?? '' }) : null;
}

/** What should be said in time: few numbers left, or few days of CAI. */
export function avisosTalonario(talonario: Talonario, hoy: Dia): Problem<CodigoTalonario>[] {
  const libres = numerosLibres(talonario);
  const dias = diasDeCai(talonario, hoy);
  const params = paramsOf(talonario);
  const found: Problem<CodigoTalonario>[] = [];
  if (libres > 0 && libres <= AVISO_NUMEROS_LIBRES)
    found.push({ code: 'TALONARIO_POR_AGOTARSE', severity: 'warn', params: { ...params, libres } });
  if (dias !== null && dias >= 0 && dias <= AVISO_DIAS_CAI)
    found.push({ code: 'CAI_POR_VENCER', severity: 'warn', params: { ...params, dias } });
  return found;
}
