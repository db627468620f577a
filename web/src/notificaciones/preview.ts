import { LARGO_PREVIA_NOTIFICACION, truncate } from '@distri/domain/kernel';

/** Whether a message is longer than its preview (130 characters, D1 §2.4). */
export function isCut(msg: string): boolean {
  return truncate(msg, LARGO_PREVIA_NOTIFICACION) !== msg;
}

/** The first 130 characters, with an ellipsis when there are more. */
export function preview(msg: string): string {
  return isCut(msg) ? `${truncate(msg, LARGO_PREVIA_NOTIFICACION).trimEnd()}…` : msg;
}
