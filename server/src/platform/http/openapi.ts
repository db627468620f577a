import { type Call, rolesWith, VERSION_API, VERSION_PRODUCTO } from '@distri/domain/kernel';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/**
 * The wire as a JSON schema. With codecs the wire is the input side; the output side would document centavos
 * (stack.md).
 */
export function wireSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
}

function parameters(call: Call): JsonSchema[] {
  const { properties = {}, required = [] } = wireSchema(call.query) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const query = Object.entries(properties).map(([name, schema]) => {
    const { description, ...rest } = schema;
    return {
      name,
      in: 'query',
      required: required.includes(name),
      ...(description ? { description } : {}),
      schema: rest,
    };
  });
  return call.kind === 'read' ? query : [...query, { $ref: '#/components/parameters/IdempotencyKey' }];
}

function requestBody(call: Call): JsonSchema | null {
  if (call.body instanceof z.ZodUndefined) return null;
  const data = wireSchema(call.body);
  if (!call.multipart) return { required: true, content: { 'application/json': { schema: data } } };
  const files = call.multipart.map((name) => [name, { type: 'string', format: 'binary' }]);
  const properties = { data, ...Object.fromEntries(files) };
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object', properties, required: ['data'] } } },
  };
}

/** What the call answers when it is no file. */
function jsonAnswer({ files, answer: schema }: Call): z.ZodType {
  if (!files) return schema;
  const json = schema instanceof z.ZodUnion ? schema.options[1] : undefined;
  if (!(json instanceof z.ZodType)) throw new Error('The answer of a call with files is oArchivo(…)');
  return json;
}

function answer(call: Call): JsonSchema {
  const types = [call.file, call.orFile].filter((type) => type !== undefined);
  if (types.length > 0)
    return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
  const files = (call.files ?? []).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]);
  return { ...Object.fromEntries(files), 'application/json': { schema: wireSchema(jsonAnswer(call)) } };
}

/** Letters of D1 §1 that may make the call; 'todos' for any session. */
function roles(call: Call): string {
  if (call.permission === 'public') return 'sin sesión';
  return call.permission === 'session' ? 'todos' : rolesWith(call.permission).join(' ');
}

const ERRORS = { 400: 'Malformado', 401: 'SinSesion', 403: 'SinPermiso', 404: 'NoExiste' };
const WRITE_ERRORS = { 409: 'Conflicto', 422: 'Rechazado' };

function responses(call: Call): JsonSchema {
  const names = { ...ERRORS, ...(call.kind === 'read' ? {} : WRITE_ERRORS), 500: 'Inesperado', 503: 'NoDisponible' };
  const errors = Object.entries(names).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]);
  return { 200: { description: 'Bien', content: answer(call) }, ...Object.fromEntries(errors) };
}

function operation(call: Call): JsonSchema {
  const body = requestBody(call);
  return {
    operationId: call.name,
    tags: [call.name.split('.')[0]],
    summary: call.summary,
    ...(call.permission === 'public' ? { security: [] } : {}),
    parameters: parameters(call),
    ...(body ? { requestBody: body } : {}),
    responses: responses(call),
    'x-roles': roles(call),
    ...(call.empresa ? { 'x-empresa': call.empresa } : {}),
    'x-error-prefix': call.errorPrefix,
    ...(call.added ? { 'x-added': true } : {}),
  };
}

const error = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const components = {
  securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'La misma clave repite la respuesta guardada; con otro contenido, 422; en curso, 409',
      schema: { type: 'string', maxLength: 200 },
    },
  },
  schemas: {
    Error: {
      type: 'object',
      required: ['message'],
      properties: {
        message: { type: 'string' },
        referencia: { type: 'string', description: 'Número que está en el registro del servidor' },
        problems: {
          type: 'array',
          items: {
            type: 'object',
            required: ['code', 'message'],
            properties: { code: { type: 'string' }, message: { type: 'string' }, path: { type: 'string' } },
          },
        },
      },
    },
  },
  responses: {
    Malformado: error('Lo que se envió no tiene la forma esperada'),
    SinSesion: error('No hay sesión, o ya no vale'),
    SinPermiso: error('El rol no puede hacer esto'),
    NoExiste: error('No existe, o está fuera del alcance de quien pregunta'),
    Conflicto: error('El estado o la versión cambiaron, o la clave está en curso'),
    Rechazado: error('Una regla lo rechaza; `problems` dice cuál y dónde'),
    Inesperado: error('Error inesperado, con una referencia'),
    NoDisponible: error('El servidor no está disponible; `Retry-After` dice cuándo probar'),
  },
};

function paths(calls: readonly Call[]): Record<string, JsonSchema> {
  const byPath: Record<string, JsonSchema> = {};
  const sorted = [...calls].sort((a, b) =>
    a.path === b.path ? (a.method < b.method ? -1 : 1) : a.path < b.path ? -1 : 1,
  );
  for (const call of sorted) byPath[call.path] = { ...byPath[call.path], [call.method.toLowerCase()]: operation(call) };
  return byPath;
}

/** The OpenAPI 3.1 document of `calls`. */
export function buildOpenApi(calls: readonly Call[]): JsonSchema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Distri',
      version: VERSION_PRODUCTO,
      description:
        'Importes en pesos con dos decimales, porcentajes en por ciento, días DD/MM/YYYY, instantes ISO 8601. ' +
        'Las llamadas con x-added no están en los documentos del producto.',
    },
    servers: [
      { url: `/{empresa}/${VERSION_API}`, variables: { empresa: { default: 'buenosaires' } } },
      { url: `/${VERSION_API}`, description: 'Instalación de una sola empresa' },
    ],
    security: [{ token: [] }],
    paths: paths(calls),
    components,
  };
}

/** The text of `docs/openapi.json`. */
export function renderOpenApi(calls: readonly Call[]): string {
  return `${JSON.stringify(buildOpenApi(calls), null, 2)}\n`;
}
