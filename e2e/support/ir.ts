import { expect, type Page, type Request } from '@playwright/test';

declare global {
  interface Window {
    /** The router leaves itself there for its own tools. */
    __TSR_ROUTER__?: { navigate(to: { href: string }): Promise<void> };
  }
}

const unanswered = new WeakMap<Page, Set<Request>>();

/** What the page has asked and not yet heard. */
function requestsOf(page: Page): Set<Request> {
  const known = unanswered.get(page);
  if (known) return known;
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  unanswered.set(page, asked);
  return asked;
}

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * Goes on within the application, as a link does: loading it anew for each of many screens is most of what they take.
 * Comes back when the screen has heard all it asked for and shows no skeleton.
 */
export async function ir(page: Page, ruta: string): Promise<void> {
  const asked = requestsOf(page);
  await page.evaluate((href) => window.__TSR_ROUTER__?.navigate({ href }), ruta);
  await twoFrames(page);
  await expect.poll(() => asked.size, { intervals: [50] }).toBe(0);
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  await twoFrames(page);
}
