import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectDir } from '../server/src/platform/paths.ts';
import { StartRefusal } from '../server/src/platform/startRefusal.ts';
import { readMaterial } from '../server/test/ledger/operations.ts';
import { collectingRow } from './lib/collecting.ts';
import {
  type BenchSize,
  benchEmpresa,
  dataDirOf,
  locate,
  logIn,
  openPool,
  prepareDemo,
  startServer,
} from './lib/company.ts';
import { computingRow } from './lib/computing.ts';
import { eventLoopRow, longestTurnRow } from './lib/eventLoop.ts';
import { gridRows } from './lib/grid.ts';
import { invoicingRow } from './lib/invoicing.ts';
import { currentLoad, describeMachine } from './lib/machine.ts';
import { type Bench, measureScenario } from './lib/measure.ts';
import { memoryRow } from './lib/processes.ts';
import { openRecorder } from './lib/record.ts';
import { type Row, table } from './lib/report.ts';
import { readScenarios } from './lib/scenarios.ts';
import { typingRow } from './lib/typing.ts';
import { figure } from './lib/units.ts';
import { bundleRow, interactiveRows } from './lib/web.ts';
import { startWorker } from './lib/worker.ts';
import type { HttpJob, SqlJob } from './workers/messages.ts';

/*
 * `npm run bench`: what the performance claims rest on, in one table. `--corto` measures less, `--solo texto` only the
 * calls whose name has it, `--normal` takes the demo of a first start, `--write` keeps the result in bench/resultados.md.
 */
const { values: options } = parseArgs({
  options: {
    corto: { type: 'boolean', default: false },
    normal: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    solo: { type: 'string', default: '' },
    puerto: { type: 'string', default: '3540' },
  },
});
const MEASURES = options.corto ? { slices: 2, milliseconds: 1000 } : { slices: 3, milliseconds: 3000 };
const SETTLE_MS = 2000;
const START_AIM_MS = 3000;
const say = (line: string) => console.log(line);

const startRow = (milliseconds: number): Row => ({
  name: 'Arranque hasta contestar, base ya creada',
  value: `${figure(milliseconds)} ms`,
  aim: `≤ ${START_AIM_MS} ms`,
  ok: milliseconds <= START_AIM_MS,
});

/** Everything that is asked of the running server, each call beside its bare twin. */
async function measureCalls(bench: Bench, scenarios: Awaited<ReturnType<typeof readScenarios>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const scenario of scenarios.filter(({ name }) => name.includes(options.solo))) {
    const measured = await measureScenario(bench, scenario);
    for (const { name, value, ratio } of measured) say(`${name}: ${value}${ratio ? `, razón ${ratio}` : ''}`);
    rows.push(...measured);
  }
  const pdf = scenarios.find(({ name }) => name.startsWith('PDF'));
  if (pdf?.name.includes(options.solo))
    rows.push(await eventLoopRow('PDF de pedido: ciclo de eventos ocupado', bench.recorder, pdf.requests));
  return rows;
}

async function main(): Promise<void> {
  const began = currentLoad();
  const empresa = benchEmpresa();
  const size: BenchSize = options.normal ? 'normal' : 'grande';
  const dataDir = dataDirOf(size);
  await prepareDemo(empresa, size);
  const server = await startServer(empresa, dataDir, Number(options.puerto));
  const http = startWorker<HttpJob>('httpLoad');
  const sql = startWorker<SqlJob>('bareSql');
  try {
    const connection = await locate(empresa, dataDir);
    const pool = openPool(connection, 1);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    const rows: Row[] = [startRow(server.startMs), memoryRow(server.child.pid ?? process.pid, dataDir)];
    const token = await logIn(server.api, 'operador');
    const recorder = await openRecorder(empresa, pool, token);
    const target = { port: server.port, basePath: empresa.apiBase, token };
    const serverPid = server.child.pid ?? 0;
    const bench: Bench = { recorder, http, sql, server: target, serverPid, connection, ...MEASURES };
    rows.push(...(await measureCalls(bench, await readScenarios(pool))));
    if ('Cobranza'.includes(options.solo)) rows.push(computingRow(), await collectingRow(pool, server.api, token));
    if ('Factura'.includes(options.solo)) rows.push(await invoicingRow(pool, server.api, token));
    if ('Clientes, lista entera'.includes(options.solo))
      rows.push(await longestTurnRow('Clientes, lista entera: la vuelta más larga', recorder, token, '/clientes'));
    if ('Mapa de clientes'.includes(options.solo))
      rows.push(await longestTurnRow('Mapa de clientes: la vuelta más larga', recorder, token, '/clientes/mapa'));
    if ('Grilla'.includes(options.solo)) rows.push(...(await gridRows()));
    if (options.solo === '') {
      const { clientes, articulos } = await readMaterial(pool, { clientes: 1, articulos: 1 });
      rows.push(bundleRow(), ...(await interactiveRows(server.origin)));
      rows.push(await typingRow(server.origin, clientes[0] ?? '', articulos[0]?.id ?? ''));
    }
    const head = await describeMachine(pool, began);
    await recorder.close();
    await pool.end();
    publish(head, rows);
  } finally {
    await Promise.all([http.stop(), sql.stop()]);
    await server.stop();
  }
}

function publish(head: readonly string[], rows: readonly Row[]): void {
  const text = `${head.join('\n')}\n\n${table(rows)}\n`;
  say(`\n${text}`);
  if (!options.write) return;
  const date = new Date().toISOString().slice(0, 10);
  const file = path.join(projectDir, 'bench/resultados.md');
  writeFileSync(file, `# Mediciones\n\n\`npm run bench -- --write\`, ${date}.\n\n${text}`);
  say(`Escrito en ${path.relative(projectDir, file)}.`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error);
  process.exitCode = 1;
}
