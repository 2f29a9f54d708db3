import { beforeEach, describe, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { changeStatus } from '../../service-requests/lifecycle/change-status'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { listLeads } from '../desk/list-leads'
import { markContacted } from '../mark-contacted'
import { takeLead } from './take-lead'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

async function plumber(overrides: Parameters<typeof buildProfessional>[1] = {}) {
  const professional = await buildProfessional(ctx, overrides)
  return { ...professional, actor: account(professional.userId, 'professional') }
}
const professionalOf = (id: string) => ctx.db.professional.findUniqueOrThrow({ where: { id } })
const requestOf = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })

describe('opening the contact data', () => {
  it('takes one free lead, one seat, leaves the state alone, and tells the client', async () => {
    const pro = await plumber()
    const request = await buildServiceRequest(ctx)
    const lead = await takeLead(ctx, pro.actor, { id: request.id })
    expect(lead).toMatchObject({ source: 'trial', contact: { phone: request.phone, email: request.email } })
    expect(lead.contact?.whatsappUrl).toContain(`wa.me/${request.phone.slice(1)}`)
    expect(await professionalOf(pro.id)).toMatchObject({ freeLeadsLeft: 2, trialEndedAt: null })
    expect(await requestOf(request.id)).toMatchObject({ leadCount: 1, status: 'pending' })
    await runDueJobs(ctx)
    expect(ctx.mailer.sentMails.map(({ to, content }) => [to, content.template])).toEqual([
      [request.email, 'lead-taken'],
    ])
  })

  it('takes nothing more when it is repeated', async () => {
    const pro = await plumber()
    const request = await buildServiceRequest(ctx)
    const first = await takeLead(ctx, pro.actor, { id: request.id })
    const again = await Promise.all([
      takeLead(ctx, pro.actor, { id: request.id }),
      takeLead(ctx, pro.actor, { id: request.id }),
    ])
    expect(again.map(({ id }) => id)).toEqual([first.id, first.id])
    expect((await professionalOf(pro.id)).freeLeadsLeft).toBe(2)
  })

  it('is refused after the third free lead, which ends the trial', async () => {
    const pro = await plumber()
    for (let n = 0; n < 3; n += 1) await takeLead(ctx, pro.actor, { id: (await buildServiceRequest(ctx)).id })
    expect(await professionalOf(pro.id)).toMatchObject({ freeLeadsLeft: 0, trialEndedAt: ctx.clock.now() })
    const fourth = await buildServiceRequest(ctx)
    await expect(takeLead(ctx, pro.actor, { id: fourth.id })).rejects.toMatchObject({
      code: 'trial_exhausted',
    })
    expect((await requestOf(fourth.id)).leadCount).toBe(0)
  })

  it('counts nothing while the client has not confirmed, for at most two professionals', async () => {
    const request = await buildServiceRequest(ctx, { confirmedAt: null })
    for (let n = 0; n < 2; n += 1) {
      const pro = await plumber()
      expect((await takeLead(ctx, pro.actor, { id: request.id })).source).toBe('unconfirmed')
      expect((await professionalOf(pro.id)).freeLeadsLeft).toBe(3)
    }
    await expect(takeLead(ctx, (await plumber()).actor, { id: request.id })).rejects.toMatchObject({
      code: 'unconfirmed_seats_taken',
    })
  })

  it.each([
    ['not approved', { status: 'pending_approval' as const }, 'not_approved'],
    ['suspended', { status: 'suspended' as const }, 'account_suspended'],
    ['of another rubro', { rubroIds: [2] }, 'out_of_reach'],
    ['not available', { isAvailable: false }, 'out_of_reach'],
  ])('is refused to a professional who is %s', async (_who, overrides, code) => {
    const pro = await plumber(overrides)
    const request = await buildServiceRequest(ctx)
    await expect(takeLead(ctx, pro.actor, { id: request.id })).rejects.toMatchObject({ code })
  })

  it('is refused when five hold it and when it is closed', async () => {
    const full = await buildServiceRequest(ctx)
    for (let n = 0; n < 5; n += 1) await takeLead(ctx, (await plumber()).actor, { id: full.id })
    const late = await plumber()
    await expect(takeLead(ctx, late.actor, { id: full.id })).rejects.toMatchObject({ code: 'no_seats_left' })
    const closed = await buildServiceRequest(ctx, { status: 'cancelled' })
    await expect(takeLead(ctx, late.actor, { id: closed.id })).rejects.toMatchObject({
      code: 'request_closed',
    })
  })

  it('is refused once the work is under way with somebody else', async () => {
    const request = await buildServiceRequest(ctx, { status: 'in_progress' })
    const pro = await plumber()
    await expect(takeLead(ctx, pro.actor, { id: request.id })).rejects.toMatchObject({ code: 'work_started' })
    expect((await professionalOf(pro.id)).freeLeadsLeft).toBe(3)
  })

  it('stays readable though the professional drops the rubro, until the request closes', async () => {
    const pro = await plumber()
    const request = await buildServiceRequest(ctx)
    await takeLead(ctx, pro.actor, { id: request.id })
    await ctx.db.professionalRubro.deleteMany({ where: { professionalId: pro.id } })
    expect((await listLeads(ctx, pro.actor)).leads[0]?.contact?.phone).toBe(request.phone)
    await ctx.db.serviceRequest.update({
      where: { id: request.id },
      data: { status: 'cancelled', closedAt: ctx.clock.now() },
    })
    expect((await listLeads(ctx, pro.actor)).leads[0]?.contact).toBeNull()
  })
})

describe("marking 'Contactado'", () => {
  it('opens the request once, and tells the client', async () => {
    const pro = await plumber()
    const request = await buildServiceRequest(ctx)
    const { id } = await takeLead(ctx, pro.actor, { id: request.id })
    ctx.clock.advance({ minutes: 12 })
    await markContacted(ctx, pro.actor, { id })
    await markContacted(ctx, pro.actor, { id })
    expect((await requestOf(request.id)).status).toBe('open')
    expect(
      await ctx.db.serviceRequestEvent.count({ where: { requestId: request.id, type: 'contacted' } }),
    ).toBe(1)
  })

  it('measures how quickly they answer, by a clock that goes on between two looks at it', async () => {
    const pro = await plumber()
    const clicks: ((lead: { id: string; requestId: string }) => Promise<unknown>)[] = [
      ({ id }) => markContacted(ctx, pro.actor, { id }),
      ({ id }) => markContacted(ctx, pro.actor, { id }),
      ({ requestId }) => changeStatus(ctx, pro.actor, { id: requestId, status: 'open' }),
    ]
    const { now } = ctx.clock
    ctx.clock.now = () => {
      ctx.clock.advance({ ms: 1 })
      return now()
    }
    for (const click of clicks) {
      const { id: requestId } = await buildServiceRequest(ctx)
      const { id } = await takeLead(ctx, pro.actor, { id: requestId })
      ctx.clock.advance({ minutes: 12 })
      await click({ id, requestId })
    }
    expect((await professionalOf(pro.id)).medianResponseMinutes).toBe(12)
  })

  it("is not for another professional's lead", async () => {
    const request = await buildServiceRequest(ctx)
    const { id } = await takeLead(ctx, (await plumber()).actor, { id: request.id })
    await expect(markContacted(ctx, (await plumber()).actor, { id })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
