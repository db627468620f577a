/** What a rule found. `code` names the text in the area's messages; rules never format and never throw. */
export interface Problem<Code extends string = string> {
  code: Code;
  severity: Severity;
  params?: Readonly<Record<string, string | number>>;
  /** Where on the form: 'articulos.2.bonificacion'. Absent when it belongs to the whole document. */
  path?: string;
}

/** `block` stops the save, `warn` informs, `info` explains. */
export type Severity = 'block' | 'warn' | 'info';

export type Messages<Code extends string> = Readonly<
  Record<Code, (params: Readonly<Record<string, string | number>>) => string>
>;

export function isBlocking(problem: Problem): boolean {
  return problem.severity === 'block';
}

/** The Spanish sentence of a problem. */
export function problemText<Code extends string>(messages: Messages<Code>, problem: Problem<Code>): string {
  return messages[problem.code](problem.params ?? {});
}

/** A refusal that leaves the server as a 4xx: nothing was written. */
export interface Refusal {
  refused: true;
  /** 404 not there or out of scope · 403 role · 409 state, version or key · 422 rule. */
  status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429;
  message: string;
  problems?: readonly { code: string; message: string; path?: string }[];
  retryAfterSeconds?: number;
}

export function refuse(
  status: Refusal['status'],
  message: string,
  extra: Partial<Omit<Refusal, 'refused' | 'status' | 'message'>> = {},
): Refusal {
  return { refused: true, status, message, ...extra };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value && value.refused === true;
}

/** Turns blocking problems into the 422 of decisions 1; the first one is the sentence people read. */
export function refuseProblems<Code extends string>(
  messages: Messages<Code>,
  problems: readonly Problem<Code>[],
): Refusal | null {
  const blocking = problems
    .filter(isBlocking)
    .map((p) => ({ code: p.code, message: problemText(messages, p), ...(p.path ? { path: p.path } : {}) }));
  const first = blocking[0];
  return first ? refuse(422, first.message, { problems: blocking }) : null;
}
