/*
 * `npm test`: everything that CI checks, in order, each step timed: types, lint, unit, server and browser tests.
 * `--gate` adds the *.gate.test.ts proofs of the reliability bar, `--night` those and the *.night.test.ts ones. Those
 * that compare times (*.ratio.*.test.ts) have a pass of their own: one file at a time, with nothing of ours beside it.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './lib/chromium.mjs';
import { install, npm, run, runTool, withProgress } from './lib/processes.mjs';
import { inRoot, isInstalled, requireNode, say } from './lib/project.mjs';
import { countPlaywright, countVitest } from './lib/results.mjs';
import { withScratch } from './lib/scratch.mjs';

requireNode();
const RESULTS = inRoot('test-results');
const night = process.argv.includes('--night');
const gate = night || process.argv.includes('--gate');
const steps = [];

/** Runs one step, whatever became of the others, and notes how long it took and how many tests it counted. */
async function step(name, work, count = () => ({ passed: 0, failed: 0 })) {
  say(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`);
  const began = Date.now();
  const code = await work();
  steps.push({ name, ok: code === 0, seconds: (Date.now() - began) / 1000, ...count() });
}

const LONG = ['**/*.gate.test.ts', '**/*.night.test.ts'];
const RATIOS = '**/*.ratio.*.test.ts';
const excluding = (patterns) => patterns.flatMap((pattern) => ['--exclude', pattern]);

function vitest(name, args) {
  const file = `${RESULTS}/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const work = () => runTool('vitest', ['run', ...args, ...reporters]);
  return step(name, work, () => countVitest(file));
}

function browser() {
  const file = `${RESULTS}/e2e.json`;
  const work = () =>
    run(npm.command, [...npm.args, 'run', '--silent', 'e2e'], { env: { ...process.env, E2E_JSON: file } });
  return step('navegador', work, () => countPlaywright(file));
}

if (!isInstalled()) await withProgress('Instalando las dependencias', install);
await ensureChromium();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

await step('tipos', () => run(npm.command, [...npm.args, 'run', '--silent', 'types']));
await step('estilo', () => runTool('@biomejs/biome', ['check', '.'], { bin: 'biome' }));
await vitest('unidad', ['--project', 'domain', '--project', 'web*', ...excluding(LONG)]);
await withScratch(() => vitest('servidor', ['--project', 'server', ...excluding(LONG)]));
await withScratch(browser);
for (const kind of [...(gate ? ['gate'] : []), ...(night ? ['night'] : [])]) {
  await vitest(kind, [`.${kind}.test`, ...excluding([RATIOS])]);
  // Whoever shares the machine may spoil one measure, not three.
  await vitest(`${kind}-a-solas`, [`.ratio.${kind}.test`, '--no-file-parallelism', '--retry=2']);
}

say('');
for (const { name, ok, seconds } of steps)
  say(`${ok ? '✓' : '✗'} ${name.padEnd(14)} ${seconds.toFixed(1).padStart(7)} s`);
const sum = (key) => steps.reduce((total, item) => total + item[key], 0);
say(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = steps.every((item) => item.ok) ? 0 : 1;
