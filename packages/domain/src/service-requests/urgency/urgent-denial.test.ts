import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { markContacted } from '../../leads/mark-contacted'
import { takeLead } from '../../leads/taking/take-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { fileUrgent } from '../../testing/urgent'
import { changeStatus } from '../lifecycle/change-status'
import { reopenServiceRequest } from '../lifecycle/reopen-service-request'
import { trackingToken } from '../tracking-link'
import { reportNoCall } from './report-no-call'
import { settleUrgentRequests } from './settle-urgent'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const refunds = async () =>
  (await ctx.db.refund.findMany()).map(({ reason, status }) => `${reason} ${status}`)
const leadOn = async (requestId: string) => {
  const { userId } = await buildProfessional(ctx)
  const professional = account(userId, 'professional')
  const { id: leadId } = await takeLead(ctx, professional, { id: requestId })
  return { professional, leadId }
}
const clientOf = (request: { id: string; linkVersion: number }) =>
  visitor({ trackingToken: trackingToken(ctx, request) })

describe('the fee of an urgent request that a professional completed and its client did not', () => {
  it('goes back when work was marked as done, but the client says that it is not', async () => {
    const { request } = await fileUrgent(ctx)
    const { professional } = await leadOn(request.id)
    await changeStatus(ctx, professional, { id: request.id, status: 'completed' })
    await reopenServiceRequest(ctx, clientOf(request), request)
    ctx.clock.advance({ minutes: 61 })
    await settleUrgentRequests(ctx)
    expect(await refunds()).toEqual(['not_answered requested'])
  })

  it('goes back when the client says after the hour that it is not done and that nobody called', async () => {
    const { request } = await fileUrgent(ctx)
    const { professional } = await leadOn(request.id)
    await changeStatus(ctx, professional, { id: request.id, status: 'completed' })
    ctx.clock.advance({ minutes: 61 })
    await settleUrgentRequests(ctx)
    const client = clientOf(request)
    await reopenServiceRequest(ctx, client, request)
    await reportNoCall(ctx, client, request)
    expect(await refunds()).toEqual(['nobody_called requested'])
  })

  it('stays when the professional says anew that there was contact after a completion that the client denied', async () => {
    const { request } = await fileUrgent(ctx)
    const { professional, leadId } = await leadOn(request.id)
    await changeStatus(ctx, professional, { id: request.id, status: 'completed' })
    await reopenServiceRequest(ctx, clientOf(request), request)
    await markContacted(ctx, professional, { id: leadId })
    expect(await ctx.db.serviceRequest.findFirstOrThrow()).toMatchObject({ status: 'open' })
    ctx.clock.advance({ minutes: 61 })
    await settleUrgentRequests(ctx)
    expect(await refunds()).toEqual([])
  })
})
