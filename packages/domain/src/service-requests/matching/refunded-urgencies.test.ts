import { serverLimits } from '@oficio/contracts/server-limits'
import type { Prisma } from '@oficio/db/generated/client'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUrgency } from '../../testing/builders/build-urgency'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { clientOf } from '../../testing/urgent'
import { changeStatus } from '../lifecycle/change-status'
import { notifyProfessionals } from './notify-professionals'
import { countUnconfirmedNotices } from './unconfirmed-notices'

const limit = serverLimits.connectionNoticesPerProfessional
const free = serverLimits.exemptUrgencies
let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
  await buildProfessional(ctx)
})

type Fields = Partial<Prisma.ServiceRequestUncheckedCreateInput>
const sender: Fields = { connectionHash: 'connection-1' }

async function fileUrgent(fields: Fields = sender) {
  const { id } = await buildServiceRequest(ctx, fields)
  const request = await buildUrgency(ctx, id)
  await notifyProfessionals(ctx, id)
  return request
}
async function cancel(request: { id: string; linkVersion: number }): Promise<void> {
  await changeStatus(ctx, clientOf(ctx, request), { id: request.id, status: 'cancelled' })
}
const notices = () =>
  ctx.db.serviceRequestRecipient.count({ where: { isDeferred: false, waitsForDigest: false } })
/** Fills the professional with notices of ordinary requests. */
async function fill(): Promise<void> {
  for (let at = 0; at < serverLimits.noticesPerProfessional; at += 1) {
    const { id } = await buildServiceRequest(ctx, { connectionHash: `other-${at}` })
    await notifyProfessionals(ctx, id)
  }
}

describe('an urgent request', () => {
  it('counts in the limits of notices when its sender cancelled urgent requests and got the fee back', async () => {
    for (let count = 0; count < limit + 3; count += 1) await cancel(await fileUrgent())
    await runDueJobs(ctx)
    expect(await notices()).toBe(limit)
  })

  it('counts too when the earlier ones are cancelled only later', async () => {
    const requests = []
    for (let count = 0; count < limit + 3; count += 1) requests.push(await fileUrgent())
    for (const request of requests) await cancel(request)
    expect(await notices()).toBe(limit)
  })

  it.each([
    ['account', async () => ({ userId: (await buildProfessional(ctx)).userId })],
    ['device', async () => ({ deviceHash: 'device-1' })],
    ['network, when a notification filed it', async () => ({ networkHash: 'network-1' })],
  ])('counts by its %s', async (_name, makeSender) => {
    const fields = await makeSender()
    for (let count = 0; count < free; count += 1) await fileUrgent(fields)
    await fill()
    const before = await notices()
    await fileUrgent(fields)
    expect(await notices()).toBe(before)
  })

  it('is exempt while its sender is new, has paid for earlier ones, or a day has passed', async () => {
    await fill()
    const before = await notices()
    const requests = []
    for (let count = 0; count < free; count += 1) requests.push(await fileUrgent())
    expect(await notices()).toBe(before + free)
    await fileUrgent({ connectionHash: 'connection-2' })
    expect(await notices()).toBe(before + free + 1)
    await ctx.db.serviceRequest.updateMany({
      where: { id: { in: requests.map(({ id }) => id) } },
      data: { urgentOutcome: 'answered', urgentSettledAt: ctx.clock.now() },
    })
    const late = await fileUrgent()
    expect(await notices()).toBe(before + free + 2)
    await cancel(late)
    ctx.clock.advance({ hours: 25 })
    await fill()
    const beforeNextDay = await notices()
    await fileUrgent()
    expect(await notices()).toBe(beforeNextDay + 1)
  })

  it('is mailed to nobody who waits for the daily mail when it becomes urgent after such refunds', async () => {
    for (let count = 0; count < free; count += 1) await cancel(await fileUrgent())
    await fill()
    const { id } = await buildServiceRequest(ctx, sender)
    await notifyProfessionals(ctx, id)
    const before = await notices()
    await buildUrgency(ctx, id)
    await notifyProfessionals(ctx, id)
    await runDueJobs(ctx)
    expect(await notices()).toBe(before)
    expect(await ctx.db.serviceRequestRecipient.findFirst({ where: { requestId: id } })).toMatchObject({
      isDeferred: true,
      waitsForDigest: true,
    })
  })

  it('counts in the ceiling of the whole site while it is unconfirmed, and then waits for its client', async () => {
    const unconfirmed = { ...sender, confirmedAt: null }
    ctx.settings.set('unconfirmedNoticesPerHour', 1)
    for (let count = 0; count < free; count += 1) await fileUrgent(unconfirmed)
    expect((await countUnconfirmedNotices(ctx)).count).toBe(0)
    await fileUrgent(unconfirmed)
    expect((await countUnconfirmedNotices(ctx)).count).toBe(1)
    const before = await notices()
    const { id } = await fileUrgent(unconfirmed)
    expect(await notices()).toBe(before)
    expect(await ctx.db.serviceRequest.findUnique({ where: { id } })).toMatchObject({ heldBecause: 'site' })
    await fileUrgent({ connectionHash: 'connection-2', confirmedAt: null })
    expect(await notices()).toBe(before + 1)
  })
})
