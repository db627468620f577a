import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../platform/api/index.ts';
import { giveLayout } from '../platform/grid/testing.ts';
import { session } from '../platform/session/index.ts';
import { fakeToken } from '../platform/test/token.ts';
import { AppTheme } from '../platform/theme/index.ts';
import { CotizacionesPage } from './CotizacionesPage.tsx';

const PREPAGA = {
  id: 77120,
  version: 1,
  cliente: '10233',
  razsoc: 'EL CARDENAL LUBRICENTRO S.R.L.',
  ingreso: '20/11/2026',
  entrega: '21/11/2026',
  vence: '27/11/2026',
  imptotal: 1000,
  estado: false,
  vencida: false,
  isPrepago: true,
  isProforma: true,
  tipo: 'PRO',
  condvta30: false,
  aprob_coti: '',
  ingre_tran: false,
  aprob_tran: false,
  recha_tran: false,
  pedidoref: null,
  vendedor: '03',
  apenom: 'Gómez, Marta',
  litros: 4,
};

const CLIENTE = {
  id: '10233',
  razsoc: 'EL CARDENAL LUBRICENTRO S.R.L.',
  cuit: '30712345671',
  tipodocu: 80,
  respIVA: 'RI',
  localidad: 'San Martín',
  provincia: 'Buenos Aires',
  codpostal: '1650',
  direccion: 'Av. Perón 4912',
  direccion_entrega: 'Av. Perón 4912, San Martín',
  telefono: '',
  email: 'compras@cliente.example',
  vendedor: '03',
  apenom: 'Gómez, Marta',
  vendedor_nivel: 4,
  clasifica: 'Lubricentro',
  zona: 'Norte',
  inhabilitado: false,
  inactivo: false,
  ocasional: false,
  latitud: null,
  longitud: null,
  saldoCuentaCorriente: 0,
  bonificacion: 0,
  bonificacion_cliente: 0,
  listaprecio: 1,
  condcomercial: 1,
  jurisdiccion: null,
  transporte: '000',
  iibb_1: null,
  iibb_2: null,
};

const USUARIO = 'vendedor';
const EMPRESA = {
  id: 'ba',
  nombre: 'Buenos Aires',
  color: '#00796b',
  menu: {
    cobranzas: true,
    afip: true,
    aprobaciones: true,
    equivalenciasFiltros: true,
    cobranzasTransitorias: true,
    rendicionCobranzas: true,
    clientesCompras: true,
  },
  exentaDireccionEntrega: false,
  tablaFijaDiasPago: false,
  maxArticulosCotizacion: 30,
  maxArticulosPedido: 30,
  maxBonificacion: 10,
  validezCotizacionDias: 7,
  puntoVentaBloqueante: 17,
  depositoPredeterminado: 2,
  talonarios: { factura: 50, remito: 4, notaCredito: 3 },
};

/** The server, for a company whose configured user is `configurado`. */
function answer(url: URL, configurado: string): unknown {
  if (url.pathname.endsWith('/cotizaciones')) return { count: 1, result: [PREPAGA] };
  if (!url.pathname.endsWith('/auth/me')) return { count: 0, result: [] };
  const empresa = { ...EMPRESA, usuarioCambioEstado: configurado };
  const yo = { userId: 3, username: USUARIO, nombre: 'Ana', rol: 'V', nivel: 4, vendedor: '03', cliente: null };
  return { count: 1, result: { ...yo, permisos: [], empresa } };
}

