import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { createQueryClient } from '../../platform/api/index.ts';
import { session } from '../../platform/session/index.ts';
import { fakeToken } from '../../platform/test/token.ts';
import { AppTheme } from '../../platform/theme/index.ts';
import { NuevaPage } from './NuevaPage.tsx';

export const HOY = '20/11/2026';

/** An article as it travels. */
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
const ARTICULOS = [
  articuloWire('HX8-4L'),
  articuloWire('POCO', { disponible: 4 }),
  articuloWire('KIT-208', {
    armado: true,
    componentes: [
      { id: 'HX8-4L', cantidad: 1, bonificacion: 5 },
      { id: 'POCO', cantidad: 2, bonificacion: 5 },
    ],
  }),
];
const ARMADO = {
  id: 'KIT-208',
  detalle: 'SERVICE PEUGEOT 208',
  activo: true,
  condVta30: false,
  condVta30Dias: false,
  disponible: 2,
  importe: 42750,
  articulos: [],
};

export const CONTEXTO = {
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

let held: Promise<void> | null = null;
export const requests: { url: string; body: unknown }[] = [];

/** The server, as far as the form asks it: the only thing that is not the real one. */
function answer(url: URL): unknown {
  if (url.pathname.endsWith('/clientes/contextoVenta')) return { count: 1, result: CONTEXTO };
  if (url.pathname.endsWith('/articulos')) {
    const asked = url.searchParams.get('id')?.split(',') ?? url.searchParams.get('ids')?.split(',') ?? [];
    const result = ARTICULOS.filter(({ id }) => asked.includes(id));
    return { count: result.length, result };
  }
  if (url.pathname.endsWith('/articulos/armados')) return { count: 1, result: [ARMADO] };
  if (url.pathname.endsWith('/cotizaciones')) return { id: 77120, data: { id: 77120 } };
  return { count: 0, result: [] };
}

/** Logs a salesperson in and answers what the form asks; afterwards nothing is left of it. */
export function serveForm(): void {
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
}

/** Holds the articles back until what it gives is called. */
export function holdArticulos(): () => void {
  let release = (): void => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

/** The page of a new quotation of customer 10233, as a salesperson opens it. */
export function open() {
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
export async function typeLinea(user: ReturnType<typeof userEvent.setup>, codigo: string, cantidad: string) {
  await user.type(await screen.findByRole('textbox', { name: 'Código' }), codigo);
  await user.tab();
  await user.keyboard(`${cantidad}{Enter}`);
  await screen.findByRole('cell', { name: codigo.toUpperCase() });
}
