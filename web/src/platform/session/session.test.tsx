import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeToken, servidorDePrueba } from '../test/token.ts';
import { SessionStore } from './session.ts';
import { isExpired, readToken } from './token.ts';

const NOW = new Date('2026-11-20T10:00:00-03:00');
const inSeconds = (seconds: number) => NOW.getTime() / 1000 + seconds;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
});
afterEach(() => {
  vi.useRealTimers();
});

const store = (token: string | null, servidor: string | null) => {
  if (token !== null) localStorage.setItem('distri.token', token);
  if (servidor !== null) localStorage.setItem('distri.servidor', servidor);
};
const SERVIDOR = JSON.stringify(servidorDePrueba);

describe('token', () => {
  test('is read with its accents', () => {
    expect(readToken(fakeToken({ name: 'Nuñez, Ángela' }))?.name).toBe('Nuñez, Ángela');
  });

  test.each(['', 'abc', 'a.b.c', `x.${btoa('{"username":"x"}')}.y`])('%j is no token', (text) => {
    expect(readToken(text)).toBeNull();
  });

  test('a role that the product does not have is no token', () => {
    const token = fakeToken().split('.');
    const payload = JSON.parse(atob(token[1] ?? ''));
    expect(readToken(`x.${btoa(JSON.stringify({ ...payload, role: 'Z' }))}.y`)).toBeNull();
  });

  test('holds until the second of exp, and not from it on', () => {
    const payload = readToken(fakeToken({ exp: inSeconds(60) }));
    if (!payload) throw new Error('unreadable');
    expect(isExpired(payload, NOW.getTime() + 59_999)).toBe(false);
    expect(isExpired(payload, NOW.getTime() + 60_000)).toBe(true);
  });
});

describe('a session counts as logged in (D1 §4)', () => {
  test('with token, server and an exp that has not passed', () => {
    store(fakeToken(), SERVIDOR);
    expect(new SessionStore().getState()).toMatchObject({ status: 'in', user: { username: 'mruiz', role: 'O' } });
  });

  test.each([
    ['no token', null, SERVIDOR],
    ['no server', fakeToken(), null],
    ['a broken server', fakeToken(), '{"id":1}'],
    ['a token that is none', 'abc', SERVIDOR],
    ['an exp that has passed', fakeToken({ exp: inSeconds(-1) }), SERVIDOR],
    ['an exp of this very second', fakeToken({ exp: inSeconds(0) }), SERVIDOR],
  ])('not with %s', (_, token, servidor) => {
    store(token, servidor);
    expect(new SessionStore().getState()).toEqual({ status: 'out' });
  });
});

describe('session', () => {
  test('is suspended when its time is over, and goes on after logging in again', () => {
    const session = new SessionStore();
    session.logIn(fakeToken({ exp: inSeconds(60) }), servidorDePrueba);
    vi.advanceTimersByTime(59_999);
    expect(session.getState().status).toBe('in');
    vi.advanceTimersByTime(1);
    expect(session.getState()).toMatchObject({ status: 'suspended', user: { username: 'mruiz' } });
    session.logIn(fakeToken({ exp: inSeconds(3600) }), servidorDePrueba);
    expect(session.getState().status).toBe('in');
  });

  test('with an exp further away than a timer reaches is not suspended at once', () => {
    const session = new SessionStore();
    const days30 = 30 * 86_400;
    session.logIn(fakeToken({ exp: inSeconds(days30) }), servidorDePrueba);
    vi.advanceTimersByTime(1000);
    expect(session.getState().status).toBe('in');
    vi.advanceTimersByTime(days30 * 1000);
    expect(session.getState().status).toBe('suspended');
  });

  test('is not suspended by the refusal of an older token', () => {
    const session = new SessionStore();
    const older = fakeToken({ exp: inSeconds(10) });
    session.logIn(older, servidorDePrueba);
    session.logIn(fakeToken({ exp: inSeconds(3600) }), servidorDePrueba);
    session.suspend(older);
    expect(session.getState().status).toBe('in');
  });

  test('leaves nothing but the server when it ends', () => {
    const session = new SessionStore();
    session.logIn(fakeToken(), servidorDePrueba);
    session.logOut();
    expect(session.getState()).toEqual({ status: 'out' });
    expect(Object.keys(localStorage)).toEqual(['distri.servidor']);
    expect(new SessionStore().getState()).toEqual({ status: 'out' });
  });

  test('refuses a token that it cannot read, and stores nothing', () => {
    const session = new SessionStore();
    expect(() => session.logIn('abc', servidorDePrueba)).toThrow();
    expect(localStorage.length).toBe(0);
  });

  test('follows another tab that logs out or in', () => {
    const session = new SessionStore();
    session.logIn(fakeToken(), servidorDePrueba);
    const seen = vi.fn();
    session.subscribe(() => seen(session.getState().status));
    localStorage.removeItem('distri.token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'distri.token' }));
    localStorage.setItem('distri.token', fakeToken({ username: 'epaz' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'distri.token' }));
    expect(seen.mock.calls).toEqual([['out'], ['in']]);
    expect(session.getState()).toMatchObject({ user: { username: 'epaz' } });
  });
});
