import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The development API server; `npm run dev` sets it. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** Calls live under `/{empresa}/v1`; the rest are the server's own pages. */
const proxied = ['^/[\\w-]+/v1/', '^/configuracion\\.json$', '^/(health|ready|metrics|docs)(/|$)'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: api, changeOrigin: false }])),
  },
  build: {
    target: 'es2022',
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every route needs and seldom changes: cached across deployments.
            {
              name: 'marco',
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|store|react-store|react-query|query-core)|zod)[\\/]/,
            },
            {
              name: 'estilo',
              test: /node_modules[\\/](@emotion|stylis|@mui[\\/](system|styled-engine|private-theming|utils|material[\\/](styles|colors|locale|utils)))[\\/]/,
            },
          ],
        },
      },
    },
  },
});
