import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { patient } from './pace'

const journeys = ['journeys/**/*.spec.ts', 'system/pages.spec.ts']
// What comes of a payment or a photo is decided by the server: these run in the window of whoever usually does it. How pages fit
// the other widths is looked at by the walk over all of them.
const onPhone = [
  'urgent-requests',
  'urgent-promise',
  'subscriptions',
  'legal',
  'photos',
  'tracking',
  'sessions',
]
const onPhoneOnly = [
  ...[...onPhone, 'request-form'].map((name) => `journeys/${name}.spec.ts`),
  'system/pages.spec.ts',
]
const onDesktopOnly = [
  'journeys/{urgent-payments,verification-payment,admin-payments,dead-leads,form-by-keyboard}.spec.ts',
]

/** The whole system in a real browser: the production build, the real worker, a real SMTP server. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './journeys/support/global-setup.ts',
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
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // First, because the longest tests are in it.
    { name: 'system', testMatch: ['{system,drills}/**/*.spec.ts'], testIgnore: journeys },
    {
      name: 'phone',
      testMatch: journeys,
      testIgnore: onDesktopOnly,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testMatch: journeys,
      testIgnore: onPhoneOnly,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
