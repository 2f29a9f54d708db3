import { beforeEach, describe, expect, it } from 'vitest'
import { welcomeBuilder, welcomeMail } from '../../accounts/mails'
import { leadTakenMail } from '../../leads/mails'
import { takeLead } from '../../leads/taking/take-lead'
import { changeStatus } from '../../service-requests/lifecycle/change-status'
import { requestStatusMail } from '../../service-requests/mails'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs, waitingJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { account } from '../actor'
import type { TxCtx } from '../ctx'
import { buildMail } from './build-mail'
import { everyMail } from './define-mail'
import { queueMail } from './queue-mail'

let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

async function requestWithLead() {
  const admin = await buildUser(ctx, { role: 'admin' })
  const { userId } = await buildProfessional(ctx)
  const { id: requestId, email: to } = await buildServiceRequest(ctx)
  await takeLead(ctx, account(userId, 'professional'), { id: requestId })
  const { id: leadId } = await ctx.db.lead.findFirstOrThrow()
  return { admin: account(admin.id, 'admin'), requestId, leadId, to }
}

/** Inserts a row into the outbox as an earlier version wrote it. */
async function store(template: string, refs: object): Promise<void> {
  await ctx.transaction((ctx) => queueMail(ctx, welcomeMail, { ...letter, refs: { userId: ctx.ids.next() } }))
  await ctx.db.mail.updateMany({ data: { template, refs } })
}
const letter = { to: 'ana@example.com', dedupeKey: 'one' }

describe('what an earlier version queued', () => {
  it.each([
    ['stored numbers as text', { seatsTaken: '2', seatsTotal: '5' }],
    ['called seats places', { placesTaken: '2', placesTotal: '5' }],
  ])('reads refs that it %s', async (_, counts) => {
    const { to, ...ids } = await requestWithLead()
    const refs = { requestId: ids.requestId, leadId: ids.leadId, ...counts }
    const mail = await buildMail(ctx, { id: ctx.ids.next(), template: leadTakenMail.template, refs, to })
    expect(mail?.content.props).toMatchObject({ seatsTaken: 2, seatsTotal: 5 })
  })

  it('reads refs of another shape: the mail about a state without its entry', async () => {
    const { admin, requestId, to } = await requestWithLead()
    await changeStatus(ctx, admin, { id: requestId, status: 'cancelled', reason: 'Duplicada' })
    const refs = { requestId, status: 'cancelled' }
    const mail = await buildMail(ctx, { id: ctx.ids.next(), template: requestStatusMail.template, refs, to })
    expect(mail?.content.props).toMatchObject({
      professionalName: null,
      status: 'cancelled',
      reason: 'Duplicada',
    })
  })

  it.each([
    ['refs that fit no shape', welcomeMail.template, { userId: 'nobody' }, /userId/],
    ['a template that nobody builds', 'horoscope', {}, /no builder for mail template horoscope/],
  ])('fails the job visibly: %s', async (_, template, refs, message) => {
    await store(template, refs)
    await expect(runDueJobs(ctx)).rejects.toThrow(message)
    expect(await waitingJobs(ctx)).toMatchObject([{ name: 'send-mail' }])
    expect(ctx.mailer.sentMails).toEqual([])
  })
})

it('lists at most one builder per mail', () => {
  const templates = ctx.registry.mails.map(({ template }) => template)
  expect(new Set(templates).size).toBe(templates.length)
})

it('refuses to compile refs that do not fit, and a list that lacks a mail', () => {
  const ids = { requestId: '', leadId: '' }
  const wrong = (ctx: TxCtx) => [
    // @ts-expect-error: a ref is missing
    queueMail(ctx, leadTakenMail, { ...letter, refs: { ...ids, seatsTaken: 1 } }),
    // @ts-expect-error: a ref that the mail does not have
    queueMail(ctx, welcomeMail, { ...letter, refs: { userId: '', leadId: '' } }),
    // @ts-expect-error: text instead of a number
    queueMail(ctx, leadTakenMail, { ...letter, refs: { ...ids, seatsTaken: '1', seatsTotal: 5 } }),
    // @ts-expect-error: the other builders are missing
    everyMail([welcomeBuilder]),
  ]
  expect(wrong).toBeInstanceOf(Function)
})
