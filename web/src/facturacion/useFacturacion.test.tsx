import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../platform/api/index.ts';
import { session } from '../platform/session/index.ts';
import { fakeToken } from '../platform/test/token.ts';
import { useFacturacion } from './useFacturacion.ts';

interface Sent {
  key: string;
  pedidos: { pedido: number; version: number }[];
}
const sent: Sent[] = [];
/** What the server answers to each call, in order; afterwards everything goes well. */
let answers: ((pedidos: Sent['pedidos']) => Response | Promise<Response>)[] = [];
/** Versions of now, for who is read again. */
let versions = new Map<number, number>();

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const resultado = (pedido: number, ok = true) => ({
  pedido,
  ok,
  factura: ok ? { id: pedido, documento: 'A000400000001', importe: 121 } : null,
  remito: null,
  message: ok ? 'Facturado' : 'El pedido cambió mientras lo mirabas.',
  problems: [],
  avisos: [],
});
const allWell = (pedidos: Sent['pedidos']) =>
  json({ count: pedidos.length, result: pedidos.map(({ pedido }) => resultado(pedido)), avisos: [] });

/** An order that can still be invoiced, as the list tells it. */
const facturable = (pedido: number) => ({
  pedido,
  version: versions.get(pedido),
  cliente: '10233',
  razsoc: 'EL CARDENAL LUBRICENTRO S.R.L.',
  vendedor: '03',
  apenom: 'Paz, Esteban',
  zona: null,
  zonaNombre: '',
  estadio: 'F',
  tipo: 'ENV',
  granel: false,
  ingreso: '20/11/2026',
  entrega: '20/11/2026',
  isPrepago: false,
  condvta30: false,
  facturadoAntes: false,
  renglones: 1,
  unidades: 1,
  litros: 0,
  parcial: false,
  letra: 'A',
  condicion: 'Contado',
  vencimiento: '20/11/2026',
  importe_bonificado: 100,
  iva: 21,
  percepciones: 0,
  importe: 121,
  articulos: [],
  problemas: [],
});

beforeEach(() => {
  sent.length = 0;
  answers = [];
  versions = new Map();
  session.logIn(fakeToken(), { id: 'buenosaires', nombre: 'Buenos Aires', apiBase: '/buenosaires/v1' });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://localhost');
    if (init.method === 'POST') {
      const { pedidos } = JSON.parse(String(init.body));
      sent.push({ key: new Headers(init.headers).get('Idempotency-Key') ?? '', pedidos });
      return (answers.shift() ?? allWell)(pedidos);
    }
    const pedido = Number(url.searchParams.get('pedido'));
    const result = versions.has(pedido) ? [facturable(pedido)] : [];
    return json({ count: result.length, result, avisos: [] });
  });
});
afterEach(() => {
  session.logOut();
  vi.unstubAllGlobals();
});

const pedidos = (count: number) => Array.from({ length: count }, (_, at) => ({ pedido: at + 1, version: 1 }));

function mount() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useFacturacion(), { wrapper }).result;
}
const estados = (hook: ReturnType<typeof mount>) => [...hook.current.envios.values()].map(({ estado }) => estado);

test('twelve orders go in three calls, each order once', async () => {
  const hook = mount();
  await act(() => hook.current.start(pedidos(12)));
  expect(sent.map((call) => call.pedidos.length)).toEqual([5, 5, 2]);
  expect(sent.flatMap((call) => call.pedidos.map(({ pedido }) => pedido))).toEqual(pedidos(12).map((p) => p.pedido));
  expect(new Set(estados(hook))).toEqual(new Set(['listo']));
  expect(hook.current.isRunning).toBe(false);
});

test('what was refused is tried again alone, with its version of now; the others are left in peace', async () => {
  const hook = mount();
  answers = [
    (asked) => json({ count: 3, result: asked.map(({ pedido }) => resultado(pedido, pedido !== 2)), avisos: [] }),
  ];
  await act(() => hook.current.start(pedidos(3)));
  expect(estados(hook)).toEqual(['listo', 'fallado', 'listo']);
  versions.set(2, 7);
  await act(() => hook.current.retry(pedidos(3)));
  expect(sent[1]?.pedidos).toEqual([{ pedido: 2, version: 7 }]);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
  expect(estados(hook)).toEqual(['listo', 'listo', 'listo']);
});

test('a refused order that somebody else invoiced meanwhile is not sent again, and says so', async () => {
  const hook = mount();
  answers = [() => json({ message: 'El talonario 50 (letra A) se agotó en el número 99.' }, 422)];
  await act(() => hook.current.start(pedidos(2)));
  expect(hook.current.envios.get(1)?.mensaje).toContain('se agotó');
  versions.set(1, 1);
  await act(() => hook.current.retry(pedidos(2)));
  expect(sent[1]?.pedidos.map(({ pedido }) => pedido)).toEqual([1]);
  expect(estados(hook)).toEqual(['listo', 'fallado']);
  expect(hook.current.envios.get(2)?.mensaje).toContain('Ya no se puede facturar');
});

test('a lost answer leaves the batch in doubt, and it is repeated with its own key', async () => {
  const hook = mount();
  answers = [() => json({ message: 'Ocurrió un error inesperado. Referencia req-1' }, 500)];
  await act(() => hook.current.start(pedidos(4)));
  expect(new Set(estados(hook))).toEqual(new Set(['dudoso']));
  expect(hook.current.envios.get(1)?.mensaje).toContain('Referencia req-1. No sabemos si se facturó.');
  await act(() => hook.current.retry(pedidos(4)));
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(new Set(estados(hook))).toEqual(new Set(['listo']));
});

test('stopping lets the batch that is out finish, and sends no other', async () => {
  const hook = mount();
  let finish: () => void = () => undefined;
  answers = [
    (asked) =>
      new Promise((resolve) => {
        finish = () => resolve(allWell(asked));
      }),
  ];
  let running: Promise<void> = Promise.resolve();
  act(() => {
    running = hook.current.start(pedidos(7));
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => hook.current.stop());
  finish();
  await act(() => running);
  expect(sent).toHaveLength(1);
  expect(estados(hook)).toEqual(['listo', 'listo', 'listo', 'listo', 'listo', 'detenido', 'detenido']);
});
