import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { confirmEmail } from '../../accounts/mailbox/confirm-email'
import { requestConfirmation } from '../../accounts/mailbox/renew-confirmation'
import { requestPasswordReset } from '../../accounts/recovery/request-password-reset'
import { register } from '../../accounts/registration/register'
import { createServiceRequest } from '../../service-requests/filing/create-service-request'
import { createConsumerRequest } from '../../support/consumer-requests/create-consumer-request'
import { createDataRequest } from '../../support/data-requests/create-data-request'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { account, visitor } from '../actor'
import { mailIsWanted } from './marked-addresses'
import { sendWaitingMails } from './send-waiting-mails'

const limit = serverLimits.unprovenMailsPerConnection
const line = '203.0.113.10'
let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const caller = (name: string, connection = line) =>
  visitor({ connection, ipPrefix: '203.0.113.0/24', deviceHash: `device-${name}` })
const join = (name: string, connection?: string) =>
  register(ctx, caller(name, connection), {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: `${name}@example.com`,
    password: 'una clave bien larga',
  })
const complain = (name: string, connection?: string) =>
  createConsumerRequest(ctx, caller(name, connection), {
    kind: 'withdrawal',
    topic: 'other',
    name: 'Ana',
    email: `${name}@example.com`,
    detail: name,
  })
const askForData = (name: string) =>
  createDataRequest(ctx, caller(name), { kind: 'access', email: `${name}@example.com` })
const file = (at: number) =>
  createServiceRequest(
    ctx,
    caller(`file-${at}`),
    submission({
      phone: `0341 15-555-${3000 + at}`,
      email: `file-${at}@example.com`,
      description: `Pedido ${at}`,
    }),
  )
const times = <Result>(count: number, call: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, at) => call(at)))
const fill = () => times(limit, (at) => complain(`stranger-${at}`))
const mailsTo = (name: string) =>
  ctx.mailer.sentMails.filter(({ to }) => to === `${name}@example.com`).map(({ content }) => content)
const strangersMailed = () => new Set(ctx.mailer.sentMails.map(({ to }) => to)).size

async function sendWaiting(): Promise<void> {
  await sendWaitingMails(ctx)
  await runDueJobs(ctx)
}

