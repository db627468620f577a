import { addDays, businessDay, fecha, formatDia } from '@distri/domain/kernel';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { giveLayout } from '../platform/grid/testing.ts';
import { session } from '../platform/session/index.ts';
import { jsonResponse, renderAt } from '../platform/test/renderAt.tsx';
import { fakeToken, servidorDePrueba } from '../platform/test/token.ts';
import { DocumentosPage } from './DocumentosPage.tsx';

const hoy = businessDay(new Date());
const viernes = addDays(hoy, -3);
const documento = (id: number, dia: string) => ({
  dia,
  ...{ id, tipo: 'REM', numero: `R00040000000${id}`, importe: 1000, razsoc: `CLIENTE ${id}`, cliente: '10233' },
  ...{
    ingreso: formatDia(dia),
    localidad: 'Luján',
    remito: null,
    pedidos: [1],
    estado: null,
    cot: null,
    envio: null,
  },
});
const semana = [documento(1, addDays(hoy, -4)), documento(2, viernes)];
let issued = semana;
/** The days that were asked for, in their order. */
let asked: string[] = [];

beforeEach(() => {
  giveLayout();
  issued = semana;
  asked = [];
  session.logIn(fakeToken({ role: 'O' }), servidorDePrueba);
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, 'http://localhost');
    const edge = (name: string) => z.decode(fecha, searchParams.get(name) ?? '');
    asked.push(`${edge('desde')} a ${edge('hasta')}`);
    const result = issued.filter(({ dia }) => dia >= edge('desde') && dia <= edge('hasta'));
    return jsonResponse({ count: result.length, result, data: { result } });
  });
});
afterEach(() => {
  session.logOut();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('after a weekend there is nothing from yesterday on: the last day with documents is at one press', async () => {
  const { user } = renderAt('/ventas/AFIP/COT-DOC', DocumentosPage);
  await user.click(await screen.findByText(`Ver desde el ${formatDia(viernes)}`));
  expect(await screen.findByText('CLIENTE 2')).toBeDefined();
  expect(screen.queryByText('CLIENTE 1')).toBeNull();
  await waitFor(() => expect(screen.getByLabelText('Desde')).toHaveProperty('value', formatDia(viernes)));
});

test('going to the last day asks for its documents alone', async () => {
  const { user } = renderAt('/ventas/AFIP/COT-DOC', DocumentosPage);
  const last = await screen.findByText(`Ver desde el ${formatDia(viernes)}`);
  asked = [];
  await user.click(last);
  await screen.findByText('CLIENTE 2');
  expect(asked).toEqual([`${viernes} a ${hoy}`]);
});

test('with nothing for days there is nothing to offer', async () => {
  issued = [];
  renderAt('/ventas/AFIP/COT-DOC', DocumentosPage);
  expect(await screen.findByText('No se encontraron resultados')).toBeDefined();
  expect(screen.queryByText(/^Ver desde/)).toBeNull();
});
