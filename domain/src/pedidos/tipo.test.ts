import { expect, test } from 'vitest';
import { tipoPedido } from './tipo.ts';

const envasado = { granel: false, tipoGranel: 'GRALUB' } as const;
const aceite = { granel: true, tipoGranel: 'GRALUB' } as const;
const urea = { granel: true, tipoGranel: 'GRAURE' } as const;

test.each([
  ['nothing in bulk', [envasado, envasado], { tipo: 'ENV', mezcla: false }],
  ['one bulk type', [urea, urea], { tipo: 'GRAURE', mezcla: false }],
  ['packaged and bulk: the bulk type wins, and people are told', [envasado, aceite], { tipo: 'GRALUB', mezcla: true }],
  ['two bulk types: the first one', [urea, aceite], { tipo: 'GRAURE', mezcla: true }],
  ['no articles', [], { tipo: 'ENV', mezcla: false }],
] as const)('%s', (_, articulos, expected) => {
  expect(tipoPedido(articulos)).toEqual(expected);
});
