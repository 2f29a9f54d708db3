import { liveStatuses } from '@oficio/contracts/service-requests/shapes'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { fetchPayment } from '../../payments/ledger/fetch-payment'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { fileUrgent, payer, startUrgent, urgentInput } from '../../testing/urgent'
import { updateServiceRequest } from '../editing/update-service-request'
import { changeStatus } from '../lifecycle/change-status'
import { reopenServiceRequest } from '../lifecycle/reopen-service-request'
import { trackingToken } from '../tracking-link'
import { startUrgentPayment } from '../urgency/start-urgent-payment'
import { refundUnusedFees } from '../urgency/tend-drafts'
import { createServiceRequest } from './create-service-request'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const fails = (code: string) => expect.objectContaining({ code })
const otherVisitor = visitor({ deviceHash: 'device-2', ipPrefix: '190.9.9.0' })
const allRequests = () => ctx.db.serviceRequest.findMany()
const live = () => ctx.db.serviceRequest.count({ where: { status: { in: [...liveStatuses] } } })
const news = (intentId: string) => fetchPayment(ctx, ctx.payments.pay(intentId), 'notification')
const refunds = async () => (await ctx.db.refund.findMany()).map(({ reason }) => reason)

describe('a form that was filed by its urgent fee', () => {
  it('is not filed a second time without urgency, but answered with its link', async () => {
    const { request } = await fileUrgent(ctx)
    expect(await createServiceRequest(ctx, payer, submission())).toMatchObject({ requestId: request.id })
    expect(await allRequests()).toMatchObject([{ isUrgent: true }])
  })

  it('is refused without its link when another device sends it without urgency', async () => {
    await fileUrgent(ctx)
    await expect(createServiceRequest(ctx, otherVisitor, submission())).rejects.toEqual(
      fails('already_filed'),
    )
  })

  it('lives once however its payment and the form without urgency cross', async () => {
    const intentId = await startUrgent(ctx)
    await Promise.all([
      news(intentId),
      ...Array.from({ length: 5 }, () => createServiceRequest(ctx, payer, submission())),
    ])
    const [request, ...otherRequests] = await allRequests()
    expect(otherRequests).toEqual([])
    expect(await refunds()).toEqual(request?.isUrgent ? [] : ['not_fulfilled'])
  })
})

describe('a fee that was paid by itself, for a form that lives without urgency', () => {
  const payFee = async (actor = payer) => {
    const { id } = await startUrgentPayment(ctx, actor, urgentInput(null))
    await news(id)
    return id
  }
  const send = (paymentId: string, actor = payer) =>
    createServiceRequest(ctx, actor, submission({ isUrgent: true, paymentId }))
  const expectRefundOf = async (reasons: string[]) => {
    ctx.clock.advance({ hours: 25 })
    await refundUnusedFees(ctx)
    expect(await refunds()).toEqual(reasons)
  }

  it('makes that one urgent, once, and is kept', async () => {
    const { requestId } = await createServiceRequest(ctx, payer, submission())
    const paymentId = await payFee()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(paymentId)))
    for (const answer of answers) expect(answer).toMatchObject({ requestId })
    expect(await allRequests()).toMatchObject([{ id: requestId, isUrgent: true, urgencyIntentId: paymentId }])
    expect(await ctx.db.serviceRequestEvent.count({ where: { type: 'made_urgent' } })).toBe(1)
    await expectRefundOf([])
  })

  it('makes it urgent once when two were paid, and the other goes back', async () => {
    await createServiceRequest(ctx, payer, submission())
    const paid = [await payFee(), await payFee()]
    await Promise.all(paid.map((paymentId) => send(paymentId)))
    expect(await allRequests()).toMatchObject([{ isUrgent: true }])
    await expectRefundOf(['unused'])
  })

  it('changes nothing about what another device filed, and goes back', async () => {
    await createServiceRequest(ctx, payer, submission())
    const paymentId = await payFee(otherVisitor)
    await expect(send(paymentId, otherVisitor)).rejects.toEqual(fails('already_filed'))
    expect(await allRequests()).toMatchObject([{ isUrgent: false }])
    await expectRefundOf(['unused'])
  })

  it('goes back when somebody is at work already', async () => {
    const { requestId } = await createServiceRequest(ctx, payer, submission())
    await ctx.db.serviceRequest.update({ where: { id: requestId }, data: { status: 'in_progress' } })
    expect(await send(await payFee())).toMatchObject({ requestId })
    expect(await allRequests()).toMatchObject([{ isUrgent: false }])
    await expectRefundOf(['unused'])
  })
})

describe('a completed request whose form was filed again with the other urgency', () => {
  const complete = async (requestId: string) => {
    const plumber = await buildProfessional(ctx)
    await buildLead(ctx, { requestId, professionalId: plumber.id })
    await changeStatus(ctx, account(plumber.userId, 'professional'), { id: requestId, status: 'completed' })
  }
  const clientOf = async (id: string) =>
    visitor({
      trackingToken: trackingToken(ctx, await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })),
    })
  const deny = async (id: string) => reopenServiceRequest(ctx, await clientOf(id), { id })

  it('stays closed when it was urgent and the new one is not', async () => {
    const { request } = await fileUrgent(ctx)
    await complete(request.id)
    await createServiceRequest(ctx, otherVisitor, submission())
    await expect(deny(request.id)).rejects.toEqual(fails('equal_request_lives'))
    expect(await live()).toBe(1)
  })

  it('stays closed when the new one is urgent', async () => {
    const { requestId } = await createServiceRequest(ctx, payer, submission())
    await complete(requestId)
    await fileUrgent(ctx)
    await expect(deny(requestId)).rejects.toEqual(fails('equal_request_lives'))
    expect(await live()).toBe(1)
  })

  it('lives once when it comes back as a form is sent that says what it says since it was edited', async () => {
    const { requestId: id } = await createServiceRequest(ctx, payer, submission())
    const contact = { phone: '0341 15-555-9999', email: 'otra@example.com' }
    await updateServiceRequest(ctx, await clientOf(id), { id, ...contact })
    await complete(id)
    await Promise.allSettled([
      deny(id),
      ...Array.from({ length: 3 }, () => createServiceRequest(ctx, otherVisitor, submission(contact))),
    ])
    expect(await live()).toBe(1)
  })
})
