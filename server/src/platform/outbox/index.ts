export type { OutboxRow } from './rows.ts';
export { type Deliver, type Delivery, DeliveryError, type Outbox, type OutboxOptions, startOutbox } from './worker.ts';
