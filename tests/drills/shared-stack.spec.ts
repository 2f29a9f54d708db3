import { paths } from '@oficio/contracts/paths'
import { account } from '@oficio/domain/kernel/actor'
import { createSubscription } from '@oficio/domain/subscriptions/order/create-subscription'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import { type APIRequestContext, expect } from '@playwright/test'
import { logIn, long, test } from '../journeys/support/fixtures'
import { testPassword } from '../journeys/support/market'
import { patient } from '../pace'
import { runPayments } from './payments/run-payments'
import { type DrillStack, startDrillStack } from './support/drill-stack'
import { waitOrThrow } from './support/wait-or-throw'

// The tests run one after the other on their own stack, because its start takes longer than they do. The first one
// kills the site, which other tests need. The second one locks a table, and the third one moves the clock by months.
test.describe.configure({ mode: 'default' })

let drill: DrillStack
test.beforeAll(async () => {
  test.setTimeout(patient(120_000))
  drill = await startDrillStack({ web: true, isDurable: false })
})
test.afterAll(async () => {
  await drill?.stop()
})

// The short form of `npm run drill -- payments`.
test(
  'forty notifications, each delivered one to five times while site and worker are killed, count exactly once',
  long,
  async () => {
    test.setTimeout(patient(240_000))
    const { faults, kills } = await runPayments(drill, { count: 40, seed: 7, mostKills: 1 })
    expect(faults).toEqual([])
    expect(kills.web).toBeGreaterThan(0)
    expect(kills.worker).toBeGreaterThan(0)
  },
)

// Like `npm run drill -- outage`, which is longer and has eight visitors.
test(
  'a visitor who meets a locked table is asked to come back, long before the lock ends',
  long,
  async () => {
    const { ctx, stack } = drill
    const { id } = await buildServiceRequest(ctx)
    const asDocument = { accept: 'text/html' }
    const ask = async (path: string, init?: RequestInit) => {
      const answer = await fetch(`${stack.origin}${path}`, init)
      return {
        status: answer.status,
        retry: Number(answer.headers.get('retry-after')),
        text: await answer.text(),
      }
    }
    // The lock is held until both calls are answered. A call that waited for the end of the lock would wait forever.
    const [page, call] = await ctx.db.$transaction(
      async (tx) => {
        await tx.$executeRaw`LOCK TABLE service_requests IN ACCESS EXCLUSIVE MODE`
        return Promise.all([
          ask(paths.serviceRequest(id), { headers: asDocument }),
          ask(`/api/service-requests/${id}`),
        ])
      },
      { timeout: patient(25_000) },
    )
    expect(page).toMatchObject({ status: 503, retry: expect.any(Number) })
    expect(page.text).toContain('Si pagaste, tu pago queda registrado. No pagues de nuevo.')
    expect(call).toMatchObject({ status: 503, text: expect.stringContaining('"unavailable"') })
    expect(Math.min(page.retry, call.retry)).toBeGreaterThan(0)
    expect((await ask(paths.serviceRequest(id))).status).toBe(200)
  },
)

const declined = 'cc_rejected_insufficient_amount'

// Few requests for a plan, because they are rate limited.
test(
  'the clock of the simulator’s panel moves site and worker along: charges, grace and expiry pass, and nobody is logged out',
  long,
  async ({ playwright }) => {
    test.setTimeout(patient(180_000))
    const { ctx, stack } = drill
    const browser = await playwright.request.newContext({ baseURL: stack.origin })
    try {
      await stack.restartWorker()
      const { plan, username } = await subscribe(drill)
      const open = await buildServiceRequest(ctx)
      await logIn(browser, username, testPassword)
      expect(await planOf(browser)).toMatchObject({ status: 'active' })

      await press(drill, { months: '1' })
      await waitOrThrow('the charge of the second month failed', () => isStanding(drill, plan, 'past_due'))
      await waitOrThrow('the request that nobody renewed is closed', async () => {
        const { status } = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: open.id } })
        return status === 'cancelled'
      })
      expect(await planOf(browser)).toMatchObject({ status: 'past_due' })

      // The site's status follows from the clock, without the worker.
      await stack.stopWorker()
      await press(drill, { days: '11' })
      await waitOrThrow(
        'the site counts the grace as over',
        async () => (await planOf(browser)).status === 'suspended',
      )
      expect(await isStanding(drill, plan, 'past_due')).toBe(true)
      await stack.restartWorker()
      await waitOrThrow('the worker suspended the plan', () => isStanding(drill, plan, 'suspended'))

      const profile = await browser.get('/api/auth/profile')
      expect([profile.status(), (await profile.json()).username]).toEqual([200, username])
    } finally {
      await browser.dispose()
    }
  },
)

/** Subscribes a professional whose card pays the first month and no other. */
async function subscribe({ ctx, standIn }: DrillStack): Promise<{ plan: string; username: string }> {
  const { id, user } = await buildProfessional(ctx, {
    freeLeadsLeft: 0,
    trialEndedAt: ctx.clock.now(),
    user: { password: testPassword },
  })
  await createSubscription(ctx, account(user.id, 'professional'), {})
  const { id: plan, providerId } = await ctx.db.subscription.findFirstOrThrow({ where: { subjectId: id } })
  await standIn.authorise(providerId ?? '', ['approve', ...Array<string>(5).fill(declined)])
  await waitOrThrow('the first month is paid', async () => {
    const row = await ctx.db.subscription.findUniqueOrThrow({ where: { id: plan } })
    return row.status === 'active' && row.paidUntil !== null
  })
  return { plan, username: user.username }
}

async function isStanding({ ctx }: DrillStack, id: string, standing: string): Promise<boolean> {
  return (await ctx.db.subscription.findUniqueOrThrow({ where: { id } })).status === standing
}

/** Presses a clock button on the simulator's panel. */
async function press({ stack }: DrillStack, span: Record<string, string>): Promise<void> {
  const address = `${stack.mercadoPago?.origin}/panel/clock`
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(span),
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
}

/** Returns the site's answer about the professional's plan. */
async function planOf(browser: APIRequestContext): Promise<{ status: string }> {
  const answer = await browser.get('/api/subscriptions/trial-status')
  expect(answer.status()).toBe(200)
  return answer.json()
}
