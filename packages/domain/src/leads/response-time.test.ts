import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../kernel/actor'
import { createServiceRequest } from '../service-requests/filing/create-service-request'
import { trackingToken } from '../service-requests/tracking-link'
import { buildProfessional } from '../testing/builders/build-professional'
import { buildSubmission } from '../testing/builders/build-submission'
import { type Form, professionalAccount } from '../testing/reviewed-work'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { markContacted } from './mark-contacted'
import { answerReport } from './reports/answer-report'
import { takeLead } from './taking/take-lead'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

type Professional = Awaited<ReturnType<typeof buildProfessional>>
const storedRequest = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })

describe('the response time', () => {
  const median = async ({ id }: Professional) =>
    (await ctx.db.professional.findUniqueOrThrow({ where: { id } })).medianResponseMinutes

  async function contact(professional: Professional, { form, seconds }: { form?: Form; seconds: number }) {
    const filing = await createServiceRequest(ctx, visitor(), await buildSubmission(ctx, form))
    const id = filing.requestId
    await ctx.db.serviceRequest.update({ where: { id }, data: { confirmedAt: ctx.clock.now() } })
    const lead = await takeLead(ctx, professionalAccount(professional), { id })
    ctx.clock.advance({ seconds })
    await markContacted(ctx, professionalAccount(professional), { id: lead.id })
    return { id, lead }
  }

  /** Returns a professional who lacks one contact for a measured response time. */
  async function almostMeasured() {
    const professional = await buildProfessional(ctx, { freeLeadsLeft: 9 })
    for (let count = 1; count < serverLimits.contactsForResponse; count += 1)
      await contact(professional, { seconds: 600 })
    return professional
  }

  it('is known from the third contact on', async () => {
    const professional = await almostMeasured()
    expect(await median(professional)).toBeNull()
    await contact(professional, { seconds: 600 })
    expect(await median(professional)).toBe(10)
  })

  it('does not count a contact that was marked as soon as the lead was opened', async () => {
    const professional = await almostMeasured()
    await contact(professional, { seconds: 1 })
    expect(await median(professional)).toBeNull()
    await contact(professional, { seconds: 600 })
    expect(await median(professional)).toBe(10)
  })

  it('does not count a request that the professional filed themselves', async () => {
    const professional = await almostMeasured()
    await contact(professional, { seconds: 600, form: { phone: professional.phone } })
    expect(await median(professional)).toBeNull()
  })

  it('does not count a request that nobody has confirmed', async () => {
    const professional = await almostMeasured()
    const filing = await createServiceRequest(ctx, visitor(), await buildSubmission(ctx))
    const lead = await takeLead(ctx, professionalAccount(professional), { id: filing.requestId })
    ctx.clock.advance({ minutes: 5 })
    await markContacted(ctx, professionalAccount(professional), { id: lead.id })
    expect(await median(professional)).toBeNull()
  })

  it('forgets a contact that the client denies', async () => {
    const professional = await almostMeasured()
    const { id, lead } = await contact(professional, { seconds: 600 })
    const report = await ctx.db.leadReport.create({
      data: { id: ctx.ids.next(), leadId: lead.id, reason: 'no_answer', createdAt: ctx.clock.now() },
    })
    expect(await median(professional)).toBe(10)
    const holder = visitor({ trackingToken: trackingToken(ctx, await storedRequest(id)) })
    await answerReport(ctx, holder, { id: report.id, answer: 'not_contacted' })
    expect(await median(professional)).toBeNull()
  })
})
