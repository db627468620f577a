import { vi } from 'vitest';

/** From here on the screen is as narrow as a phone's, until the mocks are restored. */
export function narrowScreen(): void {
  const nothing = () => undefined;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    media,
    matches: media.includes('max-width'),
    onchange: null,
    addListener: nothing,
    removeListener: nothing,
    addEventListener: nothing,
    removeEventListener: nothing,
    dispatchEvent: () => false,
  }));
}
