import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeIndexedDb } from '../test/fakeIndexedDb.ts';
import {
  forgetDraftFiles,
  keepDraftFile,
  listDraftFiles,
  MAX_DRAFT_BYTES,
  readDraftFiles,
  removeDraftFiles,
} from './files.ts';

let rows: Map<string, unknown>;
beforeEach(() => {
  rows = fakeIndexedDb();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const DRAFT = 'cobranza:10233';
const photo = (name: string, bytes = 3) => {
  const file = new File(['jpg'], name, { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const names = async (draft = DRAFT) => [...(await readDraftFiles(draft))].map(([clave, { name }]) => [clave, name]);

test('what was chosen is there after a reload, the last one of each place; drafts do not mix', async () => {
  expect(await keepDraftFile(DRAFT, 'RDC', photo('recibo.jpg'))).toBe(true);
  await keepDraftFile(DRAFT, '7', photo('uno.jpg'));
  await keepDraftFile(DRAFT, '7', photo('dos.jpg'));
  await keepDraftFile('cobranza:10234', 'RDC', photo('otro.jpg'));
  expect(await names()).toEqual([
    ['RDC', 'recibo.jpg'],
    ['7', 'dos.jpg'],
  ]);
  expect(await names('cobranza:10234')).toEqual([['RDC', 'otro.jpg']]);
});

test('saved or thrown away, nothing is left of it', async () => {
  await keepDraftFile(DRAFT, 'RDC', photo('recibo.jpg'));
  await keepDraftFile('cobranza:10234', 'RDC', photo('otro.jpg'));
  await removeDraftFiles(DRAFT);
  expect([listDraftFiles(DRAFT), await names()]).toEqual([[], []]);
  expect([...rows.values()]).toHaveLength(1);
});

test('what is too heavy, or finds a browser that keeps nothing, is not kept, but it is named', async () => {
  await keepDraftFile(DRAFT, 'RDC', photo('recibo.jpg'));
  expect(await keepDraftFile(DRAFT, '7', photo('enorme.pdf', MAX_DRAFT_BYTES))).toBe(false);
  fakeIndexedDb({ isBroken: true });
  expect(await keepDraftFile(DRAFT, '8', photo('privada.jpg'))).toBe(false);
  expect(listDraftFiles(DRAFT).map(({ nombre }) => nombre)).toEqual(['recibo.jpg', 'enorme.pdf', 'privada.jpg']);
  expect(await names()).toEqual([]);
});

test('the files of one person are gone with the session; their names stay to be asked for', async () => {
  await keepDraftFile(DRAFT, 'RDC', photo('recibo.jpg'));
  await forgetDraftFiles();
  expect(rows.size).toBe(0);
  expect(listDraftFiles(DRAFT).map(({ nombre }) => nombre)).toEqual(['recibo.jpg']);
});

test('a draft that nobody came back to in two weeks leaves nothing on the machine', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00Z'), toFake: ['Date'] });
  await keepDraftFile('cobranza:viejo', 'RDC', photo('vieja.jpg'));
  vi.setSystemTime(new Date('2026-11-16T12:00:00Z'));
  await keepDraftFile(DRAFT, 'RDC', photo('nueva.jpg'));
  expect(listDraftFiles('cobranza:viejo')).toEqual([]);
  expect([...rows.values()]).toHaveLength(1);
});
