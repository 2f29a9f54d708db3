import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { type Judge, openJudge, watchAnswers, watchRequests } from './declared-answers'
import { type Mailbox, openMailbox } from './mailbox'
import { type Market, openMarket, testPassword } from './market'
import { type MercadoPago, openMercadoPago } from './mercado-pago'
import { openWorld, type World } from './world'

/**
 * A phone's window for `test.use`, for the roles that mostly use a phone. Other tests use a desktop window. Results of
 * payments and photos are the server's, so the window does not matter. The walk over all pages covers other widths.
 */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The smallest phone still in use. What is visible there is visible everywhere. */
export const smallPhone = { width: 320, height: 568 }

/**
 * A tag for tests that take long or repeat what tests below the browser show. `npm run drill -- long-tests` runs them,
 * and `npm test` skips them (playwright.config.ts).
 */
export const long = { tag: '@long' }

/** Whether tests run in their long form, as in that drill. */
export const isLongForm = process.env.OFICIO_LONG_FORM === 'yes'

interface JourneyFixtures {
  /** A rubro in a town that only this test uses. */
  market: Market
  /**
   * Opens another browser, which is another device at another address. It is signed in as the given account, or not at
   * all.
   */
  visit: (
    username: string | null,
    options?: { javaScriptEnabled?: boolean; userAgent?: string },
  ) => Promise<Page>
  /** The same without a window, to read answers byte by byte. */
  connect: (username: string | null) => Promise<APIRequestContext>
}

/** Returns an address for a journey, in the header of a proxy, because rate limits and repetitions count by address. */
const visitorAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`

interface WorkerFixtures {
  judge: Judge
  world: World
  mailbox: Mailbox
  mercadoPago: MercadoPago
}

/**
 * Every test of this suite uses this function, even without fixtures. Tests of another kind would get their own
 * processes, and each process loads the product again.
 */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it needs from this pattern
    async ({}, use) => {
      const world = await openWorld('site')
      await use(world)
      await world.close()
    },
    { scope: 'worker' },
  ],
  judge: [async ({ world }, use) => use(await openJudge(world.site.origin)), { scope: 'worker' }],
  mailbox: [async ({ world }, use) => use(openMailbox(world.mailboxOrigin)), { scope: 'worker' }],
  mercadoPago: [async ({ world }, use) => use(openMercadoPago(world.mercadoPago)), { scope: 'worker' }],
  baseURL: ({ world }, use) => use(world.site.origin),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': visitorAddress() }),
  market: async ({ world }, use) => use(await openMarket(world)),
  context: async ({ context, judge }, use) => {
    const stopWatching = watchAnswers(context, judge)
    await use(context)
    await stopWatching()
  },
  visit: async ({ browser, contextOptions, viewport, baseURL, judge }, use) => {
    const contexts: BrowserContext[] = []
    const stops: (() => Promise<void>)[] = []
    await use(async (username, options) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...options,
        viewport,
        baseURL: baseURL ?? '',
        extraHTTPHeaders: { 'x-forwarded-for': visitorAddress() },
      })
      contexts.push(context)
      stops.push(watchAnswers(context, judge))
      if (username !== null) await logIn(context.request, username)
      return context.newPage()
    })
    const outcomes = await Promise.allSettled(stops.map((stopWatching) => stopWatching()))
    for (const context of contexts) await context.close()
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  },
  request: async ({ request, judge }, use) => {
    const stopWatching = watchRequests(request, judge)
    await use(request)
    stopWatching()
  },
  connect: async ({ playwright, baseURL, judge }, use) => {
    const requestContexts: APIRequestContext[] = []
    const stops: (() => void)[] = []
    await use(async (username) => {
      const request = await playwright.request.newContext({
        baseURL: baseURL ?? '',
        extraHTTPHeaders: { 'x-forwarded-for': visitorAddress() },
      })
      requestContexts.push(request)
      stops.push(watchRequests(request, judge))
      if (username !== null) await logIn(request, username)
      return request
    })
    for (const request of requestContexts) await request.dispose()
    for (const stopWatching of stops) stopWatching()
  },
})

/** Focuses a field. A form takes no focus until its scripts have loaded. */
export const focusOn = (field: Locator): Promise<void> =>
  expect(async () => {
    await field.focus()
    await expect(field).toBeFocused({ timeout: 500 })
  }).toPass()

/** Opens a session as the login form does, without opening the form. */
export async function logIn(
  request: APIRequestContext,
  username: string,
  password = testPassword,
): Promise<void> {
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json()
  const answer = await request.post('/api/auth/callback/credentials', {
    form: { csrfToken, username, password, json: 'true' },
  })
  const { url } = await answer.json()
  if (!answer.ok() || String(url).includes('error=')) throw new Error(`${username} cannot log in: ${url}`)
}
