import { vi } from 'vitest';

/**
 * For tests: jsdom lays nothing out, and a virtual list without height draws no rows. Call it in `beforeEach`.
 * @example beforeEach(giveLayout)
 */
export function giveLayout(): void {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(36);
}
