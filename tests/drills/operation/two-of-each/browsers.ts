import { setTimeout as sleep } from 'node:timers/promises'
import { paths } from '@oficio/contracts/paths'
import { withPassword } from '../../../bench/calls/log-in'
import { newPerson, type Person, type Tally } from './person'
import type { Town } from './town'

const everyMs = 150
/** Statuses of an unavailable process or database, which say nothing about a session. */
const awayStatuses = [0, 502, 503, 504]

export interface BrowsersSeen {
  answers: number
  /** Number of requests without an answer, because a process or the database was unavailable. */
  awayCount: number
}

/**
 * Lets signed-in browsers request their profile and a page of their own until it is stopped, at the front and at each
 * web process in turn. Records a fault for every answer that does not recognise the user.
 */
export async function watchBrowsers(town: Town): Promise<() => Promise<BrowsersSeen>> {
  const { installation, tally } = town
  const origins = [installation.front, ...installation.webs]
  const figures: BrowsersSeen = { answers: 0, awayCount: 0 }
  let isWanted = true
  const watch = async (username: string, browser: Person) => {
    while (isWanted)
      for (const origin of origins) {
        const profile = await browser.ask({ path: '/api/auth/profile' }, origin)
        const page = await browser.ask({ path: paths.userRequests() }, origin)
        for (const { status } of [profile, page]) {
          figures.answers += 1
          if (awayStatuses.includes(status)) figures.awayCount += 1
          else if (status !== 200) tally.faults.push(`${username} was answered ${status} at ${origin}`)
        }
        // The cast is safe, because our own endpoint answers in this shape.
        if (profile.status === 200 && (profile.body as { username: string }).username !== username)
          tally.faults.push(`${username} was taken for somebody else`)
        await sleep(everyMs)
      }
  }
  const browsers: [string, Person][] = []
  for (const username of town.browsers)
    browsers.push([username, await logIn(installation.front, username, tally)])
  const watching = Promise.all(browsers.map(([username, browser]) => watch(username, browser)))
  watching.catch(() => undefined)
  return async () => {
    isWanted = false
    await watching
    return figures
  }
}

/** Opens a session as the login form does. */
async function logIn(origin: string, username: string, tally: Tally): Promise<Person> {
  const browser = newPerson(origin, tally)
  const token = await browser.insist({ path: '/api/auth/csrf' })
  // The casts are safe, because next-auth answers in these shapes.
  const { csrfToken } = token.body as { csrfToken: string }
  const { status, body } = await browser.insist({
    method: 'POST',
    path: '/api/auth/callback/credentials',
    body: new URLSearchParams({ csrfToken, username, ...withPassword, json: 'true' }),
  })
  const url = String((body as { url?: string }).url)
  if (status !== 200 || url.includes('error=')) throw new Error(`${username} cannot log in: ${status} ${url}`)
  return browser
}
