import {
  type ConsumerRequestTopic,
  consumerRequestForm,
  consumerRequestTopics,
} from '@oficio/contracts/support/consumer-requests'
import { beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { getOverview } from '../../admin/overview/get-overview'
import { account, visitor } from '../../kernel/actor'
import { registry } from '../../registry'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { anonymiseConsumerRequests } from './anonymise-consumer-requests'
import { answerConsumerRequest } from './answer-consumer-request'
import { createConsumerRequest } from './create-consumer-request'
import { listConsumerRequests } from './list-consumer-requests'

type Form = z.input<typeof consumerRequestForm>

let ctx: TestCtx
let admin: ReturnType<typeof account>
beforeEach(async () => {
  ctx = await createTestContext()
  admin = account((await buildUser(ctx, { role: 'admin', firstName: 'Ana', lastName: 'Ríos' })).id, 'admin')
})

const form = (changes: Partial<Form> = {}) =>
  consumerRequestForm.parse({
    kind: 'withdrawal',
    topic: 'urgent_request',
    name: 'Lucía Fernández',
    email: 'Lucia.Fernandez@example.com',
    phone: '',
    detail: 'Lo resolvió un vecino.',
    ...changes,
  })
const send = (changes: Partial<Form> = {}) => createConsumerRequest(ctx, visitor(), form(changes))
const open = async () => (await listConsumerRequests(ctx, admin, { state: 'open', sort: 'due' })).rows
const answer = async (status: 'done' | 'refused', words = 'Ya te devolvimos el pago.') => {
  const [request] = await open()
  return answerConsumerRequest(ctx, admin, { id: request?.id ?? '', status, answer: words })
}

describe('what a consumer asks', () => {
  it('gets a code at once, the same by mail, and is due a day later', async () => {
    const { code, createdAt, dueAt } = await send()
    expect(code).toMatch(/^ARR-[2-9A-Y]{4}-[2-9A-Y]{4}$/)
    expect((await send({ kind: 'cancellation', topic: 'subscription' })).code).toMatch(/^BAJ-/)
    expect(Date.parse(dueAt) - Date.parse(createdAt)).toBe(24 * 3_600_000)
    await runDueJobs(ctx, { timesEach: 2 })
    const [first] = ctx.mailer.sentMails
    expect(ctx.mailer.sentMails).toHaveLength(2)
    expect(first).toMatchObject({
      to: 'Lucia.Fernandez@example.com',
      content: { template: 'consumer-request-received', props: { code } },
    })
  })

  it('may be any contract that the site sells: each is among what the buttons name', async () => {
    const { withdrawal, cancellation } = consumerRequestTopics
    // A new kind of payment needs its topic here.
    const topicOf: Record<string, ConsumerRequestTopic> = {
      urgency_fee: 'urgent_request',
      verification: 'verification',
      ad_booking: 'advertising',
      professional: 'subscription',
      business: 'business_plan',
    }
    const soldKinds = registry.paymentKinds.map(({ kind }) => kind)
    const subscribed = registry.subscriptionKinds.map(({ subjectType }) => subjectType)
    expect(Object.keys(topicOf).sort()).toEqual([...soldKinds, ...subscribed].sort())
    for (const kind of [...soldKinds, ...subscribed]) expect(withdrawal).toContain(topicOf[kind])
    for (const kind of subscribed) expect(cancellation).toContain(topicOf[kind])
  })

  it('notifies every admin, without a name in the notice', async () => {
    const second = await buildUser(ctx, { role: 'admin' })
    await buildUser(ctx, { role: 'admin', closedAt: ctx.clock.now() })
    await send()
    const notices = await ctx.db.notice.findMany()
    expect(notices.map(({ userId }) => userId).sort()).toEqual([admin.userId, second.id].sort())
    expect(JSON.stringify(notices)).not.toMatch(/luc[ií]a|vecino/i)
  })

  it('keeps its code when the same form comes again within the day, from wherever, however often at once', async () => {
    const { code } = await send()
    ctx.clock.advance({ hours: 23 })
    const again = { email: 'lucia.fernandez@EXAMPLE.com' }
    const codes = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        createConsumerRequest(ctx, visitor({ ipPrefix: `10.0.${at}.0/24` }), form(again)),
      ),
    )
    expect(new Set(codes.map((receipt) => receipt.code))).toEqual(new Set([code]))
    expect(await ctx.db.consumerRequest.count()).toBe(1)
    expect(await ctx.db.mail.count()).toBe(1)
    ctx.clock.advance({ hours: 2 })
    expect((await send()).code).not.toBe(code)
  })

  it('is one request when eight arrive at the same moment before any is stored', async () => {
    const receipts = await Promise.all(Array.from({ length: 8 }, () => send()))
    expect(new Set(receipts.map(({ code }) => code)).size).toBe(1)
    expect(await ctx.db.mail.count()).toBe(1)
  })

  it('cannot be used to flood a mailbox, nor to keep its owner from asking, and tomorrow counts from zero', async () => {
    const details = Array.from({ length: 6 }, (_, at) => `Pedido ${at}`)
    const sentRequests = await Promise.all(details.map((detail) => send({ detail })))
    expect(new Set(sentRequests.map(({ code }) => code)).size).toBe(6)
    expect(sentRequests.filter(({ isMailed }) => isMailed)).toHaveLength(5)
    expect(await ctx.db.mail.count()).toBe(5)
    const [unmailed] = sentRequests.flatMap(({ isMailed }, at) => (isMailed ? [] : [details[at]]))
    expect(await send({ detail: unmailed })).toMatchObject({ isMailed: false })
    expect(await send({ detail: 'Otro', email: 'otra@example.com' })).toMatchObject({ isMailed: true })
    ctx.clock.advance({ hours: 25 })
    expect(await send({ detail: 'Otro' })).toMatchObject({ isMailed: true })
  })

  it('is refused when a program filled in the field that people do not see', async () => {
    await expect(send({ website: 'https://spam.example' })).rejects.toMatchObject({
      code: 'validation_failed',
    })
    expect(await ctx.db.consumerRequest.count()).toBe(0)
  })

  it('needs words when it is about something else, and a topic that fits the button', () => {
    const faults = (changes: Partial<Form>) =>
      consumerRequestForm
        .safeParse({ ...form(), ...changes })
        .error?.issues.map(({ path }) => path.join('.')) ?? []
    expect(faults({ topic: 'other', detail: ' ' })).toEqual(['detail'])
    expect(faults({ kind: 'cancellation', topic: 'urgent_request' })).toEqual(['topic'])
    expect(faults({ phone: '123' })).toEqual(['phone'])
    expect(faults({ phone: '0341 15-555-1234' })).toEqual([])
  })
})

