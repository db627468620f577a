/** The parts of the OpenAPI document that the page shows. */
interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters?: { name?: string; in?: string; required?: boolean; description?: string; schema?: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content?: Record<string, { schema?: unknown }> }>;
  'x-roles': string;
  'x-added'?: boolean;
}
interface Document {
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
const code = (schema: unknown) => `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;

function parameterRows(operation: Operation): string {
  const rows = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  if (rows.length === 0) return '';
  const cells = rows.map(
    ({ name = '', required, description = '', schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${required ? 'obligatorio' : 'opcional'}</td>` +
      `<td>${escapeHtml(description)}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  return `<h4>Parámetros</h4><table>${cells.join('')}</table>`;
}

function contents(title: string, content: Record<string, { schema?: unknown }> | undefined): string {
  return Object.entries(content ?? {})
    .map(([type, { schema }]) => `<h4>${title} <small>${escapeHtml(type)}</small></h4>${code(schema)}`)
    .join('');
}

function section(method: string, path: string, operation: Operation): string {
  const added = operation['x-added'] ? '<span class="agregada">agregada</span>' : '';
  return (
    `<details id="${escapeHtml(operation.operationId)}"><summary><b class="${method}">${method.toUpperCase()}</b> ` +
    `<code>${escapeHtml(path)}</code> ${added}<span class="que">${escapeHtml(operation.summary)}</span></summary>` +
    `<p>Roles: ${escapeHtml(operation['x-roles'])}</p>${parameterRows(operation)}` +
    `${contents('Cuerpo', operation.requestBody?.content)}${contents('Respuesta', operation.responses['200']?.content)}</details>`
  );
}

/** One page of plain HTML, without scripts: the strict content policy holds for it too. */
export function renderDocsPage({ info, paths }: Document): string {
  const byArea = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const area = operation.tags[0] ?? '';
      byArea.set(area, [...(byArea.get(area) ?? []), section(method, path, operation)]);
    }
  const areas = [...byArea].sort(([a], [b]) => a.localeCompare(b));
  const body = areas.map(([area, sections]) => `<h2 id="${area}">${area}</h2>${sections.join('')}`).join('');
  const index = areas.map(([area]) => `<a href="#${area}">${area}</a>`).join(' ');
  return (
    `<!doctype html><html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>API de ${info.title}</title><link rel="stylesheet" href="/docs/estilo.css"></head><body>` +
    `<h1>API de ${info.title} <small>${info.version}</small></h1><p>${escapeHtml(info.description)} ` +
    `<a href="/docs/openapi.json">openapi.json</a></p><nav>${index}</nav>${body}</body></html>`
  );
}

export const STYLE = `
:root { color-scheme: light dark; --fondo: #fff; --texto: #17211f; --suave: #5b6967; --linea: #dfe5e4; --tono: #00796b; }
@media (prefers-color-scheme: dark) { :root { --fondo: #101617; --texto: #e6edec; --suave: #9aa8a6; --linea: #263032; --tono: #4db6ac; } }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; font: 14px/1.5 system-ui, sans-serif; background: var(--fondo); color: var(--texto); }
small, .que, p { color: var(--suave); } nav { display: flex; flex-wrap: wrap; gap: .75rem; } a { color: var(--tono); }
h2 { margin: 2rem 0 .5rem; font-size: 1.1rem; } h4 { margin: 1rem 0 .25rem; }
details { border: 1px solid var(--linea); border-radius: 8px; margin: .4rem 0; padding: .5rem .75rem; }
summary { cursor: pointer; } .que { margin-left: .75rem; } b { display: inline-block; min-width: 3.5rem; color: var(--tono); }
.agregada { font-size: .75rem; border: 1px solid var(--linea); border-radius: 6px; padding: 0 .35rem; }
table { border-collapse: collapse; width: 100%; } td { border-top: 1px solid var(--linea); padding: .25rem .5rem; vertical-align: top; }
pre { overflow: auto; max-height: 24rem; padding: .5rem; border: 1px solid var(--linea); border-radius: 6px; }
`;
