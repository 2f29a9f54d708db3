import { setTimeout as sleep } from 'node:timers/promises'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { logIn } from '../../journeys/support/fixtures'
import { testPassword } from '../../journeys/support/market'
import type { World } from '../../journeys/support/world'
import type { Change } from './account-changes'

export interface SessionObservation {
  name: string
  rounds: number
  /** Milliseconds from the answer of the change until a tab (`tabs`) or an answer to a program (`tokens`) shows it. */
  tabs: number[]
  tokens: number[]
}

/** Milliseconds between a program's requests. In the worst case they are part of its figures. */
const askEveryMs = 20

/** Makes one change repeatedly, each time to a new user with two browsers and a program. */
export async function watchChange(
  { world, browser, rounds }: { world: World; browser: Browser; rounds: number },
  change: Change,
): Promise<SessionObservation> {
  const observation: SessionObservation = { name: change.name, rounds, tabs: [], tokens: [] }
  // The first round only warms up server and browser.
  for (let round = -1; round < rounds; round += 1) {
    const contexts = [await openBrowser(world, browser), await openBrowser(world, browser)]
    const { tabs, token } = await watchOnce(world, contexts, change)
    if (round >= 0) observation.tabs.push(...tabs)
    if (round >= 0) observation.tokens.push(token)
    for (const context of contexts) await context.close()
  }
  return observation
}

/** Opens a browser with an address of its own in the proxy header, because rate limits count by address. */
const openBrowser = ({ site }: World, browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: site.origin,
    extraHTTPHeaders: {
      'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`,
    },
  })

async function watchOnce(world: World, contexts: BrowserContext[], change: Change) {
  const { ctx } = world
  const user = await buildUser(ctx, { password: testPassword, role: change.role })
  const tabs: Page[][] = []
  for (const context of contexts) {
    await logIn(context.request, user.username)
    tabs.push(await openTabs(context, change.pages))
  }
  const token = await tokenFor(world, user.username)
  // The browser that logged in first is the acting one, if the change spares one.
  const { id: sessionId } = await ctx.db.session.findFirstOrThrow({
    where: { userId: user.id, kind: 'web' },
    orderBy: { id: 'asc' },
  })
  const changedUser = { userId: user.id, email: user.email, sessionId }
  const changes = (change.sparesFirst ? tabs.slice(1) : tabs)
    .flat()
    .map((page) => change.seenIn(page, changedUser).then(() => performance.now()))
  const tokenChange = askUntil(world, token, (answer) => change.seenBy(answer, changedUser))
  await change.act(ctx, changedUser)
  const from = performance.now()
  const since = (moment: number) => Math.max(0, moment - from)
  return { tabs: (await Promise.all(changes)).map(since), token: since(await tokenChange) }
}

async function openTabs(context: BrowserContext, paths: readonly string[]): Promise<Page[]> {
  const openPages: Page[] = []
  for (const path of paths) {
    const page = await context.newPage()
    // The stream on which the server reports changes of the account.
    const line = page.waitForResponse((answer) => answer.url().includes('/api/auth/changes'))
    await page.goto(path)
    await line
    openPages.push(page)
  }
  return openPages
}

async function tokenFor({ site }: World, username: string): Promise<string> {
  const answer = await fetch(`${site.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: testPassword }),
  })
  const { accessToken } = await answer.json()
  return accessToken
}

/** Requests the token's profile until the answer shows the change. Returns the time of that answer. */
async function askUntil(
  { site }: World,
  token: string,
  isSeen: (answer: { status: number; body: unknown }) => boolean,
): Promise<number> {
  for (;;) {
    const answer = await fetch(`${site.origin}/api/auth/profile`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (isSeen({ status: answer.status, body: await answer.json() })) return performance.now()
    await sleep(askEveryMs)
  }
}
