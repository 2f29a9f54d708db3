import { defineConfig } from '@playwright/test'

const journeys = ['journeys/**/*.spec.ts', 'system/pages.spec.ts']

/** The whole system in a real browser: the production build, the real worker, a real SMTP server. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './journeys/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous, because both cores are busy with browsers, servers and a database.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // Without pictures: taking them of every step would cost a fifth of the run.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
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
    {
      name: 'phone',
      testMatch: journeys,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testMatch: journeys, use: { viewport: { width: 1280, height: 800 } } },
    { name: 'system', testMatch: ['{system,drills}/**/*.spec.ts'], testIgnore: journeys },
  ],
})
