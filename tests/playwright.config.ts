import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { patient } from './pace'

/** Tests the whole system in a real browser: the production build, the real worker and a real SMTP server. */
export default defineConfig({
  // The sources, or the bundles of `npm test`.
  testDir: process.env.OFICIO_TESTS_DIR ?? '.',
  testMatch: '{drills,journeys,system}/**/*.spec.{ts,js}',
  outputDir: '../test-results',
  globalSetup: './journeys/support/global-setup.ts',
  ...(process.env.OFICIO_LONG_FORM === 'yes' ? {} : { grepInvert: /@long/ }),
  fullyParallel: true,
  // More processes than a small machine has cores, because tests also wait for pages and for the worker.
  workers: Math.max(4, availableParallelism()),
  // A machine may become busier during the run. `npm test` names at its end the tests that passed only after a
  // repetition.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // Long timeouts, because browsers, servers and a database keep all cores busy.
  timeout: patient(120_000),
  expect: { timeout: patient(20_000) },
  reporter: [['line']],
  use: {
    // A desktop window. Tests of mobile use set a phone's. There is only one project, because a process serves only one
    // and its start takes seconds.
    viewport: { width: 1280, height: 800 },
    // Reduced motion, because decorative animations would use processors that all tests share. Service workers are
    // blocked, because each would use processor time. The journey of the offline page allows them.
    contextOptions: { reducedMotion: 'reduce', serviceWorkers: 'block' },
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // Traces would take a fifth of the run. To follow a failure step by step, use `--trace retain-on-failure`.
    trace: 'off',
    actionTimeout: patient(20_000),
    navigationTimeout: patient(30_000),
    launchOptions: {
      // Empty if Playwright's own browser is used.
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No optimising compilers, because no page lives long enough to benefit. They would cost a fifth of the time
        // that drawing a page takes.
        '--js-flags=--no-opt --no-maglev',
        // Caches compiled scripts from the first visit on, not from the third. A repeated visit then costs a seventh
        // less.
        '--blink-settings=v8CacheOptions=3',
      ],
    },
  },
})