describe('the queue of admins', () => {
  it('begins with what is overdue, and knows whether the mail address has an account', async () => {
    await buildUser(ctx, { email: 'lucia.fernandez@example.com', username: 'lucia' })
    await send()
    ctx.clock.advance({ hours: 20 })
    await send({ email: 'otra@example.com' })
    const requests = await open()
    expect(requests.map(({ email }) => email)).toEqual(['Lucia.Fernandez@example.com', 'otra@example.com'])
    expect(requests.map(({ account }) => account)).toEqual([{ username: 'lucia', role: 'user' }, null])
    expect((await getOverview(ctx, admin)).waiting).toEqual([
      { kind: 'consumer-requests', count: requests.length, since: requests[0]?.dueAt },
    ])
  })

  it('an answer reaches the consumer, leaves its trace and is given once', async () => {
    await send()
    const { id, code } = await answer('done')
    expect(await open()).toEqual([])
    const answeredRequests = (await listConsumerRequests(ctx, admin, { state: 'answered', sort: 'newest' }))
      .rows
    expect(answeredRequests).toMatchObject([{ code, status: 'done', answeredBy: 'Ana Ríos' }])
    expect(await ctx.db.auditEntry.findMany()).toMatchObject([
      { action: 'consumer-request-done', subject: `consumer-request:${id}`, userId: admin.userId },
    ])
    await runDueJobs(ctx, { timesEach: 2 })
    const mail = ctx.mailer.sentMails.filter(
      ({ content }) => content.template === 'consumer-request-answered',
    )
    expect(mail).toMatchObject([{ content: { props: { code, answer: 'Ya te devolvimos el pago.' } } }])
    const twice = answerConsumerRequest(ctx, admin, { id, status: 'refused', answer: 'No.' })
    await expect(twice).rejects.toMatchObject({ code: 'already_answered' })
    const unknown = answerConsumerRequest(ctx, admin, { id: ctx.ids.next(), status: 'done', answer: 'Sí.' })
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' })
  })

  it('two admins who answer at once do not both answer', async () => {
    await send()
    const answers = await Promise.allSettled([answer('done'), answer('refused', 'No corresponde.')])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await ctx.db.mail.count({ where: { template: 'consumer-request-answered' } })).toBe(1)
    expect(await ctx.db.auditEntry.count()).toBe(1)
  })
})

describe('personal data of an answered request', () => {
  it('goes when its days are over, with the address of its mails; what is open stays', async () => {
    const { code } = await send()
    await answer('done', 'Listo, Lucía.')
    await send({ detail: 'Otra cosa, de Lucía' })
    await runDueJobs(ctx)
    ctx.clock.advance({ hours: 91 * 24 })
    await anonymiseConsumerRequests(ctx)
    await anonymiseConsumerRequests(ctx)
    const request = await ctx.db.consumerRequest.findUniqueOrThrow({ where: { code } })
    expect(JSON.stringify(request)).not.toMatch(/luc[ií]a|vecino/i)
    expect(request).toMatchObject({ kind: 'withdrawal', status: 'done', submissionHash: '' })
    const mails = await ctx.db.mail.findMany({
      where: { refs: { path: ['consumerRequestId'], equals: request.id } },
    })
    expect(mails.map(({ to }) => to)).toEqual(['', ''])
    expect(await open()).toMatchObject([{ name: 'Lucía Fernández', isAnonymised: false }])
  })
})
