import type { EstadoCobranza } from '@distri/domain/cobranzas';
import { idsDeLectura, type Lectura, leer } from '@distri/domain/rendiciones';

interface ConEstado {
  id: number;
  status: EstadoCobranza;
}

/** What came of one reading: what it added, and what it did not, each with its reason. */
export interface Resultado<Cobranza> {
  agregadas: Cobranza[];
  problemas: Exclude<Lectura, { resultado: 'agregada' }>[];
  /** There was no number in it at all. */
  isEmpty: boolean;
}

/**
 * One text of a scanner against the list: each of its ids has to exist, be new to the list and be approved (D3 §5).
 * What is on the list already is not asked again.
 */
export async function procesar<Cobranza extends ConEstado>(
  text: string,
  escaneadas: ReadonlySet<number>,
  read: (ids: readonly number[]) => Promise<ReadonlyMap<number, Cobranza>>,
): Promise<Resultado<Cobranza>> {
  const ids = idsDeLectura(text);
  const nuevas = ids.filter((id) => !escaneadas.has(id));
  const found = nuevas.length > 0 ? await read(nuevas) : new Map<number, Cobranza>();
  const resultado: Resultado<Cobranza> = { agregadas: [], problemas: [], isEmpty: ids.length === 0 };
  for (const id of ids) {
    const cobranza = found.get(id);
    // One that is on the list was approved when it got there.
    const lectura = leer(id, escaneadas.has(id) ? 'A' : (cobranza?.status ?? null), escaneadas);
    if (lectura.resultado !== 'agregada') resultado.problemas.push(lectura);
    else if (cobranza) resultado.agregadas.push(cobranza);
  }
  return resultado;
}
