import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The statements that the current request (or test) has sent, in order, BEGIN and COMMIT included. Tests assert the
 * number per call (performance.md): it decides the speed more than anything else.
 */
const scope = new AsyncLocalStorage<string[]>();

export function noteStatement(text: string): void {
  scope.getStore()?.push(text);
}

/** Runs `work` and tells which statements it sent, also through the HTTP server when it is injected. */
export async function countStatements<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = [];
  const result = await scope.run(statements, work);
  return { result, statements };
}
