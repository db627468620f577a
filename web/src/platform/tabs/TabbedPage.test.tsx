import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../test/renderAt.tsx';
import { TabbedPage } from './TabbedPage.tsx';

const BASE = '/aprobaciones/recepciones/cobranza';

const at = (count: number) => () => (
  <TabbedPage
    title="Recepciones"
    help="Confirmá la recepción."
    tabs={[
      { label: 'Pendientes', path: BASE, count },
      { label: 'Confirmados', path: `${BASE}/recibidos` },
    ]}
    current={BASE}
  >
    Lista
  </TabbedPage>
);

test('a count that is not there yet, or is none, keeps its place and is not said', async () => {
  renderAt(BASE, at(0));
  const tab = await screen.findByRole('tab', { name: 'Pendientes' });
  expect(within(tab).getByText('0').parentElement?.style.visibility).toBe('hidden');
});

test('what waits is said in its tab; a tab that counts nothing has its word alone', async () => {
  renderAt(BASE, at(1118));
  expect((await screen.findByRole('tab', { name: /Pendientes/ })).textContent).toBe('Pendientes1.118');
  expect(screen.getByText('1.118').parentElement?.style.visibility).toBe('visible');
  expect(screen.getByRole('tab', { name: 'Confirmados' }).textContent).toBe('Confirmados');
});
