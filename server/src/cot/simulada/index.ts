import { type ArbaSimulada, startArbaSimulada } from './servidor.ts';

export { FALLAS, type Falla } from './guion.ts';
export { type ArbaSimulada, startArbaSimulada } from './servidor.ts';

let running: Promise<ArbaSimulada> | undefined;

/** Where the stand-in of this process answers; it starts when the first file of a demo company goes out. */
export async function arbaSimulada(): Promise<string> {
  running ??= startArbaSimulada();
  return (await running).url;
}

/** At shutdown. */
export async function closeArbaSimulada(): Promise<void> {
  await (await running)?.close();
  running = undefined;
}
