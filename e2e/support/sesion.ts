import { type Browser, expect, type Page } from '@playwright/test';

/** Logs a demo user in by the visible fields, into another company than the first one if told, and waits for the first screen. */
export async function ingresar(page: Page, usuario: string, clave = 'demo', empresa?: string): Promise<void> {
  await page.goto('/login');
  if (empresa) await page.getByRole('button', { name: empresa }).click();
  await page.getByLabel('Usuario').fill(usuario);
  await page.getByLabel('Contraseña', { exact: true }).fill(clave);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Collects what the browser complains about; a story ends with none of it. */
export function watchConsole(page: Page): () => string[] {
  const found: string[] = [];
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()));
  page.on('pageerror', (error) => found.push(error.message));
  return () => found;
}

/** Everybody has a browser of their own. */
export async function persona(browser: Browser, usuario: string): Promise<{ page: Page; errors: () => string[] }> {
  const page = await (await browser.newContext()).newPage();
  const errors = watchConsole(page);
  await ingresar(page, usuario);
  return { page, errors };
}

/** A salesperson's customer that may buy: enabled, with an address, without debt of sales point 17; asked of the server itself. */
export async function clienteQueCompra(page: Page): Promise<{ id: string; razsoc: string }> {
  const found = await page.evaluate(async () => {
    const token = localStorage.getItem('distri.token');
    const servidor = JSON.parse(localStorage.getItem('distri.servidor') ?? '{}');
    const get = async (path: string) =>
      (await fetch(`${servidor.apiBase}${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
    const { result } = await get('/clientes?limite=60&withDirecciones=true&sinInhabilitados=true');
    for (const cliente of result) {
      if (cliente.direcciones.length === 0) continue;
      const impagos = await get(`/utils/listados/documentosImpagos?idcliente=${cliente.id}`);
      if (impagos.count === 0) return { id: cliente.id, razsoc: cliente.razsoc };
    }
    return null;
  });
  if (!found) throw new Error('no customer of the demo can buy');
  return found;
}

/** Asks the server what the session of the page may see: `pedir(page, '/facturas?limite=1')`. */
export async function pedir<Answer>(page: Page, path: string, body?: unknown): Promise<Answer> {
  return page.evaluate(
    async ([asked, sent]) => {
      const token = localStorage.getItem('distri.token');
      const { apiBase } = JSON.parse(localStorage.getItem('distri.servidor') ?? '{}');
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const init = sent === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(sent) };
      const answer = await fetch(`${apiBase}${asked}`, init);
      if (!answer.ok) throw new Error(`${asked}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [path, body] as const,
  );
}
