import { setTimeout as sleep } from 'node:timers/promises'
import { requestPasswordResetEndpoint } from '@oficio/contracts/accounts/recovery'
import { paths } from '@oficio/contracts/paths'
import { endOtherSessions } from '@oficio/domain/accounts/sessions/end-own-sessions'
import { purgeBusiness } from '@oficio/domain/businesses/purge-business'
import { account } from '@oficio/domain/kernel/actor'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { rateLimits } from '../../../../apps/web/src/server/limits/rate-limits'
import { withPassword } from '../../../bench/calls/log-in'
import { patient } from '../../../pace'
import type { DrillStack } from '../../support/drill-stack'
import { logInBrowser } from './log-in-browser'

/** Enough requests at the same moment that every process gets some. */
const requestsAtOnce = 16
const changes = 20
const openTabs = 10
/** Milliseconds within which every process must know of a change. */
const freshMs = 1_000
const streamMs = 2_000

export interface SharedState {
  changes: number
  /** Answers with an old page, `freshMs` after the change. */
  stalePages: number
  allowedCalls: number
  /** The limit of the calls. */
  allowance: number
  openTabs: number
  /** Open tabs that were not notified of a change of their account. */
  missedTabs: number
}

/** Changes pages, uses up a rate limit and ends sessions. Every process must know of all of it. */
export async function checkSharedState(
  drill: DrillStack,
  untilAllServe: () => Promise<void>,
): Promise<SharedState> {
  // Begins while a process still starts, because such a process could miss changes.
  const stalePages = await countStalePages(drill)
  await untilAllServe()
  return {
    changes,
    stalePages,
    allowedCalls: await countAllowedCalls(drill),
    allowance: rateLimits.recover.address.points,
    openTabs,
    missedTabs: await countMissedTabs(drill),
  }
}

/** Runs calls at the same moment, each over a connection of its own. */
const atOnce = <T>(count: number, call: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_none, at) => call(at)))

async function countStalePages({ ctx, stack }: DrillStack): Promise<number> {
  const { id, slug } = await buildBusiness(ctx)
  const readPage = () => fetch(stack.origin + paths.business(slug)).then((answer) => answer.text())
  let staleCount = 0
  for (let change = 1; change <= changes; change += 1) {
    await atOnce(requestsAtOnce, readPage)
    const description = `Cambio número ${change}.`
    await ctx.transaction(async (ctx) => {
      await ctx.db.business.update({ where: { id }, data: { description } })
      await purgeBusiness(ctx, id, { isReview: true })
    })
    await sleep(patient(freshMs))
    const texts = await atOnce(requestsAtOnce, readPage)
    staleCount += texts.filter((text) => !text.includes(description)).length
  }
  return staleCount
}

/** Sends more calls than the limit of one address allows. Returns how many of them were answered. */
async function countAllowedCalls({ stack }: DrillStack): Promise<number> {
  const { path, method, status: successStatus } = requestPasswordResetEndpoint
  const calls = rateLimits.recover.address.points * 2
  let allowedCount = 0
  for (let start = 0; start < calls; start += requestsAtOnce) {
    const statuses = await atOnce(requestsAtOnce, async (at) => {
      const answer = await fetch(`${stack.origin}/api${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `nadie.${start + at}@example.com` }),
      })
      await answer.text()
      return answer.status
    })
    allowedCount += statuses.filter((status) => status === successStatus).length
  }
  return allowedCount
}

/** Ends the sessions of a user with open tabs. Returns how many of the tabs were not notified. */
async function countMissedTabs({ ctx, stack }: DrillStack): Promise<number> {
  const user = await buildUser(ctx, withPassword)
  const cookie = await logInBrowser(stack.origin, user.username)
  const controller = new AbortController()
  const url = `${stack.origin}/api/auth/changes?role=user`
  const tabs = await atOnce(openTabs, () => fetch(url, { headers: { cookie }, signal: controller.signal }))
  const notifications = tabs.map(isNotified)
  await endOtherSessions(ctx, account(user.id, 'user'))
  const results = await Promise.all(
    notifications.map((notification) => Promise.race([notification, sleep(patient(streamMs), false)])),
  )
  controller.abort()
  return results.filter((wasNotified) => !wasNotified).length
}

/** Resolves to true when the stream of a tab reports a change. */
async function isNotified({ body, status }: Response): Promise<boolean> {
  if (status !== 200 || !body) return false
  let text = ''
  try {
    for await (const part of body) {
      text += Buffer.from(part).toString()
      if (text.includes('data: changed')) return true
    }
  } catch {
    // The drill ends the streams.
  }
  return false
}
