import { beforeEach, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import { takeLead } from '../../leads/taking/take-lead'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { notifyProfessionals } from '../matching/notify-professionals'
import { anonymiseRequests } from './anonymise-requests'
import { changeStatus } from './change-status'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

it('erases whatever else was typed, and drops the public pages', async () => {
  const typedTexts = { title: 'Lucía, 341 555 1234', townName: 'Lo de Lucía', statusReason: 'Llamar a Lucía' }
  const texts = { ...typedTexts, hasOwnTitle: true, status: 'cancelled' as const }
  const plumber = await buildProfessional(ctx)
  const [first] = await Promise.all(Array.from({ length: 3 }, () => buildServiceRequest(ctx, texts)))
  const { id = '' } = first ?? {}
  const lead = await buildLead(ctx, { requestId: id, professionalId: plumber.id })
  await ctx.db.leadReport.create({
    data: {
      id: ctx.ids.next(),
      leadId: lead.id,
      reason: 'no_answer',
      note: 'Lucía no atiende',
      createdAt: ctx.clock.now(),
    },
  })
  await ctx.db.serviceRequestEvent.updateMany({
    where: { requestId: id },
    data: { reason: 'Llamar a Lucía' },
  })
  for (const subject of [auditSubject('lead', lead.id), auditSubject('service-request', id)]) {
    const decision = {
      adminId: null,
      action: 'lead-report-refused' as const,
      subject,
      data: { note: 'Lucía no atiende' },
    }
    await ctx.transaction((ctx) => recordAudit(ctx, decision))
  }
  ctx.clock.advance({ hours: 91 * 24 })
  await anonymiseRequests(ctx)
  const request = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
  const words = [
    request,
    await ctx.db.serviceRequestEvent.findMany(),
    await ctx.db.leadReport.findMany(),
    await ctx.db.auditEntry.findMany(),
  ]
  expect(JSON.stringify(words)).not.toContain('Lucía')
  expect(request.title).toBe('Plomería en Rosario')
  expect(await ctx.db.serviceRequest.count({ where: { anonymisedAt: null } })).toBe(0)
  expect(await ctx.db.pagePurge.count()).toBe(3)
})

it('erases the notices of it, which repeat the title, and no others', async () => {
  const plumber = await buildProfessional(ctx)
  const client = await buildUser(ctx)
  const filedForm = { userId: client.id, title: 'Zulema, 341 555 1234', hasOwnTitle: true }
  const { id } = await buildServiceRequest(ctx, filedForm)
  const { id: otherId } = await buildServiceRequest(ctx, { userId: client.id })
  await notifyProfessionals(ctx, id)
  await takeLead(ctx, account(plumber.userId, 'professional'), { id })
  await takeLead(ctx, account(plumber.userId, 'professional'), { id: otherId })
  await changeStatus(ctx, account(client.id, 'user'), { id, status: 'cancelled' })
  const noticesOf = async (requestId: string) =>
    (await ctx.db.notice.findMany()).filter(({ href }) => href.includes(requestId))
  expect((await noticesOf(id)).map(({ userId }) => userId)).toEqual(
    expect.arrayContaining([client.id, plumber.userId]),
  )
  ctx.clock.advance({ hours: 91 * 24 })
  await anonymiseRequests(ctx)
  expect(await noticesOf(id)).toEqual([])
  expect(await noticesOf(otherId)).toHaveLength(1)
  expect(JSON.stringify(await ctx.db.notice.findMany())).not.toContain('Zulema')
})
