import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'domain',
          root: 'domain',
          include: ['src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'demo/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/globalSetup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // A busy machine is slow, not wrong: what is waited for may take longer than the usual second.
          expect: { poll: { timeout: 20_000 } },
          // More than the two cores: many of these tests wait for a database or another process.
          maxWorkers: 3,
          // Each file has a database of its own and changes no module; loading the server anew for each cost a third of the time.
          isolate: false,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: 'web',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          // Each file cleans up after itself and changes no module; loading the screens anew for each took a third of the time.
          isolate: false,
          setupFiles: ['src/platform/test/setup.ts'],
          // As the rules: without it, two cores would run one file at a time.
          maxWorkers: 2,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          // What needs no page: one made anew for each of these files took longer than they do.
          name: 'web-sin-pagina',
          root: 'web',
          include: ['src/**/*.test.ts'],
          environment: 'node',
          // A busy machine is slow, not wrong.
          testTimeout: 30_000,
          isolate: false,
          maxWorkers: 2,
        },
      },
    ],
  },
});
