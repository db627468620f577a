export * from './hooks.ts';
export { type SessionState, SessionStore, session } from './session.ts';
export { lastServidor, type Servidor } from './storage.ts';
export { isExpired, readToken, type TokenPayload } from './token.ts';
