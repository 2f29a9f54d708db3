import { beforeEach, describe, expect, it } from 'vitest'
import { type Account, account } from '../../kernel/actor'
import { getPortal } from '../../leads/desk/get-portal'
import { getProfessionalRequest } from '../../leads/desk/get-professional-request'
import { listLeads } from '../../leads/desk/list-leads'
import { markContacted } from '../../leads/mark-contacted'
import { takeLead } from '../../leads/taking/take-lead'
import { changeStatus } from '../../service-requests/lifecycle/change-status'
import { notifyProfessionals } from '../../service-requests/matching/notify-professionals'
import { getServiceRequest } from '../../service-requests/tracking/get-service-request'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { findProfessionalState } from './get-professional-state'
import { reinstateProfessional } from './reinstate-professional'
import { suspendProfessional } from './suspend-professional'

let ctx: TestCtx
let admin: Account
beforeEach(async () => {
  ctx = await createTestContext()
  admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
})

const suspend = (id: string) => suspendProfessional(ctx, admin, { id, reason: 'Quejas comprobadas' })
const reinstate = (id: string) => reinstateProfessional(ctx, admin, { id, reason: 'Lo aclaró' })
const sentTo = (template: string) =>
  ctx.mailer.sentMails.filter(({ content }) => content.template === template)

describe('suspending a professional', () => {
  it('is done once, told with its reason, and leaves a trace; so is its end', async () => {
    const { id } = await buildProfessional(ctx)
    expect(await suspend(id)).toMatchObject({ status: 'suspended', reason: 'Quejas comprobadas' })
    await suspend(id)
    await runDueJobs(ctx)
    expect(sentTo('account-suspended')).toMatchObject([
      { content: { props: { reason: 'Quejas comprobadas' } } },
    ])
    expect(await reinstate(id)).toMatchObject({ status: 'approved', reason: null })
    await reinstate(id)
    await runDueJobs(ctx)
    expect(sentTo('account-reinstated')).toHaveLength(1)
    const trace = await ctx.db.auditEntry.findMany({ orderBy: { id: 'asc' } })
    expect(trace.map(({ action, userId }) => [action, userId])).toEqual([
      ['professional-suspended', admin.userId],
      ['professional-reinstated', admin.userId],
    ])
  })

  it('is reached from whatever they paid, and from nothing else', async () => {
    const { id } = await buildProfessional(ctx)
    await suspend(id)
    const reach = (type: string, userOf: string) => findProfessionalState(ctx, admin, { type, id: userOf })
    expect(await reach('professional', id)).toMatchObject({
      id,
      status: 'suspended',
      reason: 'Quejas comprobadas',
    })
    expect(await reach('service_request', id)).toBeNull()
    expect(await reach('professional', ctx.ids.next())).toBeNull()
  })

  it('is refused for an account that is not approved, and for none', async () => {
    const { id } = await buildProfessional(ctx, { status: 'pending_approval' })
    await expect(suspend(id)).rejects.toMatchObject({ code: 'professional_status_changed' })
    await expect(reinstate(id)).rejects.toMatchObject({ code: 'professional_status_changed' })
    await expect(suspend(ctx.ids.next())).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a suspended professional', () => {
  it('reads no contact anywhere and does nothing with one, until the suspension ends', async () => {
    const { id, userId } = await buildProfessional(ctx)
    const actor = account(userId, 'professional')
    const request = await buildServiceRequest(ctx, {
      title: `Llamar a ${'3415551234'}`,
      description: 'Mi número es 341 555 1234',
    })
    await ctx.db.photo.create({
      data: {
        id: ctx.ids.next(),
        ownerKey: 'device',
        state: 'attached',
        requestId: request.id,
        width: 1,
        height: 1,
        bytes: 1,
        sha256: '',
        createdAt: ctx.clock.now(),
      },
    })
    const lead = await takeLead(ctx, actor, { id: request.id })
    await suspend(id)
    const reads = [
      await listLeads(ctx, actor),
      await getPortal(ctx, actor),
      await getProfessionalRequest(ctx, actor, { id: request.id }),
      await getServiceRequest(ctx, actor, { id: request.id }),
      await takeLead(ctx, actor, { id: request.id }),
    ]
    for (const secret of [request.phone, request.email, request.serviceAddress, '5551234', '/api/photos/'])
      expect(JSON.stringify(reads)).not.toContain(secret)
    await expect(markContacted(ctx, actor, { id: lead.id })).rejects.toMatchObject({
      code: 'account_suspended',
    })
    await expect(changeStatus(ctx, actor, { id: request.id, status: 'completed' })).rejects.toMatchObject({
      code: 'request_not_found',
    })
    await reinstate(id)
    expect((await listLeads(ctx, actor)).leads[0]?.contact?.phone).toBe(request.phone)
  })

  it('is mailed of no request that was on its way to them', async () => {
    const { id } = await buildProfessional(ctx)
    const request = await buildServiceRequest(ctx)
    await notifyProfessionals(ctx, request.id)
    await suspend(id)
    await runDueJobs(ctx)
    expect(sentTo('request-for-professional')).toEqual([])
  })
})
