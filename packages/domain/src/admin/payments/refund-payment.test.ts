import { beforeEach, describe, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { buildPayment } from '../../testing/builders/build-payment'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildSubscription } from '../../testing/builders/build-subscription'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { fileUrgent } from '../../testing/urgent'
import { getAdminPayment } from './get-admin-payment'
import { refundPayment } from './refund-payment'

let ctx: TestCtx
let admin: ReturnType<typeof account>
beforeEach(async () => {
  ctx = await createTestContext()
  const { id } = await buildUser(ctx, { role: 'admin', firstName: 'Marina', lastName: 'Ferrari' })
  admin = account(id, 'admin')
})

const reason = 'El cliente llamó: pagó dos veces por error.'
const refunds = () => ctx.db.refund.findMany({ orderBy: { id: 'asc' } })

async function paid() {
  const { intent, payment } = await buildPayment(ctx)
  return { id: intent.id, paymentId: payment.id, reason, leftArs: 15_000 }
}

describe('an approved payment', () => {
  it('goes back whole, takes its effect along, and shows who decided it and why', async () => {
    const { intentId, request } = await fileUrgent(ctx)
    const [payment] = (await getAdminPayment(ctx, admin, { id: intentId })).payments
    const { id: paymentId = '', leftArs = 0 } = payment ?? {}
    await refundPayment(ctx, admin, { id: intentId, paymentId, reason, leftArs })
    await runDueJobs(ctx)
    const after = await getAdminPayment(ctx, admin, { id: intentId })
    expect(after.status).toBe('returned')
    expect(after.payments).toMatchObject([
      {
        status: 'refunded',
        refundedArs: 15_000,
        leftArs: 0,
        refunds: [
          { amountArs: null, reason: 'admin', note: reason, requestedBy: 'Marina Ferrari', status: 'done' },
        ],
      },
    ])
    expect(after.audit).toMatchObject([{ action: 'payment-refund-requested', by: 'Marina Ferrari' }])
    expect(await ctx.db.serviceRequest.findUnique({ where: { id: request.id } })).toMatchObject({
      isUrgent: false,
    })
  })

  it('goes back in part, as often as something is left, and keeps its effect meanwhile', async () => {
    const { intentId, paymentId: providerId } = await fileUrgent(ctx)
    const view = async () => (await getAdminPayment(ctx, admin, { id: intentId })).payments[0]
    const paymentId = (await view())?.id ?? ''
    const input = { id: intentId, paymentId, reason, leftArs: 15_000 }
    await refundPayment(ctx, admin, { ...input, amountArs: 4_000.5 })
    expect(await view()).toMatchObject({ leftArs: 10_999.5, refundedArs: 0 })
    await runDueJobs(ctx)
    expect(await view()).toMatchObject({ status: 'approved', leftArs: 10_999.5, refundedArs: 4_000.5 })
    expect(await ctx.db.paymentEffect.count()).toBe(1)
    // A refund of the whole remainder is requested without an amount.
    await refundPayment(ctx, admin, { ...input, leftArs: 10_999.5, amountArs: 10_999.5 })
    await runDueJobs(ctx)
    expect(await view()).toMatchObject({ status: 'refunded', leftArs: 0 })
    expect(ctx.payments.refundCalls).toMatchObject([
      { paymentId: providerId, amountCentavos: 400_050 },
      { paymentId: providerId, amountCentavos: null },
    ])
  })

  it('goes back too when it does not count', async () => {
    const { intent, payment } = await buildPayment(ctx, { fault: 'amount', amountCentavos: 100_000 })
    await refundPayment(ctx, admin, { id: intent.id, paymentId: payment.id, reason, leftArs: 1_000 })
    expect(await refunds()).toMatchObject([{ paymentId: payment.id, amountCentavos: null }])
  })

  it('goes back by the id of its subscription', async () => {
    const professional = await buildProfessional(ctx)
    const { id } = await buildSubscription(ctx, { professionalId: professional.id })
    const payment = await ctx.db.payment.findFirstOrThrow({ where: { subscriptionId: id } })
    await refundPayment(ctx, admin, { id, paymentId: payment.id, reason, leftArs: 10_000 })
    expect(await refunds()).toHaveLength(1)
  })
})

describe('two decisions about the same money at the same moment', () => {
  it.each([
    ['all of it', {}],
    ['a part', { amountArs: 5_000 }],
  ])('give it back once: %s', async (_, part) => {
    const input = { ...(await paid()), ...part }
    const clicks = await Promise.allSettled(Array.from({ length: 8 }, () => refundPayment(ctx, admin, input)))
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refunds()).toHaveLength(1)
    expect(await ctx.db.auditEntry.count()).toBe(1)
  })

  it('give no more back than there is when one wants a part and the other all', async () => {
    const input = await paid()
    await Promise.allSettled([
      refundPayment(ctx, admin, input),
      refundPayment(ctx, admin, { ...input, amountArs: 5_000 }),
    ])
    expect(await refunds()).toHaveLength(1)
  })
})

describe('what is refused', () => {
  it.each(['pending', 'rejected', 'in_dispute', 'refunded', 'taken_by_bank'])(
    'a payment that is %s',
    async (status) => {
      const { intent, payment } = await buildPayment(ctx, { status })
      const input = { id: intent.id, paymentId: payment.id, reason, leftArs: 15_000 }
      await expect(refundPayment(ctx, admin, input)).rejects.toMatchObject({ code: 'not_refundable' })
      expect(await refunds()).toEqual([])
    },
  )

  it('more than is left, what was decided on other figures, and the payment of another intent', async () => {
    const input = await paid()
    await expect(refundPayment(ctx, admin, { ...input, amountArs: 15_000.01 })).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { amountArs: expect.any(String) },
    })
    await expect(refundPayment(ctx, admin, { ...input, leftArs: 20_000 })).rejects.toMatchObject({
      code: 'refund_outdated',
    })
    const other = await paid()
    for (const wrong of [{ id: other.id }, { id: ctx.ids.next() }, { paymentId: ctx.ids.next() }])
      await expect(refundPayment(ctx, admin, { ...input, ...wrong })).rejects.toMatchObject({
        code: 'payment_not_found',
      })
    expect(await refunds()).toEqual([])
  })

  it('stays refused by the provider, with its error, until an admin tries again', async () => {
    const { intentId } = await fileUrgent(ctx)
    const view = async () => (await getAdminPayment(ctx, admin, { id: intentId })).payments[0]
    const input = { id: intentId, paymentId: (await view())?.id ?? '', reason, leftArs: 15_000 }
    await refundPayment(ctx, admin, input)
    ctx.payments.failures.push('provider_refused')
    await runDueJobs(ctx)
    expect(await view()).toMatchObject({
      leftArs: 15_000,
      refunds: [{ status: 'refused', lastError: expect.any(String) }],
    })
    await refundPayment(ctx, admin, input)
    await runDueJobs(ctx)
    expect(await view()).toMatchObject({ status: 'refunded' })
  })
})
