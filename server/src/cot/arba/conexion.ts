import { ARBA_SIMULADA, type EmpresaPerfil, type Refusal, refuse } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { arbaClave, arbaEsperaMs } from '../../platform/config.ts';
import type { Db } from '../../platform/db/handle.ts';
import { first } from '../../platform/db/kysely.ts';
import { arbaSimulada } from '../simulada/index.ts';
import type { Destino } from './cliente.ts';

export interface Conexion {
  destino: Destino;
  /** None of the COTs of the stand-in is ARBA's, and the screens say so. */
  simulada: boolean;
}

type Cot = NonNullable<EmpresaPerfil['cot']>;

/** Whether what answers is the stand-in: by its name, or because it is this very machine. */
export const esSimulada = ({ servidor }: Cot) => servidor === ARBA_SIMULADA || servidor.startsWith('http://');

async function isDemo(db: Db, empresa: string): Promise<boolean> {
  const row = await first(db, sql<{ clase: string }>`SELECT clase FROM instalacion WHERE empresa = ${empresa}`);
  return row?.clase === 'demo';
}

/** Where the company's files go. The stand-in answers demo databases only: nobody travels with a COT of its own. */
export async function conexionDe(db: Db, { id }: Pick<EmpresaPerfil, 'id'>, cot: Cot): Promise<Conexion | Refusal> {
  const esperaMs = arbaEsperaMs();
  const simulada = esSimulada(cot);
  if (cot.servidor === ARBA_SIMULADA) {
    if (!(await isDemo(db, id)))
      return refuse(422, 'Falta configurar el servidor de ARBA. Avisale a quien administra el sistema.');
    return { destino: { url: await arbaSimulada(), usuario: cot.usuario, clave: 'simulada', esperaMs }, simulada };
  }
  const clave = arbaClave(id);
  if (clave === null) return refuse(422, 'Falta la clave CIT de ARBA. Avisale a quien administra el sistema.');
  return { destino: { url: cot.servidor, usuario: cot.usuario, clave, esperaMs }, simulada };
}