describe('mails that one connection causes in mailboxes of strangers', () => {
  it('stay within one budget of all kinds, also at the same moment, and no call is refused', async () => {
    await Promise.all([
      times(15, (at) => join(`join-${at}`)),
      times(20, (at) => complain(`complain-${at}`)),
      times(15, (at) => askForData(`data-${at}`)),
      times(8, file),
    ])
    await runDueJobs(ctx)
    expect(strangersMailed()).toBe(limit)
    const waitingMails = await ctx.db.unprovenMail.count({ where: { admittedAt: null } })
    const waitingCodes = await ctx.db.serviceRequest.count({ where: { codeWaitsSince: { not: null } } })
    expect(waitingMails + waitingCodes).toBe(58 - limit)
  })

  it('wait beyond the budget, which the answer says, and are sent when there is room, the latest first', async () => {
    await fill()
    expect(await complain('first')).toMatchObject({ isMailed: true, isMailWaiting: true })
    ctx.clock.advance({ minutes: 1 })
    expect(await askForData('second')).toMatchObject({ isMailWaiting: true })
    expect(await complain('neighbour', '203.0.113.11')).toMatchObject({ isMailWaiting: false })
    await sendWaiting()
    expect([mailsTo('first').length, mailsTo('second').length]).toEqual([0, 0])
    ctx.clock.advance({ minutes: 60 })
    // Budget for one more mail.
    await times(limit - 1, (at) => complain(`later-${at}`))
    await sendWaiting()
    expect([mailsTo('first').length, mailsTo('second').length]).toEqual([0, 1])
    ctx.clock.advance({ minutes: 61 })
    await sendWaiting()
    expect(mailsTo('first')).toHaveLength(1)
  })

  it('count no longer once their own mailbox answers', async () => {
    await fill()
    await ctx.transaction((ctx) => mailIsWanted(ctx, 'stranger-0@example.com'))
    expect(await complain('next')).toMatchObject({ isMailWaiting: false })
    expect(await complain('after')).toMatchObject({ isMailWaiting: true })
  })

  it('are dropped after a day, and the account asks for another link', async () => {
    await fill()
    const { id } = await join('ana')
    const actor = account(id, 'user', { connection: '203.0.113.11' })
    // The connection never has budget.
    for (let hour = 0; hour <= serverLimits.waitingMailHours; hour += 1) {
      await ctx.db.unprovenMail.updateMany({
        where: { admittedAt: { not: null } },
        data: { admittedAt: ctx.clock.now() },
      })
      await sendWaiting()
      ctx.clock.advance({ hours: 1 })
    }
    await sendWaiting()
    expect(await ctx.db.mail.findFirst({ where: { to: 'ana@example.com' } })).toMatchObject({
      sentAt: null,
      skippedAt: expect.any(Date),
    })
    expect(await requestConfirmation(ctx, actor)).toMatchObject({ isMailWaiting: false })
    await runDueJobs(ctx)
    const [mail] = mailsTo('ana')
    const url = mail && 'confirmUrl' in mail.props ? String(mail.props.confirmUrl) : ''
    await confirmEmail(ctx, visitor(), { token: url.split('/').at(-1) ?? '' })
  })

  it('include the link for a password of an unproven account, which is made when it is mailed', async () => {
    await join('ana', '203.0.113.11')
    const provenUser = await buildUser(ctx, { email: 'pedro@example.com' })
    await fill()
    await requestPasswordReset(ctx, caller('reset'), { email: 'ana@example.com' })
    await requestPasswordReset(ctx, caller('reset'), { email: provenUser.email })
    await runDueJobs(ctx)
    const resets = () => ctx.mailer.sentMails.filter(({ content }) => content.template === 'password-reset')
    expect(resets().map(({ to }) => to)).toEqual([provenUser.email])
    ctx.clock.advance({ minutes: 61 })
    await runDueJobs(ctx)
    expect(resets().map(({ to }) => to)).toEqual([provenUser.email, 'ana@example.com'])
    const link = await ctx.db.accountLink.findFirstOrThrow({
      where: { kind: 'password_reset', email: 'ana@example.com' },
    })
    expect(link.createdAt).toEqual(ctx.clock.now())
  })
})

describe('mails of the whole site to strangers', () => {
  /** Simulates this many mails by other connections within the hour. */
  async function sendFromElsewhere(count: number): Promise<void> {
    const now = ctx.clock.now()
    await ctx.db.$executeRaw`
      WITH stored AS (
        INSERT INTO mails (id, dedupe_key, template, "to", refs, message_id, created_at, sent_at)
        SELECT gen_random_uuid(), 'x' || n, 'welcome', 'x' || n || '@example.com', '{}', 'x' || n, ${now}, ${now}
        FROM generate_series(1, ${count}::int) n RETURNING id)
      INSERT INTO unproven_mails (mail_id, connection_hash, admitted_at) SELECT id, id::text, ${now} FROM stored`
  }

  it('leave each connection a few when they are many', async () => {
    await sendFromElsewhere(serverLimits.unprovenMailsOfBusySite)
    const fewMails = serverLimits.unprovenMailsPerConnectionOfBusySite
    for (let at = 0; at < fewMails; at += 1)
      expect(await complain(`few-${at}`)).toMatchObject({ isMailWaiting: false })
    expect(await complain('next')).toMatchObject({ isMailWaiting: true })
  })

  it('end at the ceiling, and go on an hour later', async () => {
    await sendFromElsewhere(serverLimits.unprovenMailsOfSite)
    expect(await complain('ana')).toMatchObject({ isMailWaiting: true })
    ctx.clock.advance({ minutes: 61 })
    await sendWaiting()
    expect(mailsTo('ana')).toHaveLength(1)
  })
})
