import { errors } from '@oficio/contracts/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { createServiceRequest } from '../../service-requests/filing/create-service-request'
import { startUrgencyOfRequest } from '../../service-requests/urgency/start-urgency-of-request'
import { buildUser } from '../../testing/builders/build-user'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { fileUrgent, payer, startUrgent } from '../../testing/urgent'
import { fetchPayment } from '../ledger/fetch-payment'
import { getPayment } from './get-payment'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

describe("an admin's view of a payment", () => {
  it('hands out no tracking link, which would make them the client', async () => {
    const { intentId, request } = await fileUrgent(ctx)
    const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    const { subject } = await getPayment(ctx, admin, { id: intentId })
    expect(subject).toEqual({ requestId: request.id, trackingUrl: null, filed: null })
    const own = await getPayment(ctx, payer, { id: intentId })
    expect(own.subject?.trackingUrl).toContain('/seguimiento/')
  })

  it('pays for nothing: a form that names it is not filed, nor answered with what it filed', async () => {
    const { intentId } = await fileUrgent(ctx)
    const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    const form = submission({ isUrgent: true, paymentId: intentId })
    await expect(createServiceRequest(ctx, admin, form)).rejects.toMatchObject({ code: 'urgency_unpaid' })
  })
})

describe('a payment that would only go back', () => {
  it('is not offered for a request that was cancelled', async () => {
    const client = account((await buildUser(ctx)).id, 'user')
    const { requestId: id } = await createServiceRequest(ctx, client, submission())
    const { id: intentId } = await startUrgencyOfRequest(ctx, client, { requestId: id })
    const open = await getPayment(ctx, client, { id: intentId })
    expect(open).toMatchObject({ state: 'unpaid', checkoutUrl: expect.any(String), says: { over: null } })
    await ctx.db.serviceRequest.update({
      where: { id },
      data: { status: 'cancelled', closedAt: ctx.clock.now() },
    })
    const expiredPayment = await getPayment(ctx, client, { id: intentId })
    expect(expiredPayment).toMatchObject({ state: 'unpaid', checkoutUrl: null })
    expect(expiredPayment.says.over).toContain('no hace falta pagar nada')
  })

  it('is not offered for a form that was sent meanwhile, and shows nothing of what was sent', async () => {
    const intentId = await startUrgent(ctx)
    const otherDevice = visitor({ deviceHash: 'device-2', ipPrefix: '200.1.3.0' })
    await createServiceRequest(ctx, otherDevice, submission())
    const view = await getPayment(ctx, payer, { id: intentId })
    expect(view).toMatchObject({ state: 'unpaid', checkoutUrl: null, subject: null })
    expect(view.says.over).toBe(errors.already_filed.text)
  })

  it('says what it brought only while it has', async () => {
    const { intentId, paymentId } = await fileUrgent(ctx)
    expect((await getPayment(ctx, payer, { id: intentId })).says.done).toContain('ya es urgente')
    ctx.payments.change(paymentId, { status: 'taken_by_bank' })
    await fetchPayment(ctx, paymentId, 'notification')
    expect((await getPayment(ctx, payer, { id: intentId })).says.done).toBeNull()
  })
})
