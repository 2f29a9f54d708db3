import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { patient } from './pace'

/** The whole system in a real browser: the production build, the real worker, a real SMTP server. */
export default defineConfig({
  // As they are written, or as `npm test` bundled them.
  testDir: process.env.OFICIO_TESTS_DIR ?? '.',
  testMatch: '{drills,journeys,system}/**/*.spec.{ts,js}',
  outputDir: '../test-results',
  globalSetup: './journeys/support/global-setup.ts',
  ...(process.env.OFICIO_LONG_FORM === 'yes' ? {} : { grepInvert: /@long/ }),
  fullyParallel: true,
  // More than there are cores on a small machine: tests wait for pages and for the worker, too.
  workers: Math.max(4, availableParallelism()),
  // A machine may be busier than it was at the start. What passes only then is named at the end of `npm test`.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // Generous, because both cores are busy with browsers, servers and a database.
  timeout: patient(120_000),
  expect: { timeout: patient(20_000) },
  reporter: [['line']],
  use: {
    // A desk; what is done on the way asks for a phone. One project, since a worker serves only one, and its start costs seconds.
    viewport: { width: 1280, height: 800 },
    // What moves only to please is drawn again and again, by processors that all tests share.
    // The page that is shown without a connection is looked at by its own journey; a worker in each browser costs processors.
    contextOptions: { reducedMotion: 'reduce', serviceWorkers: 'block' },
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // A fifth of the run; to follow a failure step by step: `--trace retain-on-failure`.
    trace: 'off',
    actionTimeout: patient(20_000),
    navigationTimeout: patient(30_000),
    launchOptions: {
      // Empty where Playwright's own browser is to be used.
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
        // No page lives long enough to earn back what optimising its scripts costs: a fifth of what drawing it does.
        '--js-flags=--no-opt --no-maglev',
        // Kept compiled from the first visit on, not from the third: a page that is visited again costs a seventh less.
        '--blink-settings=v8CacheOptions=3',
      ],
    },
  },
})
