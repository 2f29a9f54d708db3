import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { type MailScene, mailScene } from '../../../testing/notices/mail-scene'
import { runDueJobs } from '../../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../../testing/test-context'
import { visitor } from '../../actor'
import type { Ctx } from '../../ctx'
import { forgetMailEvents } from './forget-mail-events'
import { receiveMailEvents } from './receive-mail-events'

let ctx: TestCtx
let scene: MailScene
beforeEach(async () => {
  ctx = await createTestContext()
  scene = await mailScene(ctx)
})

const notices = () => ctx.db.notice.count({ where: { userId: scene.userId, type: 'mail-refused' } })
const receive = (...events: unknown[]) => receiveMailEvents(ctx, visitor(), { events })
const soft = { type: 'soft_bounce' }

describe('a mail that comes back', () => {
  it('marks the address, which then gets only required mails, and notifies its account', async () => {
    const { messageId, id } = await scene.write()
    expect(await scene.tell({ messageId })).toEqual({ noted: 1, repeated: 0, skipped: [] })
    expect(await ctx.db.mail.findUnique({ where: { id } })).toMatchObject({
      sentAt: ctx.clock.now(),
      bouncedAt: ctx.clock.now(),
    })
    expect(await scene.mark()).toBe('hard_bounce')
    expect(await notices()).toBe(1)
    expect(await scene.write('news')).toMatchObject({ sentAt: null, withheldAt: ctx.clock.now() })
    expect(await scene.write('owed')).toMatchObject({ sentAt: ctx.clock.now(), withheldAt: null })
    expect(ctx.mailer.sentMails.map(({ content }) => content.template)).toEqual([
      'account-approved',
      'welcome',
    ])
  })

  it('is recorded once, however often the provider reports it at the same moment', async () => {
    await scene.write()
    const event = { id: 'the-same' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => scene.tell(event)))
    expect(answers.map(({ noted }) => noted).sort()).toEqual([0, 0, 0, 0, 1])
    expect(answers.map(({ repeated }) => repeated).sort()).toEqual([0, 1, 1, 1, 1])
    expect(await ctx.db.mailEvent.count()).toBe(1)
    expect(await notices()).toBe(1)
  })

  it('marks an address once, even with several reports at the same moment', async () => {
    const mails = [await scene.write(), await scene.write(), await scene.write()]
    await Promise.all(
      mails.flatMap(({ messageId }) => [
        scene.tell({ messageId }),
        scene.tell({ messageId, type: 'complaint' }),
        scene.tell({ messageId, ...soft }),
      ]),
    )
    expect(await ctx.db.mailEvent.count()).toBe(9)
    expect(await scene.mark()).toBe('complaint')
    expect(await notices()).toBe(1)
  })

  it('marks the address when the server refuses the mail at once', async () => {
    ctx.mailer.bouncing.add(scene.email)
    expect(await scene.write('owed')).toMatchObject({ sentAt: null, bouncedAt: ctx.clock.now() })
    expect(await scene.mark()).toBe('hard_bounce')
    expect(await notices()).toBe(1)
  })

  it('is matched by its Message-ID, with or without brackets, or else to the last mail of that address', async () => {
    const first = await scene.write()
    ctx.clock.advance({ minutes: 1 })
    const second = await scene.write()
    await scene.tell({ messageId: first.messageId.slice(1, -1), email: 'elsewhere@correo.com', ...soft })
    await scene.tell({ email: scene.email.toUpperCase(), ...soft })
    const events = await ctx.db.mailEvent.findMany({ orderBy: { receivedAt: 'asc' } })
    expect(events.map(({ mailId }) => mailId).sort()).toEqual([first.id, second.id].sort())
    expect(new Set(events.map(({ email }) => email.toLowerCase()))).toEqual(new Set([scene.email]))
  })

  it('belongs to nobody after its address was erased, even if it names a mailbox', async () => {
    const { id, messageId } = await scene.write()
    await ctx.db.mail.update({ where: { id }, data: { to: '' } })
    for (const type of ['hard_bounce', 'soft_bounce', 'complaint'])
      expect(await scene.tell({ type, messageId })).toMatchObject({
        noted: 0,
        skipped: [{ reason: 'unknown_address' }],
      })
    expect(await ctx.db.mailEvent.count()).toBe(0)
    expect(await scene.mark()).toBeUndefined()
    expect(await notices()).toBe(0)
  })

  it('marks an address after several temporary bounces, each counted once under concurrent reports', async () => {
    const mails = []
    for (let bounces = 0; bounces < serverLimits.softBounces; bounces += 1) mails.push(await scene.write())
    const [first] = mails
    await scene.tell({ ...soft, messageId: first?.messageId })
    for (const { messageId } of mails.slice(0, -1)) await scene.tell({ ...soft, messageId })
    expect(await scene.mark()).toBeUndefined()
    await Promise.all(mails.slice(-2).map(({ messageId }) => scene.tell({ ...soft, messageId })))
    expect(await scene.mark()).toBe('soft_bounce')
    expect(await notices()).toBe(1)
  })

  it('counts temporary bounces for some weeks only', async () => {
    for (let bounces = 1; bounces < serverLimits.softBounces; bounces += 1)
      await scene.tell({ ...soft, messageId: (await scene.write()).messageId })
    ctx.clock.advance({ days: serverLimits.softBounceDays + 1 })
    await scene.tell({ ...soft, messageId: (await scene.write()).messageId })
    expect(await scene.mark()).toBeUndefined()
  })
})

