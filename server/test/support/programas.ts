import path from 'node:path';
import { bundleServer } from '../../../scripts/lib/bundle.mjs';
import { serverDir } from '../../src/platform/paths.ts';

/** What tests start as processes of their own, by their files in the server's folder. */
const PROGRAMAS = [
  'src/main.ts',
  'src/cli/usuarios.ts',
  'test/support/carteroProcess.ts',
  'test/support/embeddedProcess.ts',
  'test/support/floodProcess.ts',
  'test/ledger/writers.ts',
] as const;
export type Programa = (typeof PROGRAMAS)[number];

/** Inside of the server's folder, so that they find its libraries; called `dist`, as where they run for users. */
export const carpetaDeProgramas = () => path.join(serverDir, `dist-pruebas-${process.pid}/dist`);

/** As users run them: from their sources, each start took four times as long, and the tests start some thirty. */
export const bundleProgramas = (folder: string) => bundleServer(folder, PROGRAMAS);
