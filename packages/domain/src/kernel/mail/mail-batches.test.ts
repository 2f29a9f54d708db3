import { createDb, type Db } from '@oficio/db/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { notifyProfessionals } from '../../service-requests/matching/notify-professionals'
import { requestsDigestEvent } from '../../service-requests/matching-events'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { fakeContext } from '../../testing/fake-context'
import { runDueJobs, waitingJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { notify } from '../notices/notify'
import { muteMailbox } from './mail-reader'
import { markAddress } from './marked-addresses'
import { sendMailHandler } from './send-mail'
import { sendStored } from './send-mail-job'

let ctx: TestCtx
const openedDbs: Db[] = []

beforeEach(async () => {
  ctx = await createTestContext()
})
afterEach(async () => {
  for (const db of openedDbs.splice(0)) await db.$disconnect()
})

/** Files a request that matches that many professionals. Returns their addresses in the order of the outbox. */
async function notifyWave(count: number): Promise<string[]> {
  for (let index = 0; index < count; index += 1) await buildProfessional(ctx)
  const { id } = await buildServiceRequest(ctx)
  await notifyProfessionals(ctx, id)
  const mails = await ctx.db.mail.findMany({ orderBy: { id: 'asc' } })
  return mails.map(({ to }) => to)
}

const recipients = () => ctx.mailer.sentMails.map(({ to }) => to)
const mailJobs = async () => (await waitingJobs(ctx)).filter(({ name }) => name === 'send-mail')

describe('the mails of a wave', () => {
  it('are sent in few jobs, each mail once, even if each job runs twice', async () => {
    const addresses = await notifyWave(12)
    expect(await mailJobs()).toHaveLength(2)
    await runDueJobs(ctx, { timesEach: 2 })
    expect(recipients().sort()).toEqual(addresses.sort())
    expect(new Set(ctx.mailer.sentMails.map(({ messageId }) => messageId)).size).toBe(12)
    expect(await ctx.db.mail.count({ where: { sentAt: null } })).toBe(0)
  })

  it('need hardly more statements than one mail', async () => {
    await notifyWave(9)
    await ctx.transaction(async (ctx) => {
      await ctx.db.$executeRaw`SELECT graphile_worker.remove_job('mails:9:' || min(id::text)) FROM mails`
      await sendStored(
        ctx,
        (await ctx.db.mail.findMany({ take: 1 })).map(({ id }) => id),
      )
    })
    const statements: string[] = []
    const db = createDb({
      url: ctx.databaseUrl,
      poolSize: 10,
      trace: async ({ kind, name }, work) => {
        if (kind === 'call') statements.push(name)
        return work()
      },
    })
    openedDbs.push(db)
    const countingCtx = fakeContext(db, ctx.databaseUrl)
    const mailIds = (await ctx.db.mail.findMany()).map(({ id }) => id)
    await sendMailHandler.run(countingCtx, { mailId: mailIds.pop() })
    const ofOne = statements.splice(0).length
    await sendMailHandler.run(countingCtx, { mailIds })
    expect(countingCtx.mailer.sentMails).toHaveLength(9)
    // Each mail has one statement of its own: it is marked as sent before the next one.
    expect(statements.filter((name) => name === 'UPDATE mails')).toHaveLength(8)
    expect(statements.length - 8).toBeLessThanOrEqual(ofOne)
  })

  it('respect the choice and the mark of each reader', async () => {
    const [mutedTo = '', markedTo = '', ...wantedTo] = await notifyWave(4)
    // Without a proven mailbox, the choice is stored for the mailbox itself.
    await ctx.db.user.updateMany({ where: { email: mutedTo }, data: { emailVerifiedAt: null } })
    await muteMailbox(ctx, mutedTo.toUpperCase(), 'new-requests')
    const mark = {
      address: markedTo.toUpperCase(),
      reason: 'complaint',
      at: ctx.clock.now(),
      key: 'one',
    } as const
    await ctx.transaction((ctx) => markAddress(ctx, mark))
    await runDueJobs(ctx)
    expect(recipients().filter((to) => to !== markedTo)).toEqual(wantedTo)
    const skipped = await ctx.db.mail.findMany({
      where: { skippedAt: { not: null } },
      orderBy: { id: 'asc' },
    })
    expect(skipped.map(({ to, withheldAt }) => [to, withheldAt !== null])).toEqual([
      [mutedTo, false],
      [markedTo, true],
    ])
  })
})

describe('a mail that fails among others', () => {
  it('gets a job of its own and does not hold up the others', async () => {
    const [failingTo, ...sentTo] = await notifyWave(3)
    ctx.mailer.failures = 1
    await runDueJobs(ctx)
    expect(recipients()).toEqual(sentTo)
    const { id } = await ctx.db.mail.findFirstOrThrow({ where: { sentAt: null } })
    expect(await mailJobs()).toMatchObject([{ payload: { mailId: id } }])
    ctx.clock.advance({ seconds: 3 })
    await runDueJobs(ctx)
    expect(recipients()).toEqual([...sentTo, failingTo])
  })

  it('is retried by the job itself once it is alone', async () => {
    await notifyWave(2)
    ctx.mailer.failures = 2
    await runDueJobs(ctx)
    ctx.mailer.failures = 1
    ctx.clock.advance({ seconds: 3 })
    await expect(runDueJobs(ctx)).rejects.toThrow('mail server gone')
    await runDueJobs(ctx)
    expect(recipients()).toHaveLength(2)
  })

  it('may be a mail that cannot be built any more', async () => {
    await notifyWave(3)
    const { id } = await ctx.db.mail.findFirstOrThrow({ orderBy: { id: 'asc' } })
    await ctx.db.mail.update({ where: { id }, data: { refs: { nonsense: true } } })
    await runDueJobs(ctx)
    expect(recipients()).toHaveLength(2)
    expect(await mailJobs()).toMatchObject([{ payload: { mailId: id } }])
  })
})

describe('a slow mail server', () => {
  it('ends a job after two seconds, and a new job sends the rest', async () => {
    const addresses = await notifyWave(6)
    const { send } = ctx.mailer
    ctx.mailer.send = async (message) => {
      ctx.clock.advance({ ms: 900 })
      return send(message)
    }
    const names = (await runDueJobs(ctx)).filter((name) => name === 'send-mail')
    expect(names).toHaveLength(2)
    expect(recipients()).toEqual(addresses)
  })
})

describe('a database that goes away after a mail was sent', () => {
  it('ends the job, so that only this mail is sent again', async () => {
    const addresses = await notifyWave(4)
    const { db } = ctx
    const failing = new Proxy(db, {
      get: (target, name) =>
        name === '$executeRaw' ? () => Promise.reject(new Error('database gone')) : Reflect.get(target, name),
    })
    const mailIds = (await db.mail.findMany({ orderBy: { id: 'asc' } })).map(({ id }) => id)
    await expect(sendMailHandler.run({ ...ctx, db: failing }, { mailIds })).rejects.toThrow('not recorded')
    expect(recipients()).toEqual(addresses.slice(0, 1))
    await runDueJobs(ctx)
    expect(recipients()).toEqual([...addresses.slice(0, 1), ...addresses])
  })
})

describe('mails of a batch that takes long', () => {
  it('are not sent if another job sent them meanwhile', async () => {
    const addresses = await notifyWave(3)
    const { send } = ctx.mailer
    ctx.mailer.send = async (message) => {
      ctx.clock.advance({ ms: 300 })
      await ctx.db.mail.updateMany({ where: { to: addresses[2] ?? '' }, data: { sentAt: ctx.clock.now() } })
      return send(message)
    }
    await runDueJobs(ctx)
    expect(recipients()).toEqual(addresses.slice(0, 2))
  })
})

describe('a slow database', () => {
  it('puts off the rest of a batch, but never the first mail', async () => {
    const addresses = await notifyWave(4)
    const { db } = ctx
    const mail = new Proxy(db.mail, {
      get: (target, name) => {
        if (name === 'findMany') ctx.clock.advance({ seconds: 3 })
        return Reflect.get(target, name)
      },
    })
    const slow = new Proxy(db, {
      get: (target, name) => (name === 'mail' ? mail : Reflect.get(target, name)),
    })
    const mailIds = (await db.mail.findMany({ orderBy: { id: 'asc' } })).map(({ id }) => id)
    await sendMailHandler.run({ ...ctx, db: slow }, { mailIds })
    expect(recipients()).toEqual(addresses.slice(0, 1))
  })
})

describe('a digest', () => {
  it('is handled after the mails of a request that was filed later', async () => {
    const { id: professionalId } = await buildProfessional(ctx)
    const data = { professionalId, day: '2035-03-12' }
    await ctx.transaction((ctx) =>
      notify(ctx, requestsDigestEvent, { email: 'ana@example.com', key: 'one', data }),
    )
    const { id: digestId } = await ctx.db.mail.findFirstOrThrow()
    await notifyWave(2)
    const { send } = ctx.mailer
    ctx.mailer.send = async (message) => {
      ctx.clock.advance({ ms: 1 })
      return send(message)
    }
    await runDueJobs(ctx)
    expect(recipients().length).toBeGreaterThan(0)
    const digest = await ctx.db.mail.findUniqueOrThrow({ where: { id: digestId } })
    // It is skipped, because nothing is left to list. The clock counts the mails that were sent before.
    expect(digest.skippedAt).toEqual(ctx.clock.now())
  })
})
