import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
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

interface Audit {
  violations: { id: string; nodes: { target: string[] }[] }[];
}
declare global {
  interface Window {
    axe: { run(context: object, options: object): Promise<Audit> };
  }
}

async function violations(page: Page, runOnly: object): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  const { violations: found } = await page.evaluate(
    // Pins stand where the customers are, however near each other (2.5.8, "essential"); the search beside them is the equal.
    (only) => window.axe.run({ exclude: ['.leaflet-marker-pane'] }, { runOnly: only }),
    runOnly,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}

/** Every rule in light; in dark the same page has other colours and nothing else, so only their contrast is asked again. */
async function expectClean(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.waitForLoadState('networkidle');
  const found = { [route]: await violations(page, { type: 'tag', values: RULES }) };
  expect(found).toEqual({ [route]: [] });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', FONDO_OSCURO);
  const dark = { [route]: await violations(page, { type: 'rule', values: ['color-contrast'] }) };
  expect(dark).toEqual({ [route]: [] });
  await page.emulateMedia({ colorScheme: 'light' });
}

test('no violation of WCAG 2.2 A/AA and no console error on any route, light and dark', async ({ browser }) => {
  // Every route, each audited whole.
  test.setTimeout(420_000);
  const context = await browser.newContext({
    colorScheme: 'light',
    // Fades would be caught half way when the colours change.
    reducedMotion: 'reduce',
    bypassCSP: true,
    viewport: { width: 1366, height: 768 },
  });
  const page = await context.newPage();
  const errors = watchConsole(page);
  await expectClean(page, '/login');
  await ingresar(page, 'admin');
  const cliente = await clienteQueCompra(page);
  const routes = [
    '/',
    '/ventas',
    '/ventas/clientes',
    '/ventas/clientes/create',
    '/ventas/clientes/mapa',
    `/ventas/clientes/view/${cliente.id}`,
    '/ventas/cotizaciones',
    `/ventas/cotizaciones/${cliente.id}`,
    `/ventas/cotizaciones/${cliente.id}/create`,
    '/ventas/pedidos',
    '/ventas/pedidos/mapa',
    `/ventas/pedidos/${cliente.id}`,
    `/ventas/pedidos/${cliente.id}/create`,
    ...(await documentosEmitidos(page)),
    ...(await pantallasDeCobranzas(page, cliente.id)),
    ...APROBACIONES,
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
  for (const route of routes) await expectClean(page, route);
  expect(errors()).toEqual([]);
  await context.close();
});

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
