import type { Dia, Problem } from '../kernel/index.ts';
import type { CodigoTalonario } from './messages.ts';
import type { Talonario } from './talonario.ts';

/** What an administrator sets of a pad; what is left out stays. */
export interface CambioTalonario {
  puntoVenta?: number;
  /** First number: the next one of a pad that was never used. */
  desde?: number;
  hasta?: number;
  cai?: string;
  caiVence?: Dia;
  activo?: boolean;
}

const isUnused = ({ desde, proximo }: Talonario) => desde === proximo;

/** Numbers that were given stay given: a used pad keeps its sales point and beginning, and its end never comes before them. */
export function checkCambioTalonario(pad: Talonario, cambio: CambioTalonario, hoy: Dia): Problem<CodigoTalonario>[] {
  const problem = (code: CodigoTalonario): Problem<CodigoTalonario> => ({
    code,
    severity: 'block',
    params: { talonario: pad.id, letra: pad.letra, proximo: pad.proximo },
  });
  const found: Problem<CodigoTalonario>[] = [];
  const moved = cambio.puntoVenta !== undefined || cambio.desde !== undefined;
  if (moved && !isUnused(pad)) found.push(problem('TALONARIO_USADO'));
  const next = isUnused(pad) ? (cambio.desde ?? pad.proximo) : pad.proximo;
  if ((cambio.hasta ?? pad.hasta) < (isUnused(pad) ? next : next - 1)) found.push(problem('RANGO_MENOR'));
  if ((cambio.cai === undefined) !== (cambio.caiVence === undefined)) found.push(problem('CAI_SIN_VENCIMIENTO'));
  if (cambio.cai !== undefined && !/^\d{14}$/.test(cambio.cai)) found.push(problem('CAI_INVALIDO'));
  if (cambio.caiVence !== undefined && cambio.caiVence < hoy) found.push(problem('CAI_NO_VIGENTE'));
  return found;
}

/** The pad afterwards. */
export function cambiarTalonario(pad: Talonario, cambio: CambioTalonario): Talonario {
  const desde = cambio.desde ?? pad.desde;
  return { ...pad, ...cambio, desde, proximo: isUnused(pad) ? desde : pad.proximo };
}
