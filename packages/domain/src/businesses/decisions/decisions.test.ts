import { beforeEach, describe, expect, it } from 'vitest'
import { type Account, account, visitor } from '../../kernel/actor'
import { listPurgedTags } from '../../kernel/pages/list-purged-tags'
import { pageTags } from '../../kernel/pages/tags'
import { fetchSubscription } from '../../subscriptions/provider-sync/fetch-subscription'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildUser } from '../../testing/builders/build-user'
import { businessForm } from '../../testing/business-form'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getBusiness } from '../get-business'
import { createBusinessSubscription } from '../plans/create-business-subscription'
import { registerBusiness } from '../registration/register-business'
import { refuseBusiness } from './refuse-business'
import { restoreBusiness } from './restore-business'
import { verifyBusiness, withdrawVerification } from './verify-business'

let ctx: TestCtx
let admin: Account
beforeEach(async () => {
  ctx = await createTestContext()
  admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
})

const refuse = (id: string, decider = admin) =>
  refuseBusiness(ctx, decider, { id, reason: 'No existe en esa calle' })
const restore = (id: string) => restoreBusiness(ctx, admin, { id, reason: 'Mandó la foto del frente' })
const isVisible = (idOrSlug: string) =>
  getBusiness(ctx, visitor(), { idOrSlug }).then(
    () => true,
    () => false,
  )

/** Builds a business whose first month is paid. */
async function buildPaid() {
  const owner = account((await buildUser(ctx)).id, 'user')
  const { id } = await registerBusiness(ctx, owner, businessForm())
  await createBusinessSubscription(ctx, owner, { businessId: id, tier: 'premium', rubroIds: [1] })
  const row = await ctx.db.subscription.findFirstOrThrow({ where: { subjectId: id } })
  ctx.payments.subscriptions.authorise(row.providerId ?? '')
  ctx.payments.subscriptions.charge(row.providerId ?? '', 'approved')
  await fetchSubscription(ctx, { id: row.id })
  await runDueJobs(ctx)
  return { id, subscriptionId: row.id }
}

describe('a business that an admin refuses', () => {
  it('is hidden at once, its charge pauses, and its owner is notified why, once', async () => {
    const { id, subscriptionId } = await buildPaid()
    expect(await isVisible(id)).toBe(true)
    const before = new Date()
    expect(await refuse(id)).toMatchObject({ status: 'rejected', reason: 'No existe en esa calle' })
    await refuse(id)
    expect(await isVisible(id)).toBe(false)
    expect(await listPurgedTags(ctx, before)).toContain(pageTags.business(id))
    await runDueJobs(ctx)
    const subscription = await ctx.db.subscription.findUniqueOrThrow({ where: { id: subscriptionId } })
    expect(subscription.providerStatus).toBe('paused')
    const mails = ctx.mailer.sentMails.filter(({ content }) => content.template === 'business-refused')
    expect(mails).toMatchObject([{ content: { props: { reason: 'No existe en esa calle' } } }])
    expect(await ctx.db.auditEntry.count({ where: { action: 'business-refused' } })).toBe(1)
  })

  it('stands where its plan says once it is let in again, and is charged again', async () => {
    const { id, subscriptionId } = await buildPaid()
    await refuse(id)
    await runDueJobs(ctx)
    expect(await restore(id)).toMatchObject({ status: 'active', reason: null })
    expect(await isVisible(id)).toBe(true)
    await runDueJobs(ctx)
    const subscription = await ctx.db.subscription.findUniqueOrThrow({ where: { id: subscriptionId } })
    expect(subscription.providerStatus).toBe('authorized')
    expect(await isVisible(id)).toBe(true)
  })

  it('waits for its first payment still where nothing was paid', async () => {
    const { id } = await buildBusiness(ctx, { status: 'pending_payment' })
    await refuse(id)
    expect(await restore(id)).toMatchObject({ status: 'pending_payment' })
    expect(await isVisible(id)).toBe(false)
  })

  it('is refused once: another admin reads that it was decided', async () => {
    const other = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    const { id } = await buildBusiness(ctx)
    const outcomes = await Promise.allSettled([refuse(id), refuse(id, other)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'business_status_changed' },
    })
  })
})

describe('what an admin verified', () => {
  it('is read by visitors until it is taken back', async () => {
    const { id } = await buildBusiness(ctx)
    const verifiedWhat = 'Vimos la habilitación municipal'
    expect(await verifyBusiness(ctx, admin, { id, what: verifiedWhat })).toMatchObject({ verifiedWhat })
    expect(await getBusiness(ctx, visitor(), { idOrSlug: id })).toMatchObject({
      is_verified: true,
      verified_what: verifiedWhat,
    })
    await withdrawVerification(ctx, admin, { id, reason: 'Venció' })
    expect(await getBusiness(ctx, visitor(), { idOrSlug: id })).toMatchObject({ is_verified: false })
  })

  it('is nothing of a business that is gone', async () => {
    const { id } = await buildBusiness(ctx, { status: 'removed', removedAt: ctx.clock.now() })
    await expect(verifyBusiness(ctx, admin, { id, what: 'x' })).rejects.toMatchObject({
      code: 'business_status_changed',
    })
    await expect(verifyBusiness(ctx, admin, { id: ctx.ids.next(), what: 'x' })).rejects.toMatchObject({
      code: 'business_not_found',
    })
  })
})
