import { z } from 'zod';

/** Turns an answer of a handler into what travels. Throws when it is not what the contract says. */
export type Encoder = (value: unknown) => unknown;

const wrong = (what: string, value: unknown) => new Error(`The answer is no ${what}: ${typeof value}`);

const number: Encoder = (value) => {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw wrong('number', value);
};
const string: Encoder = (value) => {
  if (typeof value === 'string') return value;
  throw wrong('string', value);
};
const boolean: Encoder = (value) => {
  if (typeof value === 'boolean') return value;
  throw wrong('boolean', value);
};

function oneOf(values: ReadonlySet<unknown>): Encoder {
  return (value) => {
    if (values.has(value)) return value;
    throw wrong(`one of ${[...values].join(', ')}`, value);
  };
}

/** The declared fields and no other: what a presenter forgot to leave out does not travel. */
function object(shape: Readonly<Record<string, z.core.$ZodType>>): Encoder {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, encode: compileEncoder(schema) }));
  return (value) => {
    if (typeof value !== 'object' || value === null) throw wrong('record', value);
    const record = value as Readonly<Record<string, unknown>>;
    const wire: Record<string, unknown> = {};
    for (const { name, encode } of fields) wire[name] = encode(record[name]);
    return wire;
  };
}

function array(element: Encoder): Encoder {
  return (value) => {
    if (!Array.isArray(value)) throw wrong('list', value);
    return value.map(element);
  };
}

/** What is inside is checked, then turned into its wire form: a plain value in all codecs of the kernel. */
function codec(schema: z.ZodCodec): Encoder {
  const { reverseTransform, out } = schema._zod.def;
  const inside = compileEncoder(out);
  return (value) => reverseTransform(inside(value), { value, issues: [] });
}

/**
 * The encoder of a contract's answer, compiled once at start: the hot path of every reply. `z.encode` does the same
 * ten times slower, since it runs every check of the schema both ways; it still encodes the kinds not named here.
 */
export function compileEncoder(schema: z.core.$ZodType): Encoder {
  if (schema instanceof z.ZodObject) return object(schema.shape);
  if (schema instanceof z.ZodArray) return array(compileEncoder(schema.element));
  if (schema instanceof z.ZodOptional) return unless(undefined, compileEncoder(schema.unwrap()));
  if (schema instanceof z.ZodNullable) return unless(null, compileEncoder(schema.unwrap()));
  if (schema instanceof z.ZodCodec) return codec(schema);
  if (schema instanceof z.ZodNumber) return number;
  if (schema instanceof z.ZodString) return string;
  if (schema instanceof z.ZodBoolean) return boolean;
  if (schema instanceof z.ZodLiteral) return oneOf(schema.values);
  if (schema instanceof z.ZodEnum) return oneOf(new Set(schema.options));
  return (value) => z.encode(schema, value);
}

function unless(nothing: null | undefined, encode: Encoder): Encoder {
  return (value) => (value === nothing ? nothing : encode(value));
}

const rowEncoders = new WeakMap<z.core.$ZodType, Encoder>();

/** The encoder of one row of a list's answer (`lista` and `listaPaginada` of the kernel). */
export function compileRowEncoder(answer: z.core.$ZodType): Encoder {
  const known = rowEncoders.get(answer);
  if (known) return known;
  const result = answer instanceof z.ZodObject ? answer.shape.result : undefined;
  if (!(result instanceof z.ZodArray)) throw new Error('The answer of the call is no list');
  const encode = compileEncoder(result.element);
  rowEncoders.set(answer, encode);
  return encode;
}
