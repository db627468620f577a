import { clearStored, onStoredChange, readStored, type Servidor, writeStored } from './storage.ts';
import { isExpired, readToken, type TokenPayload } from './token.ts';

/**
 * - `out`: nobody is logged in.
 * - `in`: token, server and an `exp` that has not passed (D1 §4).
 * - `suspended`: it expired in mid-work. The screen stays, under the re-login overlay, and requests wait.
 */
export type SessionState =
  | { status: 'out' }
  | { status: 'in' | 'suspended'; token: string; servidor: Servidor; user: TokenPayload };

/** Longest delay that a browser timer takes: past 2^31 ms it fires at once. */
const MAX_TIMER_MS = 2_147_483_647;

/** The session of this tab: one object for the API client, the router's guards and the hooks. */
export class SessionStore {
  #state: SessionState = { status: 'out' };
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#setState(readSession());
    onStoredChange(() => this.#followOtherTab());
  }

  getState = (): SessionState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts or resumes a session. Throws when the server's token cannot be read. */
  logIn(token: string, servidor: Servidor): void {
    const user = readToken(token);
    if (!user) throw new Error('unreadable token');
    writeStored({ token, servidor });
    this.#setState({ status: 'in', token, servidor, user });
  }

  /** Ends the session in every tab. */
  logOut(): void {
    clearStored();
    this.#setState({ status: 'out' });
  }

  /** The server refused `token`, or its time is over. Ignored when a newer token has taken its place. */
  suspend(token: string): void {
    if (this.#state.status === 'in' && this.#state.token === token)
      this.#setState({ ...this.#state, status: 'suspended' });
  }

  #followOtherTab(): void {
    const now = readSession();
    if (now.status === 'out' && this.#state.status === 'suspended' && readStored()) return;
    this.#setState(now);
  }

  #setState(state: SessionState): void {
    this.#state = state;
    clearTimeout(this.#timer);
    if (state.status === 'in') this.#armTimer(state.token, state.user);
    for (const listener of this.#listeners) listener();
  }

  #armTimer(token: string, user: TokenPayload): void {
    const wait = Math.max(0, user.exp * 1000 - Date.now());
    const onTime = () => (wait > MAX_TIMER_MS ? this.#armTimer(token, user) : this.suspend(token));
    this.#timer = setTimeout(onTime, Math.min(wait, MAX_TIMER_MS));
  }
}

/** What the browser has stored, as a session: `out` unless token and server are there and the token still holds. */
function readSession(): SessionState {
  const stored = readStored();
  const user = stored && readToken(stored.token);
  if (!stored || !user || isExpired(user, Date.now())) return { status: 'out' };
  return { status: 'in', ...stored, user };
}

export const session = new SessionStore();
