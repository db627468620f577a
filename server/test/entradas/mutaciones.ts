/** JSON as it travels. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
type Path = readonly (string | number)[];

/** What a call is sent when all is well, and what its document lets people leave out. */
export interface Pedida {
  query: Readonly<Record<string, string>>;
  body?: Json;
  /** Paths ('header.leyenda1', 'articulos.*.detalle') that may be missing. */
  opcionales?: readonly string[];
  /** That may be null. */
  nulos?: readonly string[];
  /** Texts that may be empty. */
  vacios?: readonly string[];
  /** Numbers that may be below zero. */
  negativos?: readonly string[];
  /** Whole lists that may be empty. */
  listasVacias?: readonly string[];
  /** Rows that do not exist or are somebody else's, and what is named twice: well-formed and wrong. */
  ajenos?: readonly [path: string, value: Json][];
  /** What is wrong with one of several is said in its row of the answer, a 200 (decisions 2). */
  porFila?: true;
  /** Names under which a refusal may speak of a field. */
  alias?: Readonly<Record<string, RegExp>>;
}

/** One way of spoiling a request. */
export interface Mala {
  /** 'articulos.0.cantidad'; '' is the body itself, '?cliente' a parameter. */
  campo: string;
  defecto: string;
  query: string;
  body?: Json | undefined;
}

const isObject = (value: Json | undefined): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pattern = (path: Path) => path.map((part) => (typeof part === 'number' ? '*' : part)).join('.');
const isListed = (list: readonly string[] | undefined, path: Path) => list?.includes(pattern(path)) ?? false;

const LARGO = 'x'.repeat(5_000);
const NO_ES_NUMERO: readonly [string, Json][] = [
  ['a word', 'mucho'],
  ['nothing written', ''],
  ['NaN', 'NaN'],
  ['Infinity', 'Infinity'],
  ['a decimal comma', '1,5'],
  ['hexadecimal', '0x10'],
  ['a list', []],
  ['an object', {}],
  ['true', true],
  ['1e308', 1e308],
  ['2^53', 2 ** 53],
  ['thirty digits', '9'.repeat(30)],
  ['seven decimals', 1.1234567],
];
const NO_ES_TEXTO: readonly [string, Json][] = [
  ['a list', []],
  ['an object', {}],
  ['true', true],
  ['5,000 characters', LARGO],
  ['a NUL', 'a\u0000b'],
  ['half a character', 'a\ud800'],
];
const NO_ES_FECHA: readonly [string, Json][] = [
  ['31 February', '31/02/2026'],
  ['month 13', '2026-13-01'],
  ['year 0', '01/01/0000'],
  ['a word', 'hoy'],
  ['nothing written', ''],
  ['an instant', '2026-11-23T00:00:00Z'],
  ['a number', 20261123],
  ['a list', ['23/11/2026']],
];
const NO_ES_BANDERA: readonly [string, Json][] = [
  ['a list', []],
  ['an object', {}],
  ['a number', 7],
  ['a text', 'quizás'],
];
const NO_ES_LISTA: readonly [string, Json][] = [
  ['an object', {}],
  ['a text', 'x'],
  ['a number', 1],
  ['null inside', [null]],
  ['a list inside', [[]]],
  ['a text inside', ['x', {}]],
];
const NO_ES_OBJETO: readonly [string, Json][] = [
  ['a list', []],
  ['a text', 'x'],
  ['a number', 1],
];

const DIA = /^\d\d\/\d\d\/\d{4}$/;

/** Bad values in the place of a good one, by what the good one is. */
function badValues(pedida: Pedida, path: Path, good: Json): [string, Json][] {
  const bad: [string, Json][] = [];
  if (!isListed(pedida.nulos, path)) bad.push(['null', null]);
  if (typeof good === 'number') {
    bad.push(...NO_ES_NUMERO);
    if (!isListed(pedida.negativos, path)) bad.push(['below zero', -1]);
    if (isListed(pedida.vacios, path)) return bad.filter(([, value]) => value !== '' && value !== good);
  } else if (typeof good === 'boolean') bad.push(...NO_ES_BANDERA);
  else if (typeof good === 'string' && DIA.test(good)) bad.push(...NO_ES_FECHA);
  else if (typeof good === 'string') {
    bad.push(...NO_ES_TEXTO);
    if (!isListed(pedida.vacios, path)) bad.push(['nothing written', '']);
  } else if (Array.isArray(good)) {
    bad.push(...NO_ES_LISTA);
    if (!isListed(pedida.listasVacias, path)) bad.push(['nothing in it', []]);
  } else bad.push(...NO_ES_OBJETO);
  return bad.filter(([, value]) => value !== good);
}

