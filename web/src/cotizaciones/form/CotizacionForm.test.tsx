import type { Articulo } from '@distri/domain/articulos';
import { type ContextoVenta, contextoVenta } from '@distri/domain/clientes';
import { formatMoney } from '@distri/domain/kernel';
import { totals } from '@distri/domain/lineas';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../platform/api/index.ts';
import { session } from '../../platform/session/index.ts';
import { fakeToken } from '../../platform/test/token.ts';
import { AppTheme } from '../../platform/theme/index.ts';
import { NuevaPage } from './NuevaPage.tsx';

const HOY = '20/11/2026';

function articuloWire(id: string, changes: Record<string, unknown> = {}) {
  return {
    id,
    key: id,
    detalle: `ARTICULO ${id}`,
    rubro: '',
    linea: '',
    envase: '',
    unidad: 4,
    lista1: 15000,
    precio: 15000,
    preciosDesde: '02/11/2026',
    costoneto: 9000,
    rentaminima: 10,
    notas: '',
    ivavta: 5,
    alicuota: 21,
    is_shell: true,
    condVta30: false,
    armado: false,
    activo: true,
    conImagen: false,
    deposito: 2,
    total: 100,
    reservado: 0,
    disponible: 100,
    ordencompra: 0,
    ...changes,
  };
}
const ARTICULOS = [articuloWire('HX8-4L'), articuloWire('POCO', { disponible: 4 })];

const CONTEXTO = {
  cliente: {
    id: '10233',
    razsoc: 'EL CARDENAL LUBRICENTRO S.R.L.',
    cuit: '30712345671',
    tipodocu: 80,
    respIVA: 'RI',
    localidad: 'San Martín',
    provincia: 'Buenos Aires',
    codpostal: '1650',
    direccion: 'Av. Perón 4912',
    direccion_entrega: '',
    telefono: '',
    email: '',
    vendedor: '03',
    apenom: 'Paz, Esteban',
    vendedor_nivel: 4,
    clasifica: 'Lubricentro',
    zona: 'OESTE',
    inhabilitado: false,
    inactivo: false,
    ocasional: false,
    latitud: null,
    longitud: null,
    saldoCuentaCorriente: 0,
    bonificacion: 10,
    bonificacion_cliente: 0,
    listaprecio: 1,
    condcomercial: 1,
    jurisdiccion: 902,
    transporte: '000',
    iibb_1: 1,
    iibb_2: null,
  },
  direcciones: [],
  iibb: [{ id: 1, nombre: 'IIBB Buenos Aires 2,5%', porcentaje: 2.5 }],
  deudaPendiente: 363211,
  saldoCuentaCorriente: 0,
  documentosImpagos: [],
  hoy: HOY,
  maxArticulosCotizacion: 30,
  maxArticulosPedido: 30,
  maxBonificacion: 10,
  validezCotizacionDias: 7,
  puntoVentaBloqueante: 17,
  exentaDireccionEntrega: false,
  tablaFijaDiasPago: false,
  condiciones: [{ id: 1, nombre: 'Contado', dias: 0 }],
  rangosLitros: [],
  transportes: [{ id: '000', nombre: 'Propio' }],
};

/** Holds the articles back while it is there. */
let held: Promise<void> | null = null;
const requests: { url: string; body: unknown }[] = [];

/** The server, as far as the form asks it: the only thing that is not the real one. */
function answer(url: URL): unknown {
  if (url.pathname.endsWith('/clientes/contextoVenta')) return { count: 1, result: CONTEXTO };
  if (url.pathname.endsWith('/articulos')) {
    const asked = url.searchParams.get('id')?.split(',') ?? url.searchParams.get('ids')?.split(',') ?? [];
    const result = ARTICULOS.filter(({ id }) => asked.includes(id));
    return { count: result.length, result };
  }
  if (url.pathname.endsWith('/cotizaciones')) return { id: 77120, data: { id: 77120 } };
  return { count: 0, result: [] };
}

