export { type AuditEntry, writeAudit } from './close.ts';
export { type CommandCtx, type CommandHandler, command, type OutboxEntry, preparedCommand } from './command.ts';
export { fingerprint, keyOf } from './idempotency.ts';
export { runCommand } from './run.ts';
export { type StepsCtx, steps, stepsCtx } from './steps.ts';
