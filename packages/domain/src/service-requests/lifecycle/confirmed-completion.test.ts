import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getTracking } from '../tracking/get-tracking'
import { trackingToken } from '../tracking-link'
import { changeStatus } from './change-status'
import { reopenServiceRequest } from './reopen-service-request'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const clientOf = async (id: string) =>
  visitor({
    trackingToken: trackingToken(ctx, await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })),
  })
const deny = async (id: string) => reopenServiceRequest(ctx, await clientOf(id), { id })
const agree = async (id: string) => changeStatus(ctx, await clientOf(id), { id, status: 'completed' })
const completionOf = async (id: string) => (await getTracking(ctx, await clientOf(id), { id })).completion

/** Builds a request that a professional with the lead has reported as completed. */
async function completeRequest(from: ServiceRequestStatus = 'open') {
  const { id } = await buildServiceRequest(ctx, { status: from })
  const plumber = await buildProfessional(ctx)
  await buildLead(ctx, { requestId: id, professionalId: plumber.id })
  const actor = account(plumber.userId, 'professional')
  await changeStatus(ctx, actor, { id, status: 'completed' })
  return { id, actor }
}

describe("a completion that the client confirmed ('Sí, quedó completado')", () => {
  it('goes back although the client confirmed the completion, which may be a slip of the finger', async () => {
    const { id, actor } = await completeRequest('in_progress')
    const completion = await completionOf(id)
    ctx.clock.advance({ days: 2 })
    await agree(id)
    expect(await completionOf(id)).toMatchObject({ by: 'client', deniableUntil: completion?.deniableUntil })
    expect(await deny(id)).toEqual({ id, status: 'in_progress' })
    await expect(changeStatus(ctx, actor, { id, status: 'completed' })).rejects.toMatchObject({
      code: 'completion_denied',
    })
  })

  it('notes the confirmation again after the client reopened it, and no longer than the window lasts', async () => {
    const { id } = await completeRequest()
    await agree(id)
    ctx.clock.advance({ minutes: 1 })
    await deny(id)
    const second = await buildProfessional(ctx)
    await buildLead(ctx, { requestId: id, professionalId: second.id })
    ctx.clock.advance({ days: 1 })
    await changeStatus(ctx, account(second.userId, 'professional'), { id, status: 'completed' })
    ctx.clock.advance({ minutes: 1 })
    await agree(id)
    expect(await completionOf(id)).toMatchObject({ by: 'client' })
    ctx.clock.advance({ days: 7 })
    await expect(deny(id)).rejects.toMatchObject({ code: 'reopen_window_over' })
  })
})
