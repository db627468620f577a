import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { projectDir } from '../paths.ts';
import { securityHeaders } from './security.ts';
import { installWeb } from './web.ts';

const TEAL = [0x00, 0x79, 0x6b];
const webDir = path.join(projectDir, 'web');
const manifest = z
  .object({
    name: z.string(),
    short_name: z.string().max(12),
    lang: z.string(),
    start_url: z.string(),
    scope: z.string(),
    display: z.string(),
    theme_color: z.string(),
    icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
  })
  .parse(JSON.parse(readFileSync(path.join(webDir, 'public/manifest.webmanifest'), 'utf8')));

let built: string;
let app: FastifyInstance;
const headers = securityHeaders({ servers: [], tilesUrl: null });

// What the build copies as it is, served as the built application is.
beforeAll(async () => {
  built = mkdtempSync(path.join(tmpdir(), 'distri-web-'));
  cpSync(path.join(webDir, 'public'), built, { recursive: true });
  copyFileSync(path.join(webDir, 'index.html'), path.join(built, 'index.html'));
  app = Fastify();
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  await installWeb(app, built);
});
afterAll(async () => {
  await app.close();
  rmSync(built, { recursive: true, force: true });
});

describe('the application can be installed', () => {
  test('a manifest in Spanish, linked by the page, in the colour of the product', async () => {
    expect(manifest).toMatchObject({
      name: 'Distri',
      short_name: 'Distri',
      lang: 'es-AR',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#00796B',
    });
    const page = (await app.inject('/ventas/pedidos')).body;
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
    expect(page).toContain('rel="apple-touch-icon"');
  });

  test('the manifest travels as one, is asked for each time, and the policy lets it in', async () => {
    const answer = await app.inject('/manifest.webmanifest');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("img-src 'self'");
    expect(policy).not.toContain('manifest-src');
  });

  test('sizes that browsers ask for: 192, 512, and one to cut to shape', () => {
    const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(kinds).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  });

  test.each(manifest.icons.map((icon) => [icon.src, icon] as const))(
    '%s is there, of its type and size',
    async (_src, icon) => {
      const answer = await app.inject(icon.src);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toContain(icon.type);
      expect(answer.headers['cache-control']).toBe('no-cache');
      const { width, height } = await sharp(answer.rawPayload).metadata();
      if (icon.sizes !== 'any') expect(`${width}x${height}`).toBe(icon.sizes);
    },
  );

  test('the icon to cut is painted to its corners and draws inside the middle 80%', async () => {
    const icon = manifest.icons.find(({ purpose }) => purpose === 'maskable');
    const image = sharp((await app.inject(icon?.src ?? '')).rawPayload);
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
    const centre = info.width / 2;
    let painted = 0;
    for (let y = 0; y < info.height; y++)
      for (let x = 0; x < info.width; x++) {
        const isGround = at(x, y).every((value, channel) => Math.abs(value - (TEAL[channel] ?? 0)) < 12);
        if (isGround) continue;
        painted += 1;
        expect(Math.hypot(x - centre, y - centre)).toBeLessThan(info.width * 0.4);
      }
    expect(painted).toBeGreaterThan(1000);
  });
});
