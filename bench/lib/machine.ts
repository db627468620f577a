import os from 'node:os';
import type pg from 'pg';
import { figure } from './units.ts';

const load = () => os.loadavg().slice(0, 2).map(figure).join(' / ');

/** What it was measured on, in sentences for the head of the report; `since` is the load when the run began. */
export async function describeMachine(db: pg.Pool, since: string): Promise<string[]> {
  const { rows } = await db.query<{ version: string; clientes: number; articulos: number; renglones: number }>(
    `SELECT current_setting('server_version') AS version, (SELECT count(*) FROM clientes) AS clientes,
       (SELECT count(*) FROM articulos) AS articulos, (SELECT count(*) FROM factura_lineas) AS renglones`,
  );
  const [data] = rows;
  const cpus = os.cpus();
  const count = (value = 0) => value.toLocaleString('es-AR');
  return [
    `${cpus.length} × ${cpus[0]?.model.trim() ?? 'procesador'}, ${figure(os.totalmem() / 2 ** 30)} GiB, ${os.type()} ${os.release()}, ` +
      `Node ${process.versions.node}, PostgreSQL ${data?.version} en la misma máquina, HTTP por loopback.`,
    `Datos: ${count(data?.clientes)} clientes, ${count(data?.articulos)} artículos, ${count(data?.renglones)} renglones facturados.`,
    `Carga de la máquina (1 / 5 min): al empezar ${since}, al terminar ${load()}. Con más de ${cpus.length} mide también a los vecinos: ` +
      'los tiempos valen para esta corrida, y lo que se compara es la razón.',
    '«SQL puro» son las mismas sentencias, con sus valores y la lectura del usuario, grabadas de pedidos reales y repetidas por un ' +
      'proceso de Node que no hace otra cosa, en tramos alternados con los nuestros. La razón es de operaciones por segundo; «CPU» es el tiempo de procesador del servidor por llamada, que no cuenta a los vecinos.',
  ];
}

export const currentLoad = load;
