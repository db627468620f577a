import { type Refusal, refuse } from '@distri/domain/kernel';

/** The screen names the version that it read: somebody changed the order meanwhile. */
export function otherVersion(pedido: { version: number }, expected: number | undefined): Refusal | null {
  if (expected === undefined || expected === pedido.version) return null;
  return refuse(409, 'Otra persona cambió el pedido mientras lo tenías abierto. Revisalo y volvé a intentar.');
}
