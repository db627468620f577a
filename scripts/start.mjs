/*
 * `npm start`: from a fresh clone to a running Distri. Installs when the lockfile says so, builds when the sources
 * changed, then becomes the server (this same process, so that signals reach it directly).
 */
import { pathToFileURL } from 'node:url';
import { install, withProgress } from './lib/processes.mjs';
import { inRoot, isInstalled, requireNode } from './lib/project.mjs';

requireNode();
// A person at a terminal reads our lines, not one of JSON for each request; a service keeps them.
if (process.stdout.isTTY) process.env.LOG_LEVEL ??= 'warn';

if (!isInstalled()) await withProgress('Instalando las dependencias', install);
const { build, isBuilt } = await import('./build.mjs');
if (!isBuilt()) await withProgress('Compilando', build);
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
await import(pathToFileURL(inRoot('server/dist/main.js')).href);