const answered: string[] = [];
beforeEach(giveLayout);
afterEach(() => {
  cleanup();
  session.logOut();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens the list of a customer's quotations, as a salesperson, with a server that answers so. */
function open(answerTo: (url: URL) => unknown) {
  answered.length = 0;
  vi.stubGlobal('fetch', async (input: string) => {
    const url = new URL(input, 'http://distri.example');
    answered.push(url.pathname);
    const body = JSON.stringify(answerTo(url));
    return new Response(body, { headers: { 'Content-Type': 'application/json' } });
  });
  session.logIn(fakeToken({ role: 'V', username: USUARIO }), { id: 'ba', nombre: 'Buenos Aires', apiBase: '/ba/v1' });
  const root = createRootRoute();
  const list = createRoute({
    getParentRoute: () => root,
    path: '/ventas/cotizaciones/$cliente',
    component: CotizacionesPage,
  });
  const history = createMemoryHistory({ initialEntries: ['/ventas/cotizaciones/10233'] });
  render(
    <AppTheme>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={createRouter({ routeTree: root.addChildren([list]), history })} />
      </QueryClientProvider>
    </AppTheme>,
  );
}

/** Opens the options of the quotation's row. */
async function openOptions(configurado: string) {
  open((url) => answer(url, configurado));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Opciones|Acciones/ }));
  await screen.findByRole('menuitem', { name: 'Visualizar' });
}

test('the user whom the company names changes the status from the list (D2 §6)', async () => {
  await openOptions(USUARIO);
  expect(await screen.findByRole('menuitem', { name: 'Cambiar estado' })).toBeDefined();
});

test('with somebody else named, a salesperson does not', async () => {
  await openOptions('jefa');
  await waitFor(() => expect(answered).toContain('/ba/v1/auth/me'));
  expect(screen.queryByRole('menuitem', { name: 'Cambiar estado' })).toBeNull();
});

test('a status that cannot be read says why, and is read again', async () => {
  await openOptions(USUARIO);
  const answering = fetch;
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ message: 'Se rompió' }), { status: 500 }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('menuitem', { name: 'Cambiar estado' }));
  expect(await screen.findByText('Error al obtener las cotizaciones: Se rompió')).toBeDefined();
  vi.stubGlobal('fetch', answering);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByText(/Se rompió/)).toBeNull());
});

test('a customer with more than five thousand has them all, page by page', async () => {
  const TOTAL = 6_001;
  const pageFrom = (first: number) => ({
    count: TOTAL,
    result: Array.from({ length: Math.min(1000, TOTAL - first) }, (_, n) => ({ ...PREPAGA, id: TOTAL - first - n })),
    ...(first + 1000 < TOTAL && { siguiente: String(first + 1000) }),
  });
  open((url) =>
    url.pathname.endsWith('/cotizaciones')
      ? pageFrom(Number(url.searchParams.get('desdeClave') ?? 0))
      : answer(url, USUARIO),
  );
  expect(await screen.findByText('6.001 cotizaciones', undefined, { timeout: 15_000 })).toBeDefined();
  expect(answered.filter((path) => path.endsWith('/cotizaciones'))).toHaveLength(7);
}, 60_000);

/** What ends in this fails, with a reason; the customer is read unless it does. */
function openFailing(...failing: string[]) {
  open((url) => (url.pathname.endsWith('/cotizaciones') ? { count: 0, result: [] } : answer(url, USUARIO)));
  const answering = fetch;
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname } = new URL(input, 'http://distri.example');
    if (failing.some((end) => pathname.endsWith(end)))
      return new Response(JSON.stringify({ message: 'Se rompió' }), { status: 500 });
    if (!pathname.endsWith('/clientes')) return answering(input);
    return new Response(JSON.stringify({ count: 1, result: [CLIENTE] }));
  });
}

test('a list that fails keeps its heading, its buttons and its search: the reason stands where the rows go', async () => {
  openFailing('/cotizaciones');
  expect(await screen.findByText('Error al obtener las cotizaciones: Se rompió')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'EL CARDENAL LUBRICENTRO S.R.L.' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Nueva cotización' })).toBeDefined();
  expect(screen.getByPlaceholderText('Número, fecha o vendedor')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
});

test('when the customer fails too, the heading says its number instead of waiting for ever', async () => {
  openFailing('/cotizaciones', '/clientes');
  expect(await screen.findByRole('heading', { name: 'Cliente 10233' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
});

test('a customer that is not there has no empty list to begin with: the reason is said', async () => {
  openFailing('/clientes');
  expect(await screen.findByText('Error al obtener los clientes: Se rompió')).toBeDefined();
  expect(screen.queryByText('No se encontraron cotizaciones para el cliente seleccionado')).toBeNull();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
});
