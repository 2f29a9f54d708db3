import { beforeEach, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { getProfessionalRequest } from '../../leads/desk/get-professional-request'
import { listRequestCards } from '../../leads/desk/request-cards'
import { markContacted } from '../../leads/mark-contacted'
import { takeLead } from '../../leads/taking/take-lead'
import { fetchPayment } from '../../payments/ledger/fetch-payment'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { fileUrgent } from '../../testing/urgent'
import { changeStatus } from '../lifecycle/change-status'
import { reopenServiceRequest } from '../lifecycle/reopen-service-request'
import { getTracking } from '../tracking/get-tracking'
import { listOwnRequests } from '../tracking/list-own-requests'
import { trackingToken } from '../tracking-link'
import { reportNoCall } from './report-no-call'
import { settleUrgentRequests } from './settle-urgent'
import { startUrgencyOfRequest } from './start-urgency-of-request'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

interface TrackedRequest {
  id: string
  linkVersion: number
}
const follow = (request: TrackedRequest) =>
  getTracking(ctx, visitor({ trackingToken: trackingToken(ctx, request) }), { id: request.id })

it('the client reads what was promised, and may complain from the end of the promise on', async () => {
  const { request } = await fileUrgent(ctx)
  const dueAt = request.urgentDueAt?.toISOString()
  const expectedView = { priceArs: 15_000, dueAt, outcome: null, refundState: null, canReportNoCall: false }
  expect(await follow(request)).toMatchObject({ urgency: expectedView, urgentOffer: null })
  ctx.clock.advance({ minutes: 60 })
  expect((await follow(request)).urgency).toMatchObject({ ...expectedView, canReportNoCall: true })
})

it('the client reads that a payment of urgency is in review, and is offered no second one', async () => {
  const request = await buildServiceRequest(ctx)
  const client = visitor({ trackingToken: trackingToken(ctx, request) })
  const { id } = await startUrgencyOfRequest(ctx, client, { requestId: request.id })
  expect(await follow(request)).toMatchObject({ urgentOffer: {}, urgencyInHand: null })
  const paymentId = ctx.payments.pay(id, { status: 'in_review' })
  await fetchPayment(ctx, paymentId, 'notification')
  expect(await follow(request)).toMatchObject({ urgentOffer: null, urgencyInHand: 'payment_in_review' })
  ctx.payments.change(paymentId, { status: 'rejected' })
  await fetchPayment(ctx, paymentId, 'notification')
  expect(await follow(request)).toMatchObject({ urgentOffer: {}, urgencyInHand: null })
})

it('the client reads that the fee is asked back, that it went back only when it did, and why', async () => {
  const { request } = await fileUrgent(ctx)
  ctx.clock.advance({ minutes: 61 })
  await settleUrgentRequests(ctx)
  const returnedView = { outcome: 'refunded', canReportNoCall: false }
  expect((await follow(request)).urgency).toMatchObject({ ...returnedView, refundState: 'asked' })
  await runDueJobs(ctx)
  const { request: shownRequest, urgency, urgentOffer } = await follow(request)
  expect(shownRequest.isUrgent).toBe(false)
  expect(urgency).toMatchObject({ ...returnedView, refundState: 'done' })
  expect(urgency?.refundText).toContain('Ningún profesional')
  expect(urgentOffer).toBeNull()
})

it('the client of a fee whose refund is refused is not told that it went back', async () => {
  const { request } = await fileUrgent(ctx)
  ctx.clock.advance({ minutes: 61 })
  await settleUrgentRequests(ctx)
  ctx.payments.failures = ['provider_refused']
  await runDueJobs(ctx)
  expect((await follow(request)).urgency).toMatchObject({ outcome: 'refunded', refundState: 'held' })
})

it('the client reads that the fee went back also when the provider gave it back by itself', async () => {
  const { request, paymentId } = await fileUrgent(ctx)
  ctx.payments.giveBackInPanel(paymentId, 1_500_000)
  await fetchPayment(ctx, paymentId, 'notification')
  expect((await follow(request)).urgency).toMatchObject({ refundState: 'done', refundText: null })
})

it('a complaint is what the client reads as the reason', async () => {
  const { request } = await fileUrgent(ctx)
  ctx.clock.advance({ minutes: 61 })
  await reportNoCall(ctx, visitor({ trackingToken: trackingToken(ctx, request) }), request)
  expect((await follow(request)).urgency?.refundText).toContain('nadie te llamó')
})

it('a pending request may be made urgent, at the price and in the hours of now; others may not', async () => {
  ctx.settings.set('urgencyFeeArs', 18_000)
  ctx.settings.set('urgentRefundMinutes', 0)
  expect(await follow(await buildServiceRequest(ctx))).toMatchObject({
    urgency: null,
    urgentOffer: { priceArs: 18_000, refundMinutes: null, hours: { from: 7, until: 22 } },
  })
  expect((await follow(await buildServiceRequest(ctx, { status: 'open' }))).urgentOffer).toBeNull()
})

it('the list of own requests says which are urgent and until when', async () => {
  const user = await buildUser(ctx)
  const { request } = await fileUrgent(ctx)
  const data = { userId: user.id }
  await ctx.db.serviceRequest.update({ where: { id: request.id }, data })
  const own = () => listOwnRequests(ctx, account(user.id, 'user'))
  expect(await own()).toMatchObject([{ isUrgent: true, urgentUntil: request.urgentDueAt?.toISOString() }])
  ctx.clock.advance({ minutes: 61 })
  await settleUrgentRequests(ctx)
  expect(await own()).toMatchObject([{ urgentUntil: null }])
})

it('no page promises the fee back any more once a professional made contact, also where the client denies the work', async () => {
  const user = await buildUser(ctx)
  const { request } = await fileUrgent(ctx)
  const { id } = request
  await ctx.db.serviceRequest.update({ where: { id }, data: { userId: user.id } })
  const dueAt = request.urgentDueAt?.toISOString()
  const holder = await buildProfessional(ctx)
  const professional = account(holder.userId, 'professional')
  const lead = await takeLead(ctx, professional, { id })
  const promises = async () => {
    const [own] = await listOwnRequests(ctx, account(user.id, 'user'))
    const { cards } = await listRequestCards(ctx, holder.id)
    return [
      (await follow(request)).urgency?.runsUntil,
      own?.urgentUntil,
      (await getProfessionalRequest(ctx, professional, { id })).urgentUntil,
      ...cards.map(({ urgentUntil }) => urgentUntil),
    ]
  }
  expect(new Set(await promises())).toEqual(new Set([dueAt]))
  await markContacted(ctx, professional, { id: lead.id })
  expect(new Set(await promises())).toEqual(new Set([null]))
  expect((await follow(request)).urgency).toMatchObject({
    isAnswered: true,
    outcome: null,
    noCallFrom: dueAt,
  })
  await changeStatus(ctx, professional, { id, status: 'completed' })
  await reopenServiceRequest(ctx, visitor({ trackingToken: trackingToken(ctx, request) }), { id })
  expect(new Set(await promises())).toEqual(new Set([null]))
})

it('contact after the promised time leaves the fee on its way back', async () => {
  const { request } = await fileUrgent(ctx)
  const professional = account((await buildProfessional(ctx)).userId, 'professional')
  const { id } = await takeLead(ctx, professional, { id: request.id })
  ctx.clock.advance({ minutes: 61 })
  await markContacted(ctx, professional, { id })
  const urgency = { isAnswered: false, runsUntil: request.urgentDueAt?.toISOString(), noCallFrom: null }
  expect((await follow(request)).urgency).toMatchObject(urgency)
})
