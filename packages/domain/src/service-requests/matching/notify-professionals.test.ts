import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { longIt } from '../../testing/long-form'
import { runDueJobs, waitingJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { trackingToken } from '../tracking-link'
import { notifyProfessionals, runDueWaves } from './notify-professionals'
import { notifyServiceRequest } from './notify-service-request'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const recipientCount = (requestId: string) => ctx.db.serviceRequestRecipient.count({ where: { requestId } })
const mailsToProfessionals = () =>
  ctx.mailer.sentMails.filter(({ content }) => content.template === 'request-for-professional')

async function plumbers(count: number) {
  for (let n = 0; n < count; n += 1) await buildProfessional(ctx)
}

describe('telling professionals of a request', () => {
  it('tells the first twenty at once and twenty more every half hour, each of them once', async () => {
    await plumbers(45)
    const { id } = await buildServiceRequest(ctx)
    await notifyProfessionals(ctx, id)
    await notifyProfessionals(ctx, id)
    expect(await recipientCount(id)).toBe(20)
    for (const [minutes, expected] of [
      [29, 20],
      [1, 40],
      [30, 45],
      [30, 45],
    ] as const) {
      ctx.clock.advance({ minutes })
      await runDueWaves(ctx)
      await runDueJobs(ctx, { timesEach: 2 })
      expect(await recipientCount(id)).toBe(expected)
    }
    expect(await ctx.db.notice.count({ where: { type: 'new-request', requestId: id } })).toBe(45)
    expect(new Set(mailsToProfessionals().map(({ to }) => to)).size).toBe(45)
    expect(mailsToProfessionals()).toHaveLength(45)
  })

  it('says no number that the client typed into the title', async () => {
    await plumbers(1)
    const { id } = await buildServiceRequest(ctx, { title: 'Llamar al 341 555 1234' })
    await notifyProfessionals(ctx, id)
    await runDueJobs(ctx)
    const allTexts = JSON.stringify([await ctx.db.notice.findMany(), mailsToProfessionals()])
    expect(allTexts).toContain('Llamar al')
    expect(allTexts).not.toContain('555')
  })

  longIt('stops while no seat is left and goes on when one is free again', async () => {
    await plumbers(25)
    const { id } = await buildServiceRequest(ctx)
    await notifyProfessionals(ctx, id)
    await ctx.db.serviceRequest.update({ where: { id }, data: { leadCount: 5 } })
    ctx.clock.advance({ minutes: 31 })
    await runDueWaves(ctx)
    await runDueJobs(ctx)
    expect(await recipientCount(id)).toBe(20)
    await ctx.db.serviceRequest.update({ where: { id }, data: { leadCount: 4 } })
    await runDueWaves(ctx)
    await runDueJobs(ctx)
    expect(await recipientCount(id)).toBe(25)
  })

  it('goes on though hundreds of requests without a free seat have been due for longer', async () => {
    const waiting = await buildServiceRequest(ctx, { nextWaveAt: ctx.clock.now() })
    const { rubroId, localidadId } = waiting
    ctx.clock.advance({ minutes: 1 })
    await ctx.db.$executeRaw`
      INSERT INTO service_requests (id, rubro_id, localidad_id, title, description, contact_name, contact_last_name,
        phone, email, service_address, expiration_days, expires_at, confirmed_at, lead_count, wave, next_wave_at,
        body_hash, created_at)
      SELECT gen_random_uuid(), ${rubroId}, ${localidadId}, '', '', '', '', '', '', '', 7, now(),
        CASE WHEN n % 2 = 0 THEN now() END, CASE WHEN n % 2 = 0 THEN 5 ELSE 2 END, 1,
        ${new Date(ctx.clock.now().getTime() - 3_600_000)}, '', now()
      FROM generate_series(1, 600) n`
    await runDueWaves(ctx)
    expect((await waitingJobs(ctx)).map(({ payload }) => payload)).toEqual([{ requestId: waiting.id }])
  })

  it('says nothing of the client in mail or notice', async () => {
    await plumbers(1)
    const request = await buildServiceRequest(ctx, { description: 'Llamame al 0341 15-555-9876' })
    await notifyProfessionals(ctx, request.id)
    await runDueJobs(ctx)
    const words = JSON.stringify([mailsToProfessionals(), await ctx.db.notice.findMany()])
    for (const secret of [
      request.contactName,
      request.contactLastName,
      request.phone,
      request.email,
      request.serviceAddress,
      '9876',
    ]) {
      expect(words).not.toContain(secret)
    }
  })

  it('may be asked for again by the owner only, and tells nobody twice', async () => {
    await plumbers(3)
    const request = await buildServiceRequest(ctx)
    await notifyProfessionals(ctx, request.id)
    const owner = visitor({ trackingToken: trackingToken(ctx, request) })
    await expect(
      notifyServiceRequest(ctx, visitor(), { serviceRequestId: request.id }),
    ).rejects.toMatchObject({ code: 'request_not_found' })
    const answer = await notifyServiceRequest(ctx, owner, { serviceRequestId: request.id })
    expect(answer).toEqual({ notifiedProfessionals: 3, nearbyProfessionals: 3 })
    await runDueJobs(ctx)
    expect(mailsToProfessionals()).toHaveLength(3)
  })
})
