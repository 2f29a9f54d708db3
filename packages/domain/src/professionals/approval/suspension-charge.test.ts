import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, account } from '../../kernel/actor'
import { addDays } from '../../kernel/time/days'
import { createSubscription } from '../../subscriptions/order/create-subscription'
import { reactivateSubscription } from '../../subscriptions/order/reactivate-subscription'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { otherConnection } from '../../testing/other-connection'
import { runDueJobs } from '../../testing/run-jobs'
import { buildPendingSubscriber, buildSubscriber, tick } from '../../testing/subscription-scene'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getPlan } from '../plan/get-plan'
import { findProfessionalState } from './get-professional-state'
import { reinstateProfessional } from './reinstate-professional'
import { suspendProfessional } from './suspend-professional'

let ctx: TestCtx
let admin: Actor
beforeEach(async () => {
  ctx = await createTestContext()
  admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
})

const suspend = (id: string) => suspendProfessional(ctx, admin, { id, reason: 'Quejas comprobadas' })
const reinstate = (id: string) => reinstateProfessional(ctx, admin, { id, reason: 'Lo aclaró' })
const sentTo = (template: string) =>
  ctx.mailer.sentMails.filter(({ content }) => content.template === template)

describe('the monthly charge of a suspended professional', () => {
  const atProvider = () => ctx.payments.subscriptions.live().status

  it('is paused at the provider by a job of the same transaction, and resumed with them', async () => {
    const { professionalId, id, standing } = await buildSubscriber(ctx)
    await suspend(professionalId)
    expect(atProvider()).toBe('authorized')
    await runDueJobs(ctx, { timesEach: 2 })
    expect(atProvider()).toBe('paused')
    await reinstate(professionalId)
    await runDueJobs(ctx, { timesEach: 2 })
    expect(atProvider()).toBe('authorized')
    expect((await standing()).status).toBe('active')
    expect(await ctx.db.subscription.findUniqueOrThrow({ where: { id } })).toMatchObject({
      heldAt: null,
      isPausedByHold: false,
    })
  })

  it('is shown to the deciding admin: what would pause, what would go on, and nothing that is over', async () => {
    const { professionalId, id } = await buildSubscriber(ctx)
    const planOf = async (professionalId: string) =>
      (await findProfessionalState(ctx, admin, { type: 'professional', id: professionalId }))?.plan
    expect(await planOf(professionalId)).toBe('charged')
    await suspend(professionalId)
    await runDueJobs(ctx)
    expect(await planOf(professionalId)).toBe('paused')
    await ctx.db.subscription.update({ where: { id }, data: { cancelReason: 'payer' } })
    expect(await planOf(professionalId)).toBe('none')
    expect(await planOf((await buildProfessional(ctx)).id)).toBe('none')
  })

  it('is awaited and was not declined where they are let in again after their paid month', async () => {
    const { professionalId, actor, providerId, news } = await buildSubscriber(ctx)
    await suspend(professionalId)
    await runDueJobs(ctx)
    ctx.clock.advance({ days: 35 })
    await reinstate(professionalId)
    await runDueJobs(ctx)
    ctx.payments.subscriptions.awaitCharge(providerId, addDays(ctx.clock.now(), 26))
    await news()
    const { subscription } = await getPlan(ctx, actor)
    expect(subscription?.resumption?.chargeAt).toEqual(expect.any(String))
    ctx.clock.advance({ days: 8 })
    await tick(ctx)
    expect(sentTo('subscription-suspended')).toMatchObject([
      { content: { props: { isPaused: false, resumption: { chargeAt: expect.any(String) } } } },
    ])
  })

  it('stays paused afterwards where its payer had paused it', async () => {
    const { professionalId, providerId, news } = await buildSubscriber(ctx)
    ctx.payments.subscriptions.pause(providerId)
    await news()
    await suspend(professionalId)
    await runDueJobs(ctx)
    await reinstate(professionalId)
    await runDueJobs(ctx)
    expect(atProvider()).toBe('paused')
  })

  it('stays paused afterwards where its payer had paused it and we had not heard of it yet', async () => {
    const { professionalId, providerId, id } = await buildSubscriber(ctx)
    ctx.payments.subscriptions.pause(providerId)
    await suspend(professionalId)
    await runDueJobs(ctx)
    expect(await ctx.db.subscription.findUniqueOrThrow({ where: { id } })).toMatchObject({
      providerStatus: 'paused',
      isPausedByHold: false,
    })
    await reinstate(professionalId)
    await runDueJobs(ctx)
    await tick(ctx)
    expect(atProvider()).toBe('paused')
  })

  it('is paused where its payer had resumed it and we had not heard of it yet', async () => {
    const { professionalId, providerId, news } = await buildSubscriber(ctx)
    ctx.payments.subscriptions.pause(providerId)
    await news()
    ctx.payments.subscriptions.resume(providerId)
    await suspend(professionalId)
    await runDueJobs(ctx)
    expect(atProvider()).toBe('paused')
    await reinstate(professionalId)
    await runDueJobs(ctx)
    expect(atProvider()).toBe('authorized')
  })

  it('is not resumed for us where the provider refused our pause and its payer paused it', async () => {
    const { professionalId, providerId, news } = await buildSubscriber(ctx)
    ctx.payments.subscriptions.refusesChanges = true
    await suspend(professionalId)
    await runDueJobs(ctx)
    expect(atProvider()).toBe('authorized')
    ctx.payments.subscriptions.refusesChanges = false
    ctx.payments.subscriptions.pause(providerId)
    await news()
    await reinstate(professionalId)
    await tick(ctx)
    expect(atProvider()).toBe('paused')
  })

  it('is paused when it is authorised, or resumed on their page, during the suspension', async () => {
    const { professionalId, providerId, news } = await buildPendingSubscriber(ctx)
    await suspend(professionalId)
    for (const go of ['authorise', 'resume'] as const) {
      ctx.payments.subscriptions[go](providerId)
      await news()
      await runDueJobs(ctx)
      expect(atProvider()).toBe('paused')
    }
  })

  it('is paused by the clock when the provider did not answer, and resumed where that answer was lost', async () => {
    const { professionalId } = await buildSubscriber(ctx)
    await suspend(professionalId)
    ctx.payments.subscriptions.failures.push('provider_away')
    await expect(runDueJobs(ctx)).rejects.toMatchObject({ code: 'provider_away' })
    expect(atProvider()).toBe('authorized')
    await tick(ctx)
    expect(atProvider()).toBe('paused')
    await reinstate(professionalId)
    await tick(ctx)
    expect(atProvider()).toBe('authorized')
  })
})

