import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, account, visitor } from '../../kernel/actor'
import { listLeads } from '../../leads/desk/list-leads'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { longIt } from '../../testing/long-form'
import { runDueJobs } from '../../testing/run-jobs'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { createServiceRequest } from '../filing/create-service-request'
import { runDueWaves } from '../matching/notify-professionals'
import { getTracking } from '../tracking/get-tracking'
import { trackingToken } from '../tracking-link'
import { changeStatus } from './change-status'
import { expireRequests } from './expire-requests'
import { reopenServiceRequest } from './reopen-service-request'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const requestById = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
const clientOf = async (id: string): Promise<Actor> =>
  visitor({ trackingToken: trackingToken(ctx, await requestById(id)) })
const mailsOf = (template: string) =>
  ctx.mailer.sentMails.filter(({ content }) => content.template === template)
const deny = async (id: string) => reopenServiceRequest(ctx, await clientOf(id), { id })

/** Builds a request that a professional with the lead marked as completed. */
async function completed(from: ServiceRequestStatus = 'open', expirationDays = 7) {
  const { id } = await buildServiceRequest(ctx, { status: from, expirationDays })
  const plumber = await buildProfessional(ctx)
  const lead = await buildLead(ctx, { requestId: id, professionalId: plumber.id })
  const actor = account(plumber.userId, 'professional')
  await changeStatus(ctx, actor, { id, status: 'completed' })
  return { id, actor, leadId: lead.id, plumber }
}

