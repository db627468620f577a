import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BusyStore } from './busy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A piece of work that ends when told. */
function work() {
  const outcome: { end?: () => void; fail?: () => void } = {};
  const promise = new Promise<void>((resolve, reject) => {
    outcome.end = resolve;
    outcome.fail = () => reject(new Error('broken'));
  });
  return { promise, end: () => outcome.end?.(), fail: () => outcome.fail?.() };
}

test('turns on when a call lasts longer than 1000 ms, and off when it ends', async () => {
  const busy = new BusyStore();
  const call = work();
  const tracked = busy.track(call.promise);
  vi.advanceTimersByTime(999);
  expect(busy.isBusy()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(busy.isBusy()).toBe(true);
  call.end();
  await tracked;
  expect(busy.isBusy()).toBe(false);
});

test('a call that is over before that never shows', async () => {
  const busy = new BusyStore();
  const changes = vi.fn();
  busy.subscribe(changes);
  const call = work();
  const tracked = busy.track(call.promise);
  vi.advanceTimersByTime(500);
  call.end();
  await tracked;
  vi.advanceTimersByTime(5000);
  expect(changes).not.toHaveBeenCalled();
});

test('many short calls one after the other are not a long one', async () => {
  const busy = new BusyStore();
  for (let n = 0; n < 5; n += 1) {
    const call = work();
    const tracked = busy.track(call.promise);
    vi.advanceTimersByTime(800);
    expect(busy.isBusy()).toBe(false);
    call.end();
    await tracked;
  }
});

test('stays on until the last long call ends, failures included', async () => {
  const busy = new BusyStore();
  const first = work();
  const second = work();
  const tracked = [busy.track(first.promise), busy.track(second.promise).catch(() => undefined)];
  vi.advanceTimersByTime(1000);
  first.end();
  await tracked[0];
  expect(busy.isBusy()).toBe(true);
  second.fail();
  await tracked[1];
  expect(busy.isBusy()).toBe(false);
});
