import { describe, expect, it } from 'vitest';
import { isBlocking, isRefusal, type Messages, type Problem, problemText, refuse, refuseProblems } from './problem.ts';
import { findTransition, type Transition, transitionsFrom } from './stateMachine.ts';

type Codigo = 'LARGO' | 'AVISO';
const MENSAJES: Messages<Codigo> = {
  LARGO: ({ max }) => `Hasta ${max} caracteres`,
  AVISO: () => 'Mirá esto',
};
const largo: Problem<Codigo> = { code: 'LARGO', severity: 'block', params: { max: 50 }, path: 'leyenda3' };
const aviso: Problem<Codigo> = { code: 'AVISO', severity: 'warn' };

describe('problems', () => {
  it('become sentences', () => {
    expect(problemText(MENSAJES, largo)).toBe('Hasta 50 caracteres');
    expect(problemText(MENSAJES, aviso)).toBe('Mirá esto');
    expect([largo, aviso].map(isBlocking)).toEqual([true, false]);
  });

  it('refuse when one blocks, and say which', () => {
    expect(refuseProblems(MENSAJES, [aviso, largo])).toEqual({
      refused: true,
      status: 422,
      message: 'Hasta 50 caracteres',
      problems: [{ code: 'LARGO', message: 'Hasta 50 caracteres', path: 'leyenda3' }],
    });
  });

  it('do not refuse for a warning', () => {
    expect(refuseProblems(MENSAJES, [aviso])).toBeNull();
    expect(refuseProblems(MENSAJES, [])).toBeNull();
  });

  it('refusals are told from answers', () => {
    expect(isRefusal(refuse(409, 'Cambió'))).toBe(true);
    expect(isRefusal({ id: 1 })).toBe(false);
    expect(isRefusal(null)).toBe(false);
  });
});

describe('state tables', () => {
  const TABLE: readonly Transition<'a' | 'b', 'go' | 'back'>[] = [
    { action: 'go', from: ['a'], to: 'b', roles: ['A', 'O'] },
    { action: 'back', from: ['b'], to: 'a', roles: ['A'] },
  ];
  it('give the rows of a state and role', () => {
    expect(transitionsFrom(TABLE, 'a', 'O').map((row) => row.action)).toEqual(['go']);
    expect(transitionsFrom(TABLE, 'b', 'O')).toEqual([]);
  });
  it('give the row of an action, or null', () => {
    expect(findTransition(TABLE, 'b', 'back')?.to).toBe('a');
    expect(findTransition(TABLE, 'a', 'back')).toBeNull();
  });
});