/** The body with `value` at `path`; undefined takes it out. */
function replaced(body: Json, path: Path, value: Json | undefined): Json | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(body)) return body.map((item, n) => (n === first ? (replaced(item, rest, value) ?? null) : item));
  if (!isObject(body)) throw new Error(`no hay ${String(first)}`);
  const inner = replaced(body[first] ?? null, rest, value);
  const { [first]: _, ...others } = body;
  return inner === undefined ? others : { ...body, [first]: inner };
}

/** Every place of a body, itself included. */
function places(value: Json, path: Path = []): [Path, Json][] {
  const children = Array.isArray(value)
    ? value.map((item, n): [number, Json] => [n, item])
    : isObject(value)
      ? Object.entries(value)
      : [];
  return [[path, value], ...children.flatMap(([name, child]) => places(child, [...path, name]))];
}

const queryText = (query: Readonly<Record<string, string>>) => new URLSearchParams(query).toString();

function badBodies(pedida: Pedida): Mala[] {
  const { body } = pedida;
  if (body === undefined) return [];
  const query = queryText(pedida.query);
  return places(body).flatMap(([path, good]) => {
    const campo = path.join('.');
    const values = badValues(pedida, path, good).map(([defecto, value]) => ({
      campo,
      defecto,
      query,
      body: replaced(body, path, value),
    }));
    const insideList = typeof path.at(-1) === 'number';
    if (path.length === 0 || insideList || isListed(pedida.opcionales, path)) return values;
    return [...values, { campo, defecto: 'missing', query, body: replaced(body, path, undefined) }];
  });
}

const MALOS_PARAMETROS: readonly [string, string][] = [
  ['nothing written', ''],
  ['5,000 characters', LARGO],
  ['a NUL', 'a\u0000b'],
  ['another', 'NO-EXISTE'],
  ['NaN', 'NaN'],
  ['below zero', '-1'],
  ['twenty digits', '9'.repeat(20)],
  ['an exponent', '1e9'],
  ['a quote', "1' OR '1'='1"],
  ['__proto__', '__proto__'],
];

function badQueries(pedida: Pedida): Mala[] {
  const { query, body } = pedida;
  return Object.entries(query).flatMap(([name, good]) => {
    const { [name]: _, ...others } = query;
    const campo = `?${name}`;
    const values = MALOS_PARAMETROS.filter(([, value]) => value !== '' || !isListed(pedida.vacios, [campo])).map(
      ([defecto, value]) => ({ campo, defecto, query: queryText({ ...query, [name]: value }), body }),
    );
    const twice = { campo, defecto: 'twice', query: `${queryText(query)}&${name}=${encodeURIComponent(good)}`, body };
    if (isListed(pedida.opcionales, [campo])) return [...values, twice];
    return [...values, twice, { campo, defecto: 'missing', query: queryText(others), body }];
  });
}

const asPath = (campo: string): Path => campo.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

function foreign({ query, body = null, ajenos = [] }: Pedida): Mala[] {
  return ajenos.map(([campo, value]) => {
    const defecto = `another's: ${JSON.stringify(value)}`;
    if (campo.startsWith('?'))
      return { campo, defecto, query: queryText({ ...query, [campo.slice(1)]: String(value) }), body };
    return {
      campo,
      defecto,
      query: queryText(query),
      body: campo === '' ? value : replaced(body, asPath(campo), value),
    };
  });
}

/** Every way of spoiling a request that this file knows. */
export const badRequests = (pedida: Pedida): Mala[] => [
  ...badBodies(pedida),
  ...badQueries(pedida),
  ...foreign(pedida),
];
