import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { calls } from '../calls.ts';
import { renderOpenApi } from '../platform/http/openapi.ts';
import { projectDir } from '../platform/paths.ts';
import { StartRefusal } from '../platform/startRefusal.ts';
import { runCommand, say } from './shell.ts';

const USAGE = `Escribe docs/openapi.json a partir de los contratos.

  npm run openapi
  npm run openapi -- --check    solo dice si está al día`;

const FILE = path.join(projectDir, 'docs/openapi.json');

await runCommand(USAGE, async (args) => {
  const { values } = parseArgs({ args, options: { check: { type: 'boolean' } } });
  const text = renderOpenApi(calls);
  if (!values.check) {
    writeFileSync(FILE, text);
    return say(`docs/openapi.json: ${calls.length} llamadas.`);
  }
  if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) {
    throw new StartRefusal('docs/openapi.json no es el de los contratos: corré npm run openapi.');
  }
  say('docs/openapi.json está al día.');
});
