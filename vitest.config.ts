import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { pace, patient } from './tests/pace.ts'

const web = fileURLToPath(new URL('./apps/web/src/', import.meta.url))

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: web },
      // Throws outside a server bundle; under test there is only the server.
      {
        find: 'server-only',
        replacement: fileURLToPath(new URL('./tests/vitest/server-only.ts', import.meta.url)),
      },
    ],
  },
  test: {
    include: ['{packages,apps,prisma,tests}/**/*.test.{ts,tsx}'],
    exclude: [
      ...configDefaults.exclude,
      ...['**/dist/**', '**/.next/**', '**/.oficio/**', 'tests/journeys/**'],
      // Files of `longIt` alone, in which there would be no test.
      ...(process.env.OFICIO_LONG_FORM === 'yes' ? [] : ['**/*.long.test.ts']),
    ],
    globalSetup: ['./tests/vitest/global-setup.ts'],
    setupFiles: ['./tests/vitest/next-environment.ts'],
    // A process keeps its modules and its database from file to file instead of loading and cloning them anew, so no
    // test may leave something behind in a module.
    pool: 'forks',
    isolate: false,
    // More than there are cores on a small machine: half of the time a test waits for the database or for a clock.
    maxWorkers: Math.max(3, availableParallelism()),
    // Nothing here needs longer; a hang should show early. Tests wait by `expect.poll` and set no deadline of their own.
    testTimeout: patient(30_000),
    hookTimeout: patient(60_000),
    expect: { poll: { timeout: patient(15_000) } },
    env: { TEST_PACE: String(pace) },
    // A machine may be busier than it was at the start. What passes only then is named at the end of `npm test`.
    retry: 1,
  },
})
