import { setTimeout as sleep } from 'node:timers/promises';
import { fileHead, openUpload, pour, type Target, type Wild } from '../faults/floods.ts';

/** A flood from another process, so that the server under it is alone on its event loop: `slow`, `abort` or `endless`. */
const [kind, count, orders] = process.argv.slice(2);
const target = JSON.parse(orders ?? '{}') as Target;

/** A byte each second, until the server has enough of it; answers what it was told. */
async function drip(): Promise<number> {
  const wild = await openUpload(target);
  wild.send(fileHead('attachment'));
  let open = true;
  void wild.closed.then(() => {
    open = false;
  });
  while (open) {
    wild.send('a');
    await Promise.race([sleep(1000), wild.closed]);
  }
  return wild.status;
}

/** Goes away in the middle of a piece, at some byte. */
async function abort(seed: number): Promise<number> {
  const wild: Wild = await openUpload(target);
  wild.send(fileHead('attachment'));
  wild.send(Buffer.alloc((seed * 7919) % 300_000, 'a'));
  await sleep(seed % 20);
  wild.socket.destroy();
  return 0;
}

async function endless(): Promise<number> {
  const wild = await openUpload(target);
  wild.send(fileHead('attachment'));
  await pour(wild, Buffer.alloc(64 * 1024, 'a'));
  return wild.status;
}

const numbers = Array.from({ length: Number(count) }, (_, index) => index + 1);
const one = { slow: drip, abort, endless }[kind ?? ''];
if (!one) throw new Error(`no such flood: ${kind}`);
const statuses: number[] = [];
// Those that go away come ten at a time; the others all at once.
const width = kind === 'abort' ? 10 : numbers.length;
for (let from = 0; from < numbers.length; from += width)
  statuses.push(...(await Promise.all(numbers.slice(from, from + width).map(one))));
console.log(JSON.stringify(statuses));
process.exit(0);
