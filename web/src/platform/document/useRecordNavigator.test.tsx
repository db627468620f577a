import { useParams } from '@tanstack/react-router';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { usePages } from '../api/usePages.ts';
import { renderAt } from '../test/renderAt.tsx';
import { RecordNavigator } from './RecordNavigator.tsx';
import { useRecordNavigator } from './useRecordNavigator.ts';

const asked: string[] = [];

afterEach(() => {
  cleanup();
  asked.length = 0;
});

/** Documents 1 to 35 of a customer, ten to a page. */
async function fetchPage(desdeClave = '0') {
  asked.push(desdeClave);
  const from = Number(desdeClave);
  const result = Array.from({ length: Math.min(10, 35 - from) }, (_, n) => ({ id: from + n + 1 }));
  return { count: 35, result, siguiente: from + 10 < 35 ? String(from + 10) : undefined };
}

function Documento() {
  const id = Number(useParams({ strict: false }).pedido);
  const { navigator } = useRecordNavigator(usePages(['documentos'], fetchPage), id, (next) => `/documentos/${next}`);
  return (
    <>
      <h1>Documento {id}</h1>
      <RecordNavigator {...navigator} />
    </>
  );
}

const open = (id: number) => renderAt(`/documentos/${id}`, Documento, '/documentos/$pedido');
const place = () => screen.getByRole('group', { name: 'Recorrer los documentos' }).textContent;

test('the total is that of the whole list, also while only its first page has come', async () => {
  open(3);
  await screen.findByText('de 35', { exact: false });
  expect(place()).toBe('3 de 35');
  expect(asked).toEqual(['0']);
});

test('a document that came by its address is looked for further on, and has its true place', async () => {
  open(27);
  await screen.findByText('27');
  expect(place()).toBe('27 de 35');
  expect(asked).toEqual(['0', '10', '20']);
});

test('next goes on where the page ends, and last where nobody has scrolled to', async () => {
  const { user } = open(10);
  await screen.findByText('de 35', { exact: false });
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  await screen.findByRole('heading', { name: 'Documento 11' });
  await user.click(screen.getByRole('button', { name: 'Último' }));
  await screen.findByRole('heading', { name: 'Documento 35' });
  expect(place()).toBe('35 de 35');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Siguiente' }).disabled).toBe(true);
  expect(asked).toEqual(['0', '10', '20', '30']);
});
