import { createRequire } from 'node:module';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { ir } from './support/ir.ts';
import { clienteQueCompra, ingresar, pedir, watchConsole } from './support/sesion.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** The page's ground in dark (the theme's background.default). */
const FONDO_OSCURO = 'rgb(15, 21, 22)';
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Every tab of the approvals (D3 §2). */
const APROBACIONES = [
  '/aprobaciones',
  '/aprobaciones/cotizaciones',
  '/aprobaciones/cotizaciones/approved',
  '/aprobaciones/recepciones/cobranza',
  '/aprobaciones/recepciones/cobranza/recibidos',
  '/aprobaciones/recepciones/cobranza/rechazados',
  '/aprobaciones/recepciones/cotizacion',
  '/aprobaciones/recepciones/cotizacion/recibidos',
  '/aprobaciones/rendiciones/cobranza',
  '/aprobaciones/rendiciones/cobranza/manual',
];

/** Settlements of sellers, the transport code, the tools, and an address that leads nowhere. */
const OTRAS = [
  '/listados/rendicionCobranzas',
  '/listados/rendicionCobranzas/revisar',
  '/ventas/AFIP',
  '/ventas/AFIP/COT-DOC',
  '/ventas/AFIP/COT-RUT',
  '/ventas/AFIP/envios',
  '/herramientas/notificaciones',
  '/herramientas/usuarios',
  '/no/existe',
];

interface Audit {
  violations: { id: string; nodes: { target: string[] }[] }[];
}
declare global {
  interface Window {
    axe: { run(context: object, options: object): Promise<Audit> };
  }
}

async function violations(page: Page, runOnly: object): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.addScriptTag({ path: AXE });
  // Of the rest of its findings, which may be megabytes, nothing leaves the page.
  const found = await page.evaluate(
    // Pins stand where the customers are, however near each other (2.5.8, "essential"); the search beside them is the equal.
    async (options) => (await window.axe.run({ exclude: ['.leaflet-marker-pane'] }, options)).violations,
    { runOnly, resultTypes: ['violations'] },
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}

/** Every rule in light; in dark the same page has other colours and nothing else, so only their contrast is asked again. */
async function expectClean(page: Page, route: string): Promise<void> {
  await ir(page, route);
  const found = { [route]: await violations(page, { type: 'tag', values: RULES }) };
  expect(found).toEqual({ [route]: [] });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', FONDO_OSCURO);
  const dark = { [route]: await violations(page, { type: 'rule', values: ['color-contrast'] }) };
  expect(dark).toEqual({ [route]: [] });
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Audits what `routesOf` names, each route whole, as the administrator. */
async function audit(browser: Browser, routesOf: (page: Page, cliente: string) => Promise<string[]>): Promise<void> {
  const context = await browser.newContext({
    colorScheme: 'light',
    // Fades would be caught half way when the colours change.
    reducedMotion: 'reduce',
    bypassCSP: true,
    viewport: { width: 1366, height: 768 },
  });
  const page = await context.newPage();
  const errors = watchConsole(page);
  await ingresar(page, 'admin');
  const cliente = await clienteQueCompra(page);
  for (const route of await routesOf(page, cliente.id)) await expectClean(page, route);
  expect(errors()).toEqual([]);
  await context.close();
}

test.describe('no violation of WCAG 2.2 A/AA and no console error, light and dark', () => {
  test.describe.configure({ timeout: 420_000 });

  test('the login', async ({ browser }) => {
    const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce', bypassCSP: true });
    const errors = watchConsole(page);
    await page.goto('/login');
    await expectClean(page, '/login');
    expect(errors()).toEqual([]);
    await page.close();
  });

  test('customers, quotations, orders, and what was issued', async ({ browser }) => {
    await audit(browser, async (page, cliente) => [...rutasDeVentas(cliente), ...(await documentosEmitidos(page))]);
  });

  test('collections, approvals, transport code and tools', async ({ browser }) => {
    await audit(browser, async (page, cliente) => [
      ...(await pantallasDeCobranzas(page, cliente)),
      ...APROBACIONES,
      ...OTRAS,
    ]);
  });
});

/** Customers, quotations and orders: the section, its lists, its maps and the forms of `cliente`. */
const rutasDeVentas = (cliente: string): string[] => [
  '/',
  '/ventas',
  '/ventas/clientes',
  '/ventas/clientes/create',
  '/ventas/clientes/mapa',
  `/ventas/clientes/view/${cliente}`,
  '/ventas/cotizaciones',
  `/ventas/cotizaciones/${cliente}`,
  `/ventas/cotizaciones/${cliente}/create`,
  '/ventas/pedidos',
  '/ventas/pedidos/mapa',
  `/ventas/pedidos/${cliente}`,
  `/ventas/pedidos/${cliente}/create`,
];

/** Of collections: whose, a customer's, a new one, and one that exists when the demo has one. */
async function pantallasDeCobranzas(page: Page, cliente: string): Promise<string[]> {
  const { result } = await pedir<{ result: { id: number; idcliente: string; status: string }[] }>(
    page,
    '/cobranzas/getFiltered',
    {},
  );
  const open = result.find(({ status }) => status === 'P') ?? result[0];
  const base = '/ventas/cobranzas';
  return [
    base,
    `${base}/${cliente}`,
    `${base}/${cliente}/create`,
    ...(open ? [`${base}/${open.idcliente}/view/${open.id}`, `${base}/${open.idcliente}/edit/${open.id}`] : []),
  ];
}

/** Screens of what was issued: lists, one of each, and the forms that issue. */
async function documentosEmitidos(page: Page): Promise<string[]> {
  const newest = async (path: string) =>
    (await pedir<{ result: { id: number; idcliente: string }[] }>(page, path)).result[0];
  const factura = await newest('/facturas?limite=1');
  const remito = await newest('/remitos?limite=1');
  const nota = await newest('/notasCredito?limite=1');
  return [
    '/ventas/facturacion',
    '/ventas/facturas',
    '/ventas/facturas/xcliente',
    '/ventas/facturas/xfecha',
    `/ventas/facturas/xcliente/${factura?.idcliente}`,
    `/ventas/facturas/xcliente/${factura?.idcliente}/view/${factura?.id}`,
    '/ventas/remitos',
    `/ventas/remitos/view/${remito?.id}`,
    '/ventas/notasCredito',
    `/ventas/notasCredito/${nota?.idcliente}`,
    `/ventas/notasCredito/${nota?.idcliente}/view/${nota?.id}`,
    `/ventas/notasCredito/${factura?.idcliente}/create`,
    `/ventas/notasCredito/${factura?.idcliente}/create/ref/${factura?.id}`,
  ];
}
