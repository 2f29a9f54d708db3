import { paidRequest } from '@oficio/contracts/service-requests/urgent-payment'
import { addMinutes } from 'date-fns'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../kernel/actor'
import { getProfessionalRequest } from '../leads/desk/get-professional-request'
import { listRequestCards } from '../leads/desk/request-cards'
import { verifyReturn } from '../payments/checkout/verify-return'
import { buildProfessional } from '../testing/builders/build-professional'
import { runDueJobs } from '../testing/run-jobs'
import { submission } from '../testing/submission-form'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { payer, startUrgent } from '../testing/urgent'
import { createServiceRequest } from './filing/create-service-request'
import { resendConfirmation } from './filing/resend-confirmation'
import { changeStatus } from './lifecycle/change-status'
import { getServiceRequest } from './tracking/get-service-request'
import { getTracking } from './tracking/get-tracking'
import { trackingToken } from './tracking-link'

let ctx: TestCtx
let wantedProfessional: Awaited<ReturnType<typeof buildProfessional>>
let name: string

beforeEach(async () => {
  ctx = await createTestContext()
  wantedProfessional = await buildProfessional(ctx)
  name = `${wantedProfessional.user.firstName} ${wantedProfessional.user.lastName}`
})

/** Files a request that is offered to `wantedProfessional` first. Returns the answer and the client. */
async function file(confirmedAt: Date | null = ctx.clock.now()) {
  const form = { ...submission(), preferredProfessionalId: wantedProfessional.id }
  const answer = await createServiceRequest(ctx, visitor(), form)
  const id = answer.requestId
  const request = await ctx.db.serviceRequest.update({ where: { id }, data: { confirmedAt } })
  return { id, answer, client: visitor({ trackingToken: trackingToken(ctx, request) }), request }
}

const inMinutes = (minutes: number) => addMinutes(ctx.clock.now(), minutes).toISOString()
const mailProps = (template: string) =>
  ctx.mailer.sentMails.flatMap(({ content }) => (content.template === template ? [content.props] : []))
const reader = () => account(wantedProfessional.userId, 'professional')

describe('a request that only the professional named by its client can see', () => {
  it('the answer, the page and the mail tell the client who has it and until when; then nothing does', async () => {
    const until = inMinutes(30)
    const { id, answer, client, request } = await file()
    const offer = { professionalName: name, until }
    expect(answer.firstOffer).toEqual(offer)
    await runDueJobs(ctx)
    expect(mailProps('request-filed')).toMatchObject([{ firstOffer: offer }])
    const shownOffer = async () => (await getTracking(ctx, client, { id })).request.firstOffer
    expect(await shownOffer()).toEqual(offer)
    ctx.clock.advance({ minutes: 30 })
    expect(await shownOffer()).toBeNull()
    await ctx.db.serviceRequest.update({ where: { id }, data: { confirmedAt: null } })
    await resendConfirmation(ctx, client, request)
    await runDueJobs(ctx)
    expect(mailProps('request-filed').at(-1)).toMatchObject({ firstOffer: null })
  })

  it('a mailbox that nobody has proven reads no name, and nobody but the client reads any of it', async () => {
    const { id } = await file(null)
    await runDueJobs(ctx)
    expect(mailProps('request-filed')).toMatchObject([
      { firstOffer: { professionalName: null, until: inMinutes(30) } },
    ])
    for (const actor of [visitor(), reader()])
      expect((await getServiceRequest(ctx, actor, { id })).firstOffer).toBeNull()
  })

  it('the professional reads that they were chosen and until when: by mail, in the list and on the page', async () => {
    const until = inMinutes(30)
    const { id } = await file()
    await runDueJobs(ctx)
    expect(mailProps('request-for-professional')).toMatchObject([{ aloneUntil: until }])
    expect(await ctx.db.notice.findMany({ where: { userId: wantedProfessional.userId } })).toMatchObject([
      { title: 'Un cliente te eligió para su solicitud' },
    ])
    const read = async () => {
      const { cards } = await listRequestCards(ctx, wantedProfessional.id)
      const page = await getProfessionalRequest(ctx, reader(), { id })
      return [cards[0]?.aloneUntil, page.aloneUntil]
    }
    expect(await read()).toEqual([until, until])
    ctx.clock.advance({ minutes: 30 })
    expect(await read()).toEqual([null, null])
  })

  it('shows the shorter time for an urgent request, also after the return from paying', async () => {
    const until = inMinutes(10)
    const intentId = await startUrgent(ctx, { form: { preferredProfessionalId: wantedProfessional.id } })
    const query = { payment_id: ctx.payments.pay(intentId) }
    const { payment } = await verifyReturn(ctx, payer, query)
    const { filed } = paidRequest.parse(payment.subject)
    expect(filed?.firstOffer).toEqual({ professionalName: name, until })
  })
})

describe('an offer to one professional that ended early', () => {
  it('is no longer shown after the request was cancelled', async () => {
    const { id, client } = await file()
    await changeStatus(ctx, client, { id, status: 'cancelled' })
    expect((await getTracking(ctx, client, { id })).request.firstOffer).toBeNull()
    expect((await listRequestCards(ctx, wantedProfessional.id)).cards).toEqual([])
  })

  it('is no longer shown after the professional was suspended', async () => {
    const { id, client } = await file()
    await ctx.db.professional.update({ where: { id: wantedProfessional.id }, data: { status: 'suspended' } })
    expect((await getTracking(ctx, client, { id })).request.firstOffer).toBeNull()
  })
})

it('a request without a named professional shows no offer', async () => {
  const answer = await createServiceRequest(ctx, visitor(), submission())
  await runDueJobs(ctx)
  expect(answer.firstOffer).toBeNull()
  expect(mailProps('request-filed')).toMatchObject([{ firstOffer: null }])
  expect(mailProps('request-for-professional')).toMatchObject([{ aloneUntil: null }])
})