describe("a request that a professional completed and its client did not ('No fue así')", () => {
  it('tells the client who said so and until when they may say otherwise', async () => {
    const { id, plumber } = await completed()
    await runDueJobs(ctx)
    const { firstName, lastName } = await ctx.db.user.findUniqueOrThrow({ where: { id: plumber.userId } })
    const professionalName = `${firstName} ${lastName}`
    const deniableUntil = new Date(ctx.clock.now().getTime() + 7 * 86_400_000).toISOString()
    expect(mailsOf('request-completed').map(({ content }) => content.props)).toMatchObject([
      { professionalName, deniableUntil, denyUrl: expect.stringContaining('accion=no-fue-asi') },
    ])
    const { completion } = await getTracking(ctx, await clientOf(id), { id })
    expect(completion).toMatchObject({ by: 'professional', professionalName, deniableUntil })
  })

  it.each(['pending', 'open', 'in_progress'] as const)(
    'goes back to %s, opens its contact data again and tells the professional',
    async (from) => {
      const { id, actor } = await completed(from)
      expect((await listLeads(ctx, actor)).leads).toMatchObject([{ requestStatus: 'completed' }])
      ctx.clock.advance({ days: 2 })
      expect(await deny(id)).toEqual({ id, status: from })
      expect(await requestById(id)).toMatchObject({ status: from, closedAt: null, completedBy: null })
      const { leads } = await listLeads(ctx, actor)
      expect(leads).toMatchObject([
        { contact: { phone: expect.any(String) }, isCompletionDenied: true, canReport: false },
      ])
      await runDueJobs(ctx)
      expect(mailsOf('completion-denied')).toHaveLength(1)
      const notices = await ctx.db.notice.findMany({ where: { userId: actor.userId ?? '' } })
      // The notice belongs to the request; otherwise it would outlive the request's data.
      expect(notices).toContainEqual(
        expect.objectContaining({ title: 'El cliente dice que todavía falta', requestId: id }),
      )
      const { request } = await getTracking(ctx, await clientOf(id), { id })
      expect(request.history?.at(-1)).toMatchObject({ type: 'reopened', toStatus: from, actorKind: 'client' })
    },
  )

  longIt('comes back as a fourth one as well, but counts for what its client files next', async () => {
    const { id } = await completed()
    const { phone, email } = await requestById(id)
    const otherLeads = []
    for (let n = 0; n < 3; n += 1) otherLeads.push(await buildServiceRequest(ctx, { phone, email }))
    await deny(id)
    const file = () => createServiceRequest(ctx, visitor(), submission({ phone, email }))
    // The client has four live requests, then three, then two.
    for (const other of otherLeads.slice(0, 2)) {
      await expect(file()).rejects.toMatchObject({ code: 'too_many_live_requests' })
      await changeStatus(ctx, await clientOf(other.id), { id: other.id, status: 'cancelled' })
    }
    await expect(file()).resolves.toBeDefined()
  })

  longIt('does not expire at once, though its days are over, and goes on telling professionals', async () => {
    const { id } = await completed('open', 3)
    const otherProfessional = await buildProfessional(ctx)
    ctx.clock.advance({ days: 6 })
    await deny(id)
    await expireRequests(ctx)
    await runDueWaves(ctx)
    await runDueJobs(ctx)
    expect((await requestById(id)).status).toBe('open')
    const recipients = await ctx.db.serviceRequestRecipient.findMany({ where: { requestId: id } })
    expect(recipients.map(({ professionalId }) => professionalId)).toContain(otherProfessional.id)
    ctx.clock.advance({ days: 3 })
    await expireRequests(ctx)
    expect((await requestById(id)).status).toBe('cancelled')
  })

  it('keeps the days that it had left when it was closed', async () => {
    const { id } = await completed('open', 30)
    const { expiresAt } = await requestById(id)
    ctx.clock.advance({ days: 5 })
    await deny(id)
    expect((await requestById(id)).expiresAt.getTime() - expiresAt.getTime()).toBe(5 * 86_400_000)
  })

  it('may be reopened up to the last moment of the seventh day, and no later', async () => {
    const [late, inTime] = [await completed(), await completed()]
    ctx.clock.advance({ days: 7 })
    expect(await deny(inTime.id)).toMatchObject({ status: 'open' })
    ctx.clock.advance({ seconds: 1 })
    await expect(deny(late.id)).rejects.toMatchObject({ code: 'reopen_window_over' })
    const { completion } = await getTracking(ctx, await clientOf(late.id), { id: late.id })
    expect(completion?.deniableUntil).toBeNull()
  })

  it('is reopened once by two clicks at once', async () => {
    const { id } = await completed()
    const clicks = await Promise.allSettled([deny(id), deny(id), deny(id)])
    expect(clicks.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
    expect(await ctx.db.serviceRequestEvent.count({ where: { requestId: id, type: 'reopened' } })).toBe(1)
    await runDueJobs(ctx, { timesEach: 2 })
    expect(mailsOf('completion-denied')).toHaveLength(1)
  })

  it('cannot be completed again by the professional whom the client contradicted, but by the client and by others', async () => {
    const { id, actor } = await completed()
    await deny(id)
    await expect(changeStatus(ctx, actor, { id, status: 'completed' })).rejects.toMatchObject({
      code: 'completion_denied',
    })
    const other = await buildProfessional(ctx)
    await buildLead(ctx, { requestId: id, professionalId: other.id })
    await changeStatus(ctx, account(other.userId, 'professional'), { id, status: 'completed' })
    await deny(id)
    await changeStatus(ctx, await clientOf(id), { id, status: 'completed' })
    await expect(deny(id)).rejects.toMatchObject({ code: 'transition_not_allowed' })
    expect(await requestById(id)).toMatchObject({ status: 'completed', completedBy: 'client' })
  })

  longIt('is announced to the client at each completion, also at a repeated one', async () => {
    const { id } = await completed()
    await runDueJobs(ctx)
    await deny(id)
    const other = await buildProfessional(ctx)
    await buildLead(ctx, { requestId: id, professionalId: other.id })
    await changeStatus(ctx, account(other.userId, 'professional'), { id, status: 'completed' })
    await runDueJobs(ctx)
    expect(mailsOf('request-completed')).toHaveLength(2)
  })

  it('is completed by the client or open, never half of both, when the client denies and completes at the same moment', async () => {
    const { id } = await completed()
    const client = await clientOf(id)
    const answers = await Promise.allSettled([
      reopenServiceRequest(ctx, client, { id }),
      changeStatus(ctx, client, { id, status: 'completed' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    const { status, completedBy, closedAt } = await requestById(id)
    // The later of the two counts, because clients may also deny what they confirmed.
    expect([
      { status: 'completed', completedBy: 'client', isClosed: true },
      { status: 'open', completedBy: null, isClosed: false },
    ]).toContainEqual({ status, completedBy, isClosed: closedAt !== null })
  })

  it.each<[string, (request: Awaited<ReturnType<typeof completed>>) => Promise<unknown>]>([
    [
      'the lead was given back',
      ({ leadId }) =>
        ctx.db.lead.update({
          where: { id: leadId },
          data: { status: 'returned', returnedAt: ctx.clock.now() },
        }),
    ],
    [
      'the account was suspended',
      ({ plumber }) =>
        ctx.db.professional.update({ where: { id: plumber.id }, data: { status: 'suspended' } }),
    ],
    [
      'the account was closed',
      ({ plumber }) =>
        ctx.db.user.update({ where: { id: plumber.userId }, data: { closedAt: ctx.clock.now() } }),
    ],
    [
      'the request was closed again',
      async ({ id }) => changeStatus(ctx, await clientOf(id), { id, status: 'cancelled' }),
    ],
  ])('is not told by mail to a professional to whom it says nothing any more: %s', async (_what, change) => {
    const work = await completed()
    await deny(work.id)
    await change(work)
    await runDueJobs(ctx)
    expect(mailsOf('completion-denied')).toEqual([])
  })

  it('is reopened by nobody but its client', async () => {
    const { id, actor } = await completed()
    for (const otherActor of [visitor(), actor])
      await expect(reopenServiceRequest(ctx, otherActor, { id })).rejects.toMatchObject({
        code: 'request_not_found',
      })
  })

  it('stays closed when the client has filed the same again meanwhile', async () => {
    const send = (ipPrefix: string) =>
      createServiceRequest(ctx, visitor({ deviceHash: `device in ${ipPrefix}`, ipPrefix }), submission())
    const { requestId: id } = await send('200.1.2.0')
    const plumber = await buildProfessional(ctx)
    await buildLead(ctx, { requestId: id, professionalId: plumber.id })
    await changeStatus(ctx, account(plumber.userId, 'professional'), { id, status: 'completed' })
    // From another device and another network.
    await send('181.3.4.0')
    await expect(deny(id)).rejects.toMatchObject({ code: 'equal_request_lives' })
  })
})

it('refuses to reopen a request that the client completed or cancelled', async () => {
  for (const status of ['completed', 'cancelled'] as const) {
    const { id } = await buildServiceRequest(ctx)
    await changeStatus(ctx, await clientOf(id), { id, status })
    await expect(deny(id)).rejects.toMatchObject({ code: 'transition_not_allowed' })
    expect((await getTracking(ctx, await clientOf(id), { id })).completion?.deniableUntil ?? null).toBeNull()
  }
})
