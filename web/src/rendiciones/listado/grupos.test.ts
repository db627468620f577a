import { expect, test } from 'vitest';
import { agrupar, papelesDe } from './grupos.ts';

const row = (idrecibo: number, timestamp: string) => ({
  idrecibo,
  numrec: String(idrecibo),
  razsoc: 'EL CARDENAL LUBRICENTRO S.R.L.',
  vendedor: 'Paz, Esteban',
  usuario: 'admin',
  fecha: timestamp.slice(0, 10),
  timestamp,
});

test('what was handed in together is one group, the newest first', () => {
  const groups = agrupar([
    row(1, '2026-11-20T10:00:00-03:00'),
    row(7, '2026-11-21T09:30:00-03:00'),
    row(2, '2026-11-20T10:00:00-03:00'),
  ]);
  expect(groups.map(({ cobranzas }) => cobranzas.map(({ idrecibo }) => idrecibo))).toEqual([[7], [1, 2]]);
});

test('a paper holds 130: more than that are several, and none is left out', () => {
  const rows = Array.from({ length: 261 }, (_, at) => row(at + 1, '2026-11-20T10:00:00-03:00'));
  const [group] = agrupar(rows);
  const papeles = group ? papelesDe(group) : [];
  expect(papeles.map((ids) => ids.length)).toEqual([130, 130, 1]);
  expect(papeles.flat()).toEqual(rows.map(({ idrecibo }) => idrecibo));
});
