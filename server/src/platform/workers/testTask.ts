/** For tests of the pool: does what it is told to. */
export function act(order: string): string {
  if (order === 'throw') throw new Error('as asked');
  if (order === 'exit') process.exit(1);
  for (; order === 'hang'; ) Math.random();
  return order.toUpperCase();
}
