import { beforeEach, describe, expect, it } from 'vitest'
import { markContacted } from '../../leads/mark-contacted'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { clientOf, fileUrgent, refundsOf, takeLeadOnRequest } from '../../testing/urgent'
import { changeStatus } from '../lifecycle/change-status'
import { reopenServiceRequest } from '../lifecycle/reopen-service-request'
import { reportNoCall } from './report-no-call'
import { settleUrgentRequests } from './settle-urgent'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const refunds = () => refundsOf(ctx)

describe('the fee of an urgent request that a professional completed and its client did not', () => {
  it('goes back when work was marked as done, but the client says that it is not', async () => {
    const { request } = await fileUrgent(ctx)
    const { professional } = await takeLeadOnRequest(ctx, request.id)
    await changeStatus(ctx, professional, { id: request.id, status: 'completed' })
    await reopenServiceRequest(ctx, clientOf(ctx, request), request)
    ctx.clock.advance({ minutes: 61 })
    await settleUrgentRequests(ctx)
    expect(await refunds()).toEqual(['not_answered requested'])
  })

  it('goes back when the client says after the hour that it is not done and that nobody called', async () => {
    const { request } = await fileUrgent(ctx)
    const { professional } = await takeLeadOnRequest(ctx, request.id)
    await changeStatus(ctx, professional, { id: request.id, status: 'completed' })
    ctx.clock.advance({ minutes: 61 })
    await settleUrgentRequests(ctx)
    const client = clientOf(ctx, request)
    await reopenServiceRequest(ctx, client, request)
    await reportNoCall(ctx, client, request)
    expect(await refunds()).toEqual(['nobody_called requested'])
  })

  it('stays when the professional reports contact again after the client denied the completion', async () => {
    const { request } = await fileUrgent(ctx)
    const { professional, leadId } = await takeLeadOnRequest(ctx, request.id)
    await changeStatus(ctx, professional, { id: request.id, status: 'completed' })
    await reopenServiceRequest(ctx, clientOf(ctx, request), request)
    await markContacted(ctx, professional, { id: leadId })
    expect(await ctx.db.serviceRequest.findFirstOrThrow()).toMatchObject({ status: 'open' })
    ctx.clock.advance({ minutes: 61 })
    await settleUrgentRequests(ctx)
    expect(await refunds()).toEqual([])
  })

  it('stays when only the end is denied of work that began within the hour', async () => {
    const { request } = await fileUrgent(ctx)
    const { professional, leadId } = await takeLeadOnRequest(ctx, request.id)
    await ctx.db.lead.update({
      where: { id: leadId },
      data: { contactedAt: new Date(ctx.clock.now().getTime() - 60_000) },
    })
    await changeStatus(ctx, professional, { id: request.id, status: 'in_progress' })
    await changeStatus(ctx, professional, { id: request.id, status: 'completed' })
    await reopenServiceRequest(ctx, clientOf(ctx, request), request)
    ctx.clock.advance({ minutes: 61 })
    await settleUrgentRequests(ctx)
    expect(await refunds()).toEqual([])
  })
})