beforeEach(() => {
  requests.length = 0;
  held = null;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const url = new URL(input, 'http://distri.example');
    if (url.pathname.endsWith('/articulos')) await held;
    requests.push({ url: url.pathname, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    return new Response(JSON.stringify(answer(url)), { headers: { 'Content-Type': 'application/json' } });
  });
  session.logIn(fakeToken({ role: 'V' }), { id: 'ba', nombre: 'Buenos Aires', apiBase: '/ba/v1' });
});
afterEach(() => {
  cleanup();
  session.logOut();
  vi.unstubAllGlobals();
});

function open() {
  const root = createRootRoute();
  const form = createRoute({
    getParentRoute: () => root,
    path: '/ventas/cotizaciones/$cliente/create',
    component: NuevaPage,
  });
  const list = createRoute({
    getParentRoute: () => root,
    path: '/ventas/cotizaciones/$cliente',
    component: () => 'la lista',
  });
  const history = createMemoryHistory({ initialEntries: ['/ventas/cotizaciones/10233/create'] });
  const router = createRouter({ routeTree: root.addChildren([form, list]), history });
  render(
    <AppTheme>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>,
  );
  return userEvent.setup();
}

/** Code, Tab, quantity, Enter: as somebody types it. */
async function typeLinea(user: ReturnType<typeof userEvent.setup>, codigo: string, cantidad: string) {
  await user.type(await screen.findByRole('textbox', { name: 'Código' }), codigo);
  await user.tab();
  await user.keyboard(`${cantidad}{Enter}`);
  await screen.findByRole('cell', { name: codigo.toUpperCase() });
}

test('lines are entered with the keyboard alone, and the total is the domain’s', async () => {
  const user = open();
  await typeLinea(user, 'hx8-4l', '24');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Código' }));
  const contexto: ContextoVenta = contextoVenta.parse(CONTEXTO);
  const articulo: Pick<Articulo, 'alicuota'> = { alicuota: 210_000 };
  const { total } = totals([{ cantidad: 24, precio: 1_500_000, bonificacion: 0 }], {
    bonificacion: contexto.cliente.bonificacion,
    alicuotaIVA: articulo.alicuota,
    iibb: contexto.iibb,
    conImpuestos: true,
    prepago: false,
  });
  await user.click(screen.getByRole('switch', { name: 'Proforma' }));
  const panel = screen.getByRole('region', { name: 'Totales' });
  expect(within(panel).getByText(formatMoney(total), { normalizer: (text) => text })).toBeTruthy();
}, 20_000);

test('a code that does not exist says so in the document’s words', async () => {
  const user = open();
  await user.type(await screen.findByRole('textbox', { name: 'Código' }), 'nada');
  await user.tab();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No se encontró el artículo, verifique el código ingresado',
  );
}, 20_000);

test('shortages warn while typing, and saving sends what is on the screen', async () => {
  const user = open();
  await typeLinea(user, 'poco', '6');
  expect(await screen.findByText(/POCO: cotizás 6 y hay 4 disponibles\./)).toBeTruthy();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('la lista');
  const sent = requests.find(({ body }) => body !== null)?.body;
  expect(sent).toMatchObject({
    operation: 'CREATE',
    importes: { subtotal: 90000, bonificado: 9000, total: 81000 },
    articulos: [{ id: 'POCO', cantidad: 6, precio: 15000, bonificacion: 0 }],
    header: { ingreso: HOY, isProforma: false, leyenda3: 'Validez de oferta: 7 días de fecha de cotización' },
  });
}, 20_000);

test('saving an empty one sends nothing and says what is missing', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: /Guardar cotización/ }));
  expect(await screen.findByText('Debe ingresar al menos un artículo')).toBeTruthy();
  expect(requests.every(({ body }) => body === null)).toBe(true);
}, 20_000);

test('what was typed is there after a reload', async () => {
  const user = open();
  await typeLinea(user, 'hx8-4l', '24');
  await waitFor(() => expect(screen.getByText(/Borrador guardado/)).toBeTruthy());
  cleanup();
  open();
  expect(await screen.findByRole('cell', { name: 'HX8-4L' })).toBeTruthy();
  expect(screen.getByText(/Seguís con el borrador/)).toBeTruthy();
}, 20_000);

