import { beforeEach, describe, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { createServiceRequest } from '../../service-requests/filing/create-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { fileUrgent, payer } from '../../testing/urgent'
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