describe('a complaint', () => {
  it('stops all optional mails, and outweighs a bounce', async () => {
    const { id, messageId } = await scene.write()
    await scene.tell()
    await scene.tell({ type: 'complaint', messageId })
    expect(await ctx.db.mail.findUnique({ where: { id } })).toMatchObject({ complainedAt: ctx.clock.now() })
    expect(await scene.mark()).toBe('complaint')
    expect(await scene.write('news')).toMatchObject({ sentAt: null })
    await scene.tell()
    expect(await scene.mark()).toBe('complaint')
  })
})

describe('a call with several events', () => {
  it('parses each event by itself, and skips and names invalid events and unknown addresses', async () => {
    const { messageId } = await scene.write()
    const at = ctx.clock.now().toISOString()
    const validEvent = { id: 'good', type: 'soft_bounce', email: scene.email, messageId, at }
    const answer = await receive(
      null,
      'words',
      { ...validEvent, id: 'a\u0000b' },
      { ...validEvent, id: 'delivered', type: 'delivered' },
      { ...validEvent, id: 'when', at: 'yesterday' },
      { ...validEvent, id: 'year-0', at: '0000-01-01T00:00:00Z' },
      { ...validEvent, id: 'year-0-here', at: '0001-01-01T00:00:00+03:00' },
      { ...validEvent, id: 'nobody', email: 'nobody@correo.com', messageId: undefined },
      { ...validEvent, more: 'of no use' },
      validEvent,
    )
    const invalid = [0, 1, 2, 3, 4, 5, 6].map((index) => ({ index, reason: 'invalid' }))
    expect(answer).toEqual({
      noted: 1,
      repeated: 1,
      skipped: [...invalid, { index: 7, reason: 'unknown_address' }],
    })
    expect(await ctx.db.mailEvent.findMany({ select: { id: true } })).toEqual([{ id: 'good' }])
  })

  it('is repeated as a whole after a failure of one event, without doing anything twice', async () => {
    await scene.write()
    const at = ctx.clock.now().toISOString()
    const events = ['one', 'two', 'three'].map((id) => ({ id, type: 'complaint', email: scene.email, at }))
    let calls = 0
    const failing: Ctx = {
      ...ctx,
      transaction: async (work, options) => {
        calls += 1
        if (calls === 2) throw new Error('database away')
        return ctx.transaction(work, options)
      },
    }
    await expect(receiveMailEvents(failing, visitor(), { events })).rejects.toThrow('database away')
    expect(await ctx.db.mailEvent.count()).toBe(2)
    expect(await receive(...events)).toEqual({ noted: 1, repeated: 2, skipped: [] })
  })
})

it('deletes old events, and marks of addresses that no other table contains', async () => {
  const guest = 'guest@correo.com'
  await scene.write()
  await scene.tell()
  await ctx.db.markedAddress.create({
    data: { email: guest, reason: 'hard_bounce', markedAt: ctx.clock.now() },
  })
  ctx.clock.advance({ days: limits.mailEventDays + (await ctx.settings.get('anonymiseAfterDays')) })
  await runDueJobs(ctx)
  await forgetMailEvents(ctx)
  expect(await ctx.db.mailEvent.count()).toBe(0)
  expect(await ctx.db.markedAddress.findMany({ select: { email: true } })).toEqual([{ email: scene.email }])
})
