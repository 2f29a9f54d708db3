import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { pace, patient } from './tests/pace.ts'
import { findDatabaseTests } from './tests/vitest/database-tests.ts'

const databaseTests = findDatabaseTests(fileURLToPath(new URL('.', import.meta.url))).map(escapeGlob)
const exclude = [
  ...configDefaults.exclude,
  ...['**/dist/**', '**/.next/**', '**/.oficio/**', 'tests/journeys/**'],
  // Files of `longIt` alone, in which there would be no test.
  ...(process.env.OFICIO_LONG_FORM === 'yes' ? [] : ['**/*.long.test.ts']),
]

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
    // A test that reaches the database through its imports belongs to `database`; every other test starts at once.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,apps,prisma,tests}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...databaseTests],
          globalSetup: ['./tests/vitest/provide-pace.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: databaseTests,
          exclude,
          globalSetup: ['./tests/vitest/provide-pace.ts', './tests/vitest/start-database.ts'],
        },
      },
    ],
    setupFiles: ['./tests/vitest/next-environment.ts'],
    // Keeps compiled files on disk, which halves the time of a single test. `npm test` does without it.
    experimental: { fsModuleCache: true },
    // A process keeps its modules and its database from file to file, because loading and cloning them again is slow. So a
    // test must leave nothing behind in a module.
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

/** Folders of Next's routes have brackets and parentheses in their names. */
function escapeGlob(path: string): string {
  return path.replace(/[()[\]{}!*?@+]/g, '\\$&')
}
