import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, account, visitor } from '../../kernel/actor'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getTracking } from '../tracking/get-tracking'
import { trackingToken } from '../tracking-link'
import { changeStatus } from './change-status'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const storedRequest = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
const client = async (id: string): Promise<Actor> =>
  visitor({ trackingToken: trackingToken(ctx, await storedRequest(id)) })
const mailsOf = (template: string) =>
  ctx.mailer.sentMails.filter(({ content }) => content.template === template)

describe('the states of a request', () => {
  it('follow the client from pending to completed and say who did what', async () => {
    const { id } = await buildServiceRequest(ctx)
    const actor = await client(id)
    for (const status of ['open', 'in_progress', 'completed'] as const)
      await changeStatus(ctx, actor, { id, status })
    const { request } = await getTracking(ctx, actor, { id })
    expect(request.history?.map(({ toStatus }) => toStatus)).toEqual([
      'pending',
      'open',
      'in_progress',
      'completed',
    ])
    await expect(changeStatus(ctx, actor, { id, status: 'cancelled' })).rejects.toMatchObject({
      code: 'request_closed',
    })
  })

  it('keep the professional whom the client chose first, whatever another tab says later', async () => {
    const request = await buildServiceRequest(ctx)
    const [first, second] = [await buildProfessional(ctx), await buildProfessional(ctx)]
    const chosenLead = await buildLead(ctx, { requestId: request.id, professionalId: first.id })
    const other = await buildLead(ctx, { requestId: request.id, professionalId: second.id })
    const actor = await client(request.id)
    const begin = (leadId: string) =>
      changeStatus(ctx, actor, { id: request.id, status: 'in_progress', leadId })
    await begin(chosenLead.id)
    await begin(chosenLead.id)
    await expect(begin(other.id)).rejects.toMatchObject({ code: 'transition_not_allowed' })
    expect((await storedRequest(request.id)).chosenLeadId).toBe(chosenLead.id)
  })

  it('let a professional with the lead complete it, and tell the client', async () => {
    const request = await buildServiceRequest(ctx)
    const plumber = await buildProfessional(ctx)
    const actor = account(plumber.userId, 'professional')
    await expect(changeStatus(ctx, actor, { id: request.id, status: 'completed' })).rejects.toMatchObject({
      code: 'lead_needed',
    })
    await buildLead(ctx, { requestId: request.id, professionalId: plumber.id })
    await expect(changeStatus(ctx, actor, { id: request.id, status: 'cancelled' })).rejects.toMatchObject({
      code: 'not_your_change',
    })
    await changeStatus(ctx, actor, { id: request.id, status: 'completed' })
    await changeStatus(ctx, actor, { id: request.id, status: 'completed' })
    await runDueJobs(ctx)
    expect(mailsOf('request-completed')).toHaveLength(1)
    expect((await storedRequest(request.id)).closedAt).toEqual(ctx.clock.now())
  })

  it('say later with whom the work is under way, where nobody had said it', async () => {
    const request = await buildServiceRequest(ctx)
    const plumber = await buildProfessional(ctx)
    const lead = await buildLead(ctx, { requestId: request.id, professionalId: plumber.id })
    await changeStatus(ctx, await client(request.id), { id: request.id, status: 'in_progress' })
    const actor = account(plumber.userId, 'professional')
    await changeStatus(ctx, actor, { id: request.id, status: 'in_progress' })
    expect(await storedRequest(request.id)).toMatchObject({ status: 'in_progress', chosenLeadId: lead.id })
  })

  it("count 'open' from a professional as 'Contactado', which it means", async () => {
    const plumber = await buildProfessional(ctx)
    let leadId = ''
    for (let count = 0; count < serverLimits.contactsForResponse; count += 1) {
      const request = await buildServiceRequest(ctx)
      leadId = (await buildLead(ctx, { requestId: request.id, professionalId: plumber.id })).id
      ctx.clock.advance({ minutes: 9 })
      await changeStatus(ctx, account(plumber.userId, 'professional'), { id: request.id, status: 'open' })
    }
    expect(
      await ctx.db.lead.findUniqueOrThrow({ where: { id: leadId }, include: { professional: true } }),
    ).toMatchObject({
      contactedAt: ctx.clock.now(),
      professional: { medianResponseMinutes: 9 },
    })
  })

  it('know from begun or finished work, or from the client, that there was contact, but not how quickly', async () => {
    const plumber = await buildProfessional(ctx)
    const actor = account(plumber.userId, 'professional')
    const contactBy = async (change: (id: string, leadId: string) => Promise<unknown>) => {
      const request = await buildServiceRequest(ctx)
      const { id } = await buildLead(ctx, { requestId: request.id, professionalId: plumber.id })
      ctx.clock.advance({ minutes: 40 })
      await change(request.id, id)
      return (await ctx.db.lead.findUniqueOrThrow({ where: { id } })).contactedAt
    }
    const notices = [
      await contactBy((id) => changeStatus(ctx, actor, { id, status: 'in_progress' })),
      await contactBy((id) => changeStatus(ctx, actor, { id, status: 'completed' })),
      await contactBy(async (id, leadId) =>
        changeStatus(ctx, await client(id), { id, status: 'in_progress', leadId }),
      ),
    ]
    expect(notices).not.toContain(null)
    const median = async () =>
      (await ctx.db.professional.findUniqueOrThrow({ where: { id: plumber.id } })).medianResponseMinutes
    expect(await median()).toBeNull()
    await ctx.db.professional.update({
      where: { id: plumber.id },
      data: { freeLeadsLeft: serverLimits.contactsForResponse },
    })
    for (let count = 0; count < serverLimits.contactsForResponse; count += 1)
      await contactBy((id) => changeStatus(ctx, actor, { id, status: 'open' }))
    expect(await median()).toBe(40)
  })

  it('leave a trace when an admin cancels', async () => {
    const request = await buildServiceRequest(ctx)
    const admin = await buildUser(ctx, { role: 'admin' })
    const reason = 'Publicidad'
    await changeStatus(ctx, account(admin.id, 'admin'), { id: request.id, status: 'cancelled', reason })
    expect(await ctx.db.auditEntry.findMany()).toMatchObject([
      {
        userId: admin.id,
        action: 'service-request-cancelled',
        subject: `service-request:${request.id}`,
        data: { fromStatus: 'pending', reason },
      },
    ])
  })

  it('stay as they are for strangers', async () => {
    const request = await buildServiceRequest(ctx)
    const otherUser = await buildUser(ctx)
    for (const actor of [visitor(), account(otherUser.id, 'user')]) {
      await expect(changeStatus(ctx, actor, { id: request.id, status: 'cancelled' })).rejects.toMatchObject({
        code: 'request_not_found',
      })
    }
  })

  it('change once when both sides close the request at the same moment', async () => {
    const request = await buildServiceRequest(ctx)
    const plumber = await buildProfessional(ctx)
    await buildLead(ctx, { requestId: request.id, professionalId: plumber.id })
    const owner = await client(request.id)
    const results = await Promise.allSettled([
      changeStatus(ctx, owner, { id: request.id, status: 'cancelled' }),
      changeStatus(ctx, account(plumber.userId, 'professional'), { id: request.id, status: 'completed' }),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(
      await ctx.db.serviceRequestEvent.count({ where: { requestId: request.id, type: 'status_changed' } }),
    ).toBe(1)
  })
})
