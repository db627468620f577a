export { createPass, PASS_PARAMETER, passTarget, usePass } from './passes.ts';
export { closeSession, type LiveSession, openSession, readSession, SESSION_HOURS } from './sessions.ts';
export { signToken, type TokenClaims, verifyToken } from './token.ts';
