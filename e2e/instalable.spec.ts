import { expect, test } from '@playwright/test';

interface AppManifest {
  url: string;
  data: string;
  errors: { message: string; critical: number }[];
}

/** What Chromium itself says of the application, asked over its protocol. */
test('Chromium takes Distri for an application that can be installed', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Page.enable');
  const manifest = (await chromium.send('Page.getAppManifest')) as AppManifest;
  expect(manifest.url).toMatch(/\/manifest\.webmanifest$/);
  expect(manifest.errors).toEqual([]);
  expect(JSON.parse(manifest.data)).toMatchObject({ name: 'Distri', lang: 'es-AR', display: 'standalone' });
  const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors');
  // A private window, which is what a test has, cannot install anything; nothing else may be wrong.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  expect(complaints).toEqual([]);
});