test('saved before its articles are read, it goes as soon as they are', async () => {
  const user = open();
  await typeLinea(user, 'hx8-4l', '24');
  await waitFor(() => expect(screen.getByText(/Borrador guardado/)).toBeTruthy());
  cleanup();
  let release = (): void => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  open();
  await screen.findByRole('cell', { name: 'HX8-4L' });
  await user.click(screen.getByRole('button', { name: /Guardar cotización/ }));
  expect(requests.every(({ body }) => body === null)).toBe(true);
  release();
  await screen.findByText('la lista');
  expect(requests.find(({ body }) => body !== null)?.body).toMatchObject({
    articulos: [{ id: 'HX8-4L', cantidad: 24 }],
  });
}, 20_000);

/** Types a line while its article is held back, and presses Guardar at once. Gives what lets the article come. */
async function typeAndSave(user: ReturnType<typeof userEvent.setup>, codigo: string) {
  const code = await screen.findByRole('textbox', { name: 'Código' });
  let release = (): void => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  await user.type(code, codigo);
  await user.tab();
  await user.keyboard('2{Enter}');
  await user.click(screen.getByRole('button', { name: /Guardar cotización/ }));
  expect(screen.queryByText('Debe ingresar al menos un artículo')).toBeNull();
  expect(requests.every(({ body }) => body === null)).toBe(true);
  return release;
}

test('saved while the article of a typed line is looked up, the line goes with it', async () => {
  const user = open();
  const release = await typeAndSave(user, 'hx8-4l');
  release();
  await screen.findByText('la lista');
  expect(requests.find(({ body }) => body !== null)?.body).toMatchObject({
    articulos: [{ id: 'HX8-4L', cantidad: 2 }],
  });
}, 20_000);

test('a typed line whose article turns out not to exist comes back to its row, and nothing is saved', async () => {
  const user = open();
  await typeLinea(user, 'poco', '1');
  const release = await typeAndSave(user, 'nada');
  release();
  expect((await screen.findByRole('alert')).textContent).toContain('No se encontró el artículo');
  const boton = screen.getByRole<HTMLButtonElement>('button', { name: /Guardar cotización/ });
  await waitFor(() => expect(boton.disabled).toBe(false));
  expect(requests.every(({ body }) => body === null)).toBe(true);
}, 20_000);

test('a line that is still in the entry row is not left out: saving says so and goes to the row', async () => {
  const user = open();
  await typeLinea(user, 'poco', '1');
  const code = screen.getByRole('textbox', { name: 'Código' });
  await user.type(code, 'hx8-4l');
  await user.tab();
  await user.keyboard('3');
  await user.click(screen.getByRole('button', { name: /Guardar cotización/ }));
  expect(await screen.findByText('Agregá o borrá la línea que estás escribiendo: HX8-4L')).toBeTruthy();
  expect(document.activeElement).toBe(code);
  expect(requests.every(({ body }) => body === null)).toBe(true);
  // Cleared, there is nothing left to say, and the rest is saved.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(/línea que estás escribiendo/)).toBeNull());
  await user.click(screen.getByRole('button', { name: /Guardar cotización/ }));
  await screen.findByText('la lista');
  expect(requests.find(({ body }) => body !== null)?.body).toMatchObject({ articulos: [{ id: 'POCO', cantidad: 1 }] });
}, 20_000);

test('a quantity without a code is a line that was begun; added, it goes with the rest', async () => {
  const user = open();
  await user.type(await screen.findByRole('textbox', { name: 'Cantidad' }), '2');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Agregá o borrá la línea que estás escribiendo')).toBeTruthy();
  await user.keyboard('poco{Tab}{Enter}');
  await screen.findByRole('cell', { name: 'POCO' });
  expect(screen.queryByText(/línea que estás escribiendo/)).toBeNull();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('la lista');
  expect(requests.find(({ body }) => body !== null)?.body).toMatchObject({ articulos: [{ id: 'POCO', cantidad: 2 }] });
}, 20_000);
