import { beforeEach, describe, expect, it } from 'vitest'
import { welcomeBuilder, welcomeEvent } from '../../accounts/events'
import { leadTakenEvent } from '../../leads/events'
import { takeLead } from '../../leads/taking/take-lead'
import { requestStatusEvent } from '../../service-requests/events'
import { changeStatus } from '../../service-requests/lifecycle/change-status'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs, waitingJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { account } from '../actor'
import type { Registry, TxCtx } from '../ctx'
import { everyEvent } from '../events/define-event'
import { notify } from '../notices/notify'
import { buildMail } from './build-mail'

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
  await ctx.transaction((ctx) => notify(ctx, welcomeEvent, { ...letter, data: { userId: ctx.ids.next() } }))
  await ctx.db.mail.updateMany({ data: { template, refs } })
}
const letter = { email: 'ana@example.com', key: 'one' }

describe('what an earlier version queued', () => {
  it.each([
    ['stored numbers as text', { seatsTaken: '2', seatsTotal: '5' }],
    ['called seats places', { placesTaken: '2', placesTotal: '5' }],
  ])('reads refs that it %s', async (_, counts) => {
    const { to, ...ids } = await requestWithLead()
    const refs = { requestId: ids.requestId, leadId: ids.leadId, ...counts }
    const mail = await buildMail(ctx, { id: ctx.ids.next(), template: leadTakenEvent.name, refs, to })
    expect(mail?.content.props).toMatchObject({ seatsTaken: 2, seatsTotal: 5 })
  })

  it('reads refs of another shape: the mail about a state without its entry', async () => {
    const { admin, requestId, to } = await requestWithLead()
    await changeStatus(ctx, admin, { id: requestId, status: 'cancelled', reason: 'Duplicada' })
    const refs = { requestId, status: 'cancelled' }
    const mail = await buildMail(ctx, { id: ctx.ids.next(), template: requestStatusEvent.name, refs, to })
    expect(mail?.content.props).toMatchObject({
      professionalName: null,
      status: 'cancelled',
      reason: 'Duplicada',
    })
  })

  it.each([
    ['refs that fit no shape', welcomeEvent.name, { userId: 'nobody' }, /userId/],
    ['a template that nobody builds', 'horoscope', {}, /no builder for mail template horoscope/],
  ])('fails the job visibly: %s', async (_, template, refs, message) => {
    await store(template, refs)
    await expect(runDueJobs(ctx)).rejects.toThrow(message)
    expect(await waitingJobs(ctx)).toMatchObject([{ name: 'send-mail' }])
    expect(ctx.mailer.sentMails).toEqual([])
  })
})

it('lists each event once', () => {
  const names = ctx.registry.events.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

it('refuses to compile refs that do not fit, and a list that lacks an event or its builder', () => {
  const ids = { requestId: '', leadId: '', name: '', request: { id: '', title: '' } }
  const wrong = (ctx: TxCtx) => [
    // @ts-expect-error: a ref is missing
    notify(ctx, leadTakenEvent, { ...letter, data: { ...ids, seatsTaken: 1 } }),
    // @ts-expect-error: a ref that the mail does not have
    notify(ctx, welcomeEvent, { ...letter, data: { userId: '', leadId: '' } }),
    // @ts-expect-error: text instead of a number
    notify(ctx, leadTakenEvent, { ...letter, data: { ...ids, seatsTaken: '1', seatsTotal: 5 } }),
    // @ts-expect-error: the other events are missing
    everyEvent([welcomeBuilder]),
    // @ts-expect-error: nobody builds the mail
    [...ctx.registry.events, leadTakenEvent] satisfies Registry['events'],
  ]
  expect(wrong).toBeInstanceOf(Function)
})
