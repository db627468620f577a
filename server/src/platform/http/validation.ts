import { type Call, type Refusal, refuse } from '@distri/domain/kernel';
import { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Names that would reach an object's prototype (reliability G7). */
const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/** What zod found, in words for the person. Messages of our own schemas and rules come through as they are. */
function describe(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Falta completar este dato' : 'No es un dato válido';
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'Falta completar este dato'
        : `El mínimo es ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string' ? `Hasta ${issue.maximum} caracteres` : `El máximo es ${issue.maximum}`;
    case 'invalid_value':
      return `Debe ser ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `No se reconoce ${issue.keys.join(', ')}`;
    default:
      return 'No es un dato válido';
  }
}

/** Zod's own English sentences are replaced; anything that a schema of ours says is kept. */
const spanish: z.core.$ZodErrorMap = (issue) => ({ message: describe(issue as Issue) });

/** The sentence of a refusal names its first field: 'articulos.2.cantidad: Cantidad inválida'. */
function refuseIssues(issues: readonly Issue[]): Refusal {
  const problems = issues.slice(0, 20).map((issue) => ({
    code: 'invalido',
    message: issue.message,
    ...(issue.path.length > 0 ? { path: issue.path.map(String).join('.') } : {}),
  }));
  const [first] = problems;
  const message = first?.path ? `${first.path}: ${first.message}` : (first?.message ?? 'Datos inválidos');
  return refuse(400, message, { problems });
}

function parse<S extends z.ZodType>(schema: S, value: unknown): { data: z.output<S> } | Refusal {
  const result = schema.safeParse(value, { error: spanish, reportInput: true });
  return result.success ? { data: result.data } : refuseIssues(result.error.issues);
}

/** Query parameters come once each; a name given twice is refused, a name nobody knows is ignored. */
function checkQuery(query: Readonly<Record<string, unknown>>): Refusal | null {
  for (const [name, value] of Object.entries(query)) {
    if (FORBIDDEN_NAMES.has(name)) return refuse(400, 'La dirección tiene un parámetro no permitido');
    if (typeof value !== 'string') return refuse(400, `El parámetro ${name} está repetido`);
  }
  return null;
}

/** Decodes query and body by the contract, or says in Spanish which field is wrong. */
export function decodeInput(
  call: Call,
  query: Readonly<Record<string, unknown>>,
  body: unknown,
): { query: unknown; body: unknown } | Refusal {
  const refused = checkQuery(query);
  if (refused) return refused;
  const parsedQuery = parse(call.query, query);
  if ('refused' in parsedQuery) return parsedQuery;
  if (call.body instanceof z.ZodUndefined) return { query: parsedQuery.data, body: undefined };
  const parsedBody = parse(call.body, body);
  if ('refused' in parsedBody) return parsedBody;
  return { query: parsedQuery.data, body: parsedBody.data };
}
