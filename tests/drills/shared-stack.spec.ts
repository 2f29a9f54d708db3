import { account } from '@oficio/domain/kernel/actor'
import { createSubscription } from '@oficio/domain/subscriptions/order/create-subscription'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import { type APIRequestContext, expect } from '@playwright/test'
import { logIn, test } from '../journeys/support/fixtures'
import { testPassword } from '../journeys/support/market'
import { patient } from '../pace'
import { runOutage } from './outage/run-outage'
import { type DrillStack, startDrillStack } from './support/drill-stack'
import { until } from './support/until'
import { killPoints as refundPoints } from './urgent-refund/kill-points'
import { settleRequests } from './urgent-refund/settle-requests'
import { judge } from './worker-kill/judge'
import { killPoints as mailPoints } from './worker-kill/kill-points'
import { killWorker } from './worker-kill/kill-worker'

// One after the other on one stack, whose start costs more than they do. The first one counts every mail, the third one
// kills the database under the connection that the first two hold rows by, and the last one moves the clock by months.
test.describe.configure({ mode: 'default' })

let drill: DrillStack
test.beforeAll(async () => {
  test.setTimeout(patient(120_000))
  drill = await startDrillStack({ web: true, isDurable: false })
})
test.afterAll(async () => {
  await drill?.stop()
})

// The short form of `npm run drill -- worker-kill`: one kill in the window in which a mail is repeated.
test('a worker killed while it sends a mail loses none and repeats the one in its hand under its first Message-ID', async () => {
  test.setTimeout(patient(180_000))
  const outcome = await killWorker(drill, [[mailPoints.mailUncommitted]])
  expect(outcome.kills).toHaveLength(1)
  expect(await judge(drill, outcome)).toMatchObject({ notices: 20, mails: 21, deliveries: 22, repeats: 1 })
})

// The short form of `npm run drill -- urgent-refund`: one kill while settling, one before the provider's answer.
test('a worker killed while it settles an urgent request and gives its fee back does so exactly once, and not at all when it was answered at minute 59', async () => {
  test.setTimeout(patient(180_000))
  const { settleUncommitted, refundUnanswered } = refundPoints
  const outcome = await settleRequests(drill, [[settleUncommitted, refundUnanswered]])
  expect(outcome).toMatchObject({ refunded: 2, answered: 1, faults: [] })
  expect(outcome.kills).toHaveLength(2)
})

// The short form of `npm run drill -- outage`, which also says how soon.
test('while the database is killed and a table locked no page fails or stays unanswered, and all are shown again', async () => {
  test.setTimeout(patient(180_000))
  const { faults, troubles } = await runOutage(drill, {
    calmSeconds: 3,
    lockSeconds: 5,
    // As many as two cores serve beside the other tests.
    visitors: 3,
    requests: 15,
  })
  expect(faults).toEqual([])
  // Somebody asked while it lasted. Who is turned away depends on what is kept already, which is the point of keeping it.
  for (const { name, answered } of troubles) expect(answered, name).toBeGreaterThan(0)
})

const declined = 'cc_rejected_insufficient_amount'

// Each question about a plan is counted, so few are asked.
test('the clock of the simulator’s panel moves site and worker along: charges, grace and expiry pass, and nobody is logged out', async ({
  playwright,
}) => {
  test.setTimeout(patient(180_000))
  const { ctx, stack } = drill
  const browser = await playwright.request.newContext({ baseURL: stack.origin })
  try {
    await stack.restartWorker()
    const professional = await subscribe(drill)
    const open = await buildServiceRequest(ctx)
    await logIn(browser, professional.username, testPassword)
    expect(await planOf(browser)).toMatchObject({ status: 'active' })

    await press(drill, { months: '1' })
    await until('the charge of the second month failed', () => isStanding(drill, 'past_due'))
    await until('the request that nobody renewed is closed', async () => {
      const { status } = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: open.id } })
      return status === 'cancelled'
    })
    expect(await planOf(browser)).toMatchObject({ status: 'past_due' })

    // The site goes by the clock without the worker.
    await stack.stopWorker()
    await press(drill, { days: '11' })
    await until(
      'the site counts the grace as over',
      async () => (await planOf(browser)).status === 'suspended',
    )
    expect(await isStanding(drill, 'past_due')).toBe(true)
    await stack.restartWorker()
    await until('the worker suspended the plan', () => isStanding(drill, 'suspended'))

    const profile = await browser.get('/api/auth/profile')
    expect([profile.status(), (await profile.json()).username]).toEqual([200, professional.username])
  } finally {
    await browser.dispose()
  }
})

/** A professional whose card pays the first month and no other one. */
async function subscribe({ ctx, standIn }: DrillStack): Promise<{ username: string }> {
  const { id, user } = await buildProfessional(ctx, {
    freeLeadsLeft: 0,
    trialEndedAt: ctx.clock.now(),
    user: { password: testPassword },
  })
  await createSubscription(ctx, account(user.id, 'professional'), {})
  const { providerId } = await ctx.db.subscription.findFirstOrThrow({ where: { subjectId: id } })
  await standIn.authorise(providerId ?? '', ['approve', ...Array<string>(5).fill(declined)])
  await until('the first month is paid', async () => {
    const row = await ctx.db.subscription.findFirstOrThrow({ where: { subjectId: id } })
    return row.status === 'active' && row.paidUntil !== null
  })
  return user
}

async function isStanding({ ctx }: DrillStack, wanted: string): Promise<boolean> {
  return (await ctx.db.subscription.findFirstOrThrow()).status === wanted
}

/** Presses a button under the clock on the simulator's panel. */
async function press({ stack }: DrillStack, span: Record<string, string>): Promise<void> {
  const address = `${stack.mercadoPago?.origin}/panel/clock`
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(span),
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
}

/** What the site says of the professional's plan. */
async function planOf(browser: APIRequestContext): Promise<{ status: string }> {
  const answer = await browser.get('/api/subscriptions/trial-status')
  expect(answer.status()).toBe(200)
  return answer.json()
}
