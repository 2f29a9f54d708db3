import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, account } from '../context/actor'
import { listLeads } from '../leads/list-leads'
import { markContacted } from '../leads/mark-contacted'
import { takeLead } from '../leads/take-lead'
import { changeStatus } from '../service-requests/change-status'
import { getServiceRequest } from '../service-requests/get-service-request'
import { notifyProfessionals } from '../service-requests/notify-professionals'
import { createSubscription } from '../subscriptions/create-subscription'
import { getSubscription } from '../subscriptions/get-subscription'
import { reactivateSubscription } from '../subscriptions/reactivate-subscription'
import { buildProfessional } from '../testing/builders/build-professional'
import { buildServiceRequest } from '../testing/builders/build-service-request'
import { buildUser } from '../testing/builders/build-user'
import { otherConnection } from '../testing/other-connection'
import { runDueJobs } from '../testing/run-jobs'
import { buildPendingSubscriber, buildSubscriber, tick } from '../testing/subscription-scene'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { getPortal } from './get-portal'
import { getProfessionalRequest } from './get-professional-request'
import { findStanding } from './get-professional-standing'
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
const sentTo = (template: string) => ctx.mailer.sent.filter(({ content }) => content.template === template)

describe('suspending a professional', () => {
  it('is done once, told with its reason, and leaves a trace; so is its end', async () => {
    const { id } = await buildProfessional(ctx)
    expect(await suspend(id)).toMatchObject({ status: 'suspended', reason: 'Quejas comprobadas' })
    await suspend(id)
    await runDueJobs(ctx)
    expect(sentTo('account-suspended')).toMatchObject([
      { content: { props: { reason: 'Quejas comprobadas' } } },
    ])
    expect(await reinstate(id)).toMatchObject({ status: 'approved', reason: null })
    await reinstate(id)
    await runDueJobs(ctx)
    expect(sentTo('account-reinstated')).toHaveLength(1)
    const trace = await ctx.db.auditEntry.findMany({ orderBy: { id: 'asc' } })
    expect(trace.map(({ action, userId }) => [action, userId])).toEqual([
      ['professional-suspended', admin.userId],
      ['professional-reinstated', admin.userId],
    ])
  })

  it('is reached from whatever they paid, and from nothing else', async () => {
    const { id } = await buildProfessional(ctx)
    await suspend(id)
    const reach = (type: string, of: string) => findStanding(ctx, admin, { type, id: of })
    expect(await reach('professional', id)).toMatchObject({
      id,
      status: 'suspended',
      reason: 'Quejas comprobadas',
    })
    expect(await reach('service_request', id)).toBeNull()
    expect(await reach('professional', ctx.ids.next())).toBeNull()
  })

  it('is refused for an account that is not approved, and for none', async () => {
    const { id } = await buildProfessional(ctx, { status: 'pending_approval' })
    await expect(suspend(id)).rejects.toMatchObject({ code: 'professional_status_changed' })
    await expect(reinstate(id)).rejects.toMatchObject({ code: 'professional_status_changed' })
    await expect(suspend(ctx.ids.next())).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a suspended professional', () => {
  it('reads no contact anywhere and does nothing with one, until the suspension ends', async () => {
    const { id, userId } = await buildProfessional(ctx)
    const actor = account(userId, 'professional')
    const request = await buildServiceRequest(ctx, {
      title: `Llamar a ${'3415551234'}`,
      description: 'Mi número es 341 555 1234',
    })
    await ctx.db.photo.create({
      data: {
        id: ctx.ids.next(),
        ownerKey: 'device',
        state: 'attached',
        requestId: request.id,
        width: 1,
        height: 1,
        bytes: 1,
        sha256: '',
        createdAt: ctx.clock.now(),
      },
    })
    const lead = await takeLead(ctx, actor, { id: request.id })
    await suspend(id)
    const seen = [
      await listLeads(ctx, actor),
      await getPortal(ctx, actor),
      await getProfessionalRequest(ctx, actor, { id: request.id }),
      await getServiceRequest(ctx, actor, { id: request.id }),
      await takeLead(ctx, actor, { id: request.id }),
    ]
    for (const secret of [request.phone, request.email, request.serviceAddress, '5551234', '/api/photos/'])
      expect(JSON.stringify(seen)).not.toContain(secret)
    await expect(markContacted(ctx, actor, { id: lead.id })).rejects.toMatchObject({
      code: 'account_suspended',
    })
    await expect(changeStatus(ctx, actor, { id: request.id, status: 'completed' })).rejects.toMatchObject({
      code: 'request_not_found',
    })
    await reinstate(id)
    expect((await listLeads(ctx, actor)).leads[0]?.contact?.phone).toBe(request.phone)
  })

  it('is mailed of no request that was on its way to them', async () => {
    const { id } = await buildProfessional(ctx)
    const request = await buildServiceRequest(ctx)
    await notifyProfessionals(ctx, request.id)
    await suspend(id)
    await runDueJobs(ctx)
    expect(sentTo('request-for-professional')).toEqual([])
  })
})

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

describe('what a suspended professional is told of their subscription', () => {
  it('is not to bring it back, neither by mail nor in the account nor by the calls', async () => {
    const { professionalId, actor, news } = await buildSubscriber(ctx)
    await suspend(professionalId)
    ctx.clock.advance({ days: 40 })
    await runDueJobs(ctx)
    await news()
    await runDueJobs(ctx)
    expect(sentTo('subscription-suspended')).toEqual([])
    expect(await ctx.db.notification.count({ where: { type: 'subscription-suspended' } })).toBe(0)
    const page = await getSubscription(ctx, actor)
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
    const { body } = await ctx.db.notification.findFirstOrThrow({ where: { type: 'account-suspended' } })
    expect(body).toContain('pedimos')
    expect(body).not.toContain('no se te cobra')
  })
})

describe('subscribing while an admin suspends the account', () => {
  /** Somebody waits for a lock that another transaction holds. */
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

  it('leaves none that charges, whoever comes first', async () => {
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