describe('the subscription as a suspended professional sees it', () => {
  it('is not to bring it back, neither by mail nor in the account nor by the calls', async () => {
    const { professionalId, actor, news } = await buildSubscriber(ctx)
    await suspend(professionalId)
    ctx.clock.advance({ days: 40 })
    await runDueJobs(ctx)
    await news()
    await runDueJobs(ctx)
    expect(sentTo('subscription-suspended')).toEqual([])
    expect(await ctx.db.notice.count({ where: { type: 'subscription-suspended' } })).toBe(0)
    const page = await getPlan(ctx, actor)
    expect(page).toMatchObject({ isHeld: true, canSubscribe: false, subscription: { isPaused: true } })
    expect(page.status).toMatchObject({
      message: expect.stringContaining('Tu cuenta está suspendida'),
      preapprovalUrl: null,
    })
    await expect(reactivateSubscription(ctx, actor, {})).rejects.toMatchObject({ code: 'account_suspended' })
  })

  it('promises no pause before the provider has made it', async () => {
    const { id } = await buildProfessional(ctx)
    await suspend(id)
    const { body } = await ctx.db.notice.findFirstOrThrow({ where: { type: 'account-suspended' } })
    expect(body).toContain('pedimos')
    expect(body).not.toContain('no se te cobra')
  })
})

describe('subscribing while an admin suspends the account', () => {
  /** Returns whether a connection waits for a lock of another transaction. */
  const isWaiting = async () => {
    const waiting = await ctx.db.$queryRaw<unknown[]>`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    return waiting.length > 0
  }

  it('waits for the suspension under way, and is refused', async () => {
    const { id, userId } = await buildProfessional(ctx)
    const suspension = await otherConnection(ctx.databaseUrl)
    await suspension.query('BEGIN')
    await suspension.query("UPDATE professionals SET status = 'suspended' WHERE id = $1", [id])
    let isAnswered = false
    const subscribing = createSubscription(ctx, account(userId, 'professional'), {})
      .catch((error: unknown) => error)
      .finally(() => {
        isAnswered = true
      })
    while (!isAnswered && !(await isWaiting())) await new Promise(setImmediate)
    await suspension.query('COMMIT')
    await suspension.end()
    expect(await subscribing).toMatchObject({ code: 'account_suspended' })
    expect(await ctx.db.subscription.count()).toBe(0)
  })

  it('leaves no charging subscription, whichever comes first', async () => {
    const professionals = await Promise.all(Array.from({ length: 8 }, () => buildProfessional(ctx)))
    await Promise.all(
      professionals.flatMap(({ id, userId }) => [
        createSubscription(ctx, account(userId, 'professional'), {}).catch((error: unknown) =>
          expect(error).toMatchObject({ code: 'account_suspended' }),
        ),
        suspend(id),
      ]),
    )
    expect(await ctx.db.subscription.count({ where: { heldAt: null } })).toBe(0)
  })
})
