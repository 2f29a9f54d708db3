import config from './playwright.config'

/** Runs the stories alone, which need no running product: `npx playwright test --config tests/stories.config.ts`. */
export default { ...config, globalSetup: undefined, testMatch: 'system/stories.spec.ts' }
