import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Account, account } from '../../kernel/actor'
import { getProfessionalRequest } from '../../leads/desk/get-professional-request'
import { listLeads } from '../../leads/desk/list-leads'
import { markContacted } from '../../leads/mark-contacted'
import { takeLead } from '../../leads/taking/take-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getServiceRequest } from '../tracking/get-service-request'
import { changeStatus } from './change-status'

let ctx: TestCtx
let client: Account
let requestId: string
beforeEach(async () => {
  ctx = await createTestContext()
  const { id } = await buildUser(ctx)
  client = account(id, 'user')
  requestId = (await buildServiceRequest(ctx, { userId: id, expirationDays: 30 })).id
})

async function holder() {
  const { userId } = await buildProfessional(ctx)
  const actor = account(userId, 'professional')
  const { id: leadId } = await takeLead(ctx, actor, { id: requestId })
  return { actor, leadId }
}
const set = (actor: Account, status: 'in_progress' | 'completed' | 'cancelled', leadId?: string) =>
  changeStatus(ctx, actor, { id: requestId, status, ...(leadId && { leadId }) })
/** Returns the client's phone as the professional reads it in the list, on the page and by the API. */
async function phonesSeenBy(actor: Account) {
  const list = (await listLeads(ctx, actor)).leads[0]?.contact?.phone ?? null
  const { request, lead } = await getProfessionalRequest(ctx, actor, { id: requestId })
  const { client: shownClient } = await getServiceRequest(ctx, actor, { id: requestId })
  return [list, lead?.contact?.phone ?? null, request.client.phone, shownClient.phone]
}
const hiddenContact = [null, null, null, null]

describe('the contact of a completed request', () => {
  it.each([
    [
      'reached the client and marked it as done later',
      async ({ actor, leadId }: { actor: Account; leadId: string }) => {
        await markContacted(ctx, actor, { id: leadId })
        ctx.clock.advance({ minutes: serverLimits.contactBeforeWorkMinutes })
        await set(actor, 'completed')
      },
    ],
    [
      'said that the work began, and the client that it is done',
      async ({ actor }: { actor: Account }) => {
        await set(actor, 'in_progress')
        await set(client, 'completed')
      },
    ],
    [
      'was named by the client',
      async ({ leadId }: { leadId: string }) => {
        await set(client, 'in_progress', leadId)
        await set(client, 'completed')
      },
    ],
  ])('stays for 30 days with the professional who %s, and with nobody else', async (_who, finish) => {
    const [worker, other] = [await holder(), await holder()]
    await finish(worker)
    const { phone, closedAt } = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: requestId } })
    expect(await phonesSeenBy(worker.actor)).toEqual([phone, phone, phone, phone])
    expect(await phonesSeenBy(other.actor)).toEqual(hiddenContact)
    const end = new Date((closedAt?.getTime() ?? 0) + limits.keptContactDays * 86_400_000)
    expect((await listLeads(ctx, worker.actor)).leads[0]?.contactUntil).toBe(end.toISOString())
    ctx.clock.advance({ hours: limits.keptContactDays * 24 - 1 })
    expect(await phonesSeenBy(worker.actor)).toEqual([phone, phone, phone, phone])
    ctx.clock.advance({ hours: 1 })
    expect(await phonesSeenBy(worker.actor)).toEqual(hiddenContact)
  })

  it('closes at once for all where nobody said who did the work, and where it was cancelled', async () => {
    const { actor } = await holder()
    await set(client, 'completed')
    expect(await phonesSeenBy(actor)).toEqual(hiddenContact)
    requestId = (await buildServiceRequest(ctx, { userId: client.userId })).id
    const second = await holder()
    await set(second.actor, 'in_progress')
    await set(client, 'cancelled')
    expect(await phonesSeenBy(second.actor)).toEqual(hiddenContact)
  })
})

describe('the photos of a request', () => {
  it('close with it for everybody but its client, the holders of a lead and admins', async () => {
    await ctx.db.photo.create({
      data: {
        id: ctx.ids.next(),
        ownerKey: 'device',
        state: 'attached',
        requestId,
        width: 1,
        height: 1,
        bytes: 1,
        sha256: '',
        createdAt: ctx.clock.now(),
      },
    })
    const { actor } = await holder()
    const matching = account((await buildProfessional(ctx)).userId, 'professional')
    const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    const seenBy = async (viewer: Account) =>
      (await getServiceRequest(ctx, viewer, { id: requestId })).photos?.length ?? null
    const viewers = [client, actor, admin, matching]
    expect(await Promise.all(viewers.map(seenBy))).toEqual([1, 1, 1, 1])
    await set(client, 'completed')
    expect(await Promise.all(viewers.map(seenBy))).toEqual([1, 1, 1, null])
  })
})
