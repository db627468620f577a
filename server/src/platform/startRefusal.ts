/** Why the program does not start, in words for the person at the console; printed without a stack. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
