import { beforeEach, describe, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { changeStatus } from '../../service-requests/lifecycle/change-status'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { takeLead } from '../taking/take-lead'
import { getProfessionalRequest } from './get-professional-request'

let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

const read = (professional: { userId: string }, id: string) =>
  getProfessionalRequest(ctx, account(professional.userId, 'professional'), { id })

async function takeSeats(requestId: string, count: number): Promise<void> {
  for (let seat = 0; seat < count; seat += 1) {
    const { id } = await buildProfessional(ctx)
    await buildLead(ctx, { requestId, professionalId: id })
  }
}

describe('before opening the contact data', () => {
  it('the page says what taking the lead then takes', async () => {
    const cases = [
      { confirmedAt: ctx.clock.now(), takes: 'trial', left: 2 },
      { confirmedAt: null, takes: 'unconfirmed', left: 3 },
    ] as const
    for (const { confirmedAt, takes, left } of cases) {
      const professional = await buildProfessional(ctx)
      const request = await buildServiceRequest(ctx, { confirmedAt })
      expect((await read(professional, request.id)).offer).toEqual({ takes, refusal: null })
      await takeLead(ctx, account(professional.userId, 'professional'), { id: request.id })
      const after = await read(professional, request.id)
      expect(after).toMatchObject({ offer: null, freeLeads: { remaining: left }, lead: { source: takes } })
    }
  })

  it('the page says why it is refused, with the reason that taking the lead answers', async () => {
    const full = await buildServiceRequest(ctx)
    await takeSeats(full.id, 5)
    const unconfirmedFull = await buildServiceRequest(ctx, { confirmedAt: null })
    await takeSeats(unconfirmedFull.id, 2)
    const closed = await buildServiceRequest(ctx, { status: 'cancelled' })
    const open = await buildServiceRequest(ctx)
    const usual = await buildProfessional(ctx)
    const exhausted = await buildProfessional(ctx, { freeLeadsLeft: 0 })
    const cases = [
      [usual, full.id, 'no_seats_left'],
      [usual, unconfirmedFull.id, 'unconfirmed_seats_taken'],
      [usual, closed.id, 'request_closed'],
      [exhausted, open.id, 'trial_exhausted'],
    ] as const
    for (const [professional, id, refusal] of cases) {
      expect((await read(professional, id)).offer).toEqual({ takes: null, refusal })
      const taking = takeLead(ctx, account(professional.userId, 'professional'), { id })
      await expect(taking).rejects.toMatchObject({ code: refusal })
    }
  })

  it('nothing private is in the answer', async () => {
    const professional = await buildProfessional(ctx)
    const request = await buildServiceRequest(ctx, { description: 'Mi número es 341 555 1234' })
    const text = JSON.stringify(await read(professional, request.id))
    for (const secret of [request.contactName, request.phone, request.email, request.serviceAddress, '555'])
      expect(text).not.toContain(secret)
  })
})

describe('a professional whom the request does not concern', () => {
  it('does not learn that it exists', async () => {
    const request = await buildServiceRequest(ctx)
    const far = await ctx.db.localidad.findFirstOrThrow({
      where: { slug: 'ushuaia' },
    })
    const otherRubro = await ctx.db.rubro.findFirstOrThrow({ where: { slug: { not: 'plomeria' } } })
    for (const professional of [
      await buildProfessional(ctx, { localidadId: far.id }),
      await buildProfessional(ctx, { rubroIds: [otherRubro.id] }),
      await buildProfessional(ctx, { status: 'pending_approval' }),
      await buildProfessional(ctx, { isAvailable: false }),
    ]) {
      await expect(read(professional, request.id)).rejects.toMatchObject({ code: 'request_not_found' })
    }
    const matching = await buildProfessional(ctx)
    await expect(read(matching, ctx.ids.next())).rejects.toMatchObject({ code: 'request_not_found' })
  })
})

describe('with the lead', () => {
  it('contact data and history stay readable until the request closes, but for a suspension', async () => {
    const professional = await buildProfessional(ctx)
    const request = await buildServiceRequest(ctx)
    await buildLead(ctx, { requestId: request.id, professionalId: professional.id })
    const become = (status: 'suspended' | 'approved') =>
      ctx.db.professional.update({ where: { id: professional.id }, data: { status } })
    await become('suspended')
    const closed = await read(professional, request.id)
    expect([closed.lead?.contact, closed.request.history, closed.request.photos]).toEqual([null, null, null])
    await become('approved')
    const open = await read(professional, request.id)
    expect(open.lead?.contact?.phone).toBe(request.phone)
    expect(open.request.history?.map(({ type }) => type)).toEqual(['filed', 'lead_taken'])
    await ctx.db.serviceRequest.update({
      where: { id: request.id },
      data: { status: 'completed', closedAt: ctx.clock.now() },
    })
    expect((await read(professional, request.id)).lead?.contact).toBeNull()
  })

  it('a given-back one shows what became of it and no contact data, even out of reach', async () => {
    const professional = await buildProfessional(ctx)
    const request = await buildServiceRequest(ctx)
    await buildLead(ctx, { requestId: request.id, professionalId: professional.id, status: 'returned' })
    await ctx.db.professional.update({ where: { id: professional.id }, data: { isAvailable: false } })
    const view = await read(professional, request.id)
    expect(view).toMatchObject({
      offer: { takes: null, refusal: 'lead_returned' },
      lead: { status: 'returned', contact: null },
      request: { photos: null, history: null },
    })
  })

  it('work that the reader finished is not offered to be reported, work that the client ended is', async () => {
    const professional = await buildProfessional(ctx)
    const actor = account(professional.userId, 'professional')
    for (const [status, isReportable] of [
      ['completed', false],
      ['cancelled', true],
    ] as const) {
      const request = await buildServiceRequest(ctx)
      await takeLead(ctx, actor, { id: request.id })
      if (status === 'completed') await changeStatus(ctx, actor, { id: request.id, status })
      else
        await ctx.db.serviceRequest.update({
          where: { id: request.id },
          data: { status, closedAt: ctx.clock.now() },
        })
      expect((await read(professional, request.id)).reportUntil !== null).toBe(isReportable)
    }
  })

  it('the chosen professional knows that it is them, the others that it is somebody else', async () => {
    const [chosenProfessional, other] = [await buildProfessional(ctx), await buildProfessional(ctx)]
    const request = await buildServiceRequest(ctx)
    const lead = await buildLead(ctx, { requestId: request.id, professionalId: chosenProfessional.id })
    await buildLead(ctx, { requestId: request.id, professionalId: other.id })
    await ctx.db.serviceRequest.update({
      where: { id: request.id },
      data: { status: 'in_progress', chosenLeadId: lead.id },
    })
    expect((await read(chosenProfessional, request.id)).chosenProfessional).toBe('reader')
    expect((await read(other, request.id)).chosenProfessional).toBe('other')
  })
})

it('calls a lead the first until its client was contacted, and no later lead', async () => {
  const professional = await buildProfessional(ctx)
  const actor = account(professional.userId, 'professional')
  const [first, second] = [await buildServiceRequest(ctx), await buildServiceRequest(ctx)]
  expect((await read(professional, first.id)).isFirstLead).toBe(false)
  const { id } = await takeLead(ctx, actor, { id: first.id })
  expect((await read(professional, first.id)).isFirstLead).toBe(true)
  ctx.clock.advance({ minutes: 1 })
  await takeLead(ctx, actor, { id: second.id })
  expect((await read(professional, second.id)).isFirstLead).toBe(false)
  await ctx.db.lead.update({ where: { id }, data: { contactedAt: ctx.clock.now() } })
  expect((await read(professional, first.id)).isFirstLead).toBe(false)
})
