import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** A code of the step before or after is taken too: clocks of telephones differ. */
const WINDOW_STEPS = 1;

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Distri', label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS });
}

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** `otpauth://` address for the authenticator's QR code. */
export function totpUri(secret: string, label: string): string {
  return totpOf(secret, label).toString();
}

/** The step that a code belongs to, so that it can be used up; null when it is not valid now. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token, timestamp, window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
