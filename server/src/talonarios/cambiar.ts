import { type Dia, type Refusal, refuse, refuseProblems } from '@distri/domain/kernel';
import {
  type CambioTalonario,
  cambiarTalonario,
  checkCambioTalonario,
  MENSAJES_TALONARIO,
  type Talonario,
} from '@distri/domain/talonarios';
import { sql } from 'kysely';
import type pg from 'pg';
import { writeAudit } from '../platform/commands/index.ts';
import { inTransaction, run } from '../platform/db/index.ts';
import { type ClaveTalonario, lockTalonarios } from './numerador.ts';

/** Who does it, for the audit. */
interface Autor {
  id: number | null;
  username: string;
}

/** Sets what an administrator decides of a pad, behind the lock that gives its numbers, and leaves it in the audit. */
export function setTalonario(
  pool: pg.Pool,
  clave: ClaveTalonario,
  cambio: CambioTalonario,
  { autor, hoy }: { autor: Autor; hoy: Dia },
): Promise<Talonario | Refusal> {
  return inTransaction(pool, async (tx) => {
    const [pad] = await lockTalonarios(tx, [clave]);
    if (!pad) return refuse(404, MENSAJES_TALONARIO.TALONARIO_INEXISTENTE({ talonario: clave.id, letra: clave.letra }));
    const refusal = refuseProblems(MENSAJES_TALONARIO, checkCambioTalonario(pad, cambio, hoy));
    if (refusal) return refusal;
    const changed = cambiarTalonario(pad, cambio);
    const { id, letra, puntoVenta, desde, proximo, hasta, cai, caiVence, activo } = changed;
    await run(
      tx,
      sql`UPDATE talonarios SET punto_venta = ${puntoVenta}, desde = ${desde}, proximo = ${proximo}, hasta = ${hasta}, cai = ${cai},
            cai_vence = ${caiVence}, activo = ${activo} WHERE id = ${id} AND letra = ${letra}`,
    );
    const entry = {
      accion: 'cambiar',
      entidad: 'talonario',
      entidad_id: `${id}/${letra}`,
      antes: pad,
      despues: changed,
    };
    writeAudit(tx, autor, 'consola', [entry]);
    return changed;
  });
}
